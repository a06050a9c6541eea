// Names objects inside objects, so that documentation can refer to them.
import {
  alternativesOf,
  mapInner,
  pascal,
  refTo,
  type JsonSchema,
  type Schemas,
} from './json-schema.ts';

const isObject = ({ properties }: JsonSchema): boolean =>
  properties !== undefined && Object.keys(properties).length > 0;

/**
 * Returns the tag that distinguishes a branch of a choice: the constant of its first such field.
 */
const tagOf = ({ properties = {} }: JsonSchema): string | undefined => {
  const tag = Object.values(properties).find((field) => typeof field.const === 'string');
  return tag && String(tag.const);
};

/** Returns the length of the longest text that ends one name and begins another, in whole words. */
const overlap = (first: string, second: string): number => {
  const ends = [...second.matchAll(/[a-z0-9](?=[A-Z])|$/g)].map(({ index }) => index + 1);
  return Math.max(0, ...ends.filter((end) => first.endsWith(second.slice(0, end))));
};

/**
 * Joins two names without repeating a word: PublicCard and CardInformation are
 * PublicCardInformation.
 */
const joinNames = (parent: string, child: string): string =>
  parent + child.slice(overlap(parent, child));

/** Returns the name of a part of a schema; branches of a choice are named by their tag. */
const partName = (parent: string, key: string, inner: JsonSchema): string => {
  if (key === 'item' || key === 'value') return `${parent}${pascal(key)}`;
  if (!/^\d+$/.test(key)) return joinNames(parent, pascal(key));
  if (inner.properties?.['has_more']) return `${parent}Page`;
  return joinNames(parent, pascal(tagOf(inner) ?? ''));
};

/**
 * Returns the schemas with a name for each object with fields, to which the others refer. Throws
 * where two different objects would have one name.
 */
export const lifted = (schemas: Schemas): Schemas => {
  const all: Record<string, JsonSchema> = {};
  const keep = (name: string, schema: JsonSchema): void => {
    const known = all[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`${name} would be the name of two schemas`);
    all[name] = schema;
  };
  const free = (name: string): string => {
    let tried = name;
    for (let count = 2; tried in schemas || tried in all; count += 1) tried = name + count;
    return tried;
  };
  const inside = (name: string, schema: JsonSchema): JsonSchema => {
    const single = alternativesOf(schema).filter(({ type }) => type !== 'null').length === 1;
    return mapInner(schema, (inner, key) => {
      const transparent = (single && /^\d+$/.test(key)) || (key === 'item' && !isObject(schema));
      const title = typeof inner['title'] === 'string' ? inner['title'] : undefined;
      const own = title ?? (transparent ? name : partName(name, key, inner));
      if (!isObject(inner)) return inside(own, inner);
      const { description, ...rest } = inner;
      const taken = transparent && title === undefined ? own : free(own);
      const text = description !== undefined && { description };
      // The text of a field stays with the field; any other is the text of the new type.
      const isField = schema.properties?.[key] === inner;
      keep(taken, { ...inside(taken, rest), ...(!isField && text) });
      return { $ref: refTo(taken), ...(isField && text) };
    });
  };
  for (const [name, schema] of Object.entries(schemas)) keep(name, inside(name, schema));
  return all;
};
