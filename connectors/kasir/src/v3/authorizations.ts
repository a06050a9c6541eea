// Captures or releases authorizations of v3; each can be captured once.
import type { Outcome } from '@kasir/connector';
import { toMajor, toMinor } from '@kasir/core/money';
import { unwrap, type V3Payment } from '@kasir/v3/client';
import { toFailedOutcome } from '../outcomes.ts';
import type { Service } from '../service.ts';
import type { RequestOf } from '../request-of.ts';

/** Returns an authorized payment by its id. Throws when the request fails. */
const getPayment = async (
  { v3 }: Service,
  payment: string,
  signal: AbortSignal,
): Promise<V3Payment> => unwrap(await v3.payments.get({ params: { id: payment } }, { signal }));

/** Returns the outcome of the capture, or null before it. */
const toCaptureOutcome = ({ captures, currency }: V3Payment): Outcome | null => {
  const [capture] = captures;
  if (!capture) return null;
  const value = toMinor(currency, capture.capture_amount);
  return {
    status: 'succeeded',
    connector_reference: capture.capture_id,
    amount: { value, currency },
  };
};

const toVoidOutcome = ({ id, status }: V3Payment): Outcome | null =>
  status === 'CANCELED' ? { status: 'succeeded', connector_reference: id } : null;

/** Captures an authorization; the service releases the rest. */
export const capturePayment = async (
  { v3 }: Service,
  { id, amount }: RequestOf<'capture'>,
  payment: string,
  signal: AbortSignal,
): Promise<Outcome> => {
  const captured = await v3.payments.capture(
    {
      params: { id: payment },
      body: { capture_amount: toMajor(amount.currency, amount.value) },
    },
    { idempotencyKey: id, signal },
  );
  if (!captured.ok) return toFailedOutcome(captured);
  return toCaptureOutcome(captured.body) ?? { status: 'pending' };
};

/** Releases an authorization. */
export const cancelPayment = async (
  { v3 }: Service,
  id: string,
  payment: string,
  signal: AbortSignal,
): Promise<Outcome> => {
  const canceled = await v3.payments.cancel(
    { params: { id: payment } },
    { idempotencyKey: id, signal },
  );
  if (!canceled.ok) return toFailedOutcome(canceled);
  return toVoidOutcome(canceled.body) ?? { status: 'pending' };
};

/** Finds the capture of an authorization; null when there is none. */
export const findCapture = async (
  service: Service,
  payment: string,
  signal: AbortSignal,
): Promise<Outcome | null> => toCaptureOutcome(await getPayment(service, payment, signal));

/** Finds whether an authorization was released; null when it was not. */
export const findVoid = async (
  service: Service,
  payment: string,
  signal: AbortSignal,
): Promise<Outcome | null> => toVoidOutcome(await getPayment(service, payment, signal));
