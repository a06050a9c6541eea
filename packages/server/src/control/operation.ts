// One operation of the control listener: method, path, shape of what it takes, what it does.
import type { z } from 'zod';
import type { Kasir } from '../kasir.ts';

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path with `{id}` for the one parameter there may be. */
  readonly path: string;
  readonly summary: string;
  readonly body: z.ZodType;
  /** Answers the body, or undefined when the object of the path does not exist. */
  readonly run: (kasir: Kasir, body: never, id: string) => Promise<unknown>;
}

/** Something the operator asked for that cannot be; the message says why. */
export class Refused extends Error {}

/** Declares an operation; the type of what it takes follows from its schema. */
export const operation = <S extends z.ZodType>(
  method: Operation['method'],
  path: string,
  summary: string,
  body: S,
  run: (kasir: Kasir, body: z.output<S>, id: string) => Promise<unknown>,
): Operation => ({ method, path, summary, body, run });
