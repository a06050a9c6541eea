// How transactions are stored: an index for every filter of the list, most selective first.
import { kind } from '@kasir/core';
import { transactionMachine } from './machine.ts';
import { transaction } from './schema.ts';

export const transactions = kind()({
  name: 'transaction',
  schema: transaction,
  facets: {
    product_id: (row) => row.public.product_id,
    account_identifier: (row) => row.public.account_identifier,
    reference_id: (row) => row.public.reference_id,
    amount: (row) => row.public.amount,
    status: (row) => row.public.status,
    channel_category: (row) => row.public.channel_category,
    type: (row) => row.public.type,
    currency: (row) => row.public.currency,
    updated: (row) => Date.parse(row.public.updated),
  },
  searched: ['reference_id'],
  machine: transactionMachine,
  status: (row) => row.public.status,
});
