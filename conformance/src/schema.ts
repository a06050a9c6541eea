// Reads the zod schemas of contracts: what a field accepts, and which fields a request has.
import * as z from 'zod';

interface Check {
  readonly check: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: RegExp;
}

interface Def {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

/** The content of a schema, without the wrappers around it. */
export interface Node {
  readonly schema: z.ZodType;
  /** zod's name of the type: string, number, boolean, null, literal, enum, object, array ... */
  readonly type: string;
  readonly optional: boolean;
  readonly nullable: boolean;
  /** Smallest and largest number, or length of a text or list. */
  readonly min: number | null;
  readonly max: number | null;
  /** True if the smallest number itself is rejected. */
  readonly aboveMin: boolean;
  readonly integer: boolean;
  readonly pattern: RegExp | null;
  /** `uri`, `date-time`, `datetime`, `date`, `email`, `uuid` ..., or null. */
  readonly format: string | null;
  /** Resource and field that its values come from, e.g. `qr_code.external_id`. */
  readonly ref: string | null;
  /** Maximum number of keys of a record. */
  readonly maxKeys: number | null;
  /** The values of an enum or literal. */
  readonly values: readonly unknown[];
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly options: readonly z.ZodType[];
  readonly element: z.ZodType | null;
  readonly keyType: z.ZodType | null;
  readonly valueType: z.ZodType | null;
}

const defOf = (schema: z.ZodType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;

interface Meta {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxProperties?: number;
  readonly format?: string;
  readonly ref?: string;
}

const metaOf = (schema: z.ZodType): Meta => (z.globalRegistry.get(schema) ?? {}) as Meta;

interface Unwrapped {
  readonly schema: z.ZodType;
  readonly nullable: boolean;
  readonly meta: Meta;
}

const unwrap = (schema: z.ZodType): Unwrapped => {
  const def = defOf(schema);
  const inner = def.type === 'pipe' ? def.in : def.innerType;
  if (!inner) return { schema, nullable: false, meta: metaOf(schema) };
  const below = unwrap(inner);
  return {
    ...below,
    nullable: below.nullable || def.type === 'nullable',
    meta: { ...below.meta, ...metaOf(schema) },
  };
};

const nodes = new WeakMap<z.ZodType, Node>();

const read = (outer: z.ZodType): Node => {
  const { schema, nullable, meta } = unwrap(outer);
  const def = defOf(schema);
  const checks = (def.checks ?? []).map((one) => one._zod.def);
  const found = (name: string): Check | undefined => checks.find(({ check }) => check === name);
  const low = found('greater_than');
  const high = found('less_than');
  return {
    schema,
    type: def.type,
    optional: outer.safeParse(undefined).success,
    nullable: nullable || def.type === 'null',
    min: low?.value ?? found('min_length')?.minimum ?? meta.minLength ?? null,
    max: high?.value ?? found('max_length')?.maximum ?? meta.maxLength ?? null,
    aboveMin: low?.inclusive === false,
    integer: def.format === 'safeint' || checks.some(({ format }) => format === 'safeint'),
    pattern: checks.find(({ pattern }) => pattern)?.pattern ?? def.pattern ?? null,
    format: meta.format ?? (def.type === 'string' ? (def.format ?? null) : null),
    ref: meta.ref ?? null,
    maxKeys: meta.maxProperties ?? null,
    values: def.values ?? Object.values(def.entries ?? {}),
    shape: def.shape ?? {},
    options: def.options ?? [],
    element: def.element ?? null,
    keyType: def.keyType ?? null,
    valueType: def.valueType ?? null,
  };
};

/** Reads a schema; returns the same node for the same schema. */
export const nodeOf = (schema: z.ZodType): Node => {
  const known = nodes.get(schema) ?? read(schema);
  nodes.set(schema, known);
  return known;
};

export type Path = readonly (string | number)[];

/** A field of a request, with its value in a sample. */
export interface Field {
  readonly path: Path;
  readonly node: Node;
  /** Undefined if the sample omits it. */
  readonly value: unknown;
}

export const pathText = (path: Path): string => path.join('.');

const branchOf = (node: Node, value: unknown): Node | null => {
  const branch = node.options.find((option) => option.safeParse(value).success);
  return branch ? nodeOf(branch) : null;
};

/**
 * Returns all fields of a sample, including nested ones; in a union, those of the branch that the
 * sample matches. In a list, those of its first item; of every item when items have branches.
 */
export const fieldsOf = (schema: z.ZodType, sample: unknown, path: Path = []): Field[] => {
  const outer = nodeOf(schema);
  const node = outer.type === 'union' ? branchOf(outer, sample) : outer;
  if (!node || sample === undefined || sample === null) return [];
  if (node.type === 'union') return fieldsOf(node.schema, sample, path);
  const { element } = node;
  if (element && Array.isArray(sample)) {
    const items: readonly unknown[] =
      nodeOf(element).type === 'union' ? sample : sample.slice(0, 1);
    return items.flatMap((item, at) => fieldsOf(element, item, [...path, at]));
  }
  return Object.entries(node.shape).flatMap(([name, inner]) => {
    const value = (sample as Record<string, unknown>)[name];
    const own = { path: [...path, name], node: nodeOf(inner), value };
    return [own, ...fieldsOf(inner, value, own.path)];
  });
};

/** A field that a schema declares in any branch; lists have no index in the path. */
export interface Declared {
  readonly path: string;
  readonly node: Node;
}

/** Schema -> what it declares: laws ask for it with every request. */
const declarations = new WeakMap<z.ZodType, readonly Declared[]>();

const fieldsBelow = (schema: z.ZodType, above: string): readonly Declared[] => {
  const node = nodeOf(schema);
  const own = Object.entries(node.shape).flatMap(([name, inner]) => {
    const path = above === '' ? name : `${above}.${name}`;
    return [{ path, node: nodeOf(inner) }, ...fieldsBelow(inner, path)];
  });
  const inside = node.element ? [...node.options, node.element] : node.options;
  return [...own, ...inside.flatMap((option) => fieldsBelow(option, above))];
};

/** Returns all fields that a schema declares, including nested ones and those of every branch. */
export const declaredIn = (schema: z.ZodType): readonly Declared[] => {
  const known = declarations.get(schema) ?? fieldsBelow(schema, '');
  declarations.set(schema, known);
  return known;
};

/** Returns a copy of a sample with another value at a path; undefined removes the field. */
export const withValue = (sample: unknown, path: Path, value: unknown): unknown => {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  const inner = (key: string | number): unknown =>
    withValue((sample as Record<string | number, unknown> | null | undefined)?.[key], rest, value);
  if (Array.isArray(sample))
    return sample.map((item, index) => (index === head ? inner(head) : item));
  const copy: Record<string, unknown> = { ...(sample as Record<string, unknown>) };
  copy[head] = inner(head);
  return Object.fromEntries(Object.entries(copy).filter(([, kept]) => kept !== undefined));
};
