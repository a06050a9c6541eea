// `kasir accounts`: lists the accounts of a server and creates new ones.
import { Argument, Command } from '@commander-js/extra-typings';
import { accountOf } from './account.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { aligned } from './table.ts';

const list = (shell: Shell) =>
  remoteCommand()
    .name('list')
    .description('show all accounts')
    .action(async (flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const { data } = bodyOf(await client.accounts.list({}));
      if (flags.json) return shell.print(JSON.stringify(data));
      return shell.print(
        aligned(
          data.map(({ id, name, platform, parent }) => [
            id,
            name,
            platform ? 'platform' : parent === null ? '' : `of ${parent}`,
          ]),
        ),
      );
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
      shell.print(JSON.stringify(account, null, flags.json ? undefined : 2));
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
      else shell.print(`${made.id}  ${made.name}\ntest key  ${made.key.key}`);
    });

export const command = (shell: Shell) =>
  new Command()
    .addCommand(list(shell), { isDefault: true })
    .addCommand(show(shell))
    .addCommand(create(shell));
