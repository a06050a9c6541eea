// Closes numbers, codes and QR codes of v2 by expiring their payment method.
import type { Outcome } from '@kasir/connector';
import { unwrap } from '@kasir/unified/client';
import { toFailedOutcome } from '../outcomes.ts';
import type { Service } from '../service.ts';

/**
 * Returns the id of the payment method of an issued number: the reference itself, or the method of
 * the payment request that it names.
 */
export const methodOf = async (
  { v2 }: Service,
  reference: string,
  signal: AbortSignal,
): Promise<string> => {
  if (reference.startsWith('pm-')) return reference;
  const params = { id: reference };
  return unwrap(await v2.paymentRequests.get({ params }, { signal })).payment_method.id;
};

/** Closes an issued number. Throws when its payment method cannot be read. */
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

/**
 * Returns whether a number no longer accepts payments. Throws when a request to the service fails.
 */
export const isNumberClosed = async (
  service: Service,
  reference: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const params = { id: await methodOf(service, reference, signal) };
  const { status } = unwrap(await service.v2.paymentMethods.get({ params }, { signal }));
  return status !== 'ACTIVE' && status !== 'PENDING';
};
