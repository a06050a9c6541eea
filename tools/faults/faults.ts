// Every fault that the suite must notice.
import type { Fault } from './fault.ts';
import { customerFaults } from './table/customers.ts';
import { httpFaults } from './table/http.ts';
import { idempotencyFaults } from './table/idempotency.ts';
import { listFaults } from './table/lists.ts';
import { methodFaults } from './table/methods.ts';
import { moneyFaults } from './table/money.ts';
import { paymentFaults } from './table/payments.ts';
import { refundRequestFaults } from './table/refund-requests.ts';
import { refundFaults } from './table/refunds.ts';
import { reportFaults } from './table/reports.ts';
import { requestFaults } from './table/requests.ts';
import { unifiedListFaults } from './table/unified-lists.ts';
import { webhookFaults } from './table/webhooks.ts';
import { workFaults } from './table/work.ts';

export const faults: readonly Fault[] = [
  ...httpFaults,
  ...idempotencyFaults,
  ...requestFaults,
  ...moneyFaults,
  ...listFaults,
  ...webhookFaults,
  ...customerFaults,
  ...methodFaults,
  ...unifiedListFaults,
  ...refundRequestFaults,
  ...paymentFaults,
  ...refundFaults,
  ...reportFaults,
  ...workFaults,
];
