// For tests: sends what a connector reports, true or not, as a callback with a valid signature.
import { createHmac, randomUUID } from 'node:crypto';
import { VERSION, VERSION_HEADER, type Operation } from '@kasir/connector/protocol';
import { SHARED_SECRET } from './processor.ts';

const signatureOf = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(content)
    .digest('base64');

/** Sends an event to a callback URL with a valid signature, and resolves to the response. */
export const postEvent = (
  url: string,
  event: object,
  secret = SHARED_SECRET,
): Promise<Response> => {
  const id = `evt_${randomUUID()}`;
  const body = JSON.stringify({ id, created_at: new Date().toISOString(), ...event });
  const timestamp = Math.floor(Date.now() / 1_000);
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [VERSION_HEADER]: VERSION,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`,
    },
    body,
  });
};

/** Sends an event to a callback URL; resolves to the status of the response. */
export const sendEvent = async (
  url: string,
  event: object,
  secret = SHARED_SECRET,
): Promise<number> => {
  const response = await postEvent(url, event, secret);
  await response.body?.cancel();
  return response.status;
};

type Reported = Pick<Operation, 'id' | 'work' | 'status' | 'sequence'>;

/** Returns an operation as a connector reports it: with an amount when it has succeeded. */
export const reported = (
  operation: Reported,
  amount: { readonly value: number; readonly currency: string } | null,
): object => ({
  type: 'operation.updated',
  operation: {
    amount: operation.status === 'succeeded' ? amount : null,
    decline:
      operation.status === 'declined'
        ? { code: 'INSUFFICIENT_BALANCE', network_code: null, message: null }
        : null,
    action: null,
    token: null,
    instrument: null,
    connector_reference: null,
    updated_at: new Date().toISOString(),
    ...operation,
  },
});
