// Closes numbers and QR codes of v3 by canceling their payment request.
import type { Outcome } from '@kasir/connector';
import { unwrap } from '@kasir/v3/client';
import { toFailedOutcome } from '../outcomes.ts';
import type { Service } from '../service.ts';

/** Closes an issued number. */
export const closeNumber = async (
  { v3 }: Service,
  id: string,
  reference: string,
  signal: AbortSignal,
): Promise<Outcome> => {
  const canceled = await v3.paymentRequests.cancel(
    { params: { id: reference } },
    { idempotencyKey: id, signal },
  );
  return canceled.ok
    ? { status: 'succeeded', connector_reference: reference }
    : toFailedOutcome(canceled);
};

/** Returns whether a number no longer accepts payments. Throws when the request fails. */
export const isNumberClosed = async (
  { v3 }: Service,
  reference: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const params = { id: reference };
  const { status } = unwrap(await v3.paymentRequests.get({ params }, { signal }));
  return !['ACCEPTING_PAYMENTS', 'REQUIRES_ACTION', 'PENDING'].includes(status);
};
