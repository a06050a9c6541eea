// Defines magic values: values that decide an outcome in test mode, such as an amount that is
// declined. They belong to the target: no clause states one, so only those that the target lists
// are relied on.
import { cardFailureReason } from '@kasir/models';
import * as z from 'zod';

const AMOUNT = 'must be an amount above 0 as requests have it, such as 10052';
const amount = z.number({ error: AMOUNT }).positive({ error: AMOUNT });

const RANGE = `${AMOUNT}, or a range with the lower end first, such as [400300, 405900]`;
const pair = z.tuple([amount, amount]).refine(([low, high]) => low <= high, { error: RANGE });
const range = z.union([amount, pair], { error: RANGE });

const AMOUNTS = 'must be a list of amounts, such as [10052, 10054]';
const amounts = z.array(amount, { error: AMOUNTS }).readonly();

const CARD = 'must be a card number of 12 to 19 digits as a text, such as "4000000000001000"';
const card = z.string({ error: CARD }).regex(/^\d{12,19}$/, { error: CARD });

const PASSWORD = 'must be the one-time password as a text, such as "123456"';
const password = z.string({ error: PASSWORD }).min(1, { error: PASSWORD });

const text = z.string().min(1);

/** An object of optional members; its error message lists their names if it has an unknown one. */
const object = <T extends z.ZodRawShape>(shape: T) =>
  z
    .strictObject(shape, {
      error: ({ code, keys }) =>
        code === 'unrecognized_keys'
          ? `has no ${(keys as readonly string[]).join(', ')}: it may have ${Object.keys(shape).join(', ')}`
          : `must be an object with some of ${Object.keys(shape).join(', ')}`,
    })
    .readonly();

const REASONS = `must be an object with some of ${cardFailureReason.options.join(', ')}`;

const magic = object({
  amounts: z
    .array(range, { error: 'must be a list of amounts and ranges, such as [5000, [1300, 1310]]' })
    .readonly()
    .default([]),
  declinedAmounts: object({
    CARD: amounts.optional(),
    EWALLET: amounts.optional(),
    DIRECT_DEBIT: amounts.optional(),
  }).default({}),
  declinedCharges: z.partialRecord(cardFailureReason, amount, { error: REASONS }).default({}),
  declinedWalletPayments: amounts.default([]),
  declinedRefunds: amounts.default([]),
  unavailable: amount.optional(),
  cards: object({
    challenged: card.optional(),
    visa: card.optional(),
    mastercard: card.optional(),
    amex: card.optional(),
    jcb: card.optional(),
  }).default({}),
  installments: z
    .array(object({ card, count: z.int().positive(), interval: text, least: amount }), {
      error: 'must be a list of plans: card, count, interval, least',
    })
    .readonly()
    .default([]),
  namedCard: card.optional(),
  promotion: object({ reference_id: text, percent: z.int().min(1).max(99) }).optional(),
  password: password.optional(),
  wrongPassword: password.optional(),
});

/** The magic values of a target; `magicLines` explains each. */
export type Magic = z.output<typeof magic>;

/** Parses a list. Throws with every field that is wrong, and what it must be. */
export const parseMagic = (value: unknown): Magic => {
  const found = magic.safeParse(value);
  if (found.success) return found.data;
  const problems = found.error.issues.map(
    ({ path, message }) => `${['magic', ...path].join('.')} ${message}`,
  );
  throw new Error(`${problems.join('; ')}.`);
};

/** Returns the amounts that a type of payment method declines. */
export const declinedOf = ({ declinedAmounts }: Magic, type: string): readonly number[] =>
  declinedAmounts[type as keyof typeof declinedAmounts] ?? [];

/** Returns the amount of a card charge that is declined for a reason. */
export const declinedCharge = ({ declinedCharges }: Magic, reason: unknown): number | undefined =>
  declinedCharges[reason as keyof typeof declinedCharges];

/** Returns whether an amount has a meaning in test mode: no payment is drawn with one. */
export const isMagic = (list: Magic, value: number): boolean =>
  list.amounts.some((one) =>
    typeof one === 'number' ? one === value : one[0] <= value && value <= one[1],
  ) ||
  Object.values(list.declinedAmounts).some((some) => some?.includes(value) === true) ||
  Object.values(list.declinedCharges).includes(value) ||
  list.declinedWalletPayments.includes(value) ||
  list.declinedRefunds.includes(value);

/** Numbers of each network with a valid check digit, for targets that list no cards. */
const numbers = {
  challenged: '4000000000001091',
  visa: '4000000000001000',
  mastercard: '5200000000001005',
  amex: '340000000002708',
  jcb: '3528000000000007',
} as const;

/**
 * The name of a card: one whose bank challenges its holder, or one of a network whose bank does
 * not.
 */
export type CardName = keyof typeof numbers;

/** Returns the card number that the target lists, otherwise one that is only well formed. */
export const cardNumber = ({ cards }: Magic, name: CardName): string =>
  cards[name] ?? numbers[name];

/**
 * Returns the card number that the target lists in place of one from the examples; other texts are
 * unchanged.
 */
export const listedCard = (magic: Magic, text: string): string => {
  const [name] = Object.entries(numbers).find(([, number]) => number === text) ?? [];
  return name === undefined ? text : cardNumber(magic, name as CardName);
};
