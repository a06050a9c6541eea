// What a browser prefers, by its headers Accept and Accept-Language.
import type { RawRequest } from '@kasir/core/server';
import Negotiator from 'negotiator';

/** So much of a header is read: a payer is nobody we know, and no browser sends more. */
const LENGTH_MAX = 1_000;

export const preferencesOf = (headers: RawRequest['headers']): Negotiator => {
  const read = ['accept', 'accept-language'].map((name) => [
    name,
    headers[name]?.slice(0, LENGTH_MAX),
  ]);
  return new Negotiator({ headers: Object.fromEntries(read) as RawRequest['headers'] });
};
