// Data table of what the platform charges and when it pays out, by channel category: ours, the
// specification gives none (TXN-UNSPEC-06).
import { share } from '@kasir/core';
import type { AccountView } from '@kasir/core/server';
import type { ChannelCategory, Terms } from '@kasir/models';

/** VAT on fees, in basis points. */
const vat_basis_points = 1_100;

const terms = (fee_basis_points: number): Terms => ({ fee_basis_points, settlement_days: 0 });

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

export interface Charges {
  readonly fee: number;
  readonly vat: number;
}

export const noCharges: Charges = { fee: 0, vat: 0 };

/** What holds for an account: the general terms and, over them, its own. */
export const termsOf = (account: AccountView, category: ChannelCategory): Terms => {
  const own = account.terms?.[category];
  const { fee_basis_points, settlement_days } = general[category];
  return {
    fee_basis_points: own?.['fee_basis_points'] ?? fee_basis_points,
    settlement_days: own?.['settlement_days'] ?? settlement_days,
  };
};

/** Fee and VAT of a payment, in minor units, each rounded half up. */
export const chargesOn = ({ fee_basis_points }: Terms, amount: number): Charges => {
  const fee = share(amount, fee_basis_points);
  return { fee, vat: share(fee, vat_basis_points) };
};
