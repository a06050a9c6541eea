// Opens an intent: charged at once, or waiting for its payer.
import type { Scope } from '@kasir/core/server';
import type { Product } from '../product.ts';
import { getConnector } from '../connectors/connector.ts';
import { useAuthentication } from '../authentications/use.ts';
import type { AuthenticationRow } from '../authentications/kind.ts';
import { channelOf } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { authenticationFlow } from '../instruments/types/card/bank.ts';
import { findDetail } from '../instruments/types/index.ts';
import type { NextAction } from '../instruments/types/type.ts';
import { carrySecurityCode } from '../operations/carried.ts';
import { manualCaptureProblem } from './admit.ts';
import {
  askOutside,
  charge,
  linked,
  recordCharged,
  requestApproval,
  requestOnce,
  type Charge,
  type ChargeResponse,
} from './charge.ts';
import { recordFailed } from './end.ts';
import { getIntent } from './find.ts';
import { confirmIntentJob, expireIntentJob } from './jobs.ts';
import { intents, type IntentRow, type IntentState } from './kind.ts';
import { nextActionOf, authenticationPreferencesOf } from './next-action.ts';
import { awaitResponse } from './response.ts';

/** The response time of a simulated payer, or of a bank that needs no approval. */
const PAYER_DELAY_MS = 2_000;

/** A requested intent. */
export interface NewIntent extends Pick<
  IntentState,
  | 'customer'
  | 'reference'
  | 'description'
  | 'metadata'
  | 'manualCapture'
  | 'purpose'
  | 'initiator'
  | 'installment'
  | 'pendingAs'
  | 'failureCodes'
  | 'returnUrls'
  | 'authentication'
  | 'securityCode'
  | 'purchase'
  | 'echo'
> {
  /** Its future unprefixed id. */
  readonly id: string;
  readonly product: Product;
  /** Minor units; null for the amount that the instrument requests. */
  readonly amount: number | null;
  /** The market of the charge, which a card may change; that of the instrument when omitted. */
  readonly market?: Pick<IntentState, 'country' | 'currency'>;
  readonly merchantKey?: string | null;
  readonly shortId?: string | null;
  /** Ids of other objects that an immediate charge is about. */
  readonly alsoAbout?: readonly (string | null)[];
  /**
   * The security code that was typed for this payment, beside the card or its token. It is passed
   * on to the connector and not stored.
   */
  readonly typedCode?: string | null | undefined;
  /** Its own expiry in milliseconds; ignored when its instrument is shown to the payer. */
  readonly expires?: number | null;
}

/** Returns its expiry in milliseconds, that of the shown instrument or the channel, or null. */
const expiryOf = (
  now: number,
  nextAction: NextAction,
  { state }: InstrumentRow,
  own: number | null,
): number | null => {
  const { expiryMinutes } = channelOf(state);
  if (nextAction === 'shown') return state.expires;
  const end = own ?? (expiryMinutes === null ? Infinity : now + expiryMinutes * 60_000);
  const expires = Math.min(end, state.expires ?? Infinity);
  return expires === Infinity ? null : expires;
};

/** Returns whether the bank of a linked account confirms a debit with its owner. */
export const confirmsWithOwner = (
  { context }: Pick<Scope, 'context'>,
  { state }: IntentRow,
  instrument: InstrumentRow,
): boolean =>
  authenticationPreferencesOf(state, instrument.state).require !== false &&
  getConnector(context).asksForPassword(channelOf(instrument.state), state.requested.amount ?? 0);

/**
 * Returns whether a waiting intent needs no action on a page: the payer approves on their own
 * device, or a linked bank debits without a password or fails before it asks for one.
 */
const needsNoPage = (
  d: Scope,
  intent: IntentRow,
  nextAction: NextAction,
  instrument: InstrumentRow,
): boolean => {
  if (nextAction === 'device') return true;
  const { state } = instrument;
  // A debit begins as REQUIRES_ACTION even when the bank requires no password (STATE-PR2-01).
  const isLinkedDebit = state.status === 'ACTIVE' && channelOf(state).debits !== null;
  return isLinkedDebit && !confirmsWithOwner(d, intent, instrument);
};

/** Starts the wait of an intent: requests the payment, and schedules the expiry. */
const wait = (
  d: Scope,
  intent: IntentRow,
  instrument: InstrumentRow,
  nextAction: NextAction,
): void => {
  const { id, state } = intent;
  const { amount } = state.requested;
  if ((nextAction === 'device' || state.pendingAs === 'payment') && amount !== null)
    requestApproval(d, intent, amount);
  if (getConnector(d.context).isOutside) {
    if (nextAction !== 'shown' && amount !== null) askOutside(d, getIntent(d, id), amount);
  } else if (needsNoPage(d, intent, nextAction, instrument))
    d.schedule(confirmIntentJob, d.now + PAYER_DELAY_MS, { intent: id });
  if (state.expires !== null && state.expires !== instrument.state.expires)
    d.schedule(expireIntentJob, state.expires, { intent: id });
};

