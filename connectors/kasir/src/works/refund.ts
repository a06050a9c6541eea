// Refunds payments of both generations by the refund endpoint of v2.
import type { Outcome } from '@kasir/connector';
import { toMajor, toMinor } from '@kasir/core/money';
import type { Refund } from '@kasir/unified/client';
import { declined, toFailedOutcome } from '../outcomes.ts';
import type { Service } from '../service.ts';
import { findRequest as findV2Request } from '../v2/payment-requests.ts';
import { findRequest as findV3Request } from '../v3/payment-requests.ts';
import { findInBoth } from './both.ts';
import type { RequestOf } from '../request-of.ts';
import type { ServiceWork, Subject } from './work.ts';

/**
 * Returns the id of the payment request whose payment is refunded; null for payments to codes that
 * are paid many times, because the API cannot refund a single one of them.
 */
const findPaidRequest = async (
  service: Service,
  { parent }: Subject,
  signal: AbortSignal,
): Promise<string | null> => {
  if (!parent) throw new Error('A refund has a parent.');
  const { request } = parent;
  return findInBoth(service, request.channel, {
    v2: async () => (await findV2Request(service, request.id, signal))?.id ?? null,
    v3: async () => {
      const found = await findV3Request(service, request.id, signal);
      return found && found.type !== 'REUSABLE_PAYMENT_CODE' ? found.id : null;
    },
  });
};

/** The refund reasons that the service accepts. */
const reasons = [
  'FRAUDULENT',
  'DUPLICATE',
  'REQUESTED_BY_CUSTOMER',
  'CANCELLATION',
  'OTHERS',
] as const;

const reasonOf = (sent: string | undefined) => reasons.find((one) => one === sent) ?? 'OTHERS';

const toRefundOutcome = ({ id, status, amount, currency, failure_code }: Refund): Outcome => {
  switch (status) {
    case 'SUCCEEDED':
      return {
        status: 'succeeded',
        connector_reference: id,
        amount: { value: toMinor(currency, amount), currency },
      };
    case 'PENDING':
      return { status: 'pending', connector_reference: id };
    default:
      return declined(failure_code ?? 'REFUND_FAILED', { reference: id });
  }
};

export const refund: ServiceWork<RequestOf<'refund'>> = {
  perform: async (service, { id, amount, references, reason }, subject, signal) => {
    const paid = await findPaidRequest(service, subject, signal);
    if (paid === null)
      return declined('REFUND_FAILED', {
        message: 'The service cannot refund a payment to a code that is paid many times.',
      });
    const body = {
      payment_request_id: paid,
      reference_id: id,
      currency: amount.currency,
      amount: toMajor(amount.currency, amount.value),
      reason: reasonOf(reason),
      metadata: { account: references.account, object: references.object },
    } as const;
    const created = await service.v2.refunds.create({ body }, { idempotencyKey: id, signal });
    return created.ok ? toRefundOutcome(created.body) : toFailedOutcome(created, 'REFUND_FAILED');
  },
  find: async (service, { request: { id } }, subject, signal) => {
    const paid = await findPaidRequest(service, subject, signal);
    if (paid === null) return null;
    const query = { payment_request_id: paid };
    for await (const found of service.v2.refunds.list.items({ query }, { signal }))
      if (found.reference_id === id) return toRefundOutcome(found);
    return null;
  },
  sentTo: async () => [{ generation: 'v2', path: '/refunds' }],
};
