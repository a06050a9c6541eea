// Rejects by name the fields of a v3 object that cannot change after its creation.
import { unchangeable } from '@kasir/core/messages';
import * as z from 'zod';

/** Returns schemas that reject these fields in a change; `of` names the object in the message. */
export const unchangeableFields = <const N extends string>(of: string, names: readonly N[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      z.never({ error: unchangeable(`The ${name} of ${of}`) }).optional(),
    ]),
  ) as Record<N, z.ZodOptional<z.ZodNever>>;
