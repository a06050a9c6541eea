// Authorizing an instrument: its payer links a wallet or bank account, or authenticates a card.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import type { PasswordResult } from '../connectors/port.ts';
import { instruments, type InstrumentRow } from './kind.ts';
import { typeOf } from './types/index.ts';

const settled = { openUntil: null, left: false } as const;

/** Its payer authorized it: the bank or wallet reports what it is linked to. */
export const authorizeInstrument = (d: Scope, { id }: Pick<InstrumentRow, 'id'>): InstrumentRow => {
  const row = d.get(instruments, id);
  if (!row) throw new Error(`Instrument ${id} is missing`);
  const { state } = row;
  const detail = typeOf(state.type).authorized(d, id, state, state.detail);
  return d.transition(instruments, row, 'authorize', { ...settled, detail });
};

/** Its payer did not authorize it. */
export const declineInstrument = (
  d: Scope,
  row: Pick<InstrumentRow, 'id'>,
  failure: string,
): InstrumentRow => d.transition(instruments, row, 'decline', { ...settled, failure });

/** Its payer enters the password that the bank has sent; a wrong one changes nothing. */
export const enterLinkPassword = (
  d: Scope,
  row: InstrumentRow,
  password: string,
): PasswordResult => {
  const result = getConnector(d.context).enterPassword('link', password);
  if (result === 'accepted') authorizeInstrument(d, row);
  return result;
};

/** The merchant switches it off, or on again (PM2-UNSPEC-06). */
export const switchInstrument = (
  d: Scope,
  row: Pick<InstrumentRow, 'id'>,
  on: 'deactivate' | 'reactivate',
): InstrumentRow => d.transition(instruments, row, on, settled);
