// Compares JSON with its declared shape, for clients and the webhook receiver: differences are
// reported, and the caller decides their meaning.

/** The declared shape of a JSON value: the part of JSON Schema that generated files use. */
export interface Shape {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** The shape of all values of an object without `properties`. */
  readonly additionalProperties?: Shape;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  /** The declared values, all of one JSON type. */
  readonly enum?: readonly (string | number | boolean)[];
  readonly pattern?: string;
  readonly minLength?: number;
}

/** A place where a value differs from its shape, without parts of the value itself. */
export interface Difference {
  /** Keys and indexes that lead to the place, from the outermost value. */
  readonly path: readonly (string | number)[];
  /**
   * `missing`: a required field is absent. `type`: the value has another JSON type. `value`: it has
   * the declared type, and is not among the declared values.
   */
  readonly kind: 'missing' | 'type' | 'value';
  /** The declaration in words, to follow "must be": `one of "PAID", "FAILED"`. */
  readonly declared: string;
}

type Path = Difference['path'];

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** The JSON type of a shape's values; undefined when it allows any. */
const jsonType = ({ type, enum: values }: Shape): string | undefined =>
  type === 'integer' ? 'number' : (type ?? (values && typeof values[0]));

const isOfType = (shape: Shape, value: unknown): boolean => {
  if (shape.anyOf) return shape.anyOf.some((one) => isOfType(one, value));
  const type = jsonType(shape);
  return type === undefined || type === typeOf(value);
};

/** Returns what a shape allows, in words. */
const inWords = (shape: Shape): string => {
  if (shape.enum)
    return `${shape.enum.length > 1 ? 'one of ' : ''}${shape.enum.map((one) => JSON.stringify(one)).join(', ')}`;
  if (shape.anyOf) return [...new Set(shape.anyOf.map(inWords))].join(' or ');
  const { type = 'any value' } = shape;
  if (type === 'null') return type;
  const text = /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
  if (shape.pattern !== undefined) return `${text} that matches ${shape.pattern}`;
  return shape.minLength === undefined ? text : `a non-empty ${type}`;
};

const hasDeclaredValue = (shape: Shape, value: unknown): boolean => {
  if (shape.enum) return (shape.enum as readonly unknown[]).includes(value);
  if (shape.type === 'integer') return Number.isSafeInteger(value);
  if (typeof value !== 'string') return true;
  if (value.length < (shape.minLength ?? 0)) return false;
  return shape.pattern === undefined || new RegExp(shape.pattern, 'u').test(value);
};

/** The distance of a value from a shape; a wrong type counts more than a wrong value. */
const distanceOf = (found: readonly Difference[]): number =>
  found.reduce((sum, { kind }) => sum + (kind === 'value' ? 1 : 1_000), 0);

/** Adds the differences from the alternative to which the value is closest. */
const compareToAny = (
  alternatives: readonly Shape[],
  value: unknown,
  path: Path,
  found: Difference[],
): void => {
  const ofType = alternatives.filter((one) => isOfType(one, value));
  const [only] = ofType;
  if (only && ofType.length === 1) return compare(only, value, path, found);
  let closest: readonly Difference[] | undefined;
  for (const one of ofType) {
    const own: Difference[] = [];
    compare(one, value, path, own);
    if (own.length === 0) return;
    if (!closest || distanceOf(own) < distanceOf(closest)) closest = own;
  }
  for (const one of closest ?? []) found.push(one);
};

const compare = (shape: Shape, value: unknown, path: Path, found: Difference[]): void => {
  if (!isOfType(shape, value))
    return void found.push({ path, kind: 'type', declared: inWords(shape) });
  if (shape.anyOf) return compareToAny(shape.anyOf, value, path, found);
  if (!hasDeclaredValue(shape, value))
    return void found.push({ path, kind: 'value', declared: inWords(shape) });
  const { items, properties, required = [], additionalProperties: rest } = shape;
  if (items && Array.isArray(value))
    value.forEach((item, at) => compare(items, item, [...path, at], found));
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Readonly<Record<string, unknown>>;
  for (const [name, field] of Object.entries(properties ?? {}))
    if (Object.hasOwn(fields, name)) compare(field, fields[name], [...path, name], found);
    else if (required.includes(name))
      found.push({ path: [...path, name], kind: 'missing', declared: inWords(field) });
  if (rest)
    for (const [name, field] of Object.entries(fields))
      compare(rest, field, [...path, name], found);
};

/**
 * Returns the differences of a JSON value from its shape; undeclared fields are not differences.
 */
export const findDifferences = (shape: Shape, value: unknown): readonly Difference[] => {
  const found: Difference[] = [];
  compare(shape, value, [], found);
  return found;
};

const inSentence = ({ path, kind, declared }: Difference): string => {
  const place = ['body', ...path].join('.');
  return kind === 'missing' ? `${place} is missing` : `${place} must be ${declared}`;
};

/** The maximum number of differences that a message describes. */
const DESCRIBED = 10;

/** Returns the differences of a response as one sentence. */
export const differencesInWords = (id: string, found: readonly Difference[]): string => {
  const first = found.slice(0, DESCRIBED).map(inSentence).join('; ');
  const more = found.length > DESCRIBED ? `; and ${found.length - DESCRIBED} more` : '';
  return `The response of ${id} differs from its declaration: ${first}${more}`;
};
