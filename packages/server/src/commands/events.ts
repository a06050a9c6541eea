// `kasir events`: lists, shows and resends webhooks of an account with their attempts.
import { Argument, Command, Option } from '@commander-js/extra-typings';
import { typedCommand } from '@kasir/core/engine';
import type { EventView } from '@kasir/control';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { eventOption } from './event-names.ts';
import { listCommand, printList } from './listing.ts';
import { remoteCommand, remoteOf, type Remote } from './remote.ts';
import { withProgress } from '../terminal/progress.ts';
import { jsonText } from '../terminal/json.ts';
import type { Screen } from '../terminal/screen.ts';
import { httpStyle, paint, wordStyle } from '../terminal/styles.ts';
import { factsText, tableText, type Column } from '../terminal/table.ts';
import { momentText } from '../terminal/times.ts';

const statuses = ['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED'] as const;

const statusOption = (help: string) => new Option('--status <STATUS>', help).choices(statuses);

/** Events of one call of a resend, few enough that progress is seen. */
const RESEND_AT_ONCE = 100;

/** The columns of a list of events. */
export const eventColumns: readonly Column<EventView>[] = [
  {
    title: 'created',
    of: ({ created }) => created,
    text: (one) => momentText(one.created),
    narrow: 'omit',
  },
  { title: 'webhook id', of: ({ webhook_id: id }) => id },
  { title: 'event', of: ({ event }) => event, narrow: 'cut' },
  { title: 'status', of: ({ status }) => status, style: ({ status }) => wordStyle(status) },
  { title: 'attempts', of: ({ attempts }) => attempts.length, narrow: 'omit' },
  { title: 'about', of: ({ subject }) => subject, narrow: 'omit' },
];

type Attempt = EventView['attempts'][number];

const outcomeOf = ({ error, status }: Attempt): string => error ?? `HTTP ${status}`;

const attemptColumns: readonly Column<Attempt>[] = [
  { title: 'attempt at', of: ({ at }) => at, text: ({ at }) => momentText(at) },
  { title: 'trigger', of: ({ trigger }) => trigger, narrow: 'omit' },
  { title: 'url', of: ({ url }) => url, narrow: 'cut' },
  {
    title: 'outcome',
    of: outcomeOf,
    style: ({ status }) => (status === null ? 'failed' : httpStyle(status)),
  },
];

/**
 * Returns the details of an event. Each attempt names its URL; the event shows its own URL, or that
 * of the last attempt.
 */
const details = (event: EventView, screen: Screen): string => {
  const { body, attempts, trouble, next_attempt: next } = event;
  return [
    factsText(
      [
        ['webhook id', event.webhook_id],
        ['event', event.event],
        ['about', event.subject],
        ['created', momentText(event.created)],
        ['status', event.status, wordStyle(event.status)],
        ['url', event.url ?? attempts.at(-1)?.url ?? '-'],
        ...(next === null ? [] : [['next attempt', momentText(next)] as const]),
        ...(trouble
          ? [
              ['why', trouble.text, 'failed'] as const,
              ['what to do', trouble.remedy, 'title'] as const,
            ]
          : []),
      ],
      screen,
    ),
    ...(attempts.length === 0 ? [] : ['', tableText(attemptColumns, attempts, screen)]),
    '',
    paint(screen.colors, 'quiet', 'body'),
    jsonText(body, screen),
  ].join('\n');
};

const list = (shell: Shell) =>
  listCommand()
    .name('list')
    .description('show the newest events')
    .addOption(accountOption())
    .addOption(statusOption('only events in this status'))
    .addOption(eventOption('only events of this name'))
    .option('--object <ID>', 'only events about this object')
    .option('--limit <N>', 'at most so many', '20')
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { status, event, object: subject, limit } = flags;
      const query = { status, event, subject, limit: Number(limit) };
      const { data } = remote.bodyOf(await remote.client.events.list({ params: { id }, query }));
      printList(shell, flags, {
        rows: data,
        columns: eventColumns,
        empty: `There are no such events: ${typedCommand('trigger payment.succeeded')} makes one.`,
      });
    });

const show = (shell: Shell) =>
  remoteCommand()
    .name('show')
    .description('show one event: its attempts, why it has not arrived, its body')
    .addArgument(new Argument('<webhook-id>'))
    .addOption(accountOption())
    .action(async (webhook_id, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const event = remote.bodyOf(await remote.client.events.get({ params: { id, webhook_id } }));
      shell.print(flags.json ? JSON.stringify(event) : details(event, shell.screen));
    });

interface Wanted {
  readonly status?: (typeof statuses)[number] | undefined;
  readonly event?: string | undefined;
}

/** Returns the time at which an event was created, in milliseconds: its id begins with it. */
const timeOf = (webhookId: string): number =>
  Number.parseInt(webhookId.replaceAll('-', '').slice(0, 12), 16);

/**
 * Returns the progress of a resend, from 0 to 1; null when unknown. Events are resent oldest first,
 * and their number is unknown: the progress is the covered part of the time from the first to the
 * newest event.
 */
export const resentShare = (ids: readonly string[], newest: string | undefined): number | null => {
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined || newest === undefined) return null;
  const whole = timeOf(newest) - timeOf(first);
  return whole > 0 ? (timeOf(last) - timeOf(first)) / whole : null;
};

/** Resends what a filter finds, page after page; returns the ids. */
const resendAll = (shell: Shell, { client, bodyOf }: Remote, id: string, wanted: Wanted) =>
  withProgress(shell.progress, 'looking for events', async (report) => {
    const ids: string[] = [];
    const query = { ...wanted, limit: 1 };
    const [newest] = bodyOf(await client.events.list({ params: { id }, query })).data;
    for (let after: string | null | undefined; after !== null;) {
      const page: Wanted & { readonly after?: string | undefined } = { ...wanted, after };
      const body = { ...page, limit: RESEND_AT_ONCE };
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const sent = bodyOf(await client.events.resendMany({ params: { id }, body }));
      ids.push(...sent.webhook_ids);
      after = sent.next;
      report({
        text: `${ids.length} events resent`,
        share: resentShare(ids, newest?.webhook_id),
      });
    }
    return ids;
  });

const resend = (shell: Shell) =>
  remoteCommand()
    .name('resend')
    .description('send an event once more, or all events that match a filter')
    .addArgument(new Argument('[webhook-id]'))
    .addOption(accountOption())
    .addOption(statusOption('without an id: events in this status'))
    .addOption(eventOption('without an id: events of this name'))
    .action(async (webhook_id, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { client, bodyOf } = remote;
      const { status, event } = flags;
      const ids =
        webhook_id === undefined
          ? await resendAll(shell, remote, id, { status, event })
          : [
              bodyOf(await client.events.resend({ params: { id }, body: { webhook_id } }))
                .webhook_id,
            ];
      if (flags.json) shell.print(JSON.stringify(ids));
      else shell.print(ids.length === 0 ? 'There are no such events.' : ids.join('\n'));
    });

export const command = (shell: Shell) =>
  new Command()
    .addCommand(list(shell), { isDefault: true })
    .addCommand(show(shell))
    .addCommand(resend(shell));
