// Tools that only read, in test mode and in live mode.
import * as z from 'zod';
import type { EventView } from '@kasir/control';
import { callbackUrlsOf } from '../callback-urls.ts';
import { defineTool, type Tool } from './tool.ts';

const mode = z.enum(['test', 'live']).default('test').describe('Test mode, or live mode.');
const LIMIT = 20;

/** Returns the facts of an event for an assistant, without its body. */
const eventFacts = ({ webhook_id, event, subject, created, status, url, attempts }: EventView) => ({
  webhook_id,
  event,
  subject,
  created,
  status,
  url,
  attempts,
});

const getObject = defineTool({
  name: 'get_object',
  title: 'Read an object and its timeline',
  description:
    'Reads a payment request, payment method, refund, invoice or any other object by its id: its body, what happened to it with journal lines and deliveries, what can be done next, and which webhooks can still come.',
  isReading: true,
  input: { id: z.string().min(1).describe('Id of the object, such as pr-...'), mode },
  run: async ({ client, bodyOf }, id, { id: object, mode: of }) =>
    bodyOf(await client.objects.get({ params: { id, object }, query: { mode: of } })),
});

const listObjects = defineTool({
  name: 'list_objects',
  title: 'List objects',
  description: 'Lists objects of the account, newest first, with their ids and statuses.',
  isReading: true,
  input: {
    kind: z.string().optional().describe('Only of this kind, such as payment_requests.'),
    status: z.string().optional().describe('Only in this status, such as FAILED.'),
    reference_id: z.string().optional().describe("Only with this reference of the merchant's."),
    mode,
  },
  run: async ({ client, bodyOf }, id, { kind, status, reference_id, mode: of }) =>
    bodyOf(
      await client.objects.list({
        params: { id },
        query: { kind, status, reference_id, mode: of, limit: LIMIT },
      }),
    ),
});

const explainMissingWebhook = defineTool({
  name: 'explain_missing_webhook',
  title: 'Explain why a webhook did not arrive',
  description:
    'Says why a receiver got no webhook: the event was not sent yet, has no URL, was refused, timed out or waits for its next attempt, each with its remedy. About one object, or about everything that did not arrive.',
  isReading: true,
  input: {
    object: z.string().optional().describe('Id of the object whose webhook is missing.'),
    event: z.string().optional().describe('Name of the missing event, such as payment.succeeded.'),
    mode,
  },
  run: async (remote, id, { object, event, mode: of }) => {
    const { client, bodyOf } = remote;
    const params = { id };
    const callback_urls = await callbackUrlsOf(remote, id, of);
    const query = { mode: of, subject: object, event, limit: LIMIT };
    const { data } = bodyOf(await client.events.list({ params, query }));
    const events = data.map((one) => ({ ...eventFacts(one), trouble: one.trouble }));
    if (object !== undefined) {
      const { status, webhooks, troubles } = bodyOf(
        await client.objects.get({ params: { id, object }, query: { mode: of } }),
      );
      return { object, status, troubles, still_to_come: webhooks, events, callback_urls };
    }
    const undelivered = bodyOf(await client.events.undelivered({ params, query: { mode: of } }));
    const causes = undelivered.causes.map(({ text, remedy, count }) => ({ text, remedy, count }));
    return { undelivered: undelivered.total, causes, events, callback_urls };
  },
});

const getEvent = defineTool({
  name: 'get_event',
  title: 'Read an event',
  description: 'Reads an event by its webhook-id: the body of its deliveries and every attempt.',
  isReading: true,
  input: { webhook_id: z.string().min(1).describe('The header webhook-id of a delivery.'), mode },
  run: async ({ client, bodyOf }, id, { webhook_id, mode: of }) =>
    bodyOf(await client.events.get({ params: { id, webhook_id }, query: { mode: of } })),
});

const getRequest = defineTool({
  name: 'get_request',
  title: 'Read a request by its Request-ID',
  description:
    'Reads a request of the API by the Request-ID of its response, with what it changed and the events that it caused.',
  isReading: true,
  input: { request_id: z.string().min(1).describe('The header Request-ID of a response.') },
  run: async ({ client, bodyOf }, _id, { request_id }) =>
    bodyOf(await client.requests.get({ params: { id: request_id } })),
});

const getStatus = defineTool({
  name: 'get_status',
  title: 'Read the status of the server',
  description: 'Says what the test clock shows, what falls due next, and where webhooks go.',
  isReading: true,
  input: {},
  run: async (remote, id) => ({
    control_url: remote.url,
    account: id,
    clock: remote.bodyOf(await remote.client.clock.get({})),
    callback_urls: await callbackUrlsOf(remote, id, 'test'),
  }),
});

export const readingTools: readonly Tool[] = [
  getStatus,
  listObjects,
  getObject,
  getEvent,
  getRequest,
  explainMissingWebhook,
];
