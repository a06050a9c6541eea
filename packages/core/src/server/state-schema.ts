// Schemas of states: what a row may hold that somebody else has written, such as a snapshot file.
// The type of a state is its declaration; a schema that says anything else does not compile.
import * as z from 'zod';
import { exponents } from '../money.ts';

type DeepReadonly<T> = T extends (...args: never) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** Whether two types take each other's values and name the same fields. */
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

/** The schema of a state, held to its type by the compiler. */
export const schemaOf =
  <State>() =>
  <S extends z.ZodType>(schema: Agreeing<S, State>): z.ZodType<State> =>
    schema as unknown as z.ZodType<State>;

/** The last moment of the year 9999: a later one is no ISO 8601 text of four digits. */
const MOMENT_MAX = 253_402_300_799_999;

/** Most characters of a bare id. */
const ID_MAX = 255;

/** Pieces that states are made of. */
export const stateFields = {
  /** A bare id, or another name that objects are found by. */
  id: z.string().min(1).max(ID_MAX),
  /** Minor units that cannot be owed. */
  amount: z.int().min(0),
  /** Minor units of either sign. */
  signed: z.int(),
  count: z.int().min(0),
  /** Milliseconds since 1970. */
  moment: z.int().min(0).max(MOMENT_MAX),
  currency: z.enum(Object.keys(exponents)),
  ref: z.strictObject({ kind: z.string().min(1), id: z.string() }),
  text: z.string(),
  line: z.string().nullable(),
};
