// Maps the status of a recurring payment to the API, which has none for a completed one.
import type { RecurringPayment } from '@kasir/models';
import type { PlanRow } from '@kasir/payments/state';

/** Returns the status of a recurring payment; STOPPED after its last cycle (STATE-UNSPEC-01). */
export const recurringStatusOf = (status: PlanRow['state']['status']): RecurringPayment['status'] =>
  status === 'COMPLETED' ? 'STOPPED' : status;
