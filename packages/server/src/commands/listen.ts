// `kasir listen`: shows events as they happen, and forwards them to a receiver on this machine.
import { setTimeout as sleep } from 'node:timers/promises';
import { didYouMean } from '@kasir/core';
import { catalog } from '@kasir/webhooks';
import { deliveryHeaders } from '@kasir/webhooks/sending';
import { request } from 'undici';
import { CommandFailure } from '../failures/exit-codes.ts';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf, type Remote } from './remote.ts';
import { webUrl } from './web-url.ts';

const WAIT_MS = 20_000;

/** Pause in milliseconds after a read that returned nothing without waiting. */
const PAUSE_MS = 200;

interface Target {
  readonly url: string;
  readonly token: string;
  readonly secret: string;
}

/** Sends an event as a delivery; returns its outcome in words. */
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
  const settings = bodyOf(await client.webhooks.get({ params: { id: account } }));
  return { url, token: settings.token, secret: settings.signing_secret };
};

/** Returns the names of `--events`. Throws for an unknown name, which would never match. */
const wantedOf = (list: string | undefined): readonly string[] | undefined => {
  const wanted = list?.split(',').map((name) => name.trim());
  const known: readonly string[] = [...new Set(catalog.map(({ name }) => name))].toSorted();
  const wrong = wanted?.find((name) => !known.includes(name));
  if (wrong === undefined) return wanted;
  throw new CommandFailure(
    'usage',
    `There is no event ${wrong}.${didYouMean(wrong, known)} Events: ${known.join(', ')}.`,
  );
};

export const command = (shell: Shell) =>
  remoteCommand()
    .addOption(accountOption())
    .option('--forward-to <URL>', 'send each event there, signed as a delivery')
    .option('--events <NAMES>', 'only these, separated by commas')
    .option('--count <N>', 'stop after so many events')
    .action(async (flags) => {
      const wanted = wantedOf(flags.events);
      const to =
        flags.forwardTo === undefined ? undefined : webUrl('--forward-to', flags.forwardTo);
      const remote = remoteOf(flags, shell.env);
      const { client, bodyOf } = remote;
      const { id, name } = await accountOf(remote, flags.account);
      const target = await targetOf(remote, id, to);
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
