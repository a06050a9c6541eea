// The shared parts of `switches`, `versions` and `branding`: show and set named settings of an
// account.
import { Argument, Command } from '@commander-js/extra-typings';
import type { Account } from '@kasir/models';
import type { ControlClient } from '@kasir/control/client';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { wordStyle } from '../terminal/styles.ts';
import { formatOption, printList, type ListFlags } from './listing.ts';

type Change = NonNullable<Parameters<ControlClient['accounts']['update']>[0]['body']>;

interface SettingSpec {
  /** The kind of name, such as `switch`. */
  readonly name: string;
  readonly value: string;
  /** The modes in which it applies. */
  readonly modes?: string;
  readonly read: (account: Account) => Readonly<Record<string, unknown>>;
  /** Throws an error with a remedy for an unusable value. */
  readonly change: (name: string, value: string) => Change;
}

/** Returns a value as it is typed to set it. */
const toTyped = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
};

/** Returns a command that shows settings of an account and sets them. */
export const settingCommand = (
  shell: Shell,
  { name, value, modes = 'test mode', read, change }: SettingSpec,
) => {
  const print = (account: Account, flags: ListFlags): void => {
    const found = read(account);
    if (flags.json || flags.format === 'json') return shell.print(JSON.stringify(found));
    return printList(shell, flags, {
      rows: Object.entries(found),
      columns: [
        { title: name, of: ([key]) => key },
        {
          title: 'set to',
          of: ([, set]) => toTyped(set),
          style: ([, set]) => wordStyle(toTyped(set)),
        },
      ],
      empty: 'None is set.',
    });
  };
  const list = remoteCommand()
    .name('list')
    .description('show what is set')
    .addOption(formatOption())
    .addOption(accountOption())
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const account = remote.bodyOf(await remote.client.accounts.get({ params: { id } }));
      print(account, flags);
    });
  const set = remoteCommand()
    .name('set')
    .description(`set one in ${modes}`)
    .addArgument(new Argument(`<${name}>`))
    .addArgument(new Argument(`<${value}>`))
    .addOption(accountOption())
    .action(async (key, given, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const body = change(key, given);
      const account = remote.bodyOf(await remote.client.accounts.update({ params: { id }, body }));
      print(account, flags);
    });
  return new Command().addCommand(list, { isDefault: true }).addCommand(set);
};
