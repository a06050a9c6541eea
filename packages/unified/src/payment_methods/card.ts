// Cards: what may be stored and shown of one, and whether its bank asks the holder to authenticate.
import { momentOf, type Violation } from '@kasir/core';
import type { Context } from '@kasir/core/server';
import type { CardInformation, CardVerificationResults, Channel, ShownCard } from '@kasir/models';
import { isChallenged } from '@kasir/payments';
import { effective } from './channel.ts';
import type { Instrument, OnChannel } from './instrument.ts';
import { unfitTime } from './time.ts';

export type Network = NonNullable<ShownCard['card_information']>['network'];

interface NetworkRule {
  readonly network: Network;
  /** Beginning of its numbers, and how long they are. */
  readonly bin: RegExp;
  readonly digits: readonly [number, number];
  readonly cvv: number;
}

/** Data table of the card networks, told apart by the first digits of a number. */
const networks: readonly NetworkRule[] = [
  { network: 'GPN', bin: /^1946/, digits: [16, 19], cvv: 3 },
  { network: 'VISA', bin: /^4/, digits: [13, 19], cvv: 3 },
  { network: 'AMEX', bin: /^3[47]/, digits: [15, 15], cvv: 4 },
  {
    network: 'MASTERCARD',
    bin: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    digits: [16, 16],
    cvv: 3,
  },
  {
    network: 'JCB',
    bin: /^(308[89]|309[0-46-9]|310[0-2]|311[2-9]|3120|315[89]|333[7-9]|334|352[89]|35[3-8])/,
    digits: [16, 19],
    cvv: 3,
  },
  { network: 'DISCOVER', bin: /^(6011|64[4-9]|65)/, digits: [16, 19], cvv: 3 },
  { network: 'UNIONPAY', bin: /^(62|81)/, digits: [16, 19], cvv: 3 },
];

const networkNames = networks.map(({ network }) => network).join(', ');

/** The network of a number, or undefined; everything on the channel GPN is of that network. */
const networkOf = (number: string, { code }: Channel): NetworkRule | undefined =>
  networks.find(
    ({ network, bin, digits: [least, most] }) =>
      (code === 'GPN' ? network === 'GPN' : bin.test(number)) &&
      number.length >= least &&
      number.length <= most,
  );

/** The first six and the last four digits, the others hidden. */
const maskedNumber = (number: string): string =>
  number.slice(0, 6) + 'X'.repeat(number.length - 10) + number.slice(-4);

/** Milliseconds from which a card is over: its month is the last one in which it can be used. */
const cardEnd = ({ expiry_month, expiry_year }: CardInformation): number =>
  Date.UTC(Number(expiry_year), Number(expiry_month), 1);

/** How a card was authenticated; the indicator is that of its network for a known holder. */
export const threeDSecure = (
  network: Network,
  flow: 'CHALLENGE' | 'FRICTIONLESS',
): NonNullable<CardVerificationResults['three_d_secure']> => ({
  three_d_secure_flow: flow,
  eci_code: network === 'MASTERCARD' ? '02' : '05',
  three_d_secure_result: 'AUTHENTICATED',
  three_d_secure_result_reason: null,
  three_d_secure_version: '2.2.0',
});

/** Results of a card that nobody has verified. */
export const unverified: CardVerificationResults = {
  three_d_secure: null,
  cvv_result: null,
  address_verification_result: null,
  network_response_code: null,
  network_response_code_descriptor: null,
};

const wrongCard = (
  now: number,
  sent: CardInformation,
  rule: NetworkRule | undefined,
  path: string,
): (Violation | null)[] => [
  rule === undefined
    ? {
        path: `${path}.card_number`,
        message: `Must be the whole number of a card of ${networkNames}.`,
      }
    : null,
  cardEnd(sent) <= now
    ? { path: `${path}.expiry_year`, message: 'Send a card that has not expired.' }
    : null,
  rule !== undefined && sent.cvv && sent.cvv.length !== rule.cvv
    ? { path: `${path}.cvv`, message: `Send ${rule.cvv} digits for ${rule.network}.` }
    : null,
];

/** What may be shown and stored of a card: neither its number nor its cvv. */
const shownInformation = (
  sent: CardInformation,
  network: Network,
  channel: Channel,
  id: string,
  { account, digest }: Context,
): NonNullable<ShownCard['card_information']> => ({
  token_id: digest(`card token ${id} ${sent.card_number}`).slice(0, 24),
  masked_card_number: maskedNumber(sent.card_number),
  cardholder_name: sent.cardholder_name ?? null,
  expiry_month: sent.expiry_month,
  expiry_year: sent.expiry_year,
  fingerprint: digest(`card ${account.id} ${sent.card_number}`).slice(0, 24),
  type: network === 'GPN' ? 'DEBIT' : 'CREDIT',
  network,
  country: channel.country,
  issuer: 'KASIR TEST BANK',
});

const missingWays = (
  sent: Readonly<Record<string, unknown>>,
  channel: Channel,
  path: string,
): Violation[] => {
  const needed =
    sent['skip_three_d_secure'] === true ? [] : ['success_return_url', 'failure_return_url'];
  const missing = (key: string, why: string): Violation[] =>
    (sent[key] ?? null) === null
      ? [{ path: `${path}.${key}`, message: `This field is required ${why}.` }]
      : [];
  return [
    ...needed.flatMap((key) => missing(key, 'unless skip_three_d_secure is true')),
    ...(channel.code.endsWith('_CARD_INSTALLMENT')
      ? missing('installment_configuration', `for ${channel.code}`)
      : []),
  ];
};

/**
 * A card. One that is saved is authenticated first, unless the merchant skips that or its bank does
 * not ask (STATE-UNSPEC-03).
 */
export const card = (
  now: number,
  { input, channel, around, context }: OnChannel<'CARD'>,
): Instrument => {
  const { card_information: sent, channel_properties: own } = input.card;
  const path = `${around.paths.method}.card`;
  const rule = networkOf(sent.card_number, channel);
  const challenged = isChallenged(sent.card_number);
  const skips = effective(own, around)['skip_three_d_secure'] === true;
  const saved = input.reusability === 'MULTIPLE_USE' && !skips;
  const ends = own.expires_at ? momentOf(own.expires_at) : Infinity;
  const properties = `${path}.channel_properties`;
  return {
    violations: [
      ...missingWays(effective(own, around), channel, properties),
      ...wrongCard(now, sent, rule, `${path}.card_information`),
      ends === Infinity ? null : unfitTime(now, channel, ends, `${properties}.expires_at`),
    ],
    expires: Math.min(ends, cardEnd(sent)),
    authorised: saved && challenged ? 'by payer' : 'at once',
    challenged,
    shown: (id) => {
      const network = rule?.network ?? 'VISA';
      return {
        card: {
          currency: channel.currency,
          channel_code: input.card.channel_code ?? null,
          channel_properties: own,
          card_information: shownInformation(sent, network, channel, id, context),
          card_verification_results: {
            ...unverified,
            three_d_secure: saved && !challenged ? threeDSecure(network, 'FRICTIONLESS') : null,
            cvv_result: sent.cvv ? 'MATCH' : null,
            address_verification_result: input.billing_information?.postal_code ? 'MATCH' : null,
          },
        },
      };
    },
  };
};
