// Fields that an object of v3 keeps as it was created: sending one in a change is refused by name.
import { unchangeable } from '@kasir/core';
import * as z from 'zod';

/** The fields of an object that a change cannot name; `of` says whose they are. */
export const unchangeableFields = <const N extends string>(of: string, names: readonly N[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      z.never({ error: unchangeable(`The ${name} of ${of}`) }).optional(),
    ]),
  ) as Record<N, z.ZodOptional<z.ZodNever>>;
