// PATCH /accounts/{id}: change settings of an account.
import { account, accountCards, accountEmail, accountTerms, switchNames } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, mode, nothing, objectErrors } from '../contract.ts';
import { accountName, callbackToken, callbackUrlChanges } from './settings.ts';

export const updateAccountContract = controlContract({
  id: 'accounts.update',
  method: 'PATCH',
  path: '/accounts/{id}',
  summary: 'Change settings of an account; what is left out stays',
  params: byId,
  query: nothing,
  body: z
    .strictObject({
      name: accountName,
      /** The recipient of mail about its webhooks; null for the operator. */
      email: accountEmail.nullable(),
      platform: z.boolean(),
      switches: z.partialRecord(z.enum(switchNames), z.boolean()),
      /** Dated versions by mode and resource; null removes one. */
      versions: z.partialRecord(mode, z.record(z.string(), z.iso.date().nullable())),
      /** Requests per minute and endpoint, by mode (RATE-07). */
      rates: z.partialRecord(mode, z.int().min(0)),
      terms: accountTerms,
      cards: accountCards,
      /** URLs by mode and event family; null removes one. */
      callback_urls: z.partialRecord(mode, callbackUrlChanges),
      callback_token: z.partialRecord(mode, callbackToken),
    })
    .partial(),
  success: { status: 200, body: account },
  errors: objectErrors,
});
