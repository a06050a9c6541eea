// Defines plans: recurring payments, which bill their payer once a cycle.
import { stateKind, type RowOf } from '@kasir/core/resource';
import { planLifecycle, type PlanState } from './state.ts';
import { planSchema } from './state-schema.ts';

export * from './state.ts';

export const plans = stateKind<PlanState>()({
  name: 'plan',
  state: planSchema,
  lifecycle: planLifecycle,
  keys: { short_id: (s) => s.shortId },
});

export type PlanRow = RowOf<typeof plans>;
