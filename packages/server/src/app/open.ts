// Opens the platform on a store: prepares a first start, and starts the worker.
import { allPermissions } from '@kasir/models';
import { bootstrap } from '../directory/bootstrap.ts';
import { AccountDirectory } from '../directory/directory.ts';
import { randomHex } from '../random/random-hex.ts';
import { createPlatform, type Kasir } from './kasir.ts';
import type { KasirOptions } from './options.ts';
import { RELEASE } from './release.ts';

const setCallbackToken = (directory: AccountDirectory, account: string, token: string) =>
  directory.changeAccount(account, (known) => ({
    ...known,
    callbacks: { ...known.callbacks, test: { ...known.callbacks.test, token } },
  }));

/** Opens the platform: its default account and test key exist, and its worker runs. */
export const openKasir = async (options: KasirOptions): Promise<Kasir> => {
  const { store, random = randomHex } = options;
  const token = () => random(48);
  const { secret, account } = await bootstrap(store, RELEASE, {
    secret: random(64),
    account: {
      ...(options.account !== undefined && { id: options.account }),
      name: 'Toko Kasir',
      platform: true,
      parent: null,
      callbacks: { test: { token: token(), urls: {} }, live: { token: token(), urls: {} } },
    },
  });
  const directory = new AccountDirectory(store, () => performance.now());
  if (options.callbackToken !== undefined)
    await setCallbackToken(directory, account, options.callbackToken);
  const { key } = await directory.createKey({
    name: 'Default test key',
    account,
    mode: 'test',
    type: 'secret',
    permissions: [...allPermissions],
    key: options.key === undefined ? { random: random(48) } : { whole: options.key },
  });
  const kasir = createPlatform({ options, directory, secret, account, key });
  kasir.worker.start();
  kasir.doubts.start();
  kasir.totals.start();
  return kasir;
};
