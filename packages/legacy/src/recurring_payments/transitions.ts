// POST /recurring_payments/{id}/stop!, /pause! and /resume!: stops, pauses or resumes a recurring
// payment. The error of a status that does not allow this contains the statuses that do.
import { canTrigger } from '@kasir/core/resource';
import { done, ok, operation, type Handler } from '@kasir/core/server';
import { switchPlan } from '@kasir/payments';
import { planLifecycle } from '@kasir/payments/state';
import { findRecurring, getPlan, recurringNeeds, unknownRecurring } from './find.ts';
import {
  pauseRecurringPayment,
  resumeRecurringPayment,
  stopRecurringPayment,
} from './transitions.contract.ts';
import { wrongStatus } from './refusals.ts';
import { renderRecurring } from './render.ts';

type Transition = 'stop' | 'pause' | 'resume';

const needed = { stop: 'ACTIVE or PAUSED', pause: 'ACTIVE', resume: 'PAUSED' } as const;

/** Creates the handler of a transition, which fails when the status does not allow it. */
const createTransitionHandler = (
  contract:
    | typeof stopRecurringPayment
    | typeof pauseRecurringPayment
    | typeof resumeRecurringPayment,
  on: Transition,
): Handler =>
  operation(contract, {
    needs: recurringNeeds,
    decide: (d, { params }) => {
      const row = findRecurring(d, params.id);
      if (!row) return unknownRecurring(d.context);
      return canTrigger(planLifecycle, row.state.status, on)
        ? done(switchPlan(d, row, on))
        : wrongStatus(needed[on], row);
    },
    render: (d, { id }) => ok(renderRecurring(getPlan(d, id), d.context)),
  });

export const stopRecurringPaymentHandler = createTransitionHandler(stopRecurringPayment, 'stop');
export const pauseRecurringPaymentHandler = createTransitionHandler(pauseRecurringPayment, 'pause');
export const resumeRecurringPaymentHandler = createTransitionHandler(
  resumeRecurringPayment,
  'resume',
);
