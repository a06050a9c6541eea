// POST /seed: create the contents of a seed. An existing account of the same name is unchanged.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { seed } from './seed.ts';

export const plantSeedContract = controlContract({
  id: 'seeds.plant',
  method: 'POST',
  path: '/seed',
  role: 'admin',
  summary: 'Make the accounts, keys, customers, methods and scripts of a seed',
  query: nothing,
  body: seed,
  success: {
    status: 200,
    body: z.object({
      accounts: z
        .array(
          z.object({
            id: z.string().describe('Id of the account.'),
            name: z.string().describe('Name of the account.'),
            created: z.boolean().describe('False when an account with this name already existed.'),
            customers: z.array(z.string()).describe('Ids of its customers.'),
            payment_methods: z.array(z.string()).describe('Ids of its payment methods.'),
          }),
        )
        .describe('Accounts, with their data.'),
    }),
  },
  errors: commonErrors,
});
