// Collects every secret that opens or signs for an account and must not leave the installation.
import { SYSTEM, type Mode } from '@kasir/core/store';
import { apiKeys, type Account } from '@kasir/models';
import { clientSecretOf } from '@kasir/snap-api/server';
import type { Kasir } from '../app/kasir.ts';

const modes: readonly Mode[] = ['test', 'live'];

/** Shorter secrets, in characters, were set by the operator and would be found in any text. */
const CHARACTERS_MIN = 16;

const ofCallbacks = (kasir: Kasir, account: Account, mode: Mode): string[] => {
  const { token, former_token: former, secret_number: newest = 0 } = account.callbacks[mode];
  const partition = { account: account.id, mode };
  return [
    token,
    ...(former ? [former.token] : []),
    ...Array.from({ length: newest + 1 }, (_, number) => kasir.signingSecret(partition, number)),
  ];
};

/**
 * Returns the digests of its keys, which sign forms; its verification tokens and signing secrets,
 * including replaced ones; and the client secrets of its partners.
 */
export const secretsOf = async (kasir: Kasir, id: string): Promise<readonly string[]> => {
  const { store, directory } = kasir;
  const account = await directory.account(id);
  const hashes = await store.view(SYSTEM, (view) =>
    view.children(apiKeys, id).map(({ state }) => state.hash),
  );
  const partners = account
    ? (await directory.partnersOf(id)).map(({ secret_number: secretNumber = 0, ...partner }) =>
        clientSecretOf(
          { ...partner, secretNumber },
          kasir.context({ account: id, mode: partner.mode }, account).digest,
        ),
      )
    : [];
  const callbacks = account ? modes.flatMap((mode) => ofCallbacks(kasir, account, mode)) : [];
  return [...hashes, ...callbacks, ...partners].filter((one) => one.length >= CHARACTERS_MIN);
};
