// Validates the stored state of a transaction.
import { schemaOf, stateFields } from '@kasir/core/server';
import { channelCategory, transactionType } from '@kasir/models';
import * as z from 'zod';
import { transactionLifecycle, type TransactionState } from './state.ts';

const { amount, currency, id, line, moment, ref, signed, text } = stateFields;

export const transactionSchema = schemaOf<TransactionState>()(
  z.strictObject({
    status: z.enum(transactionLifecycle.states),
    type: transactionType,
    source: ref,
    paidProduct: text.exactOptional(),
    category: channelCategory,
    channel: id,
    reference: text,
    identifier: line,
    currency,
    amount,
    fee: signed,
    vat: signed,
    cashflow: z.enum(['MONEY_IN', 'MONEY_OUT']),
    settles: moment.nullable(),
    settlement: z.enum(['PENDING', 'SETTLED']).nullable(),
    created: moment,
    updated: moment,
  }),
);
