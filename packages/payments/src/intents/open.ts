// Opening an intent: charged at once, or left waiting for its payer.
import type { Ref } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import { useAuthentication } from '../authentications/use.ts';
import type { AuthenticationRow } from '../authentications/kind.ts';
import { channelOf } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { typeOf } from '../instruments/types/index.ts';
import type { NextAction } from '../instruments/types/type.ts';
import { manualCaptureProblem } from './admit.ts';
import {
  charge,
  linked,
  recordCharged,
  requestApproval,
  requestOnce,
  type Charge,
  type ChargeResponse,
} from './charge.ts';
import { recordFailed } from './end.ts';
import { confirmIntentJob, expireIntentJob } from './jobs.ts';
import { intents, type IntentRow, type IntentState } from './kind.ts';
import { nextActionOf, wishesOf } from './next-action.ts';
import { awaitResponse } from './response.ts';

/** How long a simulated payer, or a bank that asks nobody, takes to respond. */
const PAYER_DELAY_MS = 2_000;

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
  | 'settlesAtOnce'
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
  /** Whether its payment is pending before its payer acts: some products render that alone. */
  readonly withPayment?: boolean;
  /** Where it is paid; the market of the instrument when left out, which a card is not bound to. */
  readonly market?: Pick<IntentState, 'country' | 'currency'>;
  readonly merchantKey?: string | null;
  readonly shortId?: string | null;
  /** Ids of other objects that charging it at once is about. */
  readonly alsoAbout?: readonly (string | null)[];
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

/** Whether the bank of a linked account confirms a debit with its owner. */
export const confirmsWithOwner = (
  { context }: Pick<Scope, 'context'>,
  { state }: IntentRow,
  instrument: InstrumentRow,
): boolean =>
  wishesOf(state, instrument.state).require !== false &&
  getConnector(context).asksForPassword(channelOf(instrument.state), state.requested.amount ?? 0);

/**
 * Whether the payer of an intent that waits does not have to be brought to act: a wallet asks on
 * the own device, a linked bank debits without asking, or fails before it asks.
 */
const confirmsUnaided = (
  d: Scope,
  intent: IntentRow,
  stage: NextAction,
  instrument: InstrumentRow,
): boolean => {
  if (stage === 'device') return true;
  const { status, type } = instrument.state;
  return (
    status === 'ACTIVE' && typeOf(type).debitsLinked && !confirmsWithOwner(d, intent, instrument)
  );
};

/** An intent that waits: its payer is asked, and its time runs. */
const wait = (
  d: Scope,
  intent: IntentRow,
  instrument: InstrumentRow,
  { stage, withPayment }: { readonly stage: NextAction; readonly withPayment: boolean },
): void => {
  const { id, state } = intent;
  const { amount } = state.requested;
  if ((stage === 'device' || withPayment) && amount !== null) requestApproval(d, intent, amount);
  if (confirmsUnaided(d, intent, stage, instrument))
    d.schedule(confirmIntentJob, d.now + PAYER_DELAY_MS, { intent: id });
  if (state.expires !== null && state.expires !== instrument.state.expires)
    d.schedule(expireIntentJob, state.expires, { intent: id });
};

/** What comes of charging an instrument that needs nobody's action. */
const chargeAtOnce = (
  d: Scope,
  wish: IntentWish,
  instrument: InstrumentRow,
  {
    by,
    ...charged
  }: Pick<Charge, 'amount' | 'country'> & { readonly by: AuthenticationRow | null },
): ChargeResponse => {
  const { state } = instrument;
  const { type, detail, expires } = state;
  const authentication = wishesOf(wish, state);
  const flow = by
    ? (by.state.results?.flow ?? null)
    : typeOf(type).flow(detail, { ...wish, authentication });
  const ended = expires !== null && d.now >= expires;
  return charge(d, instrument, { ...wish, ...charged, flow, ended });
};

/**
 * How an intent waits: for its payer on a page, or for somebody elsewhere. A card that waits for
 * its bank is no payment yet, like one whose holder acts.
 */
const waitingOf = (stage: NextAction, wish: IntentWish): 'request_action' | 'wait' =>
  stage === 'page' || (stage === 'nowhere' && wish.manualCapture) ? 'request_action' : 'wait';

/** Whether what is only looked at is to be captured, or its own end has passed. */
const isImpossible = ({ manualCapture, verifies, expires = null }: IntentWish, now: number) =>
  (manualCapture && verifies === true) || (expires !== null && expires <= now);

/**
 * Opens an intent on an instrument that can be used. One that rests on an authentication uses that
 * up, and its payer acts nowhere; callers check it before.
 */
export const openIntent = (
  d: Scope,
  instrument: InstrumentRow,
  wish: IntentWish,
  by: AuthenticationRow | null = null,
): IntentRow => {
  const { state } = instrument;
  const { country, currency } = wish.market ?? state;
  if (manualCaptureProblem(channelOf(state), wish.manualCapture) || isImpossible(wish, d.now))
    throw new Error(`Callers admit what ${instrument.id} is charged for`);
  const { min, max } = state.requested;
  const amount = wish.amount ?? state.requested.amount;
  const stage = by ? 'nowhere' : nextActionOf(wish, instrument);
  if (stage === 'nowhere' && amount === null)
    throw new Error('Nothing is charged at once without an amount');
  const charged =
    stage === 'nowhere' && amount !== null
      ? chargeAtOnce(d, wish, instrument, { amount, country, by })
      : null;
  if (by && amount !== null)
    useAuthentication(
      d,
      by,
      { instrument: instrument.id, currency, amount },
      { kind: intents.name, id: wish.id },
    );
  const settled = charged?.on === 'wait' ? null : charged;
  const intent = d.create(intents, wish.id, settled?.on ?? waitingOf(stage, wish), {
    product: wish.product,
    customer: wish.customer,
    reference: wish.reference,
    merchantKey: wish.merchantKey ?? null,
    shortId: wish.shortId ?? null,
    description: wish.description,
    metadata: wish.metadata,
    manualCapture: wish.manualCapture,
    merchantInitiated: wish.merchantInitiated,
    returnUrls: wish.returnUrls,
    authentication: wish.authentication,
    securityCode: wish.securityCode,
    echo: wish.echo,
    ...(wish.unattended !== undefined && { unattended: wish.unattended }),
    ...(wish.savesIfPaid !== undefined && { savesIfPaid: wish.savesIfPaid }),
    ...(wish.repeats !== undefined && { repeats: wish.repeats }),
    ...(wish.verifies !== undefined && { verifies: wish.verifies }),
    ...(wish.settlesAtOnce !== undefined && { settlesAtOnce: wish.settlesAtOnce }),
    ...(d.context.script !== undefined && { script: d.context.script }),
    instrument: instrument.id,
    type: state.type,
    channel: state.channel,
    country,
    currency,
    requested: { amount, min, max },
    results: settled?.results ?? null,
    payment: null,
    failure: settled?.failure ?? null,
    expires: charged ? null : expiryOf(d.now, stage, instrument, wish.expires ?? null),
    left: false,
    created: d.now,
    updated: d.now,
  });
  if (charged === null)
    wait(d, intent, instrument, { stage, withPayment: wish.withPayment ?? false });
  else if (charged.on === 'wait') {
    requestOnce(d, intent, charged.amount);
    awaitResponse(d, intent, charged);
  } else if (charged.on === 'fail') recordFailed(d, intent, charged.failure);
  else recordCharged(d, intent, linked(d, instrument), charged);
  return intent;
};
