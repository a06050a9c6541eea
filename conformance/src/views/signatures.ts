// Recomputes signatures of webhooks (AUTH-11).
import { createHmac } from 'node:crypto';
import type { Delivery } from '../targets/wire/receiver.ts';

/** Returns the signature of Standard Webhooks: HMAC-SHA256 over id, time and body. */
const signatureOf = (secret: string, { headers, text }: Delivery): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${headers['webhook-id'] ?? ''}.${headers['webhook-timestamp'] ?? ''}.${text}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};

/** Returns whether one of the signatures of a delivery is made with a secret. */
export const isSignedWith = (secret: string, delivery: Delivery): boolean =>
  (delivery.headers['webhook-signature'] ?? '').split(' ').includes(signatureOf(secret, delivery));
