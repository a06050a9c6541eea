// `kasir operators`: lists, adds and removes operators, gives them roles and new tokens.
import { Argument, Command, Option } from '@commander-js/extra-typings';
import { roles } from '@kasir/control';
import type { Shell } from './command.ts';
import { listCommand, printList } from './listing.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { momentText } from '../terminal/times.ts';

const reasonOption = () => new Option('--reason <TEXT>', 'why, for the audit log');

const reasonOf = ({ reason }: { readonly reason?: string | undefined }) =>
  reason === undefined ? {} : { reason };

const nameArgument = () => new Argument('<name>', 'name of the operator');

const list = (shell: Shell) =>
  listCommand()
    .name('list')
    .description('show operators and their roles')
    .action(async (flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const { data } = bodyOf(await client.operators.list({}));
      printList(shell, flags, {
        rows: data,
        columns: [
          { title: 'name', of: ({ name }) => name },
          { title: 'role', of: ({ role }) => role },
          { title: 'added', of: (one) => one.created, text: (one) => momentText(one.created) },
          { title: 'added by', of: (one) => one.created_by, narrow: 'omit' },
        ],
        empty: 'There is none beside root, the control token.',
      });
    });

const add = (shell: Shell) =>
  remoteCommand()
    .name('add')
    .description('add an operator; the token is shown this once')
    .addArgument(nameArgument())
    .addOption(new Option('--role <ROLE>', 'what it may do').choices(roles).makeOptionMandatory())
    .addOption(reasonOption())
    .action(async (name, flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const body = { name, role: flags.role, ...reasonOf(flags) };
      const added = bodyOf(await client.operators.add({ body }));
      shell.print(
        flags.json
          ? JSON.stringify(added)
          : `${added.name}  ${added.role}\n${added.token}\nIt is not shown again: ${added.name} sets it as KASIR_CONTROL_TOKEN, and signs in to the dashboard with it.`,
      );
    });

const remove = (shell: Shell) =>
  remoteCommand()
    .name('remove')
    .description('remove an operator: its token becomes invalid at once')
    .addArgument(nameArgument())
    .addOption(reasonOption())
    .action(async (name, flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const removed = bodyOf(
        await client.operators.remove({ params: { name }, body: reasonOf(flags) }),
      );
      shell.print(flags.json ? JSON.stringify(removed) : `${removed.name} is removed.`);
    });

const setRole = (shell: Shell) =>
  remoteCommand()
    .name('role')
    .description('give an operator another role')
    .addArgument(nameArgument())
    .addArgument(new Argument('<role>').choices(roles))
    .addOption(reasonOption())
    .action(async (name, role, flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const changed = bodyOf(
        await client.operators.role({ params: { name }, body: { role, ...reasonOf(flags) } }),
      );
      shell.print(flags.json ? JSON.stringify(changed) : `${changed.name}  ${changed.role}`);
    });

const rotate = (shell: Shell) =>
  remoteCommand()
    .name('rotate')
    .description('replace a token, your own without a name; the new one is shown this once')
    .addArgument(new Argument('[name]', 'name of another operator, which needs an admin'))
    .addOption(reasonOption())
    .action(async (name, flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const rotated = bodyOf(
        name === undefined
          ? await client.operators.rotateOwn({ body: reasonOf(flags) })
          : await client.operators.rotate({ params: { name }, body: reasonOf(flags) }),
      );
      shell.print(flags.json ? JSON.stringify(rotated) : `${rotated.name}\n${rotated.token}`);
    });

export const command = (shell: Shell) =>
  new Command()
    .addCommand(list(shell), { isDefault: true })
    .addCommand(add(shell))
    .addCommand(remove(shell))
    .addCommand(setRole(shell))
    .addCommand(rotate(shell));
