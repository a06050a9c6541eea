// `kasir connectors`: the connectors through which an account reaches processors in live mode.
import { Argument, Command } from '@commander-js/extra-typings';
import { typedCommand } from '@kasir/core/engine';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { addCommand, certifyCommand } from './connector-add.ts';
import { askCommand, doubtfulCommand, resolveCommand } from './connector-doubts.ts';
import { routesCommand, settingsCommand } from './connector-routes.ts';
import { rotateCommand, secretCommand } from './connector-secrets.ts';
import { connectorColumns, connectorText } from './connector-text.ts';
import { listCommand, printList } from './listing.ts';
import { remoteCommand, remoteOf } from './remote.ts';

const list = (shell: Shell) =>
  listCommand()
    .name('list')
    .description('show the connectors, with their certificates and open operations')
    .addOption(accountOption())
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { data } = remote.bodyOf(await remote.client.connectors.list({ params: { id } }));
      printList(shell, flags, {
        rows: data,
        columns: connectorColumns,
        empty: `No connector: ${typedCommand('connectors add --help')} shows what one needs.`,
      });
    });

/** Returns a command that calls an operation on one connector and prints the connector. */
const verb = (shell: Shell, name: 'show' | 'refresh' | 'enable' | 'disable', description: string) =>
  remoteCommand()
    .name(name)
    .description(description)
    .addArgument(new Argument('<name>'))
    .addOption(accountOption())
    .action(async (named, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const params = { id, name: named };
      const { connectors } = remote.client;
      const found = remote.bodyOf(
        name === 'show'
          ? await connectors.get({ params })
          : await connectors[name]({ params, body: {} }),
      );
      shell.print(flags.json ? JSON.stringify(found) : connectorText(found, shell.screen));
    });

const remove = (shell: Shell) =>
  remoteCommand()
    .name('remove')
    .description('remove a disabled connector; nothing can be refunded through it afterwards')
    .addArgument(new Argument('<name>'))
    .addOption(accountOption())
    .action(async (name, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const removed = remote.bodyOf(
        await remote.client.connectors.remove({ params: { id, name } }),
      );
      shell.print(flags.json ? JSON.stringify(removed) : `${removed.name} is removed.`);
    });

export const command = (shell: Shell) =>
  new Command()
    .addCommand(list(shell), { isDefault: true })
    .addCommand(addCommand(shell))
    .addCommand(verb(shell, 'show', 'show a connector with its channels'))
    .addCommand(verb(shell, 'refresh', 'read its capabilities again'))
    .addCommand(certifyCommand(shell))
    .addCommand(verb(shell, 'enable', 'let it begin operations again'))
    .addCommand(verb(shell, 'disable', 'give it nothing new; what it has begun goes on'))
    .addCommand(secretCommand(shell))
    .addCommand(rotateCommand(shell))
    .addCommand(remove(shell))
    .addCommand(doubtfulCommand(shell))
    .addCommand(askCommand(shell))
    .addCommand(resolveCommand(shell))
    .addCommand(routesCommand(shell))
    .addCommand(settingsCommand(shell));
