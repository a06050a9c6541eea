// Translates the actions of a payer on pages and by calls of test mode into acts at the connector.
import type { Row } from '@kasir/core/resource';
import type { Change, View } from '@kasir/core/store';
import { channelIn } from '@kasir/models';
import { operations } from '@kasir/payments/operation';

/** An act of a payer at the reference connector. Amount in minor units. */
export type Act =
  | { readonly kind: 'act'; readonly operation: string; readonly choice: 'approve' | 'decline' }
  | { readonly kind: 'pay'; readonly operation: string; readonly amount: number };

interface Changed {
  readonly status: string;
  readonly product?: { readonly id: string };
  readonly instrument?: string | null;
  readonly amount?: number;
  readonly failure?: string | null;
  readonly type?: Parameters<typeof channelIn>[0];
  readonly channel?: string;
  readonly country?: string;
}

const refusals: ReadonlySet<string> = new Set([
  'USER_DECLINED_PAYMENT',
  'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
  'AUTHENTICATION_FAILED',
  'DECLINED_BY_ISSUER',
]);

const stateOf = (row: Row): Changed => row.state as Changed;

const waitingFor = (view: Pick<View, 'children'>, object: string) =>
  view.children(operations, object).findLast(({ state }) => state.status === 'WAITING');

const issueOf = (view: Pick<View, 'children'>, about: string, instrument: string) =>
  view
    .children(operations, about)
    .find(
      ({ state }) => state.work === 'issue' && state.resume?.payload['instrument'] === instrument,
    );

const open: ReadonlySet<string> = new Set(['REQUIRES_ACTION', 'PENDING']);

const isPresented = ({ type, channel, country }: Changed): boolean =>
  type !== undefined &&
  channel !== undefined &&
  country !== undefined &&
  channelIn(type, channel, country)?.flow === 'PRESENT';

/**
 * Returns the acts of a payer that lead to some changes; `ownerOf` returns the id of the object for
 * which an instrument was issued.
 */
export const actsOf = (
  view: Pick<View, 'children'>,
  changes: readonly Change[],
  ownerOf: (instrument: string) => string | null,
): readonly Act[] => {
  const acts = new Map<string, Act>();
  for (const { kind, before, row } of changes) {
    const now = stateOf(row);
    if (kind.name === 'payment' && isPresented(now) && typeof now.instrument === 'string') {
      const isNew = before === null || stateOf(before).status !== now.status;
      const owner = ownerOf(now.instrument);
      const issue = owner === null ? undefined : issueOf(view, owner, now.instrument);
      if (isNew && issue && now.amount !== undefined && now.status === 'SUCCEEDED')
        acts.set(issue.id, { kind: 'pay', operation: issue.id, amount: now.amount });
      continue;
    }
    if (before === null || !open.has(stateOf(before).status) || open.has(now.status)) continue;
    const object = kind.name === 'checkout' ? row.id : now.product?.id;
    const waiting = object === undefined ? undefined : waitingFor(view, object);
    if (!waiting) continue;
    const isRefused = now.status === 'FAILED' && refusals.has(now.failure ?? '');
    const choice = isRefused || now.status === 'DENIED' ? 'decline' : 'approve';
    // An act on an intent decides about its instrument, too.
    if (!acts.has(waiting.id) || kind.name === 'intent')
      acts.set(waiting.id, { kind: 'act', operation: waiting.id, choice });
  }
  return [...acts.values()];
};
