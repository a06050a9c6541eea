// GET /accounts/{id}/overview: read the totals of an account by day, from counters.
import { currencyCode, timestamp, withUnit } from '@kasir/core';
import * as z from 'zod';
import { byId, controlContract, dateText, mode, objectErrors } from '../contract.ts';

const count = (what: string) => z.int().describe(what);

export const getOverviewContract = controlContract({
  id: 'overview.get',
  method: 'GET',
  path: '/accounts/{id}/overview',
  role: 'viewer',
  summary: 'Read payments, refunds, requests and deliveries by day',
  params: byId,
  query: z.strictObject({
    mode: mode.default('test'),
    days: z
      .int()
      .min(1)
      .max(90)
      .default(30)
      .describe('Number of days to read; as many days before them are read, too.'),
  }),
  success: {
    status: 200,
    body: z.object({
      now: timestamp.describe('Time of the account: test accounts have a clock of their own.'),
      real_now: timestamp.describe('Real time, by which requests and deliveries are counted.'),
      is_complete: z.boolean().describe('Whether the first count of the account is complete.'),
      payments: z
        .array(
          z.object({
            date: dateText().describe('The day in UTC on which the payments were made.'),
            channel_code: z.string().describe('Code of the payment channel, such as OVO or BCA.'),
            currency: currencyCode,
            attempts: count('Payments that were begun.'),
            succeeded: count('Payments that succeeded.'),
            failed: count('Payments that failed.'),
            volume: z.number().describe(withUnit('Sum of the succeeded payments.')),
            refunds: count('Refunds of that day that succeeded.'),
            refunded: z.number().describe(withUnit('Sum of those refunds.')),
          }),
        )
        .describe(
          'Totals by day, channel and currency, oldest first; days without any are omitted.',
        ),
      traffic: z
        .array(
          z.object({
            date: dateText().describe('The day in UTC, in real time.'),
            requests: count('Requests of the API.'),
            client_errors: count('Requests with a status from 400 to 499.'),
            server_errors: count('Requests with a status from 500.'),
            median_ms: count('Half of the requests took at most so many milliseconds.').nullable(),
            slow_ms: count('95 % of the requests took at most so many milliseconds.').nullable(),
            deliveries: count('Attempts to deliver a webhook.'),
            acknowledged: count('Attempts that the receiver acknowledged.'),
          }),
        )
        .describe('Requests and deliveries of this server by day; days without any are omitted.'),
      deliveries_due: count('Webhooks of all accounts that wait to be sent now.'),
      balances: z
        .array(
          z.object({
            currency: currencyCode,
            available: z.number().describe(withUnit('Money that can be used.')),
            pending: z.number().describe(withUnit('Money that is settled later.')),
          }),
        )
        .describe('Balance by currency; a currency that the account never had is omitted.'),
    }),
  },
  errors: objectErrors,
});
