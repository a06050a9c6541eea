// Tells whether a request names a time that was to come when it was sent and has passed since, such
// as a start or an expiry: sent again, it means something else.
import type { Input } from '../wire/encode.ts';

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

/** Returns whether a time anywhere in a request was to come at `from` and is past at `to`. */
export const hasPassedTime = (
  { params, query, body }: Pick<Input, 'params' | 'query' | 'body'>,
  { from, to }: Period,
): boolean =>
  textsIn([params, query, body])
    .filter((text) => ISO.test(text))
    .map((text) => Date.parse(text))
    .some((time) => time > from && time <= to);
