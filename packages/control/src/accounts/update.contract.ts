// PATCH /accounts/{id}: change settings of an account.
import { account, accountCards, accountEmail, accountTerms, switchNames } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, mode, nothing, objectErrors } from '../contract.ts';
import { accountName, brandingChange, callbackToken, callbackUrlChanges } from './settings.ts';

export const updateAccountContract = controlContract({
  id: 'accounts.update',
  method: 'PATCH',
  path: '/accounts/{id}',
  role: 'admin',
  summary: 'Change settings of an account; what is left out stays',
  params: byId,
  query: nothing,
  body: z
    .strictObject({
      name: accountName,
      /** The recipient of mail about webhooks of the account; null for the operator. */
      email: accountEmail.nullable().describe('Email address.'),
      platform: z.boolean().describe('True for a platform, which may have sub-accounts.'),
      switches: z
        .partialRecord(z.enum(switchNames), z.boolean())
        .describe('Switches of the account that differ from the general behavior.'),
      /** Dated versions by mode and resource; null removes a version. */
      versions: z
        .partialRecord(mode, z.record(z.string(), z.iso.date().nullable()))
        .describe('Dated versions by mode and resource.'),
      /** Requests per minute and endpoint, by mode (RATE-07). */
      rates: z
        .partialRecord(mode, z.int().min(0))
        .describe(
          'Requests per minute and endpoint by mode, where they differ from the general limit (RATE-07).',
        ),
      terms: accountTerms.describe('Fee and settlement terms, by channel category.'),
      cards: accountCards.describe(
        'Options for card charges, where they differ from the general ones.',
      ),
      branding: brandingChange.describe(
        'Look on hosted pages: logo and color of the main button; null removes one.',
      ),
      callback_urls: z
        .partialRecord(mode, callbackUrlChanges)
        .describe('URLs to which events are sent, by mode and event family; null removes one.'),
      private_callbacks: z
        .partialRecord(mode, z.boolean())
        .describe(
          'True lets events of a mode go to private addresses, whatever the server was started with; false undoes it.',
        ),
      callback_token: z
        .partialRecord(mode, callbackToken)
        .describe(
          'Verification token by mode: deliveries carry it as the header x-callback-token.',
        ),
    })
    .partial(),
  success: { status: 200, body: account },
  errors: objectErrors,
});
