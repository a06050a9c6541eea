// For tests: an account in live mode, whose connectors report only what a test lets them report.
import { decideIn, type Scope } from '@kasir/core/server';
import type { Partition, View } from '@kasir/core/store';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { changeLiveSettings } from '../operations/change-settings.ts';
import type { LiveSettings } from '../operations/settings.ts';
import { plainAccount } from './account.ts';
import { contextFor } from './decide.ts';

const partition: Partition = { account: plainAccount.id, mode: 'live' };

/** Returns an account with these settings, whose time only moves by `advance`. */
export const liveAccount = async (settings: Partial<LiveSettings>) => {
  const { now, advance } = manualClock();
  const store = memoryStore({ now });
  const decide = <R>(run: (d: Scope) => R): Promise<R> =>
    store.exec(partition, (at, tx) => decideIn(at, tx, { ...contextFor(), partition }, run));
  await decide((d) => void changeLiveSettings(d, settings));
  return {
    store,
    advance,
    decide,
    look: <R>(read: (view: View) => R): Promise<R> => store.view(partition, read),
  };
};
