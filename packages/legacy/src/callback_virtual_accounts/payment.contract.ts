// GET /callback_virtual_account_payments/payment_id={payment_id}: read a payment of a virtual
// account.
import { common, endpoint } from '@kasir/core';
import { virtualAccountPayment } from '@kasir/models';
import * as z from 'zod';

export const getVirtualAccountPayment = endpoint({
  id: 'callback_virtual_accounts.payment',
  method: 'GET',
  path: '/callback_virtual_account_payments/payment_id={payment_id}', // LEGACY-PATH-03
  summary: 'Get a payment of a virtual account',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({
    payment_id: z
      .string()
      .min(1)
      .meta({ ref: 'virtual_account_payment.payment_id' })
      .describe('Id of the payment.'),
  }),
  success: { status: 200, body: virtualAccountPayment },
  errors: { ...common.read, CALLBACK_VIRTUAL_ACCOUNT_PAYMENT_NOT_FOUND_ERROR: 404 },
  idempotency: 'none',
  version: 'ignored',
});
