// Every fault that the suite must notice.
import type { Fault } from './fault.ts';
import { httpFaults } from './table/http.ts';
import { idempotencyFaults } from './table/idempotency.ts';
import { listFaults } from './table/lists.ts';
import { moneyFaults } from './table/money.ts';
import { requestFaults } from './table/requests.ts';
import { webhookFaults } from './table/webhooks.ts';

export const faults: readonly Fault[] = [
  ...httpFaults,
  ...idempotencyFaults,
  ...requestFaults,
  ...moneyFaults,
  ...listFaults,
  ...webhookFaults,
];
