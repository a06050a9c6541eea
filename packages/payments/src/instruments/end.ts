// Ends an instrument: used up, expired, or withdrawn by the merchant.
import { canTrigger } from '@kasir/core/resource';
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import { channelOf } from './find.ts';
import { orderOf } from './means.ts';
import {
  instrumentLifecycle,
  instruments,
  type InstrumentRow,
  type InstrumentStatus,
} from './kind.ts';

/** Returns the status now: an expired instrument is EXPIRED even before its job ran. */
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
  const { vault, operation } = ended.state;
  if (on !== 'expire' && vault && operation !== undefined) unlinkAtConnector(d, ended, operation);
  return ended;
};

/** Ends the link of an account or card at the connector that keeps it. */
export const unlinkAtConnector = (d: Scope, row: InstrumentRow, operation: string): void =>
  getConnector(d.context).release(d, {
    work: 'unlink',
    channel: channelOf(row.state),
    amount: null,
    order: () => orderOf(row, operation),
  });

/** Consumes a single-use instrument once its payment is completed (STATE-PM2-01). */
export const consumeInstrument = (d: Scope, row: InstrumentRow): void => {
  if (!row.state.reusable && canTrigger(instrumentLifecycle, row.state.status, 'consume'))
    d.transition(instruments, row, 'consume', settled);
};
