// The status of a recurring payment on the wire, which has no word for one that is complete.
import type { RecurringPayment } from '@kasir/models';
import type { PlanRow } from '@kasir/payments/state';

/** After its last cycle it shows as STOPPED (STATE-UNSPEC-01). */
export const recurringStatusOf = (status: PlanRow['state']['status']): RecurringPayment['status'] =>
  status === 'COMPLETED' ? 'STOPPED' : status;
