// `kasir callbacks`: shows and sets the webhook URLs of an account by type, and the secrets that
// verify webhooks.
import { typedCommand } from '@kasir/core/engine';
import { Argument, Command, Option } from '@commander-js/extra-typings';
import { callbackType } from '@kasir/models';
import type * as z from 'zod';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { webUrl } from './web-url.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { knownName } from './suggest.ts';
import { factsText } from '../terminal/table.ts';

type Type = z.infer<typeof callbackType>;

const types = callbackType.options;

const REMOVE = 'none';

const typeOf = (name: string): Type =>
  knownName(name, types, { refusal: `There is no callback type ${name}`, list: 'Types' });

type Mode = 'live' | 'test';

const liveOption = (): Option<'--live'> =>
  new Option('--live', 'in live mode, and not in test mode');

const modeOf = ({ live }: { readonly live?: true }): Mode => (live ? 'live' : 'test');

const urlLines = (
  urls: Readonly<Record<string, string>>,
  mode: Mode,
): readonly (readonly [string, string])[] => {
  const set = Object.entries(urls);
  return set.length === 0
    ? [
        [
          'no URL is set',
          mode === 'live'
            ? `${typedCommand('callbacks set --live https://shop.example/webhooks')} sets one`
            : `${typedCommand('callbacks set http://localhost:3000/webhooks')} sets one`,
        ],
      ]
    : set;
};

const list = (shell: Shell) =>
  remoteCommand()
    .name('list')
    .description('show URLs, verification token and signing secret')
    .addOption(accountOption())
    .addOption(liveOption())
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const mode = modeOf(flags);
      const query = { mode };
      const found = remote.bodyOf(await remote.client.webhooks.get({ params: { id }, query }));
      const { urls, token, signing_secret } = found;
      if (flags.json) return shell.print(JSON.stringify({ urls, token, signing_secret }));
      const lines = [
        ...urlLines(urls, mode),
        ['webhook token', token],
        ['webhook secret', signing_secret],
      ] as const;
      return shell.print(factsText(lines, shell.screen));
    });

const set = (shell: Shell) =>
  remoteCommand()
    .name('set')
    .description('set where webhooks of a type go; all others go to default')
    .usage('[options] [type] <url|none>')
    .addArgument(new Argument('<type>', `default when left out; one of ${types.join(', ')}`))
    .addArgument(new Argument('[url]', `where they go; ${REMOVE} removes what is set`))
    .addOption(accountOption())
    .addOption(liveOption())
    .action(async (first, second, flags) => {
      const [name, given] = second === undefined ? ['default', first] : [first, second];
      const type = typeOf(name);
      const url = given === REMOVE ? null : webUrl('The callback URL', given);
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const mode = modeOf(flags);
      const body = { callback_urls: { [mode]: { [type]: url } } };
      const account = remote.bodyOf(await remote.client.accounts.update({ params: { id }, body }));
      const { urls } = account.callbacks[mode];
      if (flags.json) return shell.print(JSON.stringify(urls));
      shell.print(factsText(urlLines(urls, mode), shell.screen));
      if (url === null || mode === 'live') return undefined;
      return shell.print(`\nTry it: ${typedCommand('trigger payment.succeeded')}`);
    });

const allowPrivate = (shell: Shell) =>
  remoteCommand()
    .name('private')
    .description('allow webhooks of an account to private addresses, or block them; for admins')
    .addArgument(new Argument('<allow|block>').choices(['allow', 'block']))
    .addOption(liveOption())
    .addOption(accountOption())
    .action(async (choice, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const mode = flags.live ? 'live' : 'test';
      const body = { private_callbacks: { [mode]: choice === 'allow' } };
      const account = remote.bodyOf(await remote.client.accounts.update({ params: { id }, body }));
      const { private_callbacks: allowed = {} } = account;
      if (flags.json) return shell.print(JSON.stringify(allowed));
      return shell.print(
        choice === 'allow'
          ? `Webhooks of ${account.name} in ${mode} mode may go to private addresses.`
          : `The start of the server decides whether webhooks of ${account.name} in ${mode} mode go to private addresses.`,
      );
    });

export const command = (shell: Shell) =>
  new Command()
    .addCommand(list(shell), { isDefault: true })
    .addCommand(set(shell))
    .addCommand(allowPrivate(shell));
