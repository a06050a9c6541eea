// What may be shown of a value in logs and timelines: what its schema declares and allows, nothing
// in or in place of an object that holds a secret, and no run of digits that could be a card.
import type * as z from 'zod';
import { defOf, fieldsOf, unwrapped } from './schema.ts';

/**
 * Marks a field that no log, timeline, report or stored response may hold: card number, CVN, OTP.
 */
export const secret = <S extends z.ZodType>(schema: S): S => schema.meta({ secret: true });

const isMarked = (schema: z.ZodType): boolean => {
  if (schema.meta()?.['secret'] === true) return true;
  const { innerType, in: source } = defOf(schema);
  const inner = innerType ?? source;
  return inner !== undefined && isMarked(inner);
};

/** A secret, or an object that has one: what is sent in its place may be the secret itself. */
const isSecret = (schema: z.ZodType): boolean => {
  if (isMarked(schema)) return true;
  const { shape = {}, options = [] } = defOf(unwrapped(schema));
  return Object.values(shape).some(isMarked) || options.some(isSecret);
};

/**
 * Ids as we give them out, or twelve digits and more, however they are grouped. An id of 24 hex
 * digits begins with the time, which is less than 05 for a century.
 */
const idOrCard =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<![\da-f])0[1-4][\da-f]{22}(?![\da-f])|\p{Nd}(?:[\s.,_/-]{0,3}\p{Nd}){11,}/giu;

/** Text without runs of digits that could be a card number, wherever they stand. */
export const withoutCards = (text: string): string =>
  text.replace(idOrCard, (found) => (/[a-f]/i.test(found) ? found : '[digits]'));

/** An API key, wherever it stands. */
const apiKey = /xnd_(?:public_)?(?:development|production)_\w*/gi;

/** Text without what is secret wherever it is sent: API keys, and what could be a card number. */
export const withoutSecrets = (text: string): string => withoutCards(text.replace(apiKey, '[key]'));

/** A single value as it may be shown: only where one of the schemas takes it. */
const single = (schemas: readonly z.ZodType[], value: unknown): unknown => {
  if (!schemas.some((schema) => schema.safeParse(value).success)) return '[invalid]';
  if (typeof value === 'string') return withoutSecrets(value);
  return typeof value === 'number' && withoutCards(String(value)) !== String(value)
    ? '[digits]'
    : value;
};

const redactBy = (schemas: readonly z.ZodType[], value: unknown): unknown => {
  if (schemas.some(isSecret)) return '[secret]';
  if (value === null || typeof value !== 'object') return single(schemas, value);
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => {
      const { element } = defOf(unwrapped(schema));
      return element ? [element] : [];
    });
    return items.length === 0 ? '[invalid]' : value.map((item) => redactBy(items, item));
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const fields = schemas.flatMap((schema) => fieldsOf(schema, name));
      return fields.length === 0 ? [] : [[withoutSecrets(name), redactBy(fields, inner)]];
    }),
  );
};

/**
 * A copy of a value that is safe to write down. Fields the schema does not name are left out and
 * values it does not take read `[invalid]`, because a caller may put a card number anywhere; what
 * is marked, and the object around it, reads `[secret]`.
 */
export const redacted = (schema: z.ZodType, value: unknown): unknown => redactBy([schema], value);
