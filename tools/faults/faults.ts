// Every fault that the suite must notice.
import type { Fault } from './fault.ts';
import { customerFaults } from './table/customers.ts';
import { httpFaults } from './table/http.ts';
import { idempotencyFaults } from './table/idempotency.ts';
import { listFaults } from './table/lists.ts';
import { methodFaults } from './table/methods.ts';
import { moneyFaults } from './table/money.ts';
import { refundRequestFaults } from './table/refund-requests.ts';
import { requestFaults } from './table/requests.ts';
import { unifiedListFaults } from './table/unified-lists.ts';
import { webhookFaults } from './table/webhooks.ts';

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
];
