// Signs forms and verifies their signatures: HMAC-SHA-256 over the fields that the form lists, in
// that order, keyed by the lower-case hexadecimal SHA-256 of a secret API key (SAFE-UNSPEC-01).
import { createHmac, timingSafeEqual } from 'node:crypto';

type Field = string | number | boolean;
export type Fields = Readonly<Record<string, Field>>;

/** Returns the text that is signed: `name: value` pairs, in the order of `names`. */
const signedText = (fields: Fields, names: readonly string[]): string =>
  names.map((name) => `${name}: ${fields[name] ?? ''}`).join(', ');

const digestOf = (secret: string, fields: Fields, names: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(signedText(fields, names)).digest();

/** Returns the names of a list in the order in which they were sent (SAFE-signed_field_names). */
export const signedNames = (list: string): string[] => list.split(',').map((name) => name.trim());

/** Returns the secret that verifies a signature in hexadecimal digits or Base64, or null. */
export const signerOf = (
  secrets: readonly string[],
  fields: Fields,
  names: readonly string[],
  signature: string,
): string | null => {
  const encoding = /^[0-9a-f]{64}$/i.test(signature) ? 'hex' : 'base64';
  const given = Buffer.from(signature, encoding);
  return (
    secrets.find((secret) => {
      const expected = digestOf(secret, fields, names);
      return expected.length === given.length && timingSafeEqual(expected, given);
    }) ?? null
  );
};

export interface Signed {
  readonly signed_field_names: string;
  readonly signature: string;
}

/** Returns a result with its signature over all of its fields. */
export const withSignature = <F extends Fields>(secret: string, fields: F): F & Signed => {
  const names = Object.keys(fields).toSorted();
  return {
    ...fields,
    signed_field_names: names.join(','),
    signature: digestOf(secret, fields, names).toString('hex'),
  };
};
