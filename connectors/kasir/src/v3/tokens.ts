// Links wallets, accounts and cards by payment tokens of v3.
import type { Outcome } from '@kasir/connector';
import { unwrap, type CreatePaymentTokenBody, type PaymentToken } from '@kasir/v3/client';
import { declined, toFailedOutcome } from '../outcomes.ts';
import { customerOf } from '../payer.ts';
import { channelOf, type Service } from '../service.ts';
import { descriptionOf } from '../purchase.ts';
import type { RequestOf } from '../request-of.ts';
import { channelFields } from './bodies.ts';
import { waitingFor } from './payment-requests.ts';

/** Returns whether a token was created in v3. */
export const isV3Token = (token: string): boolean => token.startsWith('pt-');

const toLinkOutcome = ({ id, status, actions, failure_code }: PaymentToken): Outcome => {
  switch (status) {
    case 'ACTIVE':
      return { status: 'succeeded', connector_reference: id, token: id };
    case 'REQUIRES_ACTION':
    case 'PENDING':
      return waitingFor(actions, id);
    default:
      return declined(failure_code ?? 'USER_DID_NOT_AUTHORIZE', { reference: id });
  }
};

/** Saves the payer's wallet, account or card. */
export const createToken = async (
  service: Service,
  request: RequestOf<'link'>,
  signal: AbortSignal,
): Promise<Outcome> => {
  const body = {
    reference_id: request.id,
    ...channelFields(channelOf(request.channel), request, service, { saves: true }),
    customer: customerOf(request),
    ...descriptionOf(request),
  };
  const created = await service.v3.paymentTokens.create(
    // TypeScript cannot check the fields of a channel that is only known at run time.
    { body: body as unknown as CreatePaymentTokenBody },
    { idempotencyKey: request.id, signal },
  );
  return created.ok ? toLinkOutcome(created.body) : toFailedOutcome(created);
};

/** Finds the token with a reference; null when there is none. */
export const findToken = async (
  { v3 }: Service,
  reference: string,
  signal: AbortSignal,
): Promise<Outcome | null> => {
  const query = { reference_id: reference, limit: 1 };
  const [token] = unwrap(await v3.paymentTokens.list({ query }, { signal })).data;
  return token ? toLinkOutcome(token) : null;
};

/** Ends a token. */
export const cancelToken = async (
  { v3 }: Service,
  id: string,
  token: string,
  signal: AbortSignal,
): Promise<Outcome> => {
  const canceled = await v3.paymentTokens.cancel(
    { params: { id: token } },
    { idempotencyKey: id, signal },
  );
  return canceled.ok
    ? { status: 'succeeded', connector_reference: token }
    : toFailedOutcome(canceled);
};

/** Returns whether a token has ended. Throws when the request fails. */
export const isTokenEnded = async (
  { v3 }: Service,
  token: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const { status } = unwrap(await v3.paymentTokens.get({ params: { id: token } }, { signal }));
  return status !== 'ACTIVE';
};
