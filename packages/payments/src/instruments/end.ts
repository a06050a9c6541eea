// Ends an instrument: used up, expired, or withdrawn by the merchant.
import { canTrigger } from '@kasir/core/resource';
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import { channelOf } from './find.ts';
import { orderOf } from './means.ts';
import { getOperation } from '../operations/find.ts';
import {
  instrumentLifecycle,
  instruments,
  type InstrumentRow,
  type InstrumentStatus,
} from './kind.ts';

/** Returns the status now: an expired instrument is EXPIRED even before its job has run. */
export const statusAt = (
  { state: { status, expires, openUntil } }: InstrumentRow,
  now: number,
): InstrumentStatus =>
  now >= Math.min(expires ?? Infinity, openUntil ?? Infinity) &&
  canTrigger(instrumentLifecycle, status, 'expire')
    ? 'EXPIRED'
    : status;

const settled = { openUntil: null, left: false } as const;

/** Ends an instrument that has expired, or that the merchant withdraws or cancels. */
export const endInstrument = (
  d: Scope,
  row: Pick<InstrumentRow, 'id'>,
  on: 'expire' | 'withdraw' | 'cancel',
): InstrumentRow => {
  const ended = d.transition(instruments, row, on, settled);
  const { vault, operation, expires } = ended.state;
  if (operation === undefined) return ended;
  const isPresented = channelOf(ended.state).flow === 'PRESENT';
  if (isPresented && (on !== 'expire' || expires !== issuedUntil(d, operation)))
    endAtConnector(d, ended, 'close', operation);
  if (!isPresented && on !== 'expire' && vault) endAtConnector(d, ended, 'unlink', operation);
  return ended;
};

/** Returns the expiry of a number in the request to its connector, in milliseconds, or null. */
const issuedUntil = (d: Scope, operation: string): number | null => {
  const { request } = getOperation(d, operation).state;
  const { source } = JSON.parse(request) as {
    readonly source: { readonly expires_at?: string | null } | null;
  };
  return typeof source?.expires_at === 'string' ? Date.parse(source.expires_at) : null;
};

/** Ends a link of an account or card, or an issued number, at the connector that created it. */
export const endAtConnector = (
  d: Scope,
  row: InstrumentRow,
  work: 'unlink' | 'close',
  operation: string,
): void =>
  getConnector(d.context).release(d, {
    work,
    channel: channelOf(row.state),
    amount: null,
    order: () => orderOf(row, operation),
  });

/** Consumes a single-use instrument once its payment is completed (STATE-PM2-01). */
export const consumeInstrument = (d: Scope, row: InstrumentRow): void => {
  if (!row.state.reusable && canTrigger(instrumentLifecycle, row.state.status, 'consume'))
    d.transition(instruments, row, 'consume', settled);
};
