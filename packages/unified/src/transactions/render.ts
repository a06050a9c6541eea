// Renders transactions as the unified API shows them.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import { prefixes, productId, type Transaction } from '@kasir/models';
import { netOf, type TransactionRow } from '@kasir/payments/ledger';

/** Returns the public id of the object that moved the money. */
export const publicProductId = ({ state }: TransactionRow): string =>
  productId(state.source, state.category, state.paidProduct);

/** Renders a transaction for its account. */
export const renderTransaction = (
  row: TransactionRow,
  { account }: Pick<Context, 'account'>,
): Transaction => {
  const { id, state } = row;
  const money = (minor: number) => toMajor(state.currency, minor);
  return {
    id: prefixes.transaction + id,
    product_id: publicProductId(row),
    type: state.type,
    status: state.status,
    channel_category: state.category,
    channel_code: state.channel,
    reference_id: state.reference,
    account_identifier: state.identifier,
    currency: state.currency,
    amount: money(state.amount),
    net_amount: money(Math.abs(netOf(state))),
    cashflow: state.cashflow,
    business_id: account.id,
    settlement_status: state.settlement,
    estimated_settlement_time: state.settles === null ? null : toIsoString(state.settles),
    created: toIsoString(state.created),
    updated: toIsoString(state.updated),
    fee: {
      xendit_fee: money(state.fee),
      value_added_tax: money(state.vat),
      xendit_withholding_tax: 0,
      third_party_withholding_tax: 0,
      status: state.fee + state.vat === 0 ? 'NOT_APPLICABLE' : 'COMPLETED',
    },
  };
};
