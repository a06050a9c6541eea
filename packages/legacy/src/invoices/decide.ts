// Business rules of the invoice endpoints.
import { toMinor } from '@kasir/core';
import { fail, invalid, ok, type At, type Command, type Reply, type Tx } from '@kasir/core/server';
import { invoices } from '@kasir/models';
import { offered } from './channels.ts';
import type { createInvoice } from './create.contract.ts';
import type { expireInvoice } from './expire.contract.ts';
import { endInvoice, makeInvoice, renderInvoice } from './life.ts';

export const unknownInvoice = fail('INVOICE_NOT_FOUND_ERROR', 'There is no invoice with this id.');

/** Creates an invoice; the checks stand in the order of the contract's errors. */
export const decideCreate = (
  at: At,
  tx: Tx,
  { body, context }: Command<typeof createInvoice>,
): Reply<typeof createInvoice> => {
  const { external_id, amount, currency: sent, invoice_duration, ...content } = body;
  const currency = sent ?? 'IDR';
  if (toMinor(currency, amount) === undefined)
    return invalid('body.amount', `Send an amount with the decimals of ${currency}.`);
  if (context.realm.mode === 'live') {
    return fail(
      'CHANNEL_UNAVAILABLE',
      'No connector serves invoices in live mode: use a test key.',
    );
  }
  if (offered({ currency, amount }, context).length === 0) {
    return fail(
      'NO_COLLECTION_METHODS_ERROR',
      `No channel takes ${amount} ${currency}: send another amount, or activate more channels.`,
    );
  }
  const duration = invoice_duration ?? undefined;
  const bill = { external_id, amount, currency, duration, content };
  return ok(renderInvoice(makeInvoice(at, tx, bill, context), context));
};

/** Ends an open invoice; one that has ended unpaid stays as it is. */
export const decideExpire = (
  at: At,
  tx: Tx,
  { params, context }: Command<typeof expireInvoice>,
): Reply<typeof expireInvoice> => {
  const row = tx.find(invoices, 'id', params.id);
  if (!row) return unknownInvoice;
  const { status } = row.public;
  if (status === 'PAID' || status === 'SETTLED')
    return fail('INVOICE_ALREADY_PAID_ERROR', 'This invoice is paid: refund it instead.');
  const ended = status === 'PENDING' ? endInvoice(at, tx, row, 'expire', context) : row;
  return ok(renderInvoice(ended, context));
};
