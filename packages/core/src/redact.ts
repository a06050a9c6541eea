// Redacts values for logs and timelines: keeps only what a schema declares and accepts. Objects
// with a secret, values sent in their place, and digits that could be a card number are left out.
import type * as z from 'zod';
import { defOf, fieldsOf, unwrapped } from './schema.ts';

/**
 * Marks a field that must never be in a log, timeline, report or stored response: card number, CVN,
 * OTP.
 */
export const secret = <S extends z.ZodType>(schema: S): S => schema.meta({ secret: true });

const isMarked = (schema: z.ZodType): boolean => {
  if (schema.meta()?.['secret'] === true) return true;
  const { innerType, in: source } = defOf(schema);
  const inner = innerType ?? source;
  return inner !== undefined && isMarked(inner);
};

/** Returns whether a secret may be sent here: in a marked field, or in place of its object. */
const isSecret = (schema: z.ZodType): boolean => {
  if (isMarked(schema)) return true;
  const { shape = {}, options = [] } = defOf(unwrapped(schema));
  return Object.values(shape).some(isMarked) || options.some(isSecret);
};

/**
 * Matches our own ids, or twelve and more digits, however grouped. An id of 24 hex digits begins
 * with its time: until the next century, the first two digits are 01 to 04.
 */
const idOrCard =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<![\da-f])0[1-4][\da-f]{22}(?![\da-f])|\p{Nd}(?:[\s.,_/-]{0,3}\p{Nd}){11,}/giu;

const CARD_DIGITS = 12;

/** Returns whether a text may hold a card number; text beyond ASCII is always searched. */
const mayHoldCard = (text: string): boolean => {
  if (text.length < CARD_DIGITS) return false;
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return true;
    if (code >= 0x30 && code <= 0x39) digits += 1;
  }
  return digits >= CARD_DIGITS;
};

/** Returns a text without digits that could be a card number. */
export const withoutCards = (text: string): string =>
  mayHoldCard(text)
    ? text.replace(idOrCard, (found) => (/[a-f]/i.test(found) ? found : '[digits]'))
    : text;

/** Matches an API key, or the token of an operator, anywhere in a text. */
const apiKey = /(?:xnd_(?:public_)?(?:development|production)|kasir_operator)_\w*/gi;

/** Returns a text without keys and tokens, and without digits that could be a card number. */
export const withoutSecrets = (text: string): string => withoutCards(text.replace(apiKey, '[key]'));

/** Returns a single value if one of the schemas accepts it, without secrets. */
const single = (schemas: readonly z.ZodType[], value: unknown): unknown => {
  if (!schemas.some((schema) => schema.safeParse(value).success)) return '[invalid]';
  if (typeof value === 'string') return withoutSecrets(value);
  return typeof value === 'number' && withoutCards(String(value)) !== String(value)
    ? '[digits]'
    : value;
};

/** The most names remembered for one place: a record accepts any name. */
const NAMES_MAX = 200;

/** A place within a value: its possible schemas, and cached results about them. */
class Place {
  readonly schemas: readonly z.ZodType[];
  /** True when a secret may be sent here: in a marked field, or in place of its object. */
  readonly isSecret: boolean;
  /** True for a marked field itself. */
  readonly isMarked: boolean;
  #items: Place | null | undefined;
  readonly #fields = new Map<string, Place>();

  constructor(schemas: readonly z.ZodType[]) {
    this.schemas = schemas;
    this.isSecret = schemas.some(isSecret);
    this.isMarked = schemas.some(isMarked);
  }

  /** The place of an array's items; null when no schema accepts an array. */
  get items(): Place | null {
    if (this.#items !== undefined) return this.#items;
    const schemas = this.schemas.flatMap((schema) => {
      const { element } = defOf(unwrapped(schema));
      return element ? [element] : [];
    });
    return (this.#items = schemas.length === 0 ? null : new Place(schemas));
  }

  /** Returns the place of a field; null when no schema names it. */
  field(name: string): Place | null {
    const known = this.#fields.get(name);
    if (known) return known;
    const schemas = this.schemas.flatMap((schema) => fieldsOf(schema, name));
    if (schemas.length === 0) return null;
    const place = new Place(schemas);
    if (this.#fields.size < NAMES_MAX) this.#fields.set(name, place);
    return place;
  }
}

type Hides = (place: Place) => boolean;

const redactAt = (place: Place, value: unknown, hides: Hides): unknown => {
  if (hides(place)) return '[secret]';
  if (value === null || typeof value !== 'object') return single(place.schemas, value);
  if (Array.isArray(value)) {
    const { items } = place;
    return items ? value.map((item) => redactAt(items, item, hides)) : '[invalid]';
  }
  const fields: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value)) {
    const field = place.field(name);
    if (field) fields.push([withoutSecrets(name), redactAt(field, inner, hides)]);
  }
  return Object.fromEntries(fields);
};

/** The places of whole bodies, cached because they are used repeatedly. */
const places = new WeakMap<z.ZodType, Place>();

const placeOf = (schema: z.ZodType): Place => {
  let place = places.get(schema);
  if (!place) {
    place = new Place([schema]);
    places.set(schema, place);
  }
  return place;
};

/**
 * Returns a copy of a value that is safe to log. Fields that the schema does not name are omitted,
 * and values that it does not accept become `[invalid]`, because a caller may send a card number
 * anywhere; marked fields, and the object around them, become `[secret]`.
 */
export const redacted = (schema: z.ZodType, value: unknown): unknown =>
  redactAt(placeOf(schema), value, ({ isSecret: hidden }) => hidden);

/**
 * Redacts a value that the schema has accepted. Its secrets are in marked fields only, so these
 * become `[secret]`, and the objects around them stay.
 */
export const redactedFields = (schema: z.ZodType, value: unknown): unknown =>
  redactAt(placeOf(schema), value, ({ isMarked: hidden }) => hidden);
