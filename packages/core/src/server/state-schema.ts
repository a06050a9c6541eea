// Builds schemas of states, for rows written by others, such as in a snapshot file. The type of a
// state is its declaration; a schema that differs from it does not compile.
import * as z from 'zod';
import { exponents } from '../money.ts';

type DeepReadonly<T> = T extends (...args: never) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** True when two types accept each other's values and have the same fields. */
type Same<A, B> = [A] extends [B]
  ? [B] extends [A]
    ? [keyof A] extends [keyof B]
      ? [keyof B] extends [keyof A]
        ? true
        : false
      : false
    : false
  : false;

type Agreeing<S extends z.ZodType, State> =
  Same<DeepReadonly<z.output<S>>, DeepReadonly<State>> extends true ? S : never;

/** Returns the schema of a state; the compiler checks it against the type. */
export const schemaOf =
  <State>() =>
  <S extends z.ZodType>(schema: Agreeing<S, State>): z.ZodType<State> =>
    schema as unknown as z.ZodType<State>;

/** The end of the year 9999: later times have no four-digit ISO 8601 form. */
const MOMENT_MAX = 253_402_300_799_999;

/** The most characters of an unprefixed id. */
const ID_MAX = 255;

/** Building blocks of states. */
export const stateFields = {
  /** An unprefixed id, or another name that identifies objects. */
  id: z.string().min(1).max(ID_MAX),
  /** Minor units, never negative. */
  amount: z.int().min(0),
  /** Minor units, positive or negative. */
  signed: z.int(),
  count: z.int().min(0),
  /** Milliseconds since 1970. */
  moment: z.int().min(0).max(MOMENT_MAX),
  currency: z.enum(Object.keys(exponents)),
  ref: z.strictObject({ kind: z.string().min(1), id: z.string() }),
  text: z.string(),
  line: z.string().nullable(),
};
