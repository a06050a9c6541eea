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

const CARD_DIGITS = 12;

/** Whether a text has as many digits as a card; those of other scripts are looked for in full. */
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

/** Text without runs of digits that could be a card number, wherever they stand. */
export const withoutCards = (text: string): string =>
  mayHoldCard(text)
    ? text.replace(idOrCard, (found) => (/[a-f]/i.test(found) ? found : '[digits]'))
    : text;

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

/** Names of one place that are remembered: a record takes any. */
const NAMES_MAX = 200;

/** A place of a value: the schemas it may follow there, and what has been asked about them. */
class Place {
  readonly schemas: readonly z.ZodType[];
  readonly isSecret: boolean;
  #items: Place | null | undefined;
  readonly #fields = new Map<string, Place>();

  constructor(schemas: readonly z.ZodType[]) {
    this.schemas = schemas;
    this.isSecret = schemas.some(isSecret);
  }

  /** Where the items of an array stand; null where no schema takes one. */
  get items(): Place | null {
    if (this.#items !== undefined) return this.#items;
    const schemas = this.schemas.flatMap((schema) => {
      const { element } = defOf(unwrapped(schema));
      return element ? [element] : [];
    });
    return (this.#items = schemas.length === 0 ? null : new Place(schemas));
  }

  /** Where a field stands; null where no schema names it. */
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

const redactAt = (place: Place, value: unknown): unknown => {
  if (place.isSecret) return '[secret]';
  if (value === null || typeof value !== 'object') return single(place.schemas, value);
  if (Array.isArray(value)) {
    const { items } = place;
    return items ? value.map((item) => redactAt(items, item)) : '[invalid]';
  }
  const fields: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value)) {
    const field = place.field(name);
    if (field) fields.push([withoutSecrets(name), redactAt(field, inner)]);
  }
  return Object.fromEntries(fields);
};

/** The places of whole bodies, which are asked about again and again. */
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
 * A copy of a value that is safe to write down. Fields the schema does not name are left out and
 * values it does not take read `[invalid]`, because a caller may put a card number anywhere; what
 * is marked, and the object around it, reads `[secret]`.
 */
export const redacted = (schema: z.ZodType, value: unknown): unknown =>
  redactAt(placeOf(schema), value);
