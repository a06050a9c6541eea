// Stories of invoices, with their handwritten scenarios.
import { invoiceRefund, invoiceRefundCommands } from '../../model/invoice-refunds.ts';
import { invoice, invoiceCommands } from '../../model/invoices.ts';
import { transaction } from '../../model/transactions.ts';
import { AT_ONCE, MANY, VARIED } from '../levels.ts';
import { make, on, scenario, time } from '../scenario.ts';
import type { Product } from '../product.ts';

export const invoices: Product = {
  id: 'story-11',
  name: 'invoices',
  clauses: ['REFUND-CREATE-05', 'REFUND-CREATE-invoice_id'],
  needs: ['invoices.create', 'invoices.get'],
  commands: [...invoiceCommands, ...invoiceRefundCommands],
  kinds: [invoice, invoiceRefund, transaction],
  currencies: ['IDR'],
  scenarios: [
    scenario('story-123', 'an invoice is paid in time, and another is not', [
      make('create an invoice', { currency: 'IDR', duration: 'an hour', reference: 'new' }),
      make('create an invoice', { duration: 'a minute', reference: 'new' }),
      on(1, 'pay an invoice'),
      time.before,
      time.after,
    ]),
    scenario(
      'story-148',
      'an invoice is paid, and refunded by its id',
      [1, 6].flatMap((at) => [
        make('create an invoice', { currency: 'IDR', duration: 'an hour', reference: 'new' }),
        on(at, 'pay an invoice'),
        on(at, 'refund an invoice', { share: 'too much' }),
        on(at, 'refund an invoice', { share: 'a part' }),
        on(at, 'refund an invoice', { share: 'the rest', [AT_ONCE]: at === 1 ? VARIED : MANY }),
      ]),
    ),
  ],
};
