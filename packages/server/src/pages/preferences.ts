// Reads the preferences of a browser from its headers Accept and Accept-Language.
import type { RawRequest } from '@kasir/core/pipeline';
import Negotiator from 'negotiator';

/** The most characters read of a header: payers are unknown callers, and no browser sends more. */
const LENGTH_MAX = 1_000;

export const preferencesOf = (headers: RawRequest['headers']): Negotiator => {
  const read = ['accept', 'accept-language'].map((name) => [
    name,
    headers[name]?.slice(0, LENGTH_MAX),
  ]);
  return new Negotiator({ headers: Object.fromEntries(read) as RawRequest['headers'] });
};
