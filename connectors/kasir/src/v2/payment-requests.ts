// Creates and reads charges and authorizations by payment requests of v2.
import type { Outcome } from '@kasir/connector';
import { toMajor, toMinor } from '@kasir/core/money';
import type { Channel } from '@kasir/models';
import { unwrap, type CreatePaymentRequestBody, type PaymentRequest } from '@kasir/unified/client';
import { declined, isRefused, toFailedOutcome } from '../outcomes.ts';
import { isPayerPresent } from '../payer.ts';
import { channelOf, type Service } from '../service.ts';
import { descriptionOf } from '../purchase.ts';
import type { RequestOf } from '../request-of.ts';
import type { UnattendedCharge } from '../unattended.ts';
import { chargePropertiesOf, methodOn } from './bodies.ts';
import { purchaseFields } from './purchase.ts';

/** Returns the payment request with a reference, or null. Throws when the request fails. */
export const findRequest = async (
  { v2 }: Service,
  reference: string,
  signal: AbortSignal,
): Promise<PaymentRequest | null> => {
  const query = { reference_id: [reference], limit: 1 };
  return unwrap(await v2.paymentRequests.list({ query }, { signal })).data[0] ?? null;
};

/**
 * Returns the outcome with the action that the payer must take: to open a page, or to approve on a
 * device.
 */
const waitingFor = (request: PaymentRequest, { flow }: Channel): Outcome => {
  const reference = { connector_reference: request.id };
  const page = request.actions.find(({ url_type: type, url }) => type === 'WEB' && url !== null);
  if (flow === 'PUSH' && request.payment_method.reusability === 'ONE_TIME_USE')
    return {
      status: 'action_required',
      action: { type: 'wait', expires_at: null },
      ...reference,
    };
  return page?.url
    ? {
        status: 'action_required',
        action: { type: 'redirect', url: page.url, expires_at: null },
        ...reference,
      }
    : { status: 'pending', ...reference };
};

/** Returns the outcome of a charge or an authorization. */
export const toChargeOutcome = (request: PaymentRequest, channel: Channel): Outcome => {
  const { id, status, amount, currency, payment_method: method } = request;
  switch (status) {
    case 'SUCCEEDED':
    case 'AWAITING_CAPTURE':
      return {
        status: 'succeeded',
        connector_reference: id,
        ...(method.reusability === 'MULTIPLE_USE' && { token: method.id }),
        ...(amount !== null && { amount: { value: toMinor(currency, amount), currency } }),
      };
    case 'REQUIRES_ACTION':
    case 'PENDING':
      return waitingFor(request, channel);
    default:
      return declined(request.failure_code ?? 'PAYMENT_REQUEST_EXPIRED', {
        reference: id,
        network: request.card_verification_results?.network_response_code ?? null,
      });
  }
};

/**
 * Returns whether a request was ended before it was paid: canceled, or failed because its method
 * was ended, depending on the service.
 */
const isEnded = ({ status, failure_code }: PaymentRequest): boolean =>
  status === 'CANCELED' || (status === 'FAILED' && failure_code === 'INACTIVE_PAYMENT_METHOD');

/**
 * Returns a charge without a payer. v2 cannot cancel a request, but it ends with its payment
 * method; a saved method is not ended, because other charges need it.
 */
export const toUnattended = (
  { v2 }: Service,
  request: PaymentRequest,
  channel: Channel,
): UnattendedCharge => {
  const { id, reference_id, payment_method: method } = request;
  const isSaved = method.reference_id !== reference_id;
  const outcome = toChargeOutcome(request, channel);
  return {
    id,
    // v2 starts each debit with an action; the bank of a saved account then debits without it.
    outcome:
      isSaved && method.type === 'DIRECT_DEBIT' && outcome.status === 'action_required'
        ? { status: 'pending', connector_reference: id }
        : outcome,
    isEnded: !isSaved && isEnded(request),
    end: async (signal) => {
      if (isSaved) return true;
      const ended = await v2.paymentMethods.expire(
        { params: { id: method.id }, body: {} },
        { signal },
      );
      return ended.ok || isRefused(ended);
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
  if (request.installment && source?.type === 'token')
    return declined('PROCESSOR_ERROR', {
      message: 'v2 does not accept installments with a saved card.',
    });
  const channel = channelOf(request.channel);
  const means =
    source?.type === 'token'
      ? {
          payment_method_id: source.token,
          channel_properties: chargePropertiesOf(channel, request, service),
          ...(!isPayerPresent(request) && { initiator: 'MERCHANT' }),
        }
      : {
          payment_method: methodOn(channel, request, service, {
            reusability: request.save === true ? 'MULTIPLE_USE' : 'ONE_TIME_USE',
            amount: null,
          }),
        };
  const body = {
    reference_id: id,
    currency: amount.currency,
    amount: toMajor(amount.currency, amount.value),
    ...(work === 'authorize' && { capture_method: 'MANUAL' }),
    ...descriptionOf(request),
    ...purchaseFields(request, amount.currency),
    ...means,
  };
  const created = await service.v2.paymentRequests.create(
    // TypeScript cannot check the fields of a channel that is only known at run time.
    { body: body as unknown as CreatePaymentRequestBody },
    { idempotencyKey: id, signal },
  );
  return created.ok ? toChargeOutcome(created.body, channel) : toFailedOutcome(created);
};
