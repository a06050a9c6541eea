// Calculates the amount to pay with a promotion: one that the merchant has created, otherwise one
// in the settings of the account.
import { share } from '@kasir/core/money';
import type { Scope } from '@kasir/core/server';
import type { Need } from '@kasir/core/store';
import { findCardDiscount, type CardDiscount } from '@kasir/models';
import { promotions, type PromotionState } from './kind.ts';

/** A card charge without the promotion. */
export interface Promoted {
  /** Minor units. */
  readonly original: number;
  readonly currency: string;
  /** The first six digits of the card. */
  readonly bin: string;
}

/** Returns the amount after a created promotion; undefined when it does not apply at a time. */
const byCreated = (
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

/** Returns the amount after a discount of the settings; undefined when it does not apply. */
const bySettings = (
  { basisPoints, amount, least }: CardDiscount,
  { original }: Promoted,
): number | undefined =>
  original < least ? undefined : original - share(original, basisPoints) - amount;

/** Returns the rows to load for a promotion with this reference. */
export const promotionNeeds = (reference: string): Need[] => [
  { kind: promotions, key: 'reference', value: reference },
];

/** Returns the amount to pay; undefined when there is no such promotion, or it does not apply. */
export const promotedAmount = (
  d: Scope,
  reference: string,
  charged: Promoted,
): number | undefined => {
  const created = d.find(promotions, 'reference', reference);
  if (created) return byCreated(created.state, charged, d.now);
  const found = findCardDiscount(d.context.account, reference, charged.currency);
  return found && bySettings(found, charged);
};
