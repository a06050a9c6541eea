// Opening an intent: charged at once, or left waiting for its payer.
import type { Ref } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import { channelOf } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { typeOf } from '../instruments/types/index.ts';
import type { NextAction } from '../instruments/types/type.ts';
import { charge, linked, recordCharged, requestApproval, type Charged } from './charge.ts';
import { recordFailed } from './end.ts';
import { answerIntent, expireIntentJob } from './jobs.ts';
import { intents, type IntentRow, type IntentState } from './kind.ts';
import { nextActionOf, wishesOf } from './next-action.ts';

/** How long a simulated payer, or a bank that asks nobody, takes to respond. */
const RESPONSE_MS = 2_000;

/** An intent as it is asked for. */
export interface IntentWish extends Pick<
  IntentState,
  | 'customer'
  | 'reference'
  | 'description'
  | 'metadata'
  | 'manualCapture'
  | 'merchantInitiated'
  | 'unattended'
  | 'savesIfPaid'
  | 'repeats'
  | 'verifies'
  | 'merchantKey'
  | 'returnUrls'
  | 'authentication'
  | 'securityCode'
  | 'echo'
> {
  /** The bare id it will have. */
  readonly id: string;
  readonly product: Ref;
  /** Minor units; what the instrument asks for when null. */
  readonly amount: number | null;
  /** Its own end; where its instrument is shown, that ends it. */
  readonly expires?: number | null;
}

/** Milliseconds from which it cannot be paid: the end of what is shown, or the channel's. */
const expiryOf = (
  now: number,
  stage: NextAction,
  { state }: InstrumentRow,
  own: number | null,
): number | null => {
  const { expiryMinutes } = channelOf(state);
  if (stage === 'shown') return state.expires;
  const end = own ?? (expiryMinutes === null ? Infinity : now + expiryMinutes * 60_000);
  const expires = Math.min(end, state.expires ?? Infinity);
  return expires === Infinity ? null : expires;
};

/**
 * Whether the payer of an intent that waits does not have to be brought to act: a wallet asks on
 * the own device, a linked bank debits without asking, or fails before it asks.
 */
const answersAlone = (
  d: Scope,
  { state }: IntentRow,
  stage: NextAction,
  instrument: InstrumentRow,
): boolean => {
  if (stage === 'device') return true;
  const { status, type } = instrument.state;
  if (status !== 'ACTIVE' || !typeOf(type).debitsLinked) return false;
  const channel = channelOf(instrument.state);
  return (
    wishesOf(state, instrument.state).require === false ||
    !getConnector(d.context).asksForPassword(channel, state.requested.amount ?? 0)
  );
};

/** An intent that waits: its payer is asked, and its time runs. */
const wait = (d: Scope, intent: IntentRow, instrument: InstrumentRow, stage: NextAction): void => {
  const { id, state } = intent;
  const { amount } = state.requested;
  if (stage === 'device' && amount !== null) requestApproval(d, intent, amount);
  if (answersAlone(d, intent, stage, instrument))
    d.schedule(answerIntent, d.now + RESPONSE_MS, { intent: id });
  if (state.expires !== null && state.expires !== instrument.state.expires)
    d.schedule(expireIntentJob, state.expires, { intent: id });
};

/** What comes of charging an instrument that needs nobody's action. */
const chargeAtOnce = (
  d: Scope,
  wish: IntentWish,
  amount: number | null,
  instrument: InstrumentRow,
): Charged => {
  if (amount === null) throw new Error('Nothing is charged at once without an amount');
  const { type, detail } = instrument.state;
  const authentication = wishesOf(wish, instrument.state);
  const flow = typeOf(type).flow(detail, { ...wish, authentication });
  return charge(d, instrument, { ...wish, amount, flow });
};

/** Opens an intent on an instrument that can be used. */
export const openIntent = (d: Scope, instrument: InstrumentRow, wish: IntentWish): IntentRow => {
  const { id, amount: asked, expires: own = null, ...rest } = wish;
  const { state } = instrument;
  const requested = { ...state.requested, amount: asked ?? state.requested.amount };
  const stage = nextActionOf(wish, instrument);
  const charged = stage === 'nowhere' ? chargeAtOnce(d, wish, requested.amount, instrument) : null;
  const on = charged?.on ?? (stage === 'page' ? 'request_action' : 'wait');
  const intent = d.create(intents, id, on, {
    ...rest,
    instrument: instrument.id,
    country: state.country,
    currency: state.currency,
    requested,
    results: charged?.results ?? null,
    payment: null,
    failure: charged?.failure ?? null,
    expires: charged ? null : expiryOf(d.now, stage, instrument, own),
    left: false,
    created: d.now,
    updated: d.now,
  });
  if (charged === null) wait(d, intent, instrument, stage);
  else if (charged.on === 'fail') recordFailed(d, intent, charged.failure);
  else recordCharged(d, intent, linked(d, instrument), charged);
  return intent;
};
