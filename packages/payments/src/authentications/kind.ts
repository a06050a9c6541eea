// Defines authentications: the holder of an instrument agrees to one charge of an amount.
import { stateKind, type RowOf } from '@kasir/core/resource';
import { authenticationLifecycle, type AuthenticationState } from './state.ts';
import { authenticationSchema } from './state-schema.ts';

export * from './state.ts';

export const authentications = stateKind<AuthenticationState>()({
  name: 'authentication',
  state: authenticationSchema,
  lifecycle: authenticationLifecycle,
  keys: { short_id: (s) => s.shortId },
  parent: (s) => s.instrument,
});

export type AuthenticationRow = RowOf<typeof authentications>;
