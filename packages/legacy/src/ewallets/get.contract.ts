// GET /ewallets: read the status of an e-wallet payment.
import { commonShort, endpoint, limits, text } from '@kasir/core';
import { ewalletPaymentStatus, ewalletType } from '@kasir/models';
import * as z from 'zod';
import { ewalletVersions } from './versions.ts';

export const getEwalletPayment = endpoint({
  id: 'ewallets.get',
  method: 'GET',
  path: '/ewallets',
  summary: 'Get the status of an e-wallet payment',
  auth: 'secret',
  permission: 'money_in:read',
  query: z.object({
    // EWALLET-GET-external_id
    external_id: text(limits.ewallet_external_id_characters)
      .meta({
        ref: 'ewallet_payment.external_id',
      })
      .describe("The merchant's own reference."),
    // EWALLET-GET-ewallet_type, EWALLET-UNSPEC-03
    ewallet_type: ewalletType.describe('Code of the wallet.'),
  }),
  success: { status: 200, body: ewalletPaymentStatus },
  // EWALLET-GET-ERR-REQUEST_FORBIDDEN
  errors: { ...commonShort.read, PAYMENT_NOT_FOUND_ERROR: 404 },
  idempotency: 'none',
  version: 'optional',
  versions: ewalletVersions,
  clauseGroups: ['EWALLET-GET-*'],
});
