// Makes the signature that a delivery must have: with Node.js where available, elsewhere (workers,
// edge functions, browsers) with Web Crypto.
import type { Signed } from '../signature.ts';

/** Makes the `v1,...` signature of a delivery. */
export type Signer = (signed: Signed) => string | Promise<string>;

type Key = Uint8Array<ArrayBuffer>;

const PREFIX = 'whsec_';
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

const encoder = new TextEncoder();

/** Returns the key of a signing secret; null when the secret is empty or malformed. */
const keyOf = (secret: unknown): Key | null => {
  if (typeof secret !== 'string') return null;
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret;
  return text !== '' && BASE64.test(text)
    ? Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
    : null;
};

const headOf = ({ id, timestamp }: Signed): string => `${id}.${timestamp}.`;

const bytesOf = (signed: Signed): Uint8Array<ArrayBuffer> => {
  const { body } = signed;
  if (typeof body === 'string') return encoder.encode(headOf(signed) + body);
  const head = encoder.encode(headOf(signed));
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
};

const webSigner = (bytes: Key): Signer => {
  // Imported with the first delivery: some platforms forbid cryptography while a module loads.
  let key: ReturnType<typeof crypto.subtle.importKey> | undefined;
  return async (signed) => {
    key ??= crypto.subtle.importKey('raw', bytes, HMAC, false, ['sign']);
    const mac = await crypto.subtle.sign(HMAC, await key, bytesOf(signed));
    return `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`;
  };
};

/** node:crypto, looked up at run time so that bundles for other platforms need not contain it. */
const ofNode = globalThis.process?.getBuiltinModule?.('node:crypto');

/** Creates the signer of a signing secret (`whsec_...`). Throws when the secret is malformed. */
export const createSigner = (secret: unknown): Signer => {
  const key = keyOf(secret);
  if (!key)
    throw new TypeError(
      'secret must be the signing secret of your account: whsec_ and Base64. Omit it to accept deliveries by their token only.',
    );
  if (!ofNode) return webSigner(key);
  return (signed) => {
    const mac = ofNode.createHmac('sha256', key).update(headOf(signed)).update(signed.body);
    return `v1,${mac.digest('base64')}`;
  };
};
