// Refuses unknown query parameters: a list that ignored a misspelled filter would return the wrong
// items.
import type * as z from 'zod';
import type { Violation } from '../errors.ts';
import { didYouMean } from '../nearest.ts';
import { fieldsOf, namesOf } from '../schema.ts';
import { VIOLATIONS_MAX } from './violations.ts';

/** The longest name that is repeated and compared with known ones. */
const NAME_MAX = 100;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns the message without the name, which may be a secret: only paths are masked. */
const messageOf = (name: string, known: readonly string[]): string => {
  const near = name.length > NAME_MAX ? '' : didYouMean(name, known);
  return `Unknown parameter.${near} Known parameters: ${known.join(', ')}.`;
};

/** Returns the unknown names of an object of parameters, including those within brackets. */
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

/** Returns the violations of parameters unknown to the endpoint's schema (CORE-UNSPEC-09). */
export const unknownParameters = (
  schema: z.ZodType,
  query: Readonly<Record<string, unknown>>,
): readonly Violation[] => unknownIn([schema], query, 'query').slice(0, VIOLATIONS_MAX);
