// Every fault that the suite must notice.
import type { Fault } from './fault.ts';
import { customerFaults } from './table/customers.ts';
import { domainFaults } from './table/domain.ts';
import { edgeFaults } from './table/edge.ts';
import { httpFaults } from './table/http.ts';
import { idempotencyFaults } from './table/idempotency.ts';
import { leafFaults } from './table/leaves.ts';
import { limitFaults } from './table/limits.ts';
import { listFaults } from './table/lists.ts';
import { methodFaults } from './table/methods.ts';
import { momentFaults } from './table/moments.ts';
import { moneyFaults } from './table/money.ts';
import { neighbourFaults } from './table/neighbours.ts';
import { nameFaults } from './table/names.ts';
import { ownerFaults } from './table/owners.ts';
import { paymentFaults } from './table/payments.ts';
import { refundRequestFaults } from './table/refund-requests.ts';
import { refundFaults } from './table/refunds.ts';
import { reportFaults } from './table/reports.ts';
import { requestFaults } from './table/requests.ts';
import { toldFaults } from './table/told.ts';
import { startFaults } from './table/start.ts';
import { unifiedListFaults } from './table/unified-lists.ts';
import { v3Faults } from './table/v3.ts';
import { webhookFaults } from './table/webhooks.ts';
import { workFaults } from './table/work.ts';

export const faults: readonly Fault[] = [
  ...httpFaults,
  ...edgeFaults,
  ...idempotencyFaults,
  ...leafFaults,
  ...limitFaults,
  ...requestFaults,
  ...moneyFaults,
  ...listFaults,
  ...momentFaults,
  ...webhookFaults,
  ...ownerFaults,
  ...nameFaults,
  ...customerFaults,
  ...methodFaults,
  ...unifiedListFaults,
  ...refundRequestFaults,
  ...paymentFaults,
  ...refundFaults,
  ...reportFaults,
  ...domainFaults,
  ...neighbourFaults,
  ...toldFaults,
  ...startFaults,
  ...workFaults,
  ...v3Faults,
];
