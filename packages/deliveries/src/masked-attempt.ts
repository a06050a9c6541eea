// Masks an attempt for operators: its headers without token and signature, and the beginning of the
// receiver's response as text that is safe to store and to display.
import { withoutSecrets } from '@kasir/core';

/** The most characters kept of a response. */
export const RESPONSE_CHARACTERS_MAX = 500;

/** The number of characters to search: a token that begins in the kept ones ends in these. */
const LOOKED_AT = RESPONSE_CHARACTERS_MAX + 300;

/** The most bytes of a response that are decoded: a character has at most four. */
export const RESPONSE_BYTES_MAX = 4 * LOOKED_AT;

/** Headers whose values prove to a receiver that the delivery is from the platform. */
const proofs: readonly string[] = ['x-callback-token', 'webhook-signature'];

/** Returns the headers of an attempt with its token and signatures hidden. */
export const maskHeaders = (
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      proofs.includes(name) ? '[hidden]' : value,
    ]),
  );

/** Control characters except tabs and line breaks, and characters that change text direction. */
const unsafe = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Digits at the end of a text that was cut: they may be the beginning of a card number. */
const lastDigits = /\d[\d\s.,_/-]*$/;

/** Returns the proofs in headers, the longest first: the token, and each signature. */
const proofsIn = (headers: Readonly<Record<string, string>>): readonly string[] =>
  proofs
    .flatMap((name) => (headers[name] ?? '').split(name === 'webhook-signature' ? /[ ,]/ : '\n'))
    .filter((part) => part !== '' && part !== 'v1')
    .toSorted((one, other) => other.length - one.length);

/**
 * Returns the beginning of a response as text. For any bytes, the text has no control characters,
 * no key or card number, and none of the proofs in `headers`, which a receiver may send back.
 */
export const maskResponse = (
  bytes: Uint8Array,
  headers: Readonly<Record<string, string>>,
): string => {
  const text = new TextDecoder().decode(bytes.subarray(0, RESPONSE_BYTES_MAX));
  // A replacement has the length of its proof, so that no later proof moves into the kept part.
  const hidden = proofsIn(headers).reduce(
    (left, proof) => left.replaceAll(proof, '*'.repeat(proof.length)),
    text.replaceAll(unsafe, '\ufffd'),
  );
  const characters = Array.from(hidden);
  if (characters.length <= RESPONSE_CHARACTERS_MAX) return withoutSecrets(hidden);
  const kept = characters.slice(0, RESPONSE_CHARACTERS_MAX).join('');
  return withoutSecrets(kept).replace(lastDigits, '');
};
