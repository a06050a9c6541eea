// Defines operations: works of connectors in live mode, and payments that they reported.
import { stateKind, type RowOf } from '@kasir/core/resource';
import { isSettled, operationLifecycle, type OperationState } from './state.ts';
import { operationSchema } from './state-schema.ts';

/** Returns the key that finds a payment by the id that its connector chose. */
export const externalKey = (connector: string, external: string): string =>
  `${connector} ${external}`;

export const operations = stateKind<OperationState>()({
  name: 'operation',
  state: operationSchema,
  lifecycle: operationLifecycle,
  keys: { external: (s) => s.external && externalKey(s.connector, s.external) },
  facets: {
    attention: (s) => s.attention,
    connector: (s) => s.connector,
    status: (s) => s.status,
    suspense: (s) => ((s.suspense ?? 0) === 0 ? null : s.currency),
    unsettled: (s) => (isSettled(s) === false ? s.connector : null),
  },
  parent: (s) => s.about.id,
});

export type OperationRow = RowOf<typeof operations>;
