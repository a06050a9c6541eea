// Selects the account of a command: the one named by id or name, or else the first one.
import { typedCommand } from '@kasir/core/engine';
import { Option } from '@commander-js/extra-typings';
import { CommandFailure } from '../failures/exit-codes.ts';
import type { Account } from '@kasir/models';
import type { Remote } from './remote.ts';

/** The flag that names an account. */
export const accountOption = (): Option<'--account <ACCOUNT>'> =>
  new Option('--account <ACCOUNT>', 'id or name of the account (default: the first one)');

/** Reads accounts page after page, oldest first, for as long as the caller reads. */
const accountPages = async function* ({ client, bodyOf }: Remote) {
  for (let after: string | null | undefined; after !== null;) {
    const query: { readonly after?: string } = after === undefined ? {} : { after };
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const page = bodyOf(await client.accounts.list({ query }));
    yield* page.data;
    after = page.next;
  }
};

/** Returns all accounts, oldest first. */
export const allAccounts = async (remote: Remote): Promise<readonly Account[]> => {
  const all: Account[] = [];
  for await (const account of accountPages(remote)) all.push(account);
  return all;
};

/** Returns the selected account. Throws when no account has this id or name. */
export const accountOf = async (
  remote: Remote,
  named: string | undefined,
): Promise<{ readonly id: string; readonly name: string }> => {
  for await (const account of accountPages(remote)) {
    const { id, name } = account;
    if (named === undefined || id === named || name === named) return account;
  }
  throw new CommandFailure(
    'failed',
    `There is no account ${named ?? ''}: ${typedCommand('accounts list')} shows them.`,
  );
};
