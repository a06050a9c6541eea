// Links wallets, accounts and cards by saved payment methods of v2, whose id is the token.
import type { Outcome } from '@kasir/connector';
import { unwrap, type CreatePaymentMethodBody, type PaymentMethod } from '@kasir/unified/client';
import { declined, toFailedOutcome } from '../outcomes.ts';
import { channelOf, type Service } from '../service.ts';
import { descriptionOf } from '../purchase.ts';
import type { RequestOf } from '../request-of.ts';
import { methodOn } from './bodies.ts';

/** Returns the payment method with a reference, or null. Throws when the request fails. */
export const findMethod = async (
  { v2 }: Service,
  reference: string,
  signal: AbortSignal,
): Promise<PaymentMethod | null> => {
  const query = { reference_id: reference, limit: 1 };
  return unwrap(await v2.paymentMethods.list({ query }, { signal })).data[0] ?? null;
};

/** Returns the outcome of a link. */
export const toLinkOutcome = ({ id, status, actions, failure_code }: PaymentMethod): Outcome => {
  const reference = { connector_reference: id };
  switch (status) {
    case 'ACTIVE':
      return { status: 'succeeded', token: id, ...reference };
    case 'REQUIRES_ACTION':
    case 'PENDING': {
      const page = actions.find(({ url_type: type, url }) => type === 'WEB' && url !== null);
      return page?.url
        ? {
            status: 'action_required',
            action: { type: 'redirect', url: page.url, expires_at: null },
            ...reference,
          }
        : { status: 'pending', ...reference };
    }
    default:
      return declined(failure_code ?? 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT', { reference: id });
  }
};

/** Saves the payer's wallet, account or card. */
export const createLink = async (
  service: Service,
  request: RequestOf<'link'>,
  signal: AbortSignal,
): Promise<Outcome> => {
  const how = { reusability: 'MULTIPLE_USE', amount: null } as const;
  const body = {
    ...methodOn(channelOf(request.channel), request, service, how),
    ...descriptionOf(request),
  };
  const created = await service.v2.paymentMethods.create(
    // TypeScript cannot check the fields of a channel that is only known at run time.
    { body: body as unknown as CreatePaymentMethodBody },
    { idempotencyKey: request.id, signal },
  );
  return created.ok ? toLinkOutcome(created.body) : toFailedOutcome(created);
};

/** Ends a saved payment method. */
export const endLink = async (
  { v2 }: Service,
  id: string,
  token: string,
  signal: AbortSignal,
): Promise<Outcome> => {
  const ended = await v2.paymentMethods.expire(
    { params: { id: token }, body: {} },
    { idempotencyKey: id, signal },
  );
  return ended.ok ? { status: 'succeeded', connector_reference: token } : toFailedOutcome(ended);
};

/** Returns whether a saved payment method has ended. Throws when the request fails. */
export const isLinkEnded = async (
  { v2 }: Service,
  token: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const { status } = unwrap(await v2.paymentMethods.get({ params: { id: token } }, { signal }));
  return status !== 'ACTIVE';
};
