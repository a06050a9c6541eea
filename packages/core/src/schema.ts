// Walks zod schemas: compiled parsing, and the few questions the kernel asks of a schema.
import * as z from 'zod';

interface Def {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly discriminator?: string;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly checks?: readonly { readonly _zod: { readonly def: object } }[];
}

/** The definition behind a schema. */
export const defOf = (schema: z.ZodType): Def =>
  (schema as unknown as { _zod: { def: Def } })._zod.def;

const compiledSchemas = new WeakMap<z.ZodType, z.ZodType>();
let compiling = false;

/** The same schema with a generated fast path; made once per schema. */
export const compiled = <S extends z.ZodType>(schema: S): S => {
  let fast = compiledSchemas.get(schema);
  if (!fast) {
    compiling = true;
    fast = z.compile(schema);
    compiling = false;
    compiledSchemas.set(schema, fast);
  }
  return fast as S;
};

const ofObject = ({ value }: { readonly value: unknown }): boolean =>
  value !== null && typeof value === 'object';

/**
 * Refines an object also where its fields break their own rules, so that one response names
 * everything. zod compiles no check with a condition: while it compiles this has none, because the
 * fast path only ends with values that are objects.
 */
export const refineObject = <S extends z.ZodType>(
  schema: S,
  test: (value: z.output<S>) => boolean,
  params: { readonly error: string; readonly path?: PropertyKey[] },
): S => {
  const refined = schema.refine(test, { ...params, when: ofObject });
  const { checks = [] } = defOf(refined);
  const last = checks.at(-1);
  if (!last) throw new Error('zod keeps no list of checks');
  Object.defineProperty(last._zod.def, 'when', { get: () => (compiling ? undefined : ofObject) });
  return refined;
};

/** The schema without optional, nullable, default and pipe around it. */
export const unwrapped = (schema: z.ZodType): z.ZodType => {
  const def = defOf(schema);
  if (def.type === 'pipe' && def.in) return unwrapped(def.in);
  return def.innerType ? unwrapped(def.innerType) : schema;
};

/** The schemas a value may follow: the branches of nested unions, else the schema itself. */
export const branchesOf = (schema: z.ZodType): z.ZodType[] => {
  const bare = unwrapped(schema);
  const { options } = defOf(bare);
  return options ? options.flatMap((option) => branchesOf(option)) : [bare];
};

/** All schemas a field may have: one for an object, one per branch that names it for a union. */
export const fieldsOf = (schema: z.ZodType, name: string): z.ZodType[] => {
  const def = defOf(unwrapped(schema));
  if (def.type === 'object') {
    const field = def.shape && Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
    return field ? [field] : [];
  }
  if (def.type === 'record' && def.valueType) return [def.valueType];
  if (def.type === 'array' && def.element) return [def.element];
  return (def.options ?? []).flatMap((option) => fieldsOf(option, name));
};

/** The names of all fields of an object or of any branch of a union. */
export const namesOf = (schema: z.ZodType): string[] => {
  const def = defOf(unwrapped(schema));
  if (def.type === 'object') return Object.keys(def.shape ?? {});
  return [...new Set((def.options ?? []).flatMap((option) => namesOf(option)))];
};
