// Defines checkouts: goods bought on the credit of a lender, paid once or not at all.
import { stateKind, type RowOf } from '@kasir/core/resource';
import { checkoutLifecycle, type CheckoutState } from './state.ts';
import { checkoutSchema } from './state-schema.ts';

export * from './state.ts';

export const checkouts = stateKind<CheckoutState>()({
  name: 'checkout',
  state: checkoutSchema,
  lifecycle: checkoutLifecycle,
  keys: { reference: (s) => s.reference },
});

export type CheckoutRow = RowOf<typeof checkouts>;
