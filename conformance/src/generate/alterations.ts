// Makes every small alteration of a body: each leaf at every depth changed, omitted, added or of
// another type, including entries of records and items of lists.
import fc from 'fast-check';
import type * as z from 'zod';
import type { Magic } from '../targets/magic/magic.ts';
import { arbitraryFor } from './arbitrary.ts';
import { toOtherType, alternativeValues } from './alternative-values.ts';
import { fieldsOf, pathText, withValue, type Node, type Path } from '../schema.ts';

/** The aspects of a body that an alteration can change. */
export const alterationKinds = ['value', 'absence', 'type', 'record', 'list'] as const;
export type AlterationKind = (typeof alterationKinds)[number];

/** A body that differs from the sample in one place. */
export interface Altered {
  readonly body: unknown;
  /** True when the schema accepts it. */
  readonly valid: boolean;
}

/** An alteration of a sample; it is applied lazily, because a sample has hundreds. */
export interface Alteration {
  readonly kind: AlterationKind;
  readonly what: string;
  /** Null where the place has no other value of this kind. */
  readonly apply: () => Altered | null;
}

type Json = Readonly<Record<string, unknown>>;

/** A place inside a sample, with its schema; undefined when the schema does not declare it. */
interface Spot {
  readonly path: Path;
  readonly value: unknown;
  readonly node: Node | undefined;
  /** The kind of collection that contains it, at whatever depth. */
  readonly inside: 'record' | 'list' | null;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the path in the schema, which names the first item of a list for all of them. */
const schemaPath = (path: Path): string =>
  pathText(path.map((step) => (typeof step === 'number' ? 0 : step)));

/** Returns every place of a sample below its root. */
const spotsOf = (schema: z.ZodType, sample: unknown): readonly Spot[] => {
  const nodes = new Map(fieldsOf(schema, sample).map((one) => [pathText(one.path), one.node]));
  const below = (value: unknown, path: Path, inside: Spot['inside']): Spot[] => {
    const isList = Array.isArray(value);
    const isRecord = nodes.get(schemaPath(path))?.type === 'record';
    const within = isList ? 'list' : isRecord ? 'record' : inside;
    const entries: readonly [string | number, unknown][] = isList
      ? value.map((item, index) => [index, item])
      : isObject(value)
        ? Object.entries(value)
        : [];
    return entries.flatMap(([step, inner]) => {
      const at = [...path, step];
      const node = nodes.get(schemaPath(at));
      return [{ path: at, value: inner, node, inside: within }, ...below(inner, at, within)];
    });
  };
  return below(sample, [], null);
};

type Values = () => readonly unknown[];

/**
 * Copies a sample with one place altered; of several values it uses the first that the schema
 * accepts.
 */
class Editor {
  readonly #schema: z.ZodType;
  readonly #sample: unknown;
  readonly #text: string;

  constructor(schema: z.ZodType, sample: unknown) {
    this.#schema = schema;
    this.#sample = sample;
    this.#text = JSON.stringify(sample);
  }

