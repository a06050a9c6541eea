// Controls the independent server outside its API, like an adapter that the author of a server
// writes.
import type { Control } from '../../src/index.ts';
import type { Independent } from './server.ts';
import type { Account } from './state.ts';

/** Returns the control interface of a running server. */
export const controlOf = (server: Independent): Control => {
  const accounts = new Map<string, Account>([[server.account.id, server.account]]);
  const named = (id: string): Account => {
    const account = accounts.get(id);
    if (!account) throw new Error(`There is no account ${id}.`);
    return account;
  };
  /** Returns the id of the object that a page is about: the last part of its path. */
  const objectOf = (page: string): string => new URL(page).pathname.split('/').at(-1) ?? '';
  return {
    account: async ({ platform, parent, callback }) => {
      const { account, key } = server.open({
        platform,
        parent,
        callbackUrl: callback?.url,
        token: callback?.token,
      });
      accounts.set(account.id, account);
      return { id: account.id, key };
    },
    key: async (account, { mode, permissions }) => {
      if (permissions !== undefined && permissions.length > 0) return null;
      const can = permissions === undefined ? 'everything' : 'nothing';
      return server.keyFor(named(account), mode === 'live', can);
    },
    clock: { advance: server.advance, freeze: server.freeze },
    payer: {
      pay: async (id) => server.pay(id, true),
      approve: async (page) => void server.pay(objectOf(page), true),
      decline: async (page) => void server.pay(objectOf(page), false),
    },
    settings: {
      callback: async (account, callbackUrl, token) =>
        server.configure(named(account), { callbackUrl, token }),
    },
    waitUntilIdle: server.idle,
  };
};
