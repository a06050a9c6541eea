// `kasir listen`: shows events as they happen, and forwards them to a receiver on this machine.
import { setTimeout as sleep } from 'node:timers/promises';
import { deliveryHeaders } from '@kasir/webhooks/server';
import { request } from 'undici';
import { CommandFailure } from '../exit-codes.ts';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf, type Remote } from './remote.ts';

const WAIT_MS = 20_000;

/** How long the feed is left alone when a reading brought nothing although it did not wait. */
const PAUSE_MS = 200;

interface Target {
  readonly url: string;
  readonly token: string;
  readonly secret: string;
}

/** Sends an event as a delivery is sent; returns what came of it, in words. */
const forward = async (
  { url, token, secret }: Target,
  { id, body }: { readonly id: string; readonly body: unknown },
): Promise<string> => {
  const text = JSON.stringify(body);
  const headers = deliveryHeaders({ id, body: text, token, secret, now: Date.now() });
  try {
    const response = await request(url, { method: 'POST', headers: { ...headers }, body: text });
    await response.body.dump();
    return `HTTP ${response.statusCode}`;
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error);
  }
};

const targetOf = async (
  { client, bodyOf }: Remote,
  account: string,
  url: string | undefined,
): Promise<Target | null> => {
  if (url === undefined) return null;
  if (!URL.canParse(url))
    throw new CommandFailure('usage', '--forward-to must be a URL such as http://localhost:3000/.');
  const settings = bodyOf(await client.webhooks.get({ params: { id: account } }));
  return { url, token: settings.token, secret: settings.signing_secret };
};

export const command = (shell: Shell) =>
  remoteCommand()
    .addOption(accountOption())
    .option('--forward-to <URL>', 'send each event there, signed as a delivery')
    .option('--events <NAMES>', 'only these, separated by commas')
    .option('--count <N>', 'stop after so many events')
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { client, bodyOf } = remote;
      const { id, name } = await accountOf(remote, flags.account);
      const target = await targetOf(remote, id, flags.forwardTo);
      const wanted = flags.events?.split(',');
      const most = flags.count === undefined ? Infinity : Number(flags.count);
      let { last: after } = bodyOf(await client.feed.read({ query: { limit: 1 } }));
      if (!flags.json) shell.print(`Listening for events of ${name} (${id}).`);
      for (let seen = 0; seen < most;) {
        const query = { after, wait_ms: WAIT_MS, type: 'event', account: id } as const;
        // oxlint-disable-next-line no-await-in-loop -- one reading after the other
        const { data, last } = bodyOf(await client.feed.read({ query }));
        // oxlint-disable-next-line no-await-in-loop -- as above
        if (last === after && data.length === 0) await sleep(PAUSE_MS);
        after = last;
        for (const entry of data) {
          if (entry.type !== 'event' || seen >= most) continue;
          if (wanted && !wanted.includes(entry.event)) continue;
          seen += 1;
          const { webhook_id, mode } = entry;
          const params = { id, webhook_id };
          // oxlint-disable-next-line no-await-in-loop -- in the order in which they happened
          const event = bodyOf(
            await client.events.get({ params, query: { mode: mode ?? 'test' } }),
          );
          const sent = { id: webhook_id, body: event.body };
          // oxlint-disable-next-line no-await-in-loop -- as above
          const outcome = target ? await forward(target, sent) : null;
          if (flags.json) shell.print(JSON.stringify({ ...event, forwarded: outcome }));
          else
            shell.print(
              [event.created, event.event, event.subject, webhook_id, outcome ?? '']
                .join('  ')
                .trim(),
            );
        }
      }
    });
