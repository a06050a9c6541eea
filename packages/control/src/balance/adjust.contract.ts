// POST /accounts/{id}/balance: deposit money into a test account, or withdraw some.
import { text, withUnit } from '@kasir/core';
import { currency, deposit, withdrawal } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

export const adjustBalanceContract = controlContract({
  id: 'balance.adjust',
  method: 'POST',
  path: '/accounts/{id}/balance',
  role: 'operator',
  summary: 'Put money into an account or take some out (test mode)',
  params: byId,
  query: nothing,
  body: z.strictObject({
    type: z
      .enum(['DEPOSIT', 'WITHDRAWAL'])
      .describe('DEPOSIT adds money to the balance, WITHDRAWAL takes it out.'),
    amount: z.number().positive().describe(withUnit()),
    currency: currency
      .default('IDR')
      .describe('Three-letter currency code (ISO 4217), such as IDR.'),
    description: text(255).default('Moved by an operator').describe('Reason for the adjustment.'),
  }),
  success: { status: 200, body: z.union([deposit, withdrawal]) },
  errors: objectErrors,
});
