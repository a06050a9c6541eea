// Data table of what the platform charges and when it pays out, by channel category: ours, the
// specification gives none (TXN-UNSPEC-06).
import type { AccountView } from '@kasir/core/server';
import type { ChannelCategory } from '@kasir/models';

export interface Terms {
  readonly feeBasisPoints: number;
  readonly settlementDays: number;
}

const terms = (feeBasisPoints: number): Terms => ({ feeBasisPoints, settlementDays: 0 });

/**
 * Money is paid out at once unless an operator sets other terms for an account, so that a test sees
 * its balance move.
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

/** What holds for an account: the general terms and, over them, its own. */
export const termsOf = (account: Pick<AccountView, 'terms'>, category: ChannelCategory): Terms => {
  const own = account.terms?.[category];
  const { feeBasisPoints, settlementDays } = general[category];
  return {
    feeBasisPoints: own?.['fee_basis_points'] ?? feeBasisPoints,
    settlementDays: own?.['settlement_days'] ?? settlementDays,
  };
};
