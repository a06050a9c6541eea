// Whether webhooks may go to private addresses: on a plain local start, or when an operator says.
import { SYSTEM, type Store } from '@kasir/core/server';
import { apiKeys } from '@kasir/models';
import type { Config } from './config.ts';
import { isLoopback } from './loopback.ts';

/** For whom private addresses are open: all, deliveries of test mode, or nobody. */
export type PrivateCallbacks = 'all' | 'test' | 'none';

export interface CallbackGuard {
  readonly allowed: PrivateCallbacks;
  /** The same for an operator, with what it follows from. */
  readonly said: string;
}

const PAGE = 500;

/** Whether the installation has a live key that was not revoked. */
export const hasLiveKeys = async (store: Store): Promise<boolean> => {
  let after: string | undefined;
  do {
    const page = { limit: PAGE, ...(after !== undefined && { after }) };
    const { rows, more } = await store.view(SYSTEM, (view) => view.list(apiKeys, {}, page));
    if (rows.some((row) => row.public.mode === 'live' && !row.public.revoked)) return true;
    after = more ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
  return false;
};

/**
 * Who can reach the server from outside, or takes real money with it, may not use it to reach what
 * stands behind it. Live deliveries are guarded in any case: a live key may be made at any time.
 */
export const callbackGuard = (config: Config, liveKeys: boolean): CallbackGuard => {
  if (config.allowPrivateCallbacks)
    return { allowed: 'all', said: 'allowed by --allow-private-callbacks' };
  const reason = !isLoopback(config.host)
    ? `it listens on ${config.host}`
    : config.trustedProxies.length > 0
      ? 'a proxy is trusted'
      : config.publicUrl !== null
        ? 'a public URL is set'
        : liveKeys
          ? 'there are live keys'
          : null;
  return reason === null
    ? { allowed: 'test', said: 'allowed in test mode (local start)' }
    : { allowed: 'none', said: `blocked: ${reason} (--allow-private-callbacks allows them)` };
};
