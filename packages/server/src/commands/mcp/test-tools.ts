// Tools that make things happen; each works in test mode only.
import * as z from 'zod';
import { objectAction, scriptedWork } from '@kasir/control/schemas';
import { ownHeaders } from '../api-call.ts';
import { durationOf } from '../clock.ts';
import { codes } from '../decline.ts';
import { bodySchema, contractOf, fieldWarnings } from '../request-parts.ts';
import { recipes } from '../trigger-recipes.ts';
import { changedSteps, triggerEvent } from '../trigger.ts';
import { defineTool, type Tool } from './tool.ts';

const eventNames = Object.keys(recipes).toSorted() as [string, ...string[]];
const failureCodes = codes as [string, ...string[]];

const trigger = defineTool({
  name: 'trigger',
  title: 'Make an event happen',
  description:
    'Makes the objects that lead to an event, so that its webhook is sent (test mode). Returns the events that were sent and whether they arrived.',
  isReading: false,
  input: {
    event: z.enum(eventNames).describe('Name of the event.'),
    set: z
      .array(z.string().regex(/^[^=]+=/, { error: 'Must be PATH=VALUE such as amount=50000.' }))
      .default([])
      .describe('Fields of the first request, as PATH=VALUE such as amount=50000.'),
  },
  run: async (remote, id, { event, set }) => {
    const sent = await triggerEvent(remote, id, await changedSteps(recipes[event] ?? [], set));
    return sent.map(({ webhook_id, event: name, subject, status, trouble }) => ({
      webhook_id,
      event: name,
      subject,
      status,
      trouble,
    }));
  },
});

const declineNext = defineTool({
  name: 'decline_next',
  title: 'Make the next payment fail',
  description:
    'Makes the next payment, refund, capture or link fail with a code (test mode), whatever its amount. A code that the channel does not document becomes its general one.',
  isReading: false,
  input: {
    failure_code: z.enum(failureCodes).describe('Failure code, such as INSUFFICIENT_BALANCE.'),
    work: scriptedWork.default('payment').describe('What fails.'),
    channel_code: z.string().optional().describe('Only of this channel, such as DANA.'),
    times: z.int().min(1).max(1_000).default(1).describe('How many in a row.'),
  },
  run: async ({ client, bodyOf }, id, { failure_code, work, channel_code, times }) => {
    const match = { work, ...(channel_code !== undefined && { channel_code }) };
    const steps = [{ outcome: 'fail' as const, failure_code, times }];
    return bodyOf(await client.scripts.create({ params: { id }, body: { match, steps } }));
  },
});

const act = defineTool({
  name: 'act',
  title: 'Act as the payer, bank or operator',
  description:
    'Pays, declines, cancels, expires, refunds or captures an object as a payer, bank or operator would (test mode). get_object lists what is possible now.',
  isReading: false,
  input: {
    id: z.string().min(1).describe('Id of the object.'),
    action: objectAction.describe('The action.'),
    amount: z
      .number()
      .positive()
      .optional()
      .describe('In the unit of the currency; all of it when omitted.'),
  },
  run: async ({ client, bodyOf }, id, { id: object, action, amount }) =>
    bodyOf(
      await client.objects.act({
        params: { id, object },
        body: { action, ...(amount !== undefined && { amount }) },
      }),
    ),
});

const WAIT_MS = 30_000;

const advanceClock = defineTool({
  name: 'advance_clock',
  title: 'Move the test clock on',
  description:
    'Moves the clock of all test accounts on and does what falls due on the way: expiry, retries, settlement, subscriptions. It never goes back.',
  isReading: false,
  input: { duration: z.string().describe('90s, 15m, 12h or 30d.') },
  run: async ({ client, bodyOf }, _id, { duration }) =>
    bodyOf(await client.clock.advance({ body: { ms: durationOf(duration), wait_ms: WAIT_MS } })),
});

const callApi = defineTool({
  name: 'call_api',
  title: 'Call any endpoint of the API',
  description:
    'Sends a request of the merchant API for the account (test mode): any endpoint and generation, such as POST /payment_requests or GET /v3/payment_requests/{id}. A version and an idempotency key are added where the endpoint needs them. Needs no key.',
  isReading: false,
  input: {
    method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']).describe('HTTP method.'),
    path: z.string().describe('Path with its query, such as /transactions?limit=5.'),
    body: z.record(z.string(), z.unknown()).optional().describe('The body, as JSON.'),
    headers: z.record(z.string(), z.string()).default({}).describe('Further headers by name.'),
  },
  run: async ({ client, bodyOf }, id, { method, path, body, headers }) => {
    const contract = contractOf(method, path);
    const given = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const sent = { ...ownHeaders(method, contract), ...given };
    const call = { method, path, headers: sent, ...(body && { body }) };
    const response = bodyOf(await client.api.call({ params: { id }, body: call }));
    const schema = bodySchema(contract, sent['api-version'] ?? null);
    const hints = body && contract ? fieldWarnings(body, schema) : [];
    const { status, body: returned, request_id } = response;
    return { status, request_id, body: returned, ...(hints.length > 0 && { hints }) };
  },
});

export const testTools: readonly Tool[] = [trigger, declineNext, act, advanceClock, callApi];
