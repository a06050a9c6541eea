// What laws of refunds share: the endpoints they call, and a payment to refund.
import { law, type Law } from '../law.ts';
import { openPaid, type ModelledPayment } from '../models/refund.ts';
import { byPlainWallet } from '../models/ways.ts';
import type { Trial } from '../run/trial.ts';
import { Blocked } from '../violation.ts';

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
    /** Endpoints it calls beside those that every law of refunds calls. */
    readonly also?: readonly string[];
  };

/** A law about refunds. */
export const refundLaw = ({ also = [], ...spec }: Spec): Law =>
  law({ ...spec, endpoints: [...endpoints, ...also] });

/** A payment by wallet, which the samples of every target must have. */
export const paidByWallet = async (trial: Trial): Promise<ModelledPayment> => {
  const payment = await openPaid(trial, byPlainWallet);
  if (!payment) throw new Blocked('no payment by wallet was made');
  return payment;
};
