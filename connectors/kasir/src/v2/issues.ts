// Issues numbers, codes and QR codes of v2: by a payment request when they are paid once, by a
// payment method when they are paid many times.
import type { Outcome } from '@kasir/connector';
import { toMajor } from '@kasir/core/money';
import { channelType } from '@kasir/models';
import type {
  CreatePaymentMethodBody,
  CreatePaymentRequestBody,
  PaymentMethod,
  PaymentRequest,
} from '@kasir/unified/client';
import { declined, toFailedOutcome } from '../outcomes.ts';
import { channelOf, type Service } from '../service.ts';
import { descriptionOf } from '../purchase.ts';
import type { RequestOf } from '../request-of.ts';
import { methodOn } from './bodies.ts';
import { findMethod } from './links.ts';
import { purchaseFields } from './purchase.ts';
import { findRequest } from './payment-requests.ts';

type Presented = Pick<
  PaymentRequest['payment_method'],
  'virtual_account' | 'over_the_counter' | 'qr_code'
>;

const instrumentOf = ({
  virtual_account: account,
  over_the_counter: outlet,
  qr_code: qr,
}: Presented) => {
  if (account) {
    const {
      virtual_account_number: number,
      customer_name: holder,
      expires_at,
    } = account.channel_properties;
    return { number, holder, expires_at };
  }
  if (outlet) {
    const { payment_code: code, customer_name: holder, expires_at } = outlet.channel_properties;
    return { code, holder, expires_at };
  }
  if (!qr) return null;
  const { qr_string, expires_at } = qr.channel_properties;
  return { qr: qr_string, holder: null, expires_at };
};

/** Returns the outcome of an issue, with the id by which people find it at the service. */
const toIssued = (id: string, method: Presented): Outcome => {
  const instrument = instrumentOf(method);
  return instrument
    ? { status: 'succeeded', connector_reference: id, instrument }
    : { status: 'pending', connector_reference: id };
};

const ofRequest = ({ id, status, failure_code, payment_method }: PaymentRequest): Outcome =>
  status === 'FAILED' && payment_method.status === 'FAILED'
    ? declined(failure_code, { reference: id })
    : toIssued(id, payment_method);

const ofMethod = (method: PaymentMethod): Outcome => {
  if (method.status === 'FAILED') return declined(method.failure_code, { reference: method.id });
  return toIssued(method.id, method);
};

/** Returns whether an issue uses a payment request, so that its payment can be refunded. */
const isPaidOnce = ({ source, amount, channel }: RequestOf<'issue'>): boolean =>
  !source.reusable && (amount !== null || channelType(channelOf(channel).type).openAmount);

/** Issues a number, code or QR code. */
export const createIssue = async (
  service: Service,
  request: RequestOf<'issue'>,
  signal: AbortSignal,
): Promise<Outcome> => {
  const channel = channelOf(request.channel);
  const { currency } = channel;
  const amount = request.amount && toMajor(currency, request.amount.value);
  const options = { idempotencyKey: request.id, signal };
  // TypeScript cannot check the fields of a channel that is only known at run time.
  if (isPaidOnce(request)) {
    const body = {
      reference_id: request.id,
      currency,
      ...(amount !== null && { amount }),
      ...descriptionOf(request),
      ...purchaseFields(request, currency),
      payment_method: methodOn(channel, request, service, {
        reusability: 'ONE_TIME_USE',
        amount: null,
      }),
    };
    const created = await service.v2.paymentRequests.create(
      { body: body as unknown as CreatePaymentRequestBody },
      options,
    );
    return created.ok ? ofRequest(created.body) : toFailedOutcome(created);
  }
  const reusability = request.source.reusable ? 'MULTIPLE_USE' : 'ONE_TIME_USE';
  const body = {
    ...methodOn(channel, request, service, { reusability, amount }),
    ...descriptionOf(request),
  };
  const created = await service.v2.paymentMethods.create(
    { body: body as unknown as CreatePaymentMethodBody },
    options,
  );
  return created.ok ? ofMethod(created.body) : toFailedOutcome(created);
};

/** Finds the issue with a reference; null when there is none. */
export const findIssue = async (
  service: Service,
  reference: string,
  signal: AbortSignal,
): Promise<Outcome | null> => {
  const request = await findRequest(service, reference, signal);
  if (request) return ofRequest(request);
  const method = await findMethod(service, reference, signal);
  return method && ofMethod(method);
};
