// Queues callbacks in the store and sends them to the platform.
import {
  callback,
  VERSION,
  VERSION_HEADER,
  type Callback,
  type Operation,
  type ReceivedPayment,
} from '../protocol/index.ts';
import { signatureHeaders } from '../signature/sign.ts';
import type { Rows } from '../store/port.ts';
import type { System } from '../system.ts';

/** The time within which the platform must acknowledge a callback. */
const CALLBACK_LIMIT_MS = 15_000;

const queueCallback = (rows: Rows, system: System, event: Callback): void =>
  rows.putTask({
    id: event.id,
    due: system.now(),
    attempts: 0,
    work: { kind: 'callback', body: JSON.stringify(event) },
  });

/** Queues the callback about a changed operation, in the transaction of the change. */
export const queueUpdate = (rows: Rows, system: System, operation: Operation): void => {
  const created_at = new Date(system.now()).toISOString();
  queueCallback(rows, system, {
    id: system.id(),
    type: 'operation.updated',
    created_at,
    operation,
  });
};

/** Queues the callback about a received payment, in the transaction that stores it. */
export const queueReceived = (rows: Rows, system: System, payment: ReceivedPayment): void => {
  const created_at = new Date(system.now()).toISOString();
  queueCallback(rows, system, { id: system.id(), type: 'payment.received', created_at, payment });
};

export interface CallbackTarget {
  readonly url: string;
  readonly keys: readonly Uint8Array[];
  readonly fetch: typeof fetch;
  readonly system: System;
  readonly signal: AbortSignal;
}

/** Sends a stored callback. Throws unless the platform acknowledges it with a 2xx response. */
export const sendCallback = async (
  { url, keys, fetch, system, signal }: CallbackTarget,
  body: string,
): Promise<void> => {
  const { id } = callback.parse(JSON.parse(body));
  const timestamp = Math.floor(system.now() / 1_000);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [VERSION_HEADER]: VERSION,
      ...signatureHeaders(keys, { id, timestamp, content: body }),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(CALLBACK_LIMIT_MS)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The platform responded with ${response.status}.`);
};
