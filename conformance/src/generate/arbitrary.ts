// Generates values for any schema of a contract with fast-check: they shrink, and they replay from
// a seed.
import fc from 'fast-check';
import type * as z from 'zod';
import type { Magic } from '../targets/magic/magic.ts';
import { wholeAmount } from './amounts.ts';
import { nodeOf, type Node } from '../schema.ts';
import { anyText } from './text.ts';

/** Limits for generated numbers, lists and texts where a schema sets none. */
const NUMBER_MAX = 1_000_000_000;
const LIST_MAX = 3;
const TEXT_MAX = 60;

const numbers = ({ min, max, aboveMin, integer }: Node, magic: Magic): fc.Arbitrary<number> => {
  const low = (min ?? -NUMBER_MAX) + (aboveMin ? 1 : 0);
  const whole = wholeAmount(magic, low, max ?? Math.max(NUMBER_MAX, low));
  return integer
    ? whole
    : fc
        .oneof(
          whole,
          whole.map((value) => value + 0.5),
        )
        .filter((value) => max === null || value <= max);
};

const moments = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Generators that are slow to build (Unicode classes, tables of characters), by name. */
const built = new Map<string, fc.Arbitrary<string>>();

const once = (name: string, build: () => fc.Arbitrary<string>): fc.Arbitrary<string> => {
  const known = built.get(name) ?? build();
  built.set(name, known);
  return known;
};

/**
 * Generates URLs with everything that a path and a query may have; those of fast-check take
 * seconds.
 */
const urls = () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/);
  const piece = fc.stringMatching(/^(?:[\w~!$'()*+,;=:@-]|%E2%82%AC|%20|%2F){0,9}$/);
  return fc
    .record({ name, path: fc.array(piece, { maxLength: 4 }), query: fc.option(piece) })
    .map((url) => {
      const end = url.query === null ? '' : `?${url.query}`;
      return `https://${url.name}.example/${url.path.join('/')}${end}`;
    });
};

/** Last code point that is assigned to a letter, a mark or a digit. */
const LAST_LETTER = 0x323af;

const SURROGATES = { from: 0xd800, to: 0xdfff };

/** Longest generated text of a class of characters. */
const CLASS_MAX = 24;

/** Matches a pattern that is one class of characters with Unicode properties. */
const unicodeClass = /^\^\[[^\]]*\\p\{[^\]]*\]\+\$$/;

/**
 * Generates texts that match a pattern. For a class with Unicode properties fast-check keeps two
 * tables of all its characters, some 20 MB: here characters are drawn until one matches.
 */
const matching = (pattern: RegExp): fc.Arbitrary<string> => {
  if (!unicodeClass.test(pattern.source)) return fc.stringMatching(pattern);
  const point = fc.oneof(
    fc.integer({ min: 0x20, max: 0x7e }),
    fc.integer({ min: 0x80, max: LAST_LETTER }),
  );
  const unit = point
    .filter((code) => code < SURROGATES.from || code > SURROGATES.to)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => pattern.test(character));
  return fc.string({ unit, minLength: 1, maxLength: CLASS_MAX });
};

const texts = (node: Node): fc.Arbitrary<string> => {
  const { pattern } = node;
  switch (node.format) {
    case 'uri':
    case 'url':
      return once('url', urls).filter((url) => url.length <= (node.max ?? Infinity));
    case 'date-time':
    case 'datetime':
      return moments;
    case 'date':
      return moments.map((moment) => moment.slice(0, 10));
    case 'email':
      return once('email', () => fc.emailAddress());
    case 'uuid':
      return fc.uuid();
    default:
      return pattern
        ? once(String(pattern), () => matching(pattern))
        : anyText(node.min ?? 0, node.max ?? TEXT_MAX);
  }
};

const objects = (node: Node, magic: Magic): fc.Arbitrary<unknown> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(node.shape).map(([name, inner]) => [name, arbitraryFor(inner, magic)]),
      ),
    )
    .map((value) =>
      Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)),
    );

/** No clause says what becomes of this name, and many servers refuse it. */
const PROTOTYPE = '__proto__';

const names = (key: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  key.filter((name) => name !== PROTOTYPE);

/** Generates any value as JSON carries it, without -0, and without the name of a prototype. */
const anyJson = fc
  .jsonValue()
  .map((value) => JSON.stringify(value))
  .filter((text) => !text.includes(PROTOTYPE))
  .map((text) => JSON.parse(text) as unknown);

const contents = (node: Node, magic: Magic): fc.Arbitrary<unknown> => {
  switch (node.type) {
    case 'string':
      return texts(node);
    case 'number':
    case 'int':
      return numbers(node, magic);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'literal':
    case 'enum':
      return fc.constantFrom(...node.values);
    case 'object':
      return objects(node, magic);
    case 'array':
      return fc.array(node.element ? arbitraryFor(node.element, magic) : fc.constant(null), {
        minLength: node.min ?? 0,
        maxLength: Math.min(node.max ?? LIST_MAX, LIST_MAX),
      });
    case 'record':
      return fc.dictionary(
        names(
          node.keyType ? (arbitraryFor(node.keyType, magic) as fc.Arbitrary<string>) : fc.string(),
        ),
        node.valueType ? arbitraryFor(node.valueType, magic) : anyJson,
        { maxKeys: LIST_MAX, noNullPrototype: true },
      );
    case 'union':
      return fc.oneof(...node.options.map((option) => arbitraryFor(option, magic)));
    case 'unknown':
    case 'any':
      return anyJson;
    case 'template_literal':
      return fc.stringMatching(
        new RegExp((node.schema as unknown as { _zod: { pattern: RegExp } })._zod.pattern),
      );
    default:
      throw new Error(`No values are known for schemas of type ${node.type}.`);
  }
};

/**
 * Returns a generator of values that a schema accepts. Optional fields are sometimes left out,
 * nullable ones are sometimes null; numbers avoid those with an effect on the target.
 */
export const arbitraryFor = (schema: z.ZodType, magic: Magic): fc.Arbitrary<unknown> => {
  const node = nodeOf(schema);
  if (node.type === 'never') return fc.constant(undefined);
  const value = contents(node, magic).filter((made) => schema.safeParse(made).success);
  const choices = [
    { weight: 3, arbitrary: value },
    ...(node.optional ? [{ weight: 1, arbitrary: fc.constant(undefined) }] : []),
    ...(node.nullable && node.type !== 'null' ? [{ weight: 1, arbitrary: fc.constant(null) }] : []),
  ];
  return choices.length === 1 ? value : fc.oneof(...choices);
};
