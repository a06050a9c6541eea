// How a payment request begins, by its channel and its method: charged at once, or waiting for its
// payer on a page, on the own device, or at a bank or outlet.
import { limits } from '@kasir/core';
import { chosen, type Dialect, type PaymentRequestStatus } from '@kasir/models';
import { failsUnasked } from '@kasir/payments';
import { channelOf, effective } from '../payment_methods/channel.ts';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';
import type { PaymentRequestRow } from './attempt.ts';
import type { Flow } from './card.ts';

/** Where the payer acts; `nowhere` when nobody has to. */
export type Stage = 'nowhere' | 'page' | 'device' | 'shown';

type Asking = Pick<PaymentRequestRow['public'], 'channel_properties' | 'initiator'>;

/** How the holder of a card is authenticated for a request. */
export const authenticationOf = (
  asking: Asking,
  { public: { card }, state: { challenged } }: PaymentMethodRow,
): Flow => {
  const properties = effective(card?.channel_properties ?? {}, asking);
  if (asking.initiator === 'MERCHANT' || properties['skip_three_d_secure'] === true) return null;
  return challenged ? 'CHALLENGE' : 'FRICTIONLESS';
};

/** Where the payer of a request acts; a method that comes with it is authorised on its page. */
export const stageOf = (asking: Asking, method: PaymentMethodRow): Stage => {
  const { type, reusability, status } = method.public;
  if (status === 'PENDING') return 'page';
  if (type === 'CARD') return authenticationOf(asking, method) === 'CHALLENGE' ? 'page' : 'nowhere';
  if (type === 'EWALLET' && reusability === 'MULTIPLE_USE') return 'nowhere';
  const { flow } = channelOf(method);
  return flow === 'REDIRECT' ? 'page' : flow === 'PUSH' ? 'device' : 'shown';
};

/** In which status a request waits for its payer. */
export const waitingStatus = (stage: Stage, dialect: Dialect): PaymentRequestStatus =>
  stage === 'page' ? 'REQUIRES_ACTION' : chosen('waiting_payment_request', dialect);

/** Milliseconds from which a request cannot be paid: the end of what is shown, or the channel's. */
export const expiryOf = (now: number, stage: Stage, method: PaymentMethodRow): number | null => {
  const { expires } = method.state;
  const { expiryMinutes } = channelOf(method);
  if (stage === 'shown' || expiryMinutes === null) return expires;
  return Math.min(now + expiryMinutes * 60_000, expires ?? Infinity);
};

/**
 * Whether the payer of a request that waits does not have to be brought to act: a wallet asks on
 * the own device, a linked bank debits without asking, or fails before it asks.
 */
export const answersAlone = (
  asking: Asking & Pick<PaymentRequestRow['public'], 'amount'>,
  stage: Stage,
  { public: { type, status, direct_debit } }: PaymentMethodRow,
): boolean => {
  if (stage === 'device') return true;
  if (type !== 'DIRECT_DEBIT' || status !== 'ACTIVE') return false;
  const properties = effective(direct_debit?.channel_properties ?? {}, asking);
  return properties['require_auth'] === false || failsUnasked(asking.amount ?? 0);
};

/** Until when an authorization can be captured (LIMIT-15). */
export const authorizedUntil = (now: number): number =>
  now + limits.card_authorization_days * 86_400_000;
