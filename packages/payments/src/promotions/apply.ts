// Calculates the amount to pay with a promotion.
import { share } from '@kasir/core';
import type { PromotionState } from './kind.ts';

/** A card charge without the promotion. */
export interface Promoted {
  /** Minor units. */
  readonly original: number;
  readonly currency: string;
  /** The first six digits of the card. */
  readonly bin: string;
}

/** Returns the amount to pay at a time; undefined when the promotion does not apply. */
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
