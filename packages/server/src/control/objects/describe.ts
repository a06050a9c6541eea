// Describes an object in full: its API body, related objects, possible actions, timeline, and the
// reasons why its webhooks did not arrive.
import type { controlContracts } from '@kasir/control';
import type { Row } from '@kasir/core/resource';
import { ok, type Context, type ScopeReads } from '@kasir/core/server';
import type { Mode, Partition, TestClock, View } from '@kasir/core/store';
import type { Account } from '@kasir/models';
import { RETRY_MS } from '@kasir/payments/operation';
import type { ObjectHistory } from '../../observation/observation.ts';
import type { Reading } from '../reads/reading.ts';
import { unknownAccount, type ControlReply } from '../operation.ts';
import { unknownObject } from './act.ts';
import { openActions } from './acts/table.ts';
import { linesOf } from './ledger-lines.ts';
import { eventsOf } from './object-events.ts';
import { prospectsOf } from './prospects.ts';
import { relatedTo } from './related.ts';
import { renderObject } from './summary.ts';
import { timelineOf } from './timeline.ts';
import { machineOf, stepsOf } from './transitions.ts';
import { explainTroubles } from './troubles.ts';
import { findObject } from '../../observation/resource-views.ts';

/** The data about an object that is not in the snapshot of the store. */
interface Known {
  readonly account: Account;
  readonly context: Context;
  readonly clock: TestClock;
  readonly history: ObjectHistory;
}

/**
 * Returns the part of a history that belongs to the account: two accounts may have objects with the
 * same legacy id.
 */
const historyIn = (
  { requests, transitions, clock }: ObjectHistory,
  { account, mode }: Partition,
): ObjectHistory => {
  const isOwn = (entry: { readonly account: string | null; readonly mode: Mode | null }): boolean =>
    entry.account === account && entry.mode === mode;
  return { requests: requests.filter(isOwn), transitions: transitions.filter(isOwn), clock };
};

/** Returns the time when the payer left the object's page, which then stays open for a while. */
const leftAt = ({ state }: Row): number | null => {
  const { left, openUntil, expires } = state as {
    readonly left?: boolean;
    readonly openUntil?: number | null;
    readonly expires?: number | null;
  };
  const until = openUntil ?? expires ?? null;
  return left === true && until !== null ? until - RETRY_MS : null;
};

/** Returns a view with the context of its account, as rules need it. */
const readsOf = (view: View, context: Context): ScopeReads => ({
  now: view.now,
  context,
  get: (kind, id) => view.get(kind, id),
  find: (kind, key, value) => view.find(kind, key, value),
  children: (kind, parent) => view.children(kind, parent),
  balance: (ledger, currency) => view.balance(ledger, currency),
});

const describe = (view: View, id: string, known: Known) => {
  const viewed = findObject(view, id);
  if (!viewed) return unknownObject;
  const { account, context, clock, history } = known;
  const { summary, body } = renderObject(view, viewed, context);
  const related = relatedTo(view, viewed);
  const events = eventsOf(view, viewed, related);
  const machine = machineOf(view, viewed);
  const summaries = related.map((one) => renderObject(view, one, context).summary);
  const standing = related.map((one, at) => ({
    viewed: one,
    status: summaries[at]?.status ?? null,
  }));
  const { status } = summary;
  const actions = openActions(readsOf(view, context), viewed);
  return ok({
    ...summary,
    body,
    machine: machine?.name ?? null,
    actions,
    related: summaries,
    ...prospectsOf(view, { viewed, status }, standing, actions, context),
    timeline: timelineOf({
      mode: context.partition.mode,
      history,
      steps: stepsOf(view, viewed, summary, context, history.transitions),
      lines: linesOf(view, [viewed, ...related]),
      events,
      left: leftAt(viewed.row),
    }),
    troubles: explainTroubles(events, {
      account,
      mode: context.partition.mode,
      clock,
    }),
  });
};

export interface ObjectWanted {
  readonly partition: Partition;
  readonly id: string;
  readonly clock: TestClock;
  readonly history: ObjectHistory;
}

/** Returns the object of an account with a public id. */
const readObject = async (
  { store, context, account: find }: Reading,
  { partition, id, clock, history }: ObjectWanted,
): Promise<ControlReply<typeof controlContracts.objects.get>> => {
  const account = await find(partition.account);
  if (!account) return unknownAccount;
  const known = {
    account,
    context: context(partition, account),
    clock,
    history: historyIn(history, partition),
  };
  return store.view(partition, (view) => describe(view, id, known));
};

export const objectRead = { name: 'object', run: readObject } as const;
