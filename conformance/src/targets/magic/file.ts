// Writes a list of magic values as conformance.json contains it, with a comment for each value.
import type { Magic } from './magic.ts';

const lines: readonly (readonly [keyof Magic, string])[] = [
  ['amounts', 'Amounts, and ranges of them, that decide something: no other payment has one.'],
  ['declinedAmounts', 'Amounts that are declined, by type of payment method.'],
  ['declinedCharges', 'Amounts of card charges that are declined, by the reason (CARD-FAIL-*).'],
  ['declinedWalletPayments', 'Amounts that the payer of an OVO payment declines (POST /ewallets).'],
  ['declinedRefunds', 'Amounts whose refund fails after it was accepted.'],
  ['unavailable', 'An amount for which a channel, or a lender, is not available.'],
  ['cards', 'A card whose bank asks its holder, and one of each network whose bank asks nobody.'],
  ['installments', 'Cards whose banks offer a plan in IDR, each from an amount upwards.'],
  ['namedCard', 'A card whose bank requires the name of its holder for a charge.'],
  [
    'promotion',
    'A promotion of card charges in IDR, and the part of the amount that it takes off.',
  ],
  ['password', 'The one-time password that is accepted, and one that is not.'],
  ['wrongPassword', ''],
];

const member = (list: Magic, name: keyof Magic): string =>
  `${JSON.stringify(name)}: ${JSON.stringify(list[name])}`;

/** Returns the lines of a list. */
export const magicLines = (list: Magic): readonly string[] => [
  '"magic": {',
  ...lines
    .filter(([name]) => list[name] !== undefined)
    .flatMap(([name, text], at, all) => [
      ...(text === '' ? [] : [`  // ${text}`]),
      `  ${member(list, name)}${at < all.length - 1 ? ',' : ''}`,
    ]),
  '},',
];
