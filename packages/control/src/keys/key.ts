// An API key as it is shown when it is made.
import { apiKey } from '@kasir/models';
import * as z from 'zod';

/** With the key itself, which is shown this once. */
export const newKey = apiKey.extend({ key: z.string() });
