// GET /credit_card_charges/{id}: read a card charge.
import { common, endpoint, pathId } from '@kasir/core';
import { cardCharge } from '@kasir/models';
import * as z from 'zod';

export const getCardCharge = endpoint({
  id: 'credit_card_charges.get',
  method: 'GET',
  path: '/credit_card_charges/{id}', // LEGACY-PATH-02
  summary: 'Get a card charge by id',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({ id: pathId('card_charge.id') }),
  success: { status: 200, body: cardCharge },
  errors: { ...common.read, CREDIT_CARD_CHARGE_NOT_FOUND_ERROR: 404 },
  idempotency: 'none',
  version: 'optional',
});
