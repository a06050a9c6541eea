// Creates an instrument once all its rules hold.
import type { Scope, ScopeReads } from '@kasir/core/server';
import { isActivated, type Channel } from '@kasir/models';
import { connectorOf, getConnector } from '../connectors/connector.ts';
import type { Refusal } from '../connectors/port.ts';
import { awaitChannel } from '../connectors/response.ts';
import { identifierProblem, isTaken, takeIdentifier } from './identifiers.ts';
import { declineInstrument, linkInstrument } from './authorize.ts';
import { channelOf, getInstrument } from './find.ts';
import { expireInstrument, openInstrument } from './jobs.ts';
import { orderOf } from './means.ts';
import { issueResponseJob } from './response.ts';
import { isChargedLater, keepPayer } from './payer.ts';
import { instruments, type InstrumentRow, type Requested } from './kind.ts';
import { boundsProblem, reusableProblem, type Problem } from './problems.ts';
import type { NewInstrument } from './types/type.ts';
import { typeOf } from './types/index.ts';

/** The time that a simulated bank needs to open a number. */
const OPENING_MS = 2_000;

/** The time that a payer has to authorize an instrument. */
const OPEN_MS = 24 * 3_600_000;

/** Returns all errors in the fields of a new instrument. */
export const instrumentProblems = (d: Scope, newInstrument: NewInstrument): (Problem | null)[] => [
  ...typeOf(newInstrument.channel.type).problems(d, newInstrument),
  identifierProblem(d, newInstrument.channel, newInstrument.identifier),
];

/** The refusal of a channel, with its cause. */
export interface ChannelRefusal {
  readonly code: Refusal;
  readonly reason: 'live' | 'switched off' | 'simulated';
}

const reasons: Readonly<Record<ChannelRefusal['reason'], string>> = {
  live: 'No connector of your account serves this channel and amount in live mode. Add one, or use a test key.',
  'switched off': 'This channel is not activated for your account. Activate it first.',
  simulated: 'Simulated failure: this amount makes the channel decline in test mode.',
};

/** Returns the message of a channel's refusal, which every generation uses with its own codes. */
export const explainChannelRefusal = ({ reason }: ChannelRefusal): string => reasons[reason];

/** Returns the channel's refusal (live, switched off or simulated), or null. */
export const channelRefusal = (
  reads: Pick<ScopeReads, 'context' | 'get'>,
  channel: Channel,
  amount: number | null,
): ChannelRefusal | null => {
  const { context } = reads;
  const connector = connectorOf(reads, context);
  if (!connector) return { code: 'CHANNEL_UNAVAILABLE', reason: 'live' };
  if (!isActivated(context.account, channel.type))
    return { code: 'CHANNEL_NOT_ACTIVATED', reason: 'switched off' };
  const code = connector.accept(reads, channel, amount);
  return code && { code, reason: connector.isOutside ? 'live' : 'simulated' };
};

/**
 * Returns the amounts that a payer can pay to an instrument: for types that are paid to, the amount
 * of the intent overrides the instrument's own. A chargeable instrument can later pay other
 * amounts.
 */
const requestedBy = ({ channel, requested, intentAmount }: NewInstrument): Requested =>
  intentAmount === null || channel.flow !== 'PRESENT'
    ? requested
    : { ...requested, amount: intentAmount };

/** Returns the expiry in milliseconds, or null for never. */
const expiryOf = (now: number, newInstrument: NewInstrument): number | null => {
  const { channel, expires } = newInstrument;
  return expires === 'never' ? null : typeOf(channel.type).expires(now, expires, newInstrument);
};

/** Returns the trigger that creates the instrument; with connectors, those issue the numbers. */
const creationTriggerOf = (newInstrument: NewInstrument, detail: unknown, isOutside: boolean) => {
  const { activation, channel } = newInstrument;
  if (isOutside && channel.flow === 'PRESENT') return 'await_bank';
  // Only a connector can keep a card for later.
  if (isOutside && channel.type === 'CARD' && isChargedLater(newInstrument))
    return 'request_authorization';
  if (activation === 'by_bank') return 'await_bank';
  if (activation === 'when_paid') return 'await_intent';
  if (!typeOf(channel.type).needsAuthorization(detail, newInstrument)) return 'create';
  return activation === 'with_intent' ? 'await_intent' : 'request_authorization';
};

