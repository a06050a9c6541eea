// Events of refunds: one for each final status.
import { event } from '@kasir/core/resource';
import { refund } from './schema.ts';

/** The essential fields: the refunded payment, the amount and the status. */
const essential = {
  id: true,
  payment_id: true,
  reference_id: true,
  status: true,
  amount: true,
  currency: true,
} as const;

export const refundSucceeded = event({
  name: 'refund.succeeded',
  family: 'refund',
  envelope: 'refund',
  data: refund,
  essential,
  when: 'a refund is processed successfully',
  clauses: ['EVT-refund.succeeded', 'EVT-REFUND-data', 'REFUND-CREATE-02'],
});

export const refundFailed = event({
  name: 'refund.failed',
  family: 'refund',
  envelope: 'refund',
  data: refund,
  essential,
  when: 'a refund fails',
  clauses: ['EVT-refund.failed', 'EVT-REFUND-data', 'REFUND-CREATE-02'],
});
