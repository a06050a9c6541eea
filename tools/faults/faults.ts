// Lists every fault that the suite must notice.
import type { Fault } from './fault.ts';
import { accountLinkFaults } from './table/account-links.ts';
import { cardlessCreditFaults } from './table/cardless-credit.ts';
import { cardFaults } from './table/cards.ts';
import { combinationFaults } from './table/combinations.ts';
import { customerFaults } from './table/customers.ts';
import { domainFaults } from './table/domain.ts';
import { edgeFaults } from './table/edge.ts';
import { ewalletFaults } from './table/ewallets.ts';
import { httpFaults } from './table/http.ts';
import { idempotencyFaults } from './table/idempotency.ts';
import { leafFaults } from './table/leaves.ts';
import { legacyAccountFaults } from './table/legacy-accounts.ts';
import { limitFaults } from './table/limits.ts';
import { listFaults } from './table/lists.ts';
import { methodFaults } from './table/methods.ts';
import { momentFaults } from './table/moments.ts';
import { moneyFaults } from './table/money.ts';
import { neighborFaults } from './table/neighbors.ts';
import { nameFaults } from './table/names.ts';
import { ownerFaults } from './table/owners.ts';
import { paymentFaults } from './table/payments.ts';
import { recurringFaults } from './table/recurring.ts';
import { refundRequestFaults } from './table/refund-requests.ts';
import { refundFaults } from './table/refunds.ts';
import { reportFaults } from './table/reports.ts';
import { requestFaults } from './table/requests.ts';
import { eventFaults } from './table/events.ts';
import { startFaults } from './table/start.ts';
import { switchFaults } from './table/switches.ts';
import { unifiedListFaults } from './table/unified-lists.ts';
import { v3Faults } from './table/v3.ts';
import { webhookFaults } from './table/webhooks.ts';
import { workFaults } from './table/work.ts';

export const faults: readonly Fault[] = [
  ...httpFaults,
  ...accountLinkFaults,
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
  ...cardFaults,
  ...customerFaults,
  ...methodFaults,
  ...unifiedListFaults,
  ...recurringFaults,
  ...refundRequestFaults,
  ...paymentFaults,
  ...refundFaults,
  ...reportFaults,
  ...cardlessCreditFaults,
  ...domainFaults,
  ...neighborFaults,
  ...eventFaults,
  ...startFaults,
  ...switchFaults,
  ...combinationFaults,
  ...workFaults,
  ...ewalletFaults,
  ...legacyAccountFaults,
  ...v3Faults,
];
