// `kasir listen`: shows events as they happen, and forwards them to a receiver on this machine.
import { setTimeout as sleep } from 'node:timers/promises';
import { typedCommand } from '@kasir/core/engine';
import type { EventView } from '@kasir/control';
import { deliveryHeaders } from '@kasir/webhooks/sending';
import { request } from 'undici';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { eventNames } from './event-names.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { knownName } from './suggest.ts';
import { webUrl } from './web-url.ts';
import { jsonText } from '../terminal/json.ts';
import { toPrintable } from '../terminal/printable.ts';
import type { Screen } from '../terminal/screen.ts';
import { httpStyle, paint, type Style } from '../terminal/styles.ts';
import { factsText } from '../terminal/table.ts';
import { momentText } from '../terminal/times.ts';

const WAIT_MS = 20_000;

/** Pause in milliseconds after a read that returned nothing without waiting. */
const PAUSE_MS = 200;

interface Target {
  readonly url: string;
  readonly token: string;
  readonly secret: string;
}

interface Outcome {
  readonly text: string;
  readonly style: Style;
}

/** Sends an event as a delivery; returns its outcome in words. */
const forward = async (
  { url, token, secret }: Target,
  { id, body }: { readonly id: string; readonly body: unknown },
): Promise<Outcome> => {
  const text = JSON.stringify(body);
  const headers = deliveryHeaders({ id, body: text, token, secret, now: Date.now() });
  try {
    const response = await request(url, { method: 'POST', headers: { ...headers }, body: text });
    await response.body.dump();
    const { statusCode: status } = response;
    return { text: `HTTP ${status}`, style: httpStyle(status) };
  } catch (error) {
    const text = error instanceof Error ? error.message || error.name : String(error);
    return { text, style: 'failed' };
  }
};

/** Returns the names of `--events`. Throws for an unknown name, which would never match. */
const wantedOf = (list: string | undefined): readonly string[] | undefined =>
  list?.split(',').map((given) => {
    const name = given.trim();
    return knownName(name, eventNames, { refusal: `There is no event ${name}`, list: 'Events' });
  });

type Settings = Pick<Target, 'token' | 'secret'>;

/**
 * Returns the first output: the token and the secret that verify deliveries, and the next command.
 */
const beginning = (
  account: { readonly id: string; readonly name: string },
  { token, secret }: Settings,
  to: string | undefined,
  { screen }: Shell,
): string =>
  [
    `Listening for events of ${account.name} (${account.id}).`,
    factsText(
      [
        ['webhook token', token],
        ['webhook secret', secret],
        [
          'forwarded to',
          to ?? `nowhere: ${typedCommand('listen --forward-to http://localhost:3000/webhooks')}`,
        ],
      ],
      screen,
    ),
    `Make one in another terminal: ${typedCommand('trigger payment.succeeded')}\n`,
  ].join('\n');

/** Returns an event as a line, and its body beneath it if wanted. */
const eventText = (
  event: EventView,
  outcome: Outcome | null,
  isWhole: boolean,
  screen: Screen,
): string => {
  const parts = [
    paint(screen.colors, 'quiet', momentText(event.created)),
    paint(screen.colors, 'name', event.event),
    toPrintable(event.subject),
    paint(screen.colors, 'quiet', event.webhook_id),
    ...(outcome ? [paint(screen.colors, outcome.style, toPrintable(outcome.text))] : []),
  ];
  const line = parts.join('  ');
  return isWhole ? `${line}\n${jsonText(event.body, screen)}` : line;
};

export const command = (shell: Shell) =>
  remoteCommand()
    .addOption(accountOption())
    .option('--forward-to <URL>', 'send each event there, signed as a delivery')
    .option('--events <NAMES>', 'only these, separated by commas')
    .option('--count <N>', 'stop after so many events')
    .option('-v, --verbose', 'show the body of each event too')
    .action(async (flags) => {
      const wanted = wantedOf(flags.events);
      const to =
        flags.forwardTo === undefined ? undefined : webUrl('--forward-to', flags.forwardTo);
      const remote = remoteOf(flags, shell.env);
      const { client, bodyOf } = remote;
      const account = await accountOf(remote, flags.account);
      const { id } = account;
      const { token, signing_secret: secret } = bodyOf(
        await client.webhooks.get({ params: { id }, query: {} }),
      );
      const most = flags.count === undefined ? Infinity : Number(flags.count);
      let { last: after } = bodyOf(await client.feed.read({ query: { limit: 1 } }));
      if (!flags.json) shell.print(beginning(account, { token, secret }, to, shell));
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
          const outcome = to === undefined ? null : await forward({ url: to, token, secret }, sent);
          shell.print(
            flags.json
              ? JSON.stringify({ ...event, forwarded: outcome?.text ?? null })
              : eventText(event, outcome, flags.verbose ?? false, shell.screen),
          );
        }
      }
    });
