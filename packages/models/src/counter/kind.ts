// How running numbers of an account are stored: one row per name, which holds the last.
import { kind } from '@kasir/core';
import { z } from 'zod';

export const counters = kind<{ readonly last: number }>()({
  name: 'counter',
  schema: z.object({}),
});
