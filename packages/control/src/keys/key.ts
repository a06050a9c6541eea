// Defines an API key as the response to its creation shows it.
import { apiKey } from '@kasir/models';
import * as z from 'zod';

/** The key with its secret value, which is shown only once. */
export const newKey = apiKey
  .extend({ key: z.string().describe('The secret value, which is shown only once.') })
  .describe('An API key with its secret value, which is shown only once.');
