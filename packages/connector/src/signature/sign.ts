// Signs messages by Standard Webhooks: id, time and content with a secret that both sides share.
import { createHmac } from 'node:crypto';

/** The parts that a signature covers. */
export interface Signed {
  /** The webhook-id header. */
  readonly id: string;
  /** The webhook-timestamp header, in seconds since 1970. */
  readonly timestamp: number;
  /** The exact bytes of the body; without a body, see `contentWithoutBody`. */
  readonly content: string | Uint8Array;
}

const PREFIX = 'whsec_';
const KEY_BYTES_MIN = 24;

/**
 * Returns the key in a secret, `whsec_` and Base64. Throws when it has fewer than 24 bytes, because
 * a short key can be guessed.
 */
export const keyOf = (secret: string): Buffer => {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '';
  const key = Buffer.from(text, 'base64');
  if (key.length < KEY_BYTES_MIN || key.toString('base64') !== text)
    throw new TypeError(
      'secrets must be whsec_ and Base64 of 32 random bytes: create one with `openssl rand -base64 32`.',
    );
  return key;
};

/** Returns the keys of one or more secrets. Throws when there is no secret or a malformed one. */
export const keysOf = (secrets: readonly string[]): readonly Buffer[] => {
  if (secrets.length === 0)
    throw new TypeError('secrets must contain at least one secret: whsec_ and Base64.');
  return secrets.map(keyOf);
};

/** Returns `v1,` and the HMAC-SHA256 of `id.timestamp.content` in Base64. */
export const sign = (key: Uint8Array, { id, timestamp, content }: Signed): string => {
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(content);
  return `v1,${mac.digest('base64')}`;
};

/**
 * Returns the signed content of a request without a body: the method, a space, and the path with
 * query below the base URL of the connector. So the signature of one request is not valid for
 * another.
 */
export const contentWithoutBody = (method: string, path: string): string => `${method} ${path}`;

/** Returns the three headers of a signed message; one signature for each key. */
export const signatureHeaders = (
  keys: readonly Uint8Array[],
  signed: Signed,
): Record<string, string> => ({
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.timestamp),
  'webhook-signature': keys.map((key) => sign(key, signed)).join(' '),
});
