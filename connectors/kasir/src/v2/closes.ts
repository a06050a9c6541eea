// Closes numbers, codes and QR codes of v2: their payment method ends.
import type { Outcome } from '@kasir/connector';
import { unwrap } from '@kasir/unified/client';
import { toFailedOutcome } from '../outcomes.ts';
import type { Service } from '../service.ts';

/** Returns the id of the payment method behind what was issued: itself, or that of its request. */
export const methodOf = async (
  { v2 }: Service,
  reference: string,
  signal: AbortSignal,
): Promise<string> => {
  if (reference.startsWith('pm-')) return reference;
  const params = { id: reference };
  return unwrap(await v2.paymentRequests.get({ params }, { signal })).payment_method.id;
};

/** Closes what was issued. Throws when the service cannot say what it is. */
export const closeNumber = async (
  service: Service,
  id: string,
  reference: string,
  signal: AbortSignal,
): Promise<Outcome> => {
  const params = { id: await methodOf(service, reference, signal) };
  const ended = await service.v2.paymentMethods.expire(
    { params, body: {} },
    { idempotencyKey: id, signal },
  );
  return ended.ok
    ? { status: 'succeeded', connector_reference: reference }
    : toFailedOutcome(ended);
};

/** Returns whether a number takes no payment any more. Throws when the service cannot say. */
export const isNumberClosed = async (
  service: Service,
  reference: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const params = { id: await methodOf(service, reference, signal) };
  const { status } = unwrap(await service.v2.paymentMethods.get({ params }, { signal }));
  return status !== 'ACTIVE' && status !== 'PENDING';
};
