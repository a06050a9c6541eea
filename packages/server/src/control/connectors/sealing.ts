// Seals and opens the secrets of connectors, with a refusal when no master key can do so.
import { fail, type Fail } from '@kasir/core/server';
import type { LiveConnector } from '@kasir/payments/operation';
import { NoMasterKey } from '../../secrets/sealer.ts';
import type { LiveAccount } from './live-account.ts';

type WithKey<T> = { readonly ok: true; readonly value: T } | Fail<'MASTER_KEY_MISSING'>;

const withMasterKey = <T>(run: () => T): WithKey<T> => {
  try {
    return { ok: true, value: run() };
  } catch (error) {
    if (error instanceof NoMasterKey) return fail('MASTER_KEY_MISSING', error.message);
    throw error;
  }
};

/** Seals a secret of a connector. */
export const sealSecret = (
  { kasir, account }: LiveAccount,
  connector: string,
  secret: string,
): WithKey<string> =>
  withMasterKey(() => kasir.sealer.seal(secret, { account: account.id, connector }));

/** Returns the secrets of a connector, newest first. */
export const openSecrets = (
  { kasir, account }: LiveAccount,
  { name, secrets }: LiveConnector,
): WithKey<readonly string[]> =>
  withMasterKey(() =>
    secrets.map((sealed) => kasir.sealer.open(sealed, { account: account.id, connector: name })),
  );
