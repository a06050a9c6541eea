// Creates and reads charges and authorizations by payment requests of v3.
import type { Outcome } from '@kasir/connector';
import { toMajor, toMinor } from '@kasir/core/money';
import {
  unwrap,
  type CreateV3PaymentRequestBody,
  type V3Action,
  type V3PaymentRequest,
} from '@kasir/v3/client';
import { declined, isRefused, toFailedOutcome } from '../outcomes.ts';
import { customerOf } from '../payer.ts';
import { channelOf, type Service } from '../service.ts';
import { descriptionOf } from '../purchase.ts';
import type { RequestOf } from '../request-of.ts';
import type { UnattendedCharge } from '../unattended.ts';
import { channelFields, chargePropertiesOf } from './bodies.ts';
import { purchaseFields } from './purchase.ts';

/** Returns the payment request with a reference, or null. Throws when the request fails. */
export const findRequest = async (
  { v3 }: Service,
  reference: string,
  signal: AbortSignal,
): Promise<V3PaymentRequest | null> => {
  const query = { reference_id: reference, limit: 1 };
  return unwrap(await v3.paymentRequests.list({ query }, { signal })).data[0] ?? null;
};

/**
 * Returns the outcome of a request that waits for its payer, with the page that the payer must
 * open.
 */
export const waitingFor = (actions: readonly V3Action[], reference: string): Outcome => {
  const page = actions.find(({ type }) => type === 'REDIRECT_CUSTOMER');
  return page
    ? {
        status: 'action_required',
        action: { type: 'redirect', url: page.value, expires_at: null },
        connector_reference: reference,
      }
    : { status: 'pending', connector_reference: reference };
};

/** Returns the outcome of a charge or an authorization. */
export const toChargeOutcome = (request: V3PaymentRequest): Outcome => {
  const { id, type, status, request_amount: amount, currency, failure_code, actions } = request;
  switch (status) {
    case 'SUCCEEDED':
    case 'AUTHORIZED':
      return {
        status: 'succeeded',
        connector_reference: id,
        ...(type === 'PAY_AND_SAVE' && { token: request.payment_token_id }),
        ...(amount !== null && { amount: { value: toMinor(currency, amount), currency } }),
      };
    case 'REQUIRES_ACTION':
    case 'PENDING':
    case 'ACCEPTING_PAYMENTS':
      return waitingFor(actions, id);
    default:
      return declined(failure_code ?? 'PAYMENT_REQUEST_EXPIRED', { reference: id });
  }
};

/** Returns a charge without a payer, which v3 can cancel. */
export const toUnattended = ({ v3 }: Service, request: V3PaymentRequest): UnattendedCharge => {
  const { id, status } = request;
  return {
    id,
    outcome: toChargeOutcome(request),
    isEnded: status === 'CANCELED',
    end: async (signal) => {
      const canceled = await v3.paymentRequests.cancel({ params: { id } }, { signal });
      return canceled.ok || isRefused(canceled);
    },
  };
};

/** Charges or authorizes by the token of a link, or by the card or account that the payer gave. */
export const createCharge = async (
  service: Service,
  request: RequestOf<'charge' | 'authorize'>,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { id, work, amount, source } = request;
  const channel = channelOf(request.channel);
  const saves = request.save === true && source?.type !== 'token';
  const means =
    source?.type === 'token'
      ? {
          payment_token_id: source.token,
          country: channel.country,
          currency: channel.currency,
          channel_properties: chargePropertiesOf(channel, request, service),
        }
      : channelFields(channel, request, service, { saves });
  const body = {
    type: saves ? 'PAY_AND_SAVE' : 'PAY',
    ...(saves && { customer: customerOf(request) }),
    reference_id: id,
    request_amount: toMajor(amount.currency, amount.value),
    ...(work === 'authorize' && { capture_method: 'MANUAL' }),
    ...descriptionOf(request),
    ...purchaseFields(request, amount.currency),
    ...means,
  };
  const created = await service.v3.paymentRequests.create(
    // TypeScript cannot check the fields of a channel that is only known at run time.
    { body: body as unknown as CreateV3PaymentRequestBody },
    { idempotencyKey: id, signal },
  );
  return created.ok ? toChargeOutcome(created.body) : toFailedOutcome(created);
};
