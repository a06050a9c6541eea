// POST /accounts/{id}/balance: deposit money into a test account, or withdraw some.
import { text } from '@kasir/core';
import { currency, deposit, withdrawal } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

export const adjustBalanceContract = controlContract({
  id: 'balance.adjust',
  method: 'POST',
  path: '/accounts/{id}/balance',
  summary: 'Put money into an account or take some out (test mode)',
  params: byId,
  query: nothing,
  body: z.strictObject({
    type: z.enum(['DEPOSIT', 'WITHDRAWAL']),
    amount: z.number().positive(),
    currency: currency.default('IDR'),
    description: text(255).default('Moved by an operator'),
  }),
  success: { status: 200, body: z.union([deposit, withdrawal]) },
  errors: objectErrors,
});
