// POST /seed: create the contents of a seed. An existing account of the same name is unchanged.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { seed } from './seed.ts';

export const plantSeedContract = controlContract({
  id: 'seeds.plant',
  method: 'POST',
  path: '/seed',
  summary: 'Make the accounts, keys, customers, methods and scripts of a seed',
  query: nothing,
  body: seed,
  success: {
    status: 200,
    body: z.object({
      accounts: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** False when an account of this name already existed. */
          created: z.boolean(),
          customers: z.array(z.string()),
          payment_methods: z.array(z.string()),
        }),
      ),
    }),
  },
  errors: commonErrors,
});
