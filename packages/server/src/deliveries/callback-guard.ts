// Decides whether webhooks may go to private addresses: on a plain local start, or by the
// operator's choice.
import { typedCommand } from '@kasir/core/engine';
import { SYSTEM, type Store } from '@kasir/core/store';
import { apiKeys } from '@kasir/models';
import type { Config } from '../config/config.ts';
import { isLoopback } from '../http/loopback.ts';

/** The deliveries that may go to private addresses: all, those of test mode, or none. */
export type PrivateCallbacks = 'all' | 'test' | 'none';

export interface CallbackGuard {
  readonly allowed: PrivateCallbacks;
  /** The setting in words for an operator, with its reason. */
  readonly said: string;
}

const PAGE = 500;

/** Returns whether the installation has a live key that is not revoked. */
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
 * Returns which deliveries may go to private addresses. Callers from outside, and callers with live
 * keys, must not use the server to reach addresses behind it. Live deliveries are always guarded: a
 * live key may be created at any time.
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
    : {
        allowed: 'none',
        said: `blocked: ${reason} (--allow-private-callbacks allows them, ${typedCommand('callbacks private allow')} for one account)`,
      };
};
