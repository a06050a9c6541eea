// POST /accounts/{id}/keys: create a key.
import { allPermissions } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, mode, nothing, objectErrors } from '../contract.ts';
import { newKey } from './key.ts';

export const createKeyContract = controlContract({
  id: 'keys.create',
  method: 'POST',
  path: '/accounts/{id}/keys',
  role: 'admin',
  summary: 'Create a key; it is shown this once',
  params: byId,
  query: nothing,
  body: z.strictObject({
    name: z.string().min(1).max(255).default('Key').describe('Name of the key, for people.'),
    mode: mode.default('test'),
    type: z
      .enum(['secret', 'public'])
      .default('secret')
      .describe('A secret key is for servers, a public key for browsers.'),
    permissions: z
      .array(z.enum(allPermissions))
      .default([...allPermissions])
      .describe('Permissions of the key, such as money_in:write.'),
  }),
  success: { status: 200, body: newKey },
  errors: objectErrors,
});
