// Query parameters that an endpoint does not have: a misspelled filter is refused, because a list
// that ignores it returns what nobody asked for.
import type * as z from 'zod';
import type { Violation } from '../errors.ts';
import { didYouMean } from '../nearest.ts';
import { fieldsOf, namesOf } from '../schema.ts';
import { VIOLATIONS_MAX } from './violations.ts';

/** Longest name that is repeated and compared with those there are. */
const NAME_MAX = 100;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The path names the parameter: only what hides paths keeps a secret that was sent as a name. */
const messageOf = (name: string, known: readonly string[]): string => {
  const near = name.length > NAME_MAX ? '' : didYouMean(name, known);
  return `Unknown parameter.${near} Known parameters: ${known.join(', ')}.`;
};

/** Unknown names of an object of parameters, in the brackets of one as well. */
const unknownIn = (
  schemas: readonly z.ZodType[],
  sent: Readonly<Record<string, unknown>>,
  path: string,
): Violation[] => {
  const known = schemas.flatMap(namesOf);
  if (known.length === 0) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const inner = schemas.flatMap((schema) => fieldsOf(schema, name));
    const place = `${path}.${name.slice(0, NAME_MAX).toWellFormed()}`;
    if (inner.length === 0) return [{ path: place, message: messageOf(name, known) }];
    return isObject(value) ? unknownIn(inner, value, place) : [];
  });
};

/** What of a decoded query the schema of its endpoint does not name (CORE-UNSPEC-09). */
export const unknownParameters = (
  schema: z.ZodType,
  query: Readonly<Record<string, unknown>>,
): readonly Violation[] => unknownIn([schema], query, 'query').slice(0, VIOLATIONS_MAX);
