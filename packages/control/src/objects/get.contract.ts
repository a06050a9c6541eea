// GET /accounts/{id}/objects/{object}: read an object as the API shows it, and its history.
import * as z from 'zod';
import { controlContract, mode, objectErrors } from '../contract.ts';
import { objectAction, objectSummary, timelineEntry } from './object.ts';

export const getObjectContract = controlContract({
  id: 'objects.get',
  method: 'GET',
  path: '/accounts/{id}/objects/{object}',
  role: 'viewer',
  summary: 'Read an object with its timeline: why it is as it is, and why a webhook did not arrive',
  params: z.object({
    id: z.string().describe('Id of the object that the call is about.'),
    object: z.string().describe('Id of the object that it is about.'),
  }),
  query: z.strictObject({ mode: mode.default('test') }),
  success: {
    status: 200,
    body: objectSummary.extend({
      /** The response body of a GET of the API. */
      body: z.unknown().describe('The object, as a GET of the API shows it.'),
      /** Name of its state machine in GET /machines, if it has one. */
      machine: z.string().nullable().describe('Name of its state machine, where it has one.'),
      actions: z.array(objectAction).describe('Actions that are possible now.'),
      related: z
        .array(objectSummary)
        .describe('Related objects, such as the payment of a request.'),
      timeline: z.array(timelineEntry).describe('History of the object, oldest entry first.'),
      /** The transitions from its current status, with the webhooks that each sends. */
      steps: z
        .array(
          z.object({
            on: z.string().describe('Trigger of the transition.'),
            to: z.string().describe('State after the transition.'),
            when: z.string().nullable().describe('Condition, in words; null where there is none.'),
            webhooks: z.array(z.string()).describe('Events that the transition sends.'),
            clauses: z.array(z.string()).describe('Ids of the clauses that require it.'),
          }),
        )
        .describe('Transitions from the current state, with the webhooks that each sends.'),
      /** The webhooks that it and its payments can still send; `text` says so in words. */
      webhooks: z
        .object({
          upcoming: z.array(z.string()).describe('Names of the events that can still come.'),
          text: z.string().describe('The webhooks that can still come, as a sentence.'),
        })
        .describe('Webhooks that the object can still cause.'),
      /** The causes of undelivered webhooks, one sentence each; empty when there are none. */
      troubles: z
        .array(
          z.object({
            text: z.string().describe('The reason that webhooks did not arrive, as a sentence.'),
            remedy: z.string().describe('Remedy for it.'),
          }),
        )
        .describe('Reasons why its webhooks did not arrive; empty when there are none.'),
    }),
  },
  errors: objectErrors,
});