/** Creates an instrument and schedules its jobs. Callers have checked its fields. */
export const createInstrument = (d: Scope, newInstrument: NewInstrument): InstrumentRow => {
  const { id, channel } = newInstrument;
  const type = typeOf(channel.type);
  const identifier = takeIdentifier(d, channel, newInstrument.identifier);
  const detail = type.build(d, newInstrument, identifier);
  const expires = expiryOf(d.now, newInstrument);
  const { isOutside } = getConnector(d.context);
  const on = creationTriggerOf(newInstrument, detail, isOutside);
  const openUntil = on === 'request_authorization' ? d.now + OPEN_MS : null;
  const row = d.create(instruments, id, on, {
    product: newInstrument.product,
    type: channel.type,
    channel: channel.code,
    country: channel.country,
    currency: channel.currency,
    reusable: newInstrument.reusable,
    customer: newInstrument.customer,
    reference: newInstrument.reference,
    merchantKey: newInstrument.merchantKey,
    ...(newInstrument.shortId !== undefined && { shortId: newInstrument.shortId }),
    description: newInstrument.description,
    metadata: newInstrument.metadata,
    requested: requestedBy(newInstrument),
    identifier,
    returnUrls: newInstrument.returnUrls,
    authentication: newInstrument.authentication,
    authorizedOn: newInstrument.authorizedOn,
    detail,
    ...(isOutside && keepPayer(d, newInstrument)),
    ...(isOutside && newInstrument.purchase && { purchase: newInstrument.purchase }),
    failure: null,
    expires,
    openUntil,
    left: false,
    ...(d.context.script !== undefined && { script: d.context.script }),
    created: d.now,
    updated: d.now,
    echo: newInstrument.echo,
  });
  for (const time of [expires, openUntil])
    if (time !== null) d.schedule(expireInstrument, time, { instrument: id });
  if (isOutside) return beginOutside(d, row, on);
  if (on === 'await_bank') d.schedule(openInstrument, d.now + OPENING_MS, { instrument: id });
  return row;
};

/** Requests a number or a link from a connector; without one the instrument fails. */
const beginOutside = (
  d: Scope,
  row: InstrumentRow,
  on: ReturnType<typeof creationTriggerOf>,
): InstrumentRow => {
  if (on === 'request_authorization') linkInstrument(d, row);
  if (on === 'await_bank') {
    const missing = getConnector(d.context).issue(d, {
      channel: channelOf(row.state),
      amount: row.state.requested.amount,
      order: () => orderOf(row),
    });
    if (missing === null) return declineInstrument(d, row, 'CHANNEL_UNAVAILABLE');
    awaitChannel(d, missing, issueResponseJob, { instrument: row.id }, null);
  }
  return getInstrument(d, row.id);
};

/** The reasons why an instrument is not created. */
export type InstrumentRefusal =
  | { readonly code: 'INVALID'; readonly problems: readonly Problem[] }
  | { readonly code: 'NOT_REUSABLE'; readonly problem: Problem }
  | { readonly code: 'IDENTIFIER_TAKEN' }
  | { readonly code: 'CHANNEL_REFUSES'; readonly refused: ChannelRefusal };

interface Created {
  readonly ok: true;
  readonly row: InstrumentRow;
}

interface Refused {
  readonly ok: false;
  readonly refusal: InstrumentRefusal;
}

const refuseInstrument = (refusal: InstrumentRefusal): Refused => ({ ok: false, refusal });

/** Returns the refusal of a new instrument whose fields are valid, or null. */
const instrumentRefusal = (d: Scope, newInstrument: NewInstrument): InstrumentRefusal | null => {
  const { channel, identifier } = newInstrument;
  const problem = reusableProblem(channel, newInstrument.reusable);
  if (problem) return { code: 'NOT_REUSABLE', problem };
  if (identifier !== null && isTaken(d, channel, identifier)) return { code: 'IDENTIFIER_TAKEN' };
  const channelRefused = channelRefusal(
    d,
    channel,
    newInstrument.intentAmount ?? newInstrument.requested.amount,
  );
  return channelRefused && { code: 'CHANNEL_REFUSES', refused: channelRefused };
};

/**
 * Creates an instrument when all its rules hold. Returns all errors in its fields at once, together
 * with `unread`, the errors of fields that could not be parsed; the amount of its intent is
 * reported as the field `intentAmount`.
 */
export const proposeInstrument = (
  d: Scope,
  newInstrument: NewInstrument,
  unread: readonly (Problem | null)[] = [],
): Created | Refused => {
  const { channel, intentAmount, requested } = newInstrument;
  const problems = [
    boundsProblem(channel, intentAmount, 'intentAmount', requested),
    ...unread,
    ...instrumentProblems(d, newInstrument),
  ].filter((one) => one !== null);
  if (problems.length > 0) return refuseInstrument({ code: 'INVALID', problems });
  const refusal = instrumentRefusal(d, newInstrument);
  return refusal
    ? refuseInstrument(refusal)
    : { ok: true, row: createInstrument(d, newInstrument) };
};
