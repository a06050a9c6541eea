// Selects the account of a command: the one named by id or name, or else the first one.
import { typedCommand } from '@kasir/core/engine';
import { Option } from '@commander-js/extra-typings';
import { CommandFailure } from '../failures/exit-codes.ts';
import type { Remote } from './remote.ts';

/** The flag that names an account. */
export const accountOption = (): Option<'--account <ACCOUNT>'> =>
  new Option('--account <ACCOUNT>', 'id or name of the account (default: the first one)');

/** Returns the selected account. Throws when no account has this id or name. */
export const accountOf = async (
  { client, bodyOf }: Remote,
  named: string | undefined,
): Promise<{ readonly id: string; readonly name: string }> => {
  const { data } = bodyOf(await client.accounts.list({}));
  const found =
    named === undefined ? data[0] : data.find(({ id, name }) => id === named || name === named);
  if (found) return found;
  throw new CommandFailure(
    'failed',
    `There is no account ${named ?? ''}: ${typedCommand('accounts list')} shows them.`,
  );
};
