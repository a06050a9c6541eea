// The entry for tests: loads the platform when one is created, so that an old Node.js is reported
// before modules are loaded that it lacks.
import { tooOldFor } from '@kasir/core/engine';
import type { CreateOptions, KasirInProcess } from './create.ts';

export type { CreateOptions, KasirInProcess, Listening } from './create.ts';

/**
 * Starts a platform for a test. Many can run side by side: each has its own store, clock and
 * accounts. Rate limits are off unless `rates` sets them, and webhooks may go to this machine.
 * Rejects with TypeError for an unusable option, and with Error on a Node.js that is too old.
 */
export const createKasir = async (options: CreateOptions = {}): Promise<KasirInProcess> => {
  const tooOld = tooOldFor('@kasir/server', new URL('../../package.json', import.meta.url));
  if (tooOld !== null) throw new Error(tooOld);
  const platform = await import('./create.ts');
  return platform.createKasir(options);
};
