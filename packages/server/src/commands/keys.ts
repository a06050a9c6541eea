// `kasir keys`: lists, creates and revokes API keys of an account.
import { Argument, Command } from '@commander-js/extra-typings';
import { typedCommand } from '@kasir/core/engine';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { listCommand, printList } from './listing.ts';
import { remoteCommand, remoteOf } from './remote.ts';

const list = (shell: Shell) =>
  listCommand()
    .name('list')
    .description('show keys, without the keys themselves')
    .addOption(accountOption())
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { data } = remote.bodyOf(await remote.client.keys.list({ params: { id } }));
      printList(shell, flags, {
        rows: data,
        columns: [
          { title: 'id', of: (key) => key.id },
          { title: 'name', of: (key) => key.name, narrow: 'cut' },
          {
            title: 'state',
            of: (key) => (key.revoked ? 'revoked' : 'valid'),
            style: (key) => (key.revoked ? 'quiet' : 'good'),
          },
          { title: 'mode', of: (key) => key.mode, narrow: 'omit' },
          { title: 'ends with', of: (key) => key.ending, narrow: 'omit' },
          { title: 'type', of: (key) => key.type, narrow: 'omit' },
        ],
        empty: `There are no keys: ${typedCommand('keys create')} makes one.`,
      });
    });

const create = (shell: Shell) =>
  remoteCommand()
    .name('create')
    .description('create a key; it is shown this once')
    .addOption(accountOption())
    .option('--live', 'a key of the live mode')
    .option('--public', 'a public key, for browsers')
    .option('--name <NAME>', 'what it is for', 'Key')
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const body = {
        name: flags.name,
        mode: flags.live ? ('live' as const) : ('test' as const),
        type: flags.public ? ('public' as const) : ('secret' as const),
      };
      const made = remote.bodyOf(await remote.client.keys.create({ params: { id }, body }));
      shell.print(
        flags.json
          ? JSON.stringify(made)
          : `${made.id}\n${made.key}\nIt is not shown again: keep it where your program reads its secrets.`,
      );
    });

const revoke = (shell: Shell) =>
  remoteCommand()
    .name('revoke')
    .description('revoke a key forever')
    .addArgument(new Argument('<key-id>'))
    .action(async (id, flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const revoked = bodyOf(await client.keys.revoke({ params: { id }, body: {} }));
      shell.print(flags.json ? JSON.stringify(revoked) : `${revoked.id} is revoked.`);
    });

export const command = (shell: Shell) =>
  new Command()
    .addCommand(list(shell), { isDefault: true })
    .addCommand(create(shell))
    .addCommand(revoke(shell));
