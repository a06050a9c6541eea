// The fees and settlement days of an account by channel category.
import type { AccountView } from '@kasir/core/server';
import { channelType, findTypeOfCategory, type ChannelCategory } from '@kasir/models';

export interface Terms {
  readonly feeBasisPoints: number;
  readonly settlementDays: number;
}

/** Returns the fee of a category; only money that comes through a channel has a fee. */
const usualFee = (category: ChannelCategory): number => {
  const type = findTypeOfCategory(category);
  return type === undefined ? 0 : channelType(type).feeBasisPoints;
};

/**
 * Returns the terms of an account: its own, or the general ones where it has none. By the general
 * terms money settles at once, so that a test sees its balance change.
 */
export const termsOf = (account: Pick<AccountView, 'terms'>, category: ChannelCategory): Terms => {
  const own = account.terms?.[category];
  return {
    feeBasisPoints: own?.['fee_basis_points'] ?? usualFee(category),
    settlementDays: own?.['settlement_days'] ?? 0,
  };
};
