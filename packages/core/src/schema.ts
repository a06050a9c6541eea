// Walks zod schemas: compiled parsing, and the few properties of schemas that the core needs.
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

/** Returns the definition of a schema. */
export const defOf = (schema: z.ZodType): Def =>
  (schema as unknown as { _zod: { def: Def } })._zod.def;

const compiledSchemas = new WeakMap<z.ZodType, z.ZodType>();
let compiling = false;

/** Returns the same schema with a generated fast path; created once per schema. */
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
 * Refines an object even when its fields are invalid, so that one response reports everything. zod
 * does not compile checks with a condition, so the condition is hidden during compilation: the fast
 * path only ends with values that are objects.
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

/** Returns the schema without optional, nullable, default and pipe around it. */
export const unwrapped = (schema: z.ZodType): z.ZodType => {
  const def = defOf(schema);
  if (def.type === 'pipe' && def.in) return unwrapped(def.in);
  return def.innerType ? unwrapped(def.innerType) : schema;
};

/** Returns the schemas that a value may match: the branches of unions, or the schema itself. */
export const branchesOf = (schema: z.ZodType): z.ZodType[] => {
  const bare = unwrapped(schema);
  const { options } = defOf(bare);
  return options ? options.flatMap((option) => branchesOf(option)) : [bare];
};

/** Returns all schemas of a field: one for an object, one per branch that names it for a union. */
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

/** Returns the names of all fields of an object or of any branch of a union. */
export const namesOf = (schema: z.ZodType): string[] => {
  const def = defOf(unwrapped(schema));
  if (def.type === 'object') return Object.keys(def.shape ?? {});
  return [...new Set((def.options ?? []).flatMap((option) => namesOf(option)))];
};
