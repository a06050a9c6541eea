// `kasir events`: lists, shows and resends webhooks of an account with their attempts.
import { Argument, Command } from '@commander-js/extra-typings';
import type { EventView } from '@kasir/control';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { aligned } from './table.ts';

const statuses = ['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED'] as const;
const statusOf = (text: string | undefined) => statuses.find((status) => status === text);

const line = ({ created, webhook_id, event, status, subject, attempts }: EventView) => [
  created,
  webhook_id,
  event,
  status,
  attempts.length,
  subject,
];

/**
 * Returns the details of an event. Each attempt names its URL; the event shows its own URL, or that
 * of the last attempt.
 */
const details = ({ body, attempts, trouble, next_attempt, ...event }: EventView): string =>
  [
    aligned(
      Object.entries({ ...event, url: event.url ?? attempts.at(-1)?.url ?? null }).map(
        ([name, value]) => [name, value ?? '-'],
      ),
    ),
    ...attempts.map(({ at, status, error, trigger, url }) =>
      ['', at, trigger, url, error ?? `HTTP ${status}`].filter((part) => part !== null).join('  '),
    ),
    ...(next_attempt === null ? [] : [`next attempt  ${next_attempt}`]),
    ...(trouble ? [`why           ${trouble.text}`, `what to do    ${trouble.remedy}`] : []),
    JSON.stringify(body, null, 2),
  ].join('\n');

const list = (shell: Shell) =>
  remoteCommand()
    .name('list')
    .description('show the newest events')
    .addOption(accountOption())
    .option('--status <STATUS>', statuses.join(', '))
    .option('--event <NAME>', 'only events of this name')
    .option('--object <ID>', 'only events about this object')
    .option('--limit <N>', 'at most so many', '20')
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { status, event, object: subject, limit } = flags;
      const query = { status: statusOf(status), event, subject, limit: Number(limit) };
      const { data } = remote.bodyOf(await remote.client.events.list({ params: { id }, query }));
      if (flags.json) return shell.print(JSON.stringify(data));
      return shell.print(data.length === 0 ? 'There are no such events.' : aligned(data.map(line)));
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
      shell.print(flags.json ? JSON.stringify(event) : details(event));
    });

const resend = (shell: Shell) =>
  remoteCommand()
    .name('resend')
    .description('send an event once more, or all that a filter finds')
    .addArgument(new Argument('[webhook-id]'))
    .addOption(accountOption())
    .option('--status <STATUS>', `without an id: ${statuses.join(', ')}`)
    .option('--event <NAME>', 'without an id: events of this name')
    .action(async (webhook_id, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { client, bodyOf } = remote;
      const params = { id };
      const { status, event } = flags;
      const ids =
        webhook_id === undefined
          ? bodyOf(
              await client.events.resendMany({
                params,
                body: { status: statusOf(status), event },
              }),
            ).webhook_ids
          : [bodyOf(await client.events.resend({ params, body: { webhook_id } })).webhook_id];
      if (flags.json) shell.print(JSON.stringify(ids));
      else shell.print(ids.length === 0 ? 'There are no such events.' : ids.join('\n'));
    });

export const command = (shell: Shell) =>
  new Command()
    .addCommand(list(shell), { isDefault: true })
    .addCommand(show(shell))
    .addCommand(resend(shell));
