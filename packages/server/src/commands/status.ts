// `kasir status`: shows whether a server runs, the time of its clock and what needs attention.
import { typedCommand } from '@kasir/core/engine';
import { request } from 'undici';
import { DASHBOARD } from '../dashboard/path.ts';
import { CommandFailure } from '../failures/exit-codes.ts';
import { accountOf, accountOption, allAccounts } from './account.ts';
import { callbackUrlsOf } from './callback-urls.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf, type Remote } from './remote.ts';
import { factsText } from '../terminal/table.ts';
import { aheadText, momentText, relativeText } from '../terminal/times.ts';

interface Readiness {
  readonly status: string;
  readonly reasons?: readonly string[];
}

const readinessOf = async (url: string): Promise<Readiness> => {
  try {
    const { body } = await request(`${url}/readyz`);
    return (await body.json()) as Readiness;
  } catch (error) {
    throw new CommandFailure(
      'serverAway',
      `No server responds at ${url}: ${typedCommand('start')} starts one, --control-url (KASIR_CONTROL_URL) names another.`,
      { cause: error },
    );
  }
};

const countText = ({ count, more }: { readonly count: number; readonly more: boolean }) =>
  `${count}${more ? ' or more' : ''}`;

/** Returns the facts about live mode that wait for a person, each with the command to see it. */
const attentionFacts = ({ doubts, differences }: Awaited<ReturnType<typeof read>>['attention']) => [
  ...(doubts.count === 0
    ? []
    : [
        [
          'doubtful',
          `${countText(doubts)} operations (${typedCommand('connectors doubtful')})`,
          'failed',
        ] as const,
      ]),
  ...(differences.count === 0
    ? []
    : [
        [
          'do not match',
          `${countText(differences)} lines or operations (${typedCommand('reconcile list')})`,
          'failed',
        ] as const,
      ]),
];

const read = async (remote: Remote, named: string | undefined) => {
  const { url, client, bodyOf } = remote;
  const { status, reasons = [] } = await readinessOf(url);
  const { id, name } = await accountOf(remote, named);
  const params = { id };
  const accounts = await allAccounts(remote);
  const { total, more, causes } = bodyOf(await client.events.undelivered({ params, query: {} }));
  return {
    control_url: url,
    status,
    reasons,
    accounts: accounts.length,
    account: { id, name },
    clock: bodyOf(await client.clock.get({})),
    webhooks: await callbackUrlsOf(remote, id, 'test'),
    attention: bodyOf(await client.attention.get({ params })),
    undelivered: { total, more, why: causes[0]?.text ?? null, remedy: causes[0]?.remedy ?? null },
  };
};

/** Returns the text of the callback URLs; null stands for an operator who may not read them. */
const placesText = (urls: Readonly<Record<string, string>> | null): string => {
  if (urls === null) return 'URLs that only the role operator can read';
  const places = Object.entries(urls).map(([type, url]) =>
    type === 'default' ? url : `${url} (${type})`,
  );
  const remedy = typedCommand('callbacks set http://localhost:3000/webhooks');
  return places.join(', ') || `nowhere yet: ${remedy}`;
};

export const command = (shell: Shell) =>
  remoteCommand()
    .addOption(accountOption())
    .action(async (flags) => {
      const found = await read(remoteOf(flags, shell.env), flags.account);
      if (flags.json) return shell.print(JSON.stringify(found));
      const { clock, undelivered, account, webhooks } = found;
      const isReady = found.status === 'ready';
      const from = Date.parse(clock.now);
      const pace = clock.frozen ? 'frozen' : 'running';
      const ahead = clock.ahead_ms === 0 ? 'at real time' : aheadText(clock.ahead_ms);
      const count = `${undelivered.total}${undelivered.more ? ' or more' : ''}`;
      return shell.print(
        factsText(
          [
            ['server', [found.status, ...found.reasons].join(': '), isReady ? 'good' : 'failed'],
            ['control URL', found.control_url],
            ['dashboard', `${found.control_url}${DASHBOARD} (${typedCommand('open')})`],
            ['account', `${account.name} (${account.id}), one of ${found.accounts}`],
            ['test clock', `${momentText(clock.now)}, ${pace}, ${ahead}`],
            ['next due', clock.next_due === null ? 'nothing' : relativeText(clock.next_due, from)],
            ['webhooks go to', placesText(webhooks)],
            ['undelivered', undelivered.total === 0 ? 'none' : count],
            ...attentionFacts(found.attention),
            ...(undelivered.why === null
              ? []
              : [
                  ['why', undelivered.why, 'refused'] as const,
                  ['what to do', undelivered.remedy ?? '', 'title'] as const,
                ]),
          ],
          shell.screen,
        ),
      );
    });
