// Creating an instrument, once all its rules hold.
import type { Scope } from '@kasir/core/server';
import { isActivated, type Channel } from '@kasir/models';
import { connectorOf } from '../connectors/connector.ts';
import type { Refusal } from '../connectors/port.ts';
import { identifierProblem, takeIdentifier } from './identifiers.ts';
import { expireInstrument } from './jobs.ts';
import { instruments, type InstrumentRow, type Requested } from './kind.ts';
import type { Problem } from './problems.ts';
import type { InstrumentWish } from './types/type.ts';
import { typeOf } from './types/index.ts';

/** How long a payer may take to authorize an instrument. */
const OPEN_MS = 24 * 3_600_000;

/** Everything that is wrong with the fields of a wish. */
export const wishProblems = (d: Scope, wish: InstrumentWish): (Problem | null)[] => [
  ...typeOf(wish.channel.type).problems(d, wish),
  identifierProblem(d, wish.channel, wish.identifier),
];

/** What the channel itself refuses: live without a connector, switched off, or simulated. */
export const channelRefusal = (
  { context }: Pick<Scope, 'context'>,
  channel: Channel,
  amount: number | null,
): { readonly code: Refusal; readonly reason: 'live' | 'switched off' | 'simulated' } | null => {
  const connector = connectorOf(context);
  if (!connector) return { code: 'CHANNEL_UNAVAILABLE', reason: 'live' };
  if (!isActivated(context.account, channel.type))
    return { code: 'CHANNEL_NOT_ACTIVATED', reason: 'switched off' };
  const code = connector.accept(channel, amount);
  return code && { code, reason: 'simulated' };
};

/**
 * The amounts that an instrument asks for: where it is paid to, that of the intent around it goes
 * before its own. What is charged pays any other amount later.
 */
const requestedBy = ({ channel, requested, intentAmount }: InstrumentWish): Requested =>
  intentAmount === null || !typeOf(channel.type).asksForAmount
    ? requested
    : { ...requested, amount: intentAmount };

/** Creates an instrument with the jobs for its times. Callers have checked the wish. */
export const createInstrument = (d: Scope, wish: InstrumentWish): InstrumentRow => {
  const { id, channel } = wish;
  const type = typeOf(channel.type);
  const identifier = takeIdentifier(d, channel, wish.identifier);
  const detail = type.build(d, wish, identifier);
  const expires = wish.endless === true ? null : type.expires(d.now, wish);
  const on = !type.needsAuthorization(detail, wish)
    ? 'create'
    : wish.withIntent
      ? 'await_intent'
      : 'request_authorization';
  const openUntil = on === 'request_authorization' ? d.now + OPEN_MS : null;
  const row = d.create(instruments, id, on, {
    product: wish.product,
    type: channel.type,
    channel: channel.code,
    country: channel.country,
    currency: channel.currency,
    reusable: wish.reusable,
    customer: wish.customer,
    reference: wish.reference,
    merchantKey: wish.merchantKey,
    description: wish.description,
    metadata: wish.metadata,
    requested: requestedBy(wish),
    identifier,
    returnUrls: wish.returnUrls,
    authentication: wish.authentication,
    detail,
    failure: null,
    expires,
    openUntil,
    left: false,
    created: d.now,
    updated: d.now,
    echo: wish.echo,
  });
  for (const time of [expires, openUntil])
    if (time !== null) d.schedule(expireInstrument, time, { instrument: id });
  return row;
};
