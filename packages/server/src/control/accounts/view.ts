// Renders accounts for an operator: a viewer does not see the tokens that verify webhooks.
import type { Role } from '@kasir/control';
import type { Account } from '@kasir/models';

const HIDDEN = '[hidden]';

type Callbacks = Account['callbacks']['test'];

const withoutTokens = ({ former_token: former, ...settings }: Callbacks): Callbacks => ({
  ...settings,
  token: HIDDEN,
  ...(former && { former_token: { ...former, token: HIDDEN } }),
});

/** Returns an account as a role sees it. */
export const viewAccount = (account: Account, role: Role): Account => {
  if (role !== 'viewer') return account;
  const { test, live } = account.callbacks;
  return { ...account, callbacks: { test: withoutTokens(test), live: withoutTokens(live) } };
};
