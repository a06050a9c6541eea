// POST /v2/invoices: creates an invoice.
import { toMinor } from '@kasir/core/money';
import { done, fail, ok, operation } from '@kasir/core/server';
import { connectorOf, createInvoice as create } from '@kasir/payments';
import { broken } from '../checks.ts';
import { offeredChannels } from './channels.ts';
import { createInvoice } from './create.contract.ts';
import { readInvoice } from './parse.ts';
import { renderInvoice } from './render.ts';

/** Checks in the order of the contract's errors. */
export const createInvoiceHandler = operation(createInvoice, {
  decide: (d, { body }) => {
    const wrong = broken(createInvoice.checks, body);
    if (wrong) return wrong;
    const currency = body.currency ?? 'IDR';
    const amount = toMinor(currency, body.amount);
    if (connectorOf(d, d.context) === null) {
      return fail(
        'CHANNEL_UNAVAILABLE',
        'Your account has no connector in live mode. Add one, or use a test key.',
      );
    }
    return offeredChannels({ currency, amount }, d, d.context).length === 0
      ? fail(
          'NO_COLLECTION_METHODS_ERROR',
          `No channel takes ${body.amount} ${currency}. ` +
            'Send another amount, or activate more channels.',
        )
      : done(create(d, readInvoice(body, amount, currency)));
  },
  render: (d, row) => ok(renderInvoice(row, d, d.context)),
});
