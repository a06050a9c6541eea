// What laws of refunds share: the endpoints they call, and payments to refund.
import { law, type Law } from '../law.ts';
import { unrefunded, type ModelledPayment } from '../models/refund.ts';
import { hundredths } from '../models/transaction-rows.ts';
import { plainWallet } from '../models/payment-options.ts';
import { makeInvoice } from '../run/samples/makers.ts';
import { make } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { Blocked, textOf } from '../violation.ts';

const endpoints = [
  'payment_requests.create',
  'payment_requests.get',
  'payment_requests.simulate',
  'refunds.create',
  'refunds.get',
  'transactions.list',
];

type Spec = Pick<Law, 'id' | 'on' | 'title' | 'level' | 'clauses' | 'run'> &
  Partial<Law> & {
    /** Endpoints that it calls beyond those of every refund law. */
    readonly also?: readonly string[];
  };

/** A law about refunds. */
export const refundLaw = ({ also = [], ...spec }: Spec): Law =>
  law({ ...spec, endpoints: [...endpoints, ...also] });

/** An invoice that its payer has paid by wallet; only laws that need a payer may ask. */
export const paidInvoice = async (trial: Trial): Promise<ModelledPayment> => {
  const { payer } = trial.context.control ?? {};
  const { amount } = plainWallet;
  const invoice = await makeInvoice(trial, { amount });
  await payer?.payInvoice?.(textOf(invoice, 'invoice_url'));
  const params = { id: textOf(invoice, 'id') };
  const paid = await make(trial, 'invoices.get', { params }, 'an invoice');
  if (paid['status'] !== 'PAID' && paid['status'] !== 'SETTLED')
    throw new Blocked(`an invoice that was paid is ${String(paid['status'])}`);
  const request = { currency: paid['currency'], reference_id: paid['external_id'] };
  const by = { invoice_id: params.id };
  return { ...unrefunded, option: plainWallet, request, by, captured: hundredths(amount) };
};