  /**
   * Returns an alteration of a place; `only` limits it to bodies that the schema accepts, or
   * rejects.
   */
  with(
    kind: AlterationKind,
    what: string,
    path: Path,
    values: Values,
    only?: Altered['valid'],
  ): Alteration {
    const apply = (): Altered | null => {
      const bodies = values()
        .map((value) => withValue(this.#sample, path, value))
        .filter((body) => JSON.stringify(body) !== this.#text);
      const accepted = bodies.find((body) => this.#schema.safeParse(body).success);
      const valid = accepted !== undefined;
      const body = accepted ?? bodies[0];
      return body === undefined || (only !== undefined && only !== valid) ? null : { body, valid };
    };
    return { kind, what: `${pathText(path)} ${what}`, apply };
  }

  /** Returns an alteration that leaves out a field or an item. */
  without(kind: AlterationKind, path: Path): Alteration {
    const at = path.at(-1);
    if (typeof at !== 'number') return this.with(kind, 'left out', path, () => [undefined]);
    const above = path.slice(0, -1);
    const list = above.reduce<unknown>((value, step) => (value as Json)[step], this.#sample);
    const rest = (list as unknown[]).filter((_, index) => index !== at);
    return this.with(kind, `without item ${at}`, above, () => [rest]);
  }
}

/** Returns the alterations of one place. */
const alterSpot = (editor: Editor, spot: Spot, turn: number): Alteration[] => {
  const { path, value, inside, node } = spot;
  const retyped = toOtherType(value);
  return [
    ...(typeof value === 'object'
      ? []
      : [
          editor.with(inside ?? 'value', 'changed', path, () =>
            alternativeValues(value, node, turn),
          ),
        ]),
    editor.without(inside ?? 'absence', path),
    // A value that the schema accepts in both types may mean the same in both.
    ...(retyped === undefined
      ? []
      : [editor.with('type', `as ${JSON.stringify(retyped)}`, path, () => [retyped], false)]),
    ...(Array.isArray(value) && value.length > 0 ? alterList(editor, path, value) : []),
    ...(node?.type === 'record' && isObject(value) ? alterRecord(editor, path, value) : []),
  ];
};

const alterList = (editor: Editor, path: Path, list: readonly unknown[]): Alteration[] => [
  editor.with('list', 'with its last item twice', path, () => [[...list, list.at(-1)]]),
  ...(list.length > 1
    ? [editor.with('list', 'in another order', path, () => [list.toReversed()])]
    : []),
];

/**
 * Returns alterations of two values of a record that keep their letters in total: the values
 * exchanged, or one letter moved to the next value.
 */
const alterPair = (
  editor: Editor,
  path: Path,
  record: Json,
  [first, second]: readonly [string, string],
): Alteration[] => {
  const [left, right] = [record[first], record[second]];
  if (typeof left !== 'string' || typeof right !== 'string') return [];
  const moved = { [first]: left.slice(0, -1), [second]: left.slice(-1) + right };
  return [
    editor.with('record', 'with two values exchanged', path, () => [
      { ...record, [first]: right, [second]: left },
    ]),
    editor.with('record', 'with a letter moved to the next value', path, () => [
      { ...record, ...moved },
    ]),
  ];
};

const alterRecord = (editor: Editor, path: Path, record: Json): Alteration[] => {
  const more = editor.with('record', 'with a key more', [...path, 'more'], () => ['1']);
  const [first, second] = Object.keys(record);
  if (first === undefined) return [more];
  const renamed = Object.entries(record).map(([key, value]): [string, unknown] => [
    key === first ? `${key}x` : key,
    value,
  ]);
  return [
    more,
    editor.with('record', 'with a key renamed', path, () => [Object.fromEntries(renamed)]),
    ...(second === undefined ? [] : alterPair(editor, path, record, [first, second])),
  ];
};

/**
 * Types of fields that are added as a whole; samples of the other types contain their inner fields.
 */
const simple = new Set([
  'string',
  'number',
  'int',
  'boolean',
  'enum',
  'literal',
  'array',
  'record',
]);

/** Inputs for the choice of values: a seed, and the values with an effect on the target. */
interface Choices {
  readonly seed: number;
  readonly magic: Magic;
}

/**
 * Returns the optional fields that the sample leaves out, each with a value that its schema
 * accepts.
 */
const additions = (editor: Editor, schema: z.ZodType, sample: unknown, { seed, magic }: Choices) =>
  fieldsOf(schema, sample)
    .filter(({ node, value }) => value === undefined && simple.has(node.type))
    .map(({ path, node }) => {
      const values: Values = () =>
        fc
          .sample(arbitraryFor(node.schema, magic), { seed, numRuns: 3 })
          .filter((value) => value !== undefined && value !== null);
      return editor.with('absence', 'added', path, values, true);
    });

/** Returns every alteration of a sample; the seed chooses among the possible values of a place. */
export const alterationsOf = (
  schema: z.ZodType,
  sample: unknown,
  choices: Choices,
): readonly Alteration[] => {
  const editor = new Editor(schema, sample);
  return [
    ...spotsOf(schema, sample).flatMap((spot, at) => alterSpot(editor, spot, choices.seed + at)),
    ...additions(editor, schema, sample, choices),
  ];
};

/**
 * Returns the kinds of alterations that some body of a schema must have, from its declared types.
 */
export const kindsIn = (nodes: readonly Node[]): readonly AlterationKind[] => {
  const has = (type: string): boolean => nodes.some((node) => node.type === type);
  return [
    'value',
    'absence',
    'type',
    ...(has('record') ? (['record'] as const) : []),
    ...(has('array') ? (['list'] as const) : []),
  ];
};
