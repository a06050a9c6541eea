// Amounts that decide something in test mode, such as a decline, and drawing amounts that do not.
import fc from 'fast-check';

/** All other amounts of the suite are drawn around these; laws about one of them name it. */
const magic: readonly (readonly [number, number])[] = [
  [10, 11],
  [1_300, 1_310],
  [1_401, 1_412],
  [4_000, 4_080],
  [5_000, 5_000],
  [9_999, 9_999],
  [10_051, 10_060],
  [10_100, 10_102],
  [11_000, 11_004],
  [12_003, 12_003],
  [20_103, 20_111],
  [400_300, 405_900],
];

/** Amounts that our test mode declines, by type of channel; others have their own, or none. */
export const declinedAmounts: Readonly<Record<string, readonly number[]>> = {
  CARD: [10_052, 10_054, 10_057],
  EWALLET: [20_105, 20_110],
  DIRECT_DEBIT: [11_002],
};

/** Amounts of card charges that our test mode declines, by the reason (CARD-FAIL-*). */
export const declinedCharges: Readonly<Record<string, number>> = {
  EXPIRED_CARD: 10_051,
  CARD_DECLINED: 10_052,
  INSUFFICIENT_BALANCE: 10_054,
  STOLEN_CARD: 10_055,
  INACTIVE_CARD: 10_056,
  PROCESSOR_ERROR: 10_057,
  INVALID_CVN: 10_058,
  BIN_BLOCK: 10_060,
};

/** Amounts whose refund our test mode declines after it has accepted it. */
export const declinedRefunds: readonly number[] = [1_301, 1_302, 1_303, 1_304, 1_305];

export const isMagic = (amount: number): boolean =>
  magic.some(([low, high]) => amount >= low && amount <= high);

/** Whole amounts that decide nothing. */
export const wholeAmount = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min, max }).filter((amount) => !isMagic(amount));

/** The amount, or the next larger one that decides nothing; begins again at `min` after `max`. */
export const ordinaryAmount = (amount: number, min: number, max: number): number => {
  for (let step = 0; step <= max - min; step += 1) {
    const candidate = min + ((amount - min + step) % (max - min + 1));
    if (!isMagic(candidate)) return candidate;
  }
  throw new Error(`Every amount from ${min} to ${max} decides something.`);
};
