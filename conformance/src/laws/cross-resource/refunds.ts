// The law about refunds of invoices; those of payment requests have stories.
import type { Law } from '../../law.ts';
import { requestRefund } from '../../models/refund.ts';
import { checkRefundTransactions } from '../../models/refund-transactions.ts';
import { expectSame } from '../../violation.ts';
import { paidInvoice, refundLaw } from '../refund-law.ts';

const byInvoice = refundLaw({
  id: 'xr-18',
  on: 'invoices.create',
  title: 'a paid invoice can be refunded by its id, like the payment that paid it',
  level: 'M',
  clauses: ['REFUND-CREATE-invoice_id', 'REFUND-FIELD-invoice_id', 'REFUND-CREATE-05'],
  needs: ['writes', 'control', 'payer'],
  also: ['invoices.create', 'invoices.get'],
  witnesses: ['a refund that SUCCEEDED'],
  run: async (trial) => {
    const payment = await paidInvoice(trial);
    for (const share of ['over', 'part', 'rest', 'part'] as const) {
      const refund = await requestRefund(trial, payment, share);
      if (refund)
        expectSame('invoice_id of its refund', payment.by['invoice_id'], refund['invoice_id']);
      await checkRefundTransactions(trial, payment);
    }
  },
});

export const refundLaws: readonly Law[] = [byInvoice];
