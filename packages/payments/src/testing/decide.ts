// For tests: decisions of one account, with a listener that ignores the product's signals.
import { contextsOf } from '@kasir/core/pipeline';
import { decideIn, joinListeners } from '@kasir/core/server';
import type { AccountView, Scope } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import { plainAccount } from './account.ts';

export const partition: Partition = { account: plainAccount.id, mode: 'test' };

/** The product of every payment. */
export const product = { kind: 'shop', id: 'shop', listed: 'by_name' } as const;

const contexts = contextsOf({
  secret: 'secret of this installation',
  dialect: 'spec',
  refunds: 'sync',
  listeners: joinListeners([{ product: product.kind, handlers: {} }]),
  api: (path) => `http://api.test${path}`,
  page: (_, object, id) => `http://pages.test/${object}/${id}`,
  download: (_, object, id) => `http://files.test/${object}/${id}`,
});

/** Returns the context of an account's decisions. */
export const contextFor = (account: AccountView = plainAccount) => contexts(partition, account);

/** Returns a new store with the partition and context of the test account. */
export const place = () => ({
  store: memoryStore(),
  partition,
  context: () => contextFor(),
});

/** Runs a decision and settles its signals. */
export const decide = <R>(
  store: Pick<Store, 'exec'>,
  run: (d: Scope) => R,
  account: AccountView = plainAccount,
): Promise<R> => store.exec(partition, (at, tx) => decideIn(at, tx, contextFor(account), run));
