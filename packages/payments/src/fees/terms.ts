// Data table of the platform's fees and settlement days by channel category: Kasir's own values,
// since the specification gives none (TXN-UNSPEC-06).
import type { AccountView } from '@kasir/core/server';
import type { ChannelCategory } from '@kasir/models';

export interface Terms {
  readonly feeBasisPoints: number;
  readonly settlementDays: number;
}

const terms = (feeBasisPoints: number): Terms => ({ feeBasisPoints, settlementDays: 0 });

/**
 * Money settles at once unless an operator sets other terms for an account, so that a test sees its
 * balance change.
 */
const general: Readonly<Record<ChannelCategory, Terms>> = {
  BANK: terms(0),
  CASH: terms(0),
  CARDS: terms(290),
  CARDLESS_CREDIT: terms(230),
  DIRECT_DEBIT: terms(190),
  EWALLET: terms(150),
  PAYLATER: terms(230),
  QR_CODE: terms(70),
  RETAIL_OUTLET: terms(120),
  VIRTUAL_ACCOUNT: terms(100),
  XENPLATFORM: terms(0),
};

/** Returns the terms of an account: its own, or the general ones where it has none. */
export const termsOf = (account: Pick<AccountView, 'terms'>, category: ChannelCategory): Terms => {
  const own = account.terms?.[category];
  const { feeBasisPoints, settlementDays } = general[category];
  return {
    feeBasisPoints: own?.['fee_basis_points'] ?? feeBasisPoints,
    settlementDays: own?.['settlement_days'] ?? settlementDays,
  };
};
