// Events of refunds: each final status is told once.
import { event } from '@kasir/core';
import { refund } from './schema.ts';

export const refundSucceeded = event({
  name: 'refund.succeeded',
  family: 'refund',
  envelope: 'refund',
  data: refund,
  when: 'a refund is processed successfully',
  clauses: ['EVT-refund.succeeded', 'EVT-REFUND-data', 'REFUND-CREATE-02'],
});

export const refundFailed = event({
  name: 'refund.failed',
  family: 'refund',
  envelope: 'refund',
  data: refund,
  when: 'a refund fails',
  clauses: ['EVT-refund.failed', 'EVT-REFUND-data', 'REFUND-CREATE-02'],
});
