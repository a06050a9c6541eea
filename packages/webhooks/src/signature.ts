// Makes Standard Webhooks signatures, one for each delivery.
import { createHmac } from 'node:crypto';

/** The data that a signature covers. */
export interface Signed {
  /** The webhook-id. */
  readonly id: string;
  /** The webhook-timestamp of the attempt, in seconds since 1970. */
  readonly timestamp: number;
  /** The exact bytes of the body. */
  readonly body: string | Uint8Array;
}

const PREFIX = 'whsec_';

const keyOf = (secret: string): Buffer =>
  Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');

/** Returns a signing secret as it is shown and configured. */
export const secretText = (key: Uint8Array): string => PREFIX + Buffer.from(key).toString('base64');

/** Returns webhook-signature: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64. */
export const sign = (secret: string, { id, timestamp, body }: Signed): string => {
  const mac = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(body);
  return `v1,${mac.digest('base64')}`;
};
