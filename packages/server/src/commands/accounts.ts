// `kasir accounts`: lists the accounts of a server and creates new ones.
import { Argument, Command } from '@commander-js/extra-typings';
import { typedCommand } from '@kasir/core/engine';
import { jsonText } from '../terminal/json.ts';
import { factsText } from '../terminal/table.ts';
import { accountOf, allAccounts } from './account.ts';
import type { Shell } from './command.ts';
import { listCommand, printList } from './listing.ts';
import { remoteCommand, remoteOf } from './remote.ts';

const roleOf = ({ platform, parent }: { platform: boolean; parent: string | null }): string => {
  if (platform) return 'platform';
  return parent === null ? 'standalone' : `of ${parent}`;
};

const list = (shell: Shell) =>
  listCommand()
    .name('list')
    .description('show all accounts')
    .action(async (flags) => {
      const data = await allAccounts(remoteOf(flags, shell.env));
      printList(shell, flags, {
        rows: data,
        columns: [
          { title: 'id', of: ({ id }) => id },
          { title: 'name', of: ({ name }) => name, narrow: 'cut' },
          { title: 'role', of: roleOf, narrow: 'omit' },
        ],
        empty: 'There are no accounts.',
      });
    });

const show = (shell: Shell) =>
  remoteCommand()
    .name('show')
    .description('show an account with its settings')
    .addArgument(new Argument('[account]', 'id or name'))
    .action(async (named, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, named);
      const account = remote.bodyOf(await remote.client.accounts.get({ params: { id } }));
      shell.print(flags.json ? JSON.stringify(account) : jsonText(account, shell.screen));
    });

const create = (shell: Shell) =>
  remoteCommand()
    .name('create')
    .description('create an account; its first test key is shown this once')
    .addArgument(new Argument('<name>'))
    .option('--platform', 'let it have sub-accounts')
    .option('--parent <ID>', 'make it a sub-account of this platform')
    .action(async (name, flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const { platform = false, parent = null } = flags;
      const made = bodyOf(await client.accounts.create({ body: { name, platform, parent } }));
      if (flags.json) shell.print(JSON.stringify(made));
      else
        shell.print(
          [
            factsText(
              [
                ['account', made.id],
                ['name', made.name],
                ['test key', made.key.key],
              ],
              shell.screen,
            ),
            '',
            `The key is not shown again. Try it: ${typedCommand(`get /balance --account ${made.id}`)}`,
          ].join('\n'),
        );
    });

export const command = (shell: Shell) =>
  new Command()
    .addCommand(list(shell), { isDefault: true })
    .addCommand(show(shell))
    .addCommand(create(shell));
