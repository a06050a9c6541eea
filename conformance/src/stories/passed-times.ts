// Finds out whether a time in a request, such as a start or an expiry, has passed since the request
// was sent: if the request is sent again, it has another meaning.
import type { Input } from '../targets/wire/encode.ts';

/** A period, both ends in milliseconds. */
interface Period {
  readonly from: number;
  readonly to: number;
}

/** A date, or a date and a time, as ISO 8601 writes them. */
const ISO = /^\d{4}-\d{2}-\d{2}(T|$)/;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/** Returns whether a time anywhere in a request is after `from`, but not after `to`. */
export const hasPassedTime = (
  { params, query, body }: Pick<Input, 'params' | 'query' | 'body'>,
  { from, to }: Period,
): boolean =>
  textsIn([params, query, body])
    .filter((text) => ISO.test(text))
    .map((text) => Date.parse(text))
    .some((time) => time > from && time <= to);
