// GET /accounts/{id}/objects/{object}: one object as the API shows it, and what happened to it.
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
      /** As a GET of the API shows it. */
      body: z.unknown(),
      /** Name of its machine in GET /machines, where it has one. */
      machine: z.string().nullable(),
      /** What can be done to it now. */
      actions: z.array(objectAction),
      /** Objects that belong to it, such as the payment of a request. */
      related: z.array(objectSummary),
      timeline: z.array(timelineEntry),
      /** What may become of it from where it is; `webhooks` are sent on the way. */
      steps: z.array(
        z.object({
          on: z.string(),
          to: z.string(),
          when: z.string().nullable(),
          webhooks: z.array(z.string()),
          clauses: z.array(z.string()),
        }),
      ),
      /** Which webhooks it can still send, its own and those of its payments, and that in words. */
      webhooks: z.object({ upcoming: z.array(z.string()), text: z.string() }),
      /** Why its webhooks did not arrive, one sentence a cause; empty when all is well. */
      troubles: z.array(z.object({ text: z.string(), remedy: z.string() })),
    }),
  },
  errors: objectErrors,
});
