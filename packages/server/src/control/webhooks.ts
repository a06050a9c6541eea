// Operations on webhooks: the history of deliveries, a resend, and what a receiver needs to verify
// them.
import { timeOf, iso } from '@kasir/core';
import { decideQuietly, outgoing, type Realm } from '@kasir/core/server';
import { deliveryReports, renderReport, resend } from '@kasir/webhooks/server';
import { z } from 'zod';
import { operation, type Operation } from './operation.ts';

const mode = z.enum(['test', 'live']).default('test');
const REPORTS = 20;

const asked = z
  .object({
    mode,
    /** Public id of the object the events are about. */
    subject: z.string().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  })
  .strict();

const realmOf = (account: string, side: Realm['mode']): Realm => ({ account, mode: side });

/** Webhooks of accounts, in both modes (EVT-DLV-07, EVT-DLV-08). */
export const webhookOperations: readonly Operation[] = [
  operation(
    'GET',
    '/accounts/{id}/events',
    'List events with their attempts',
    asked,
    async (kasir, query, id) => {
      const filter = query.subject === undefined ? {} : { any: { subject: [query.subject] } };
      const { rows } = await kasir.store.view(realmOf(id, query.mode), (view) =>
        view.list(outgoing, filter, { limit: query.limit }),
      );
      const data = rows.map(({ id: webhook_id, state: sent }) => ({
        webhook_id,
        event: sent.name,
        subject: sent.subject,
        created: iso(timeOf(webhook_id)),
        status: sent.status,
        url: sent.url,
        attempts: sent.attempts.map((attempt) => ({ ...attempt, at: iso(attempt.at) })),
        body: JSON.parse(sent.body) as unknown,
      }));
      return { data };
    },
  ),
  operation(
    'POST',
    '/accounts/{id}/events/resend',
    'Send an event once more',
    z.object({ mode, webhook_id: z.string().min(1) }).strict(),
    async (kasir, { mode: side, webhook_id }, id) => {
      const sent = await kasir.store.exec(realmOf(id, side), (at, tx) =>
        decideQuietly(at, tx, (d) => resend(d, webhook_id)),
      );
      return sent ? { webhook_id } : undefined;
    },
  ),
  operation(
    'GET',
    '/accounts/{id}/webhooks',
    'Read token, signing secret, URLs and delivery health',
    z.object({ mode }).strict(),
    async (kasir, { mode: side }, id) => {
      const account = await kasir.directory.account(id);
      if (!account) return undefined;
      const realm = realmOf(id, side);
      const { rows } = await kasir.store.view(realm, (view) =>
        view.list(deliveryReports, {}, { limit: REPORTS }),
      );
      const reports = rows.map(({ state }) => renderReport(state));
      return { ...account.callbacks[side], signing_secret: kasir.signingSecret(realm), reports };
    },
  ),
];
