// Issues numbers, codes and QR codes of v3, for channels that v2 does not have.
import type { Outcome } from '@kasir/connector';
import { toMajor } from '@kasir/core/money';
import type { CreateV3PaymentRequestBody, V3PaymentRequest } from '@kasir/v3/client';
import { declined, toFailedOutcome } from '../outcomes.ts';
import { channelOf, type Service } from '../service.ts';
import { descriptionOf } from '../purchase.ts';
import type { RequestOf } from '../request-of.ts';
import { channelFields } from './bodies.ts';
import { purchaseFields } from './purchase.ts';
import { findRequest } from './payment-requests.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const toIssued = ({ id, status, failure_code, actions, ...request }: V3PaymentRequest): Outcome => {
  if (status === 'FAILED') return declined(failure_code, { reference: id });
  const presented = actions.find(({ type }) => type === 'PRESENT_TO_CUSTOMER');
  const properties = request.channel_properties;
  const number = textOf(properties['virtual_account_number']);
  const code = textOf(properties['payment_code']);
  const qr = presented?.descriptor === 'QR_STRING' ? presented.value : null;
  const shared = {
    holder: textOf(properties['display_name']) ?? textOf(properties['payer_name']),
    expires_at: textOf(properties['expires_at']),
  };
  const issued = { status: 'succeeded', connector_reference: id } as const;
  if (number !== null) return { ...issued, instrument: { number, ...shared } };
  if (code !== null) return { ...issued, instrument: { code, ...shared } };
  return qr === null
    ? { status: 'pending', connector_reference: id }
    : { ...issued, instrument: { qr, ...shared } };
};

/** Issues a number, code or QR code; one that is paid many times may have an open amount. */
export const createIssue = async (
  service: Service,
  request: RequestOf<'issue'>,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { id, amount, source } = request;
  const channel = channelOf(request.channel);
  const body = {
    type: source.reusable ? 'REUSABLE_PAYMENT_CODE' : 'PAY',
    reference_id: id,
    ...(amount !== null && { request_amount: toMajor(amount.currency, amount.value) }),
    ...channelFields(channel, request, service, { saves: false }),
    ...descriptionOf(request),
    ...purchaseFields(request, channel.currency),
  };
  const created = await service.v3.paymentRequests.create(
    // TypeScript cannot check the fields of a channel that is only known at run time.
    { body: body as unknown as CreateV3PaymentRequestBody },
    { idempotencyKey: id, signal },
  );
  return created.ok ? toIssued(created.body) : toFailedOutcome(created);
};

/** Finds the issue with a reference; null when there is none. */
export const findIssue = async (
  service: Service,
  reference: string,
  signal: AbortSignal,
): Promise<Outcome | null> => {
  const request = await findRequest(service, reference, signal);
  return request && toIssued(request);
};
