// Routes events: to the first URL that is set, with the token and secrets of the account and mode.
import { createHmac } from 'node:crypto';
import type { Outgoing } from '@kasir/core/server';
import { partitionKey, type Mode, type Partition } from '@kasir/core/store';
import { sentToken, signingNumbers, type Account } from '@kasir/models';
import { secretText } from '@kasir/webhooks/sending';

/**
 * The URL for events of an account and its sub-accounts without URLs of their own, e.g. from the
 * command line.
 */
export interface Fallback {
  readonly account: string;
  readonly url: string | null;
}

/** The fields of an account that are needed to send its events. */
export type Recipient = Pick<Account, 'id' | 'name' | 'callbacks'> &
  Partial<Pick<Account, 'parent' | 'email'>>;

export type Route =
  | {
      readonly url: string;
      readonly token: string;
      /** Numbers of the secrets that sign the delivery. */
      readonly secrets: readonly number[];
    }
  | { readonly url: null; readonly reason: string };

/**
 * Resolves URL and token at the time of sending: the event's own URL (QR-CONF-04), the setting of
 * its family, the account's `default` setting, the fallback (EVT-DLV-02, EVT-UNSPEC-10). `now` is
 * the time on the account's clock, which ends rotations.
 */
export const routeOf = (
  event: Pick<Outgoing, 'url' | 'family'>,
  account: Recipient | undefined,
  { mode, now }: { readonly mode: Mode; readonly now: number },
  fallback?: Fallback,
): Route => {
  if (!account) return { url: null, reason: 'The account of this event does not exist.' };
  const settings = account.callbacks[mode];
  const { urls } = settings;
  const own = (name: string): string | undefined =>
    Object.hasOwn(urls, name) ? urls[name] : undefined;
  const last =
    fallback && [account.id, account.parent].includes(fallback.account) ? fallback.url : null;
  const url = event.url || own(event.family) || own('default') || last;
  if (url) return { url, token: sentToken(settings, now), secrets: signingNumbers(settings, now) };
  const reason = `No callback URL is set for ${event.family} or as default in ${mode} mode.`;
  return { url: null, reason };
};

/**
 * Returns a secret (`whsec_...`) that signs deliveries of an account in one mode, for its
 * receivers: the first secret, or the one after `number` rotations.
 */
export const signingSecret = (platformSecret: string, partition: Partition, number = 0): string =>
  secretText(
    createHmac('sha256', platformSecret)
      .update(`webhook ${partitionKey(partition)}${number === 0 ? '' : ` ${number}`}`)
      .digest(),
  );
