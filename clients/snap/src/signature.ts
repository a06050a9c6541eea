// Signs and verifies requests as the bank standard defines it, in both of its modes. Client and
// platform use the same functions; their test vectors were made with OpenSSL.
import { createHash, createHmac, sign, timingSafeEqual, verify, type KeyLike } from 'node:crypto';

/** The signed parts of a request. */
export interface SignedRequest {
  readonly method: string;
  /** Path with query, without host: `/snap/v1.0/registration-account-binding`. */
  readonly path: string;
  /** The bytes of the body as they are sent. */
  readonly body: string | Uint8Array;
  /** X-TIMESTAMP as it is sent. */
  readonly timestamp: string;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** White space between tokens of JSON: space, tab, line feed, carriage return. */
const spaces: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Removes the white space between the tokens of JSON in one pass; strings are unchanged. */
export const minifyJson = (json: string): string => {
  let minified = '';
  let from = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) inText = !inText;
    else if (inText && code === BACKSLASH) at += 1;
    else if (!inText && spaces.has(code)) {
      minified += json.slice(from, at);
      from = at + 1;
    }
  }
  return minified + json.slice(from);
};

const bodyDigest = (body: string | Uint8Array): string =>
  createHash('sha256').update(body).digest('hex');

const textOf = ({ method, path, timestamp }: SignedRequest, digest: string, token?: string) =>
  [method, path, ...(token === undefined ? [] : [token]), digest, timestamp].join(':');

/** Returns the text to sign, over the minified body; in symmetric mode with the access token. */
export const textToSign = (request: SignedRequest, accessToken?: string): string => {
  const body = minifyJson(Buffer.from(request.body).toString('utf8'));
  return textOf(request, bodyDigest(body), accessToken);
};

/** Returns the text to sign for an access token. */
export const tokenTextToSign = (clientId: string, timestamp: string): string =>
  `${clientId}|${timestamp}`;

/**
 * Returns the SHA256withRSA signature (PKCS#1 v1.5) of a text in Base64. Throws when the key is not
 * a private RSA key.
 */
export const signAsymmetric = (privateKey: KeyLike, text: string): string =>
  sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64');

/** Returns the HMAC-SHA512 of a text in Base64. */
export const signSymmetric = (clientSecret: string, text: string): string =>
  createHmac('sha512', clientSecret).update(text).digest('base64');

/** Returns whether a signature of a text was made with the private half of a key. */
export const isSignedBy = (publicKey: KeyLike, text: string, signature: string): boolean =>
  verify('RSA-SHA256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));

/** Compares the lengths in bytes: 44 characters may be 88 bytes. */
const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * Returns the texts that a partner may have signed: over the body as received or minified, and with
 * the path as received or without its first segment `/snap`, as in some implementations of the
 * standard.
 */
const acceptedTexts = (request: SignedRequest, accessToken?: string): string[] => {
  const { path } = request;
  const paths = new Set([path, path.startsWith('/snap/') ? path.slice('/snap'.length) : path]);
  const minified = minifyJson(Buffer.from(request.body).toString('utf8'));
  const digests = new Set([bodyDigest(request.body), bodyDigest(minified)]);
  return [...paths].flatMap((one) =>
    [...digests].map((digest) => textOf({ ...request, path: one }, digest, accessToken)),
  );
};

/** Returns whether a request has a valid signature of the asymmetric mode. */
export const isSignedRequest = (
  publicKey: KeyLike,
  request: SignedRequest,
  signature: string,
): boolean => acceptedTexts(request).some((text) => isSignedBy(publicKey, text, signature));

/** Returns whether a request has a valid signature of the symmetric mode. */
export const isSignedWithSecret = (
  clientSecret: string,
  request: SignedRequest,
  accessToken: string,
  signature: string,
): boolean =>
  acceptedTexts(request, accessToken).some((text) =>
    isSame(signSymmetric(clientSecret, text), signature),
  );

/** Returns a time in the form of X-TIMESTAMP: `2026-11-22T10:00:00+00:00`. */
export const timestampOf = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19)}+00:00`;
