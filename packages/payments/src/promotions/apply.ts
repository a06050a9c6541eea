// What a promotion leaves to pay.
import { share } from '@kasir/core';
import type { PromotionState } from './kind.ts';

/** What is charged: a card in a currency at a time, without the promotion. */
export interface Promoted {
  /** Minor units. */
  readonly original: number;
  readonly currency: string;
  /** The first six digits of the card. */
  readonly bin: string;
}

/** The amount that is left to pay at a time; undefined where the promotion does not hold. */
export const promotedAmount = (
  { bins, currency, basisPoints, discount, least, most, starts, ends }: PromotionState,
  charged: Promoted,
  now: number,
): number | undefined => {
  const { original, bin } = charged;
  const holds =
    now >= starts &&
    now < ends &&
    charged.currency === currency &&
    (bins.length === 0 || bins.includes(bin)) &&
    original >= (least ?? 0);
  if (!holds) return undefined;
  const off = basisPoints === null ? (discount ?? 0) : share(original, basisPoints);
  return original - Math.min(off, most ?? Infinity);
};