/** Charges an instrument without an action of its payer. */
const chargeAtOnce = (
  d: Scope,
  input: NewIntent,
  instrument: InstrumentRow,
  {
    by,
    ...charged
  }: Pick<Charge, 'amount' | 'country'> & { readonly by: AuthenticationRow | null },
): ChargeResponse => {
  const { state } = instrument;
  const { expires } = state;
  const card = findDetail(state, 'CARD');
  const authentication = authenticationPreferencesOf(input, state);
  const flow = getConnector(d.context).isOutside
    ? null
    : by
      ? (by.state.results?.flow ?? null)
      : card && authenticationFlow(card, { ...input, authentication });
  const ended = expires !== null && d.now >= expires;
  return charge(d, instrument, { ...input, ...charged, flow, ended });
};

/**
 * Returns the trigger with which an intent waits: `request_action` for its payer on a page, `wait`
 * for a response from elsewhere. A card authorization always has the first, because it has no
 * payment yet.
 */
const waitingOf = (nextAction: NextAction, input: NewIntent): 'request_action' | 'wait' =>
  nextAction === 'page' || (nextAction === 'nowhere' && input.manualCapture)
    ? 'request_action'
    : 'wait';

/** Returns whether a verification is to be captured, or the intent would already be expired. */
const isImpossible = ({ manualCapture, purpose, expires = null }: NewIntent, now: number) =>
  (manualCapture && purpose === 'verify') || (expires !== null && expires <= now);

const requireAdmitted = (d: Scope, { id, state }: InstrumentRow, input: NewIntent): void => {
  if (manualCaptureProblem(channelOf(state), input.manualCapture) || isImpossible(input, d.now))
    throw new Error(`The charge of ${id} was not admitted`);
};

/**
 * Opens an intent on an instrument that can be used. With an authentication, which callers have
 * checked, the intent uses it and the payer need not act.
 */
export const openIntent = (
  d: Scope,
  instrument: InstrumentRow,
  input: NewIntent,
  by: AuthenticationRow | null = null,
): IntentRow => {
  const { state } = instrument;
  const { country, currency } = input.market ?? state;
  requireAdmitted(d, instrument, input);
  if (input.typedCode && state.type === 'CARD')
    carrySecurityCode(d, instrument.id, input.typedCode);
  const { min, max } = state.requested;
  const amount = input.amount ?? state.requested.amount;
  const nextAction = by ? 'nowhere' : nextActionOf(input, instrument);
  if (nextAction === 'nowhere' && amount === null)
    throw new Error('An immediate charge needs an amount');
  const charged =
    nextAction === 'nowhere' && amount !== null
      ? chargeAtOnce(d, input, instrument, { amount, country, by })
      : null;
  if (by && amount !== null)
    useAuthentication(
      d,
      by,
      { instrument: instrument.id, currency, amount },
      { kind: intents.name, id: input.id },
    );
  const settled = charged?.on === 'wait' ? null : charged;
  const intent = d.create(intents, input.id, settled?.on ?? waitingOf(nextAction, input), {
    product: input.product,
    customer: input.customer,
    reference: input.reference,
    merchantKey: input.merchantKey ?? null,
    shortId: input.shortId ?? null,
    description: input.description,
    metadata: input.metadata,
    manualCapture: input.manualCapture,
    purpose: input.purpose,
    initiator: input.initiator,
    ...(input.installment && { installment: input.installment }),
    pendingAs: input.pendingAs,
    ...(input.failureCodes && { failureCodes: input.failureCodes }),
    ...(getConnector(d.context).isOutside && input.purchase && { purchase: input.purchase }),
    returnUrls: input.returnUrls,
    authentication: input.authentication,
    securityCode: input.securityCode,
    echo: input.echo,
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
    expires: charged ? null : expiryOf(d.now, nextAction, instrument, input.expires ?? null),
    left: false,
    created: d.now,
    updated: d.now,
  });
  if (charged === null) wait(d, intent, instrument, nextAction);
  else if (charged.on === 'wait') {
    requestOnce(d, intent, charged.amount);
    awaitResponse(d, intent, charged);
  } else if (charged.on === 'fail') recordFailed(d, intent, charged.failure);
  else recordCharged(d, intent, linked(d, instrument), charged);
  return getIntent(d, intent.id);
};
