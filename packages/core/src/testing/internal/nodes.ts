// For tests of decisions and their signals: nodes of a tree, whose visits are signaled.
import { lifecycle } from '../../lifecycle.ts';
import { recordKind, stateKind, type Ref } from '../../kind.ts';
import { joinListeners, type Listener } from '../../server/signals.ts';
import type { Partition } from '../../server/store.ts';
import type { AccountView, Context } from '../../server/scope.ts';

export interface NodeState {
  readonly status: 'NEW' | 'VISITED' | 'LEFT';
  readonly product: Ref | null;
  /** Nodes to visit after this one. */
  readonly next: readonly string[];
  /** Notes written by listeners. */
  readonly notes: readonly string[];
  readonly updated: number;
}

export const nodes = stateKind<NodeState>()({
  name: 'node',
  lifecycle: lifecycle({
    name: 'node',
    states: ['NEW', 'VISITED', 'LEFT'],
    on: {
      plant: [{ from: [null], to: 'NEW' }],
      graft: [{ from: [null], to: 'VISITED', signal: 'node.visited' }],
      visit: [{ from: ['NEW', 'VISITED'], to: 'VISITED', signal: 'node.visited' }],
      leave: [{ from: ['VISITED'], to: 'LEFT', signal: 'node.left' }],
    },
  }),
});

export const leaves = recordKind<{ readonly size: number }>()({ name: 'leaf' });

export const partition: Partition = { account: 'acc', mode: 'test' };

const account: AccountView = {
  id: partition.account,
  name: 'Toko',
  parent: null,
  platform: false,
  versions: { test: {}, live: {} },
  switches: {},
  callbacks: { test: { token: 'test-token' }, live: { token: 'live-token' } },
  number: '000001',
};

/** Returns the context for decisions of these tests. */
export const contextWith = (...listeners: readonly Listener[]): Context =>
  ({ partition, account, listeners: joinListeners(listeners) }) as unknown as Context;

/** Returns the state of a new node without a product. */
export const fresh = (change: Partial<NodeState> = {}): Omit<NodeState, 'status'> => ({
  product: null,
  next: [],
  notes: [],
  updated: 0,
  ...change,
});
