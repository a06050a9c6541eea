// Resends the events that match a filter, oldest first (EVT-DLV-07).
import { parseTimestamp } from '@kasir/core';
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { resend } from '@kasir/deliveries';
import { decideFor, operation, unknownAccount } from '../operation.ts';
import { readsOf } from '../reads/of.ts';
import { eventsRead } from './read.ts';

const timeOf = (moment: string | undefined): number | undefined =>
  moment === undefined ? undefined : parseTimestamp(moment);

export const resendManyEvents = operation(
  controlContracts.events.resendMany,
  async (kasir, { params, body }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const { mode, limit, after, from, to, ...wanted } = body;
    const filter = { ...wanted, from: timeOf(from), to: timeOf(to) };
    const { data, next } = await readsOf(kasir).run(eventsRead, {
      partition: { account: account.id, mode },
      filter,
      page: { limit, before: after, order: 'asc' },
    });
    // An event may be deleted meanwhile: the response lists only those that will be sent.
    const { value: webhook_ids } = await decideFor(kasir, { account, mode }, (d) => ({
      ok: true,
      value: data.map((event) => event.webhook_id).filter((id) => resend(d, id)),
    }));
    return ok({ webhook_ids, next });
  },
);
