// Seals the secrets of every account with the newest master key.
import { changeLiveSettings, liveSettingsOf } from '@kasir/payments/operation';
import type { Kasir } from '../../app/kasir.ts';
import {
  decideLive,
  findLiveAccount,
  readConnectors,
  type LiveAccount,
} from '../connectors/live-account.ts';
import { ok } from '@kasir/core/server';

/** Returns the new text of each secret of an account that an older key has sealed. */
const resealed = async (live: LiveAccount): Promise<ReadonlyMap<string, string>> => {
  const { sealer } = live.kasir;
  const account = live.account.id;
  const texts = (await readConnectors(live)).flatMap(({ name: connector, secrets }) =>
    secrets
      .filter((sealed) => !sealer.isCurrent(sealed))
      .map((sealed): [string, string] => {
        const owner = { account, connector };
        return [sealed, sealer.seal(sealer.open(sealed, owner), owner)];
      }),
  );
  return new Map(texts);
};

/**
 * Seals every stored secret with the newest master key; returns the number of those that an older
 * one had sealed. Throws `NoMasterKey` when one cannot be opened.
 */
export const resealSecrets = async (kasir: Kasir): Promise<number> => {
  let count = 0;
  for (const { account, mode } of await kasir.store.partitions()) {
    if (mode !== 'live') continue;
    // oxlint-disable-next-line no-await-in-loop -- one account after the other
    const found = await findLiveAccount(kasir, account);
    if (!found.ok) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const texts = await resealed(found.live);
    if (texts.size === 0) continue;
    count += texts.size;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await decideLive(found.live, (d) => {
      const connectors = liveSettingsOf(d).connectors.map((one) => ({
        ...one,
        secrets: one.secrets.map((sealed) => texts.get(sealed) ?? sealed),
      }));
      changeLiveSettings(d, { connectors });
      return ok(null);
    });
  }
  return count;
};
