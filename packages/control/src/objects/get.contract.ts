// GET /accounts/{id}/objects/{object}: read an object as the API shows it, and its history.
import * as z from 'zod';
import { controlContract, mode, objectErrors } from '../contract.ts';
import { objectAction, objectSummary, timelineEntry } from './object.ts';

export const getObjectContract = controlContract({
  id: 'objects.get',
  method: 'GET',
  path: '/accounts/{id}/objects/{object}',
  summary: 'Read an object with its timeline: why it is as it is, and why a webhook did not arrive',
  params: z.object({ id: z.string(), object: z.string() }),
  query: z.strictObject({ mode: mode.default('test') }),
  success: {
    status: 200,
    body: objectSummary.extend({
      /** The response body of a GET of the API. */
      body: z.unknown(),
      /** Name of its state machine in GET /machines, if it has one. */
      machine: z.string().nullable(),
      /** The actions that are possible now. */
      actions: z.array(objectAction),
      /** Related objects, such as the payment of a request. */
      related: z.array(objectSummary),
      timeline: z.array(timelineEntry),
      /** The transitions from its current status, with the webhooks that each sends. */
      steps: z.array(
        z.object({
          on: z.string(),
          to: z.string(),
          when: z.string().nullable(),
          webhooks: z.array(z.string()),
          clauses: z.array(z.string()),
        }),
      ),
      /** The webhooks that it and its payments can still send; `text` says so in words. */
      webhooks: z.object({ upcoming: z.array(z.string()), text: z.string() }),
      /** The causes of undelivered webhooks, one sentence each; empty when there are none. */
      troubles: z.array(z.object({ text: z.string(), remedy: z.string() })),
    }),
  },
  errors: objectErrors,
});
