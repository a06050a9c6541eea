// Data table of fees and VAT by channel category: ours, the specification gives none
// (TXN-UNSPEC-06).
import { share } from '@kasir/core';
import type { ChannelCategory } from '@kasir/models';

/** VAT on fees, in basis points. */
const vat_basis_points = 1_100;

/** Fee on money in, in basis points of the amount. */
const fee_basis_points: Readonly<Record<ChannelCategory, number>> = {
  BANK: 0,
  CASH: 0,
  CARDS: 290,
  CARDLESS_CREDIT: 230,
  DIRECT_DEBIT: 190,
  EWALLET: 150,
  PAYLATER: 230,
  QR_CODE: 70,
  RETAIL_OUTLET: 120,
  VIRTUAL_ACCOUNT: 100,
  XENPLATFORM: 0,
};

export interface Charges {
  readonly fee: number;
  readonly vat: number;
}

/** Fee and VAT of a payment, in minor units, each rounded half up. */
export const chargesOn = (category: ChannelCategory, amount: number): Charges => {
  const fee = share(amount, fee_basis_points[category]);
  return { fee, vat: share(fee, vat_basis_points) };
};
