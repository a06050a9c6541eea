// For tests: decisions of one account, with listeners that keep quiet about what is paid.
import { contextsOf, decideIn, joinListeners } from '@kasir/core/server';
import type { AccountView, Partition, Scope, Store } from '@kasir/core/server';
import { memoryStore } from '@kasir/core/testing';
import { plainAccount } from './account.ts';

export const partition: Partition = { account: plainAccount.id, mode: 'test' };

/** What every payer pays for. */
export const product = { kind: 'shop', id: 'shop' } as const;

const contexts = contextsOf({
  secret: 'secret of this installation',
  dialect: 'spec',
  refunds: 'sync',
  listeners: joinListeners([{ product: product.kind, heard: {} }]),
  api: (path) => `http://api.test${path}`,
  page: (_, object, id) => `http://pages.test/${object}/${id}`,
  download: (_, object, id) => `http://files.test/${object}/${id}`,
});

/** What a decision of an account may know. */
export const contextFor = (account: AccountView = plainAccount) => contexts(partition, account);

/** A store of its own, with the account whose decisions are made there. */
export const place = () => ({
  store: memoryStore(),
  partition,
  context: () => contextFor(),
});

/** Decides, and settles the signals. */
export const decide = <R>(
  store: Pick<Store, 'exec'>,
  run: (d: Scope) => R,
  account: AccountView = plainAccount,
): Promise<R> => store.exec(partition, (at, tx) => decideIn(at, tx, contextFor(account), run));
