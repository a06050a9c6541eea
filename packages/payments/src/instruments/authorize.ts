// Authorizes an instrument: its payer links a wallet or bank account, or authenticates a card.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import type { ChargeResult, PasswordResult } from '../connectors/port.ts';
import { awaitChannel } from '../connectors/response.ts';
import { linkResponseJob } from './response.ts';
import { channelOf } from './find.ts';
import { orderOf } from './means.ts';
import { keepToken } from './vault.ts';
import { instruments, type InstrumentRow } from './kind.ts';
import { typeOf } from './types/index.ts';

const settled = { openUntil: null, left: false } as const;

/** Activates an instrument that its payer authorized, with the bank's or wallet's details. */
export const authorizeInstrument = (d: Scope, { id }: Pick<InstrumentRow, 'id'>): InstrumentRow => {
  const row = d.get(instruments, id);
  if (!row) throw new Error(`Instrument ${id} is missing`);
  const { state } = row;
  const detail = typeOf(state.type).authorized(d, id, state, state.detail, null);
  return d.transition(instruments, row, 'authorize', { ...settled, detail });
};

/** Fails an instrument that its payer did not authorize. */
export const declineInstrument = (
  d: Scope,
  row: Pick<InstrumentRow, 'id'>,
  failure: string,
): InstrumentRow => d.transition(instruments, row, 'decline', { ...settled, failure });

/** Applies the response of a bank or wallet to the linking of an account. */
export const finishLink = (
  d: Scope,
  row: Pick<InstrumentRow, 'id'>,
  response: ChargeResult,
): InstrumentRow => {
  if (response.result === 'declined') return declineInstrument(d, row, response.code);
  if (response.operation !== undefined) keepToken(d, row, response.operation);
  return authorizeInstrument(d, row);
};

/**
 * Returns whether a card is linked without the authentication of its holder: the merchant skips it,
 * or the card is for one charge, with which the holder is authenticated.
 */
const skipsLinking = ({ type, reusable, authentication }: InstrumentRow['state']): boolean =>
  type === 'CARD' && (!reusable || authentication.skip === true);

/** Links an instrument that its payer approved, unless the bank or wallet refuses or is late. */
export const linkInstrument = (d: Scope, row: InstrumentRow): void => {
  const { id, state } = row;
  const response = getConnector(d.context).perform(d, {
    work: 'linking',
    channel: channelOf(state),
    amount: 0,
    about: () => ({
      customer: state.customer,
      references: [state.reference],
      objects: [state.product.id, state.shortId ?? null, id],
      script: d.context.script ?? state.script,
    }),
    order: () => ({
      ...orderOf(row, null, state.openUntil),
      ...(skipsLinking(state) && { skipsAuthentication: true }),
    }),
  });
  if (response.result !== 'pending') finishLink(d, row, response);
  else awaitChannel(d, response, linkResponseJob, { instrument: id }, state.openUntil);
};

/** Checks the password that the payer entered; a wrong one changes nothing. */
export const enterLinkPassword = (
  d: Scope,
  row: InstrumentRow,
  password: string,
): PasswordResult => {
  const result = getConnector(d.context).enterPassword('link', password);
  if (result === 'accepted') linkInstrument(d, row);
  return result;
};

/** Deactivates or reactivates an instrument for its merchant (PM2-UNSPEC-06). */
export const switchInstrument = (
  d: Scope,
  row: Pick<InstrumentRow, 'id'>,
  on: 'deactivate' | 'reactivate',
): InstrumentRow => d.transition(instruments, row, on, settled);
