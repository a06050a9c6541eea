// Captures authorizations of v2, each once or several times.
import type { Outcome } from '@kasir/connector';
import { toMajor, toMinor } from '@kasir/core/money';
import type { Capture } from '@kasir/unified/client';
import { declined, toFailedOutcome } from '../outcomes.ts';
import type { Service } from '../service.ts';
import type { RequestOf } from '../request-of.ts';

const toCaptureOutcome = ({ id, status, currency, ...capture }: Capture): Outcome =>
  status === 'SUCCEEDED'
    ? {
        status: 'succeeded',
        connector_reference: id,
        amount: { value: toMinor(currency, capture.captured_amount), currency },
      }
    : declined(capture.failure_code, { reference: id });

/** Captures a part of the authorization of a payment request. */
export const createCapture = async (
  { v2 }: Service,
  { id, amount }: RequestOf<'capture'>,
  paymentRequest: string,
  signal: AbortSignal,
): Promise<Outcome> => {
  const body = { reference_id: id, capture_amount: toMajor(amount.currency, amount.value) };
  const captured = await v2.paymentRequests.capture(
    { params: { id: paymentRequest }, body },
    { idempotencyKey: id, signal },
  );
  return captured.ok ? toCaptureOutcome(captured.body) : toFailedOutcome(captured);
};

/** Finds the capture with a reference; null when there is none. */
export const findCapture = async (
  { v2 }: Service,
  reference: string,
  paymentRequest: string,
  signal: AbortSignal,
): Promise<Outcome | null> => {
  const params = { id: paymentRequest };
  for await (const capture of v2.paymentRequests.captures.items({ params }, { signal }))
    if (capture.reference_id === reference) return toCaptureOutcome(capture);
  return null;
};
