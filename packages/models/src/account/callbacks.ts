// What receivers of an account's events are reached and convinced by: URLs, the verification token,
// the number of the signing secret, and what a rotation of these has replaced.
import { timestamp, toIsoString } from '@kasir/core';
import * as z from 'zod';

export const callbackSettings = z.object({
  token: z.string(),
  /** The token that a rotation has replaced, sent until a moment of the account's clock. */
  former_token: z.object({ token: z.string(), until: timestamp }).optional(),
  /** How often the signing secret was replaced; never when left out. */
  secret_number: z.int().optional(),
  /** Number of the secret that a rotation has replaced, which signs too until then. */
  former_secret: z.object({ number: z.int(), until: timestamp }).optional(),
  /**
   * URLs by event family, with `default` for families that have none (EVT-UNSPEC-10, EVT-CONF-03).
   */
  urls: z.record(z.string(), z.string()),
});
export type CallbackSettings = z.infer<typeof callbackSettings>;

/** What was replaced, while it is still in use. */
const inUse = <F extends { readonly until: string }>(
  former: F | undefined,
  now: number,
): F | undefined => (former && now < Date.parse(former.until) ? former : undefined);

/**
 * The token that deliveries carry (AUTH-13): a header holds one, so the former one is sent until
 * the overlap ends, and receivers have that long to learn the new one.
 */
export const sentToken = (
  settings: {
    readonly token: string;
    readonly former_token?: { readonly token: string; readonly until: string } | undefined;
  },
  now: number,
): string => (inUse(settings.former_token, now) ?? settings).token;

/** Numbers of the secrets that sign deliveries, the newest first: two until an overlap ends. */
export const signingNumbers = (settings: CallbackSettings, now: number): readonly number[] => {
  const former = inUse(settings.former_secret, now);
  const newest = settings.secret_number ?? 0;
  return former ? [newest, former.number] : [newest];
};

/** What a rotation replaces. */
export type Rotated = 'token' | 'signing_secret';

/** Until when an earlier rotation lasts; null when none does. */
export const rotationUntil = (
  { former_token, former_secret }: CallbackSettings,
  what: Rotated,
  now: number,
): string | null => inUse(what === 'token' ? former_token : former_secret, now)?.until ?? null;

export interface Rotation {
  /** On the account's clock. */
  readonly now: number;
  /** 0 leaves nothing of what was used before, and ends an earlier rotation. */
  readonly overlapMs: number;
}

/** The settings with another token, beside which the former one is used for a while. */
export const withToken = (
  settings: CallbackSettings,
  token: string,
  { now, overlapMs }: Rotation = { now: 0, overlapMs: 0 },
): CallbackSettings => {
  const { former_token: _, ...kept } = settings;
  const former = { token: settings.token, until: toIsoString(now + overlapMs) };
  return { ...kept, token, ...(overlapMs > 0 && { former_token: former }) };
};

/** The settings with the next signing secret, beside which the former one signs for a while. */
export const withNextSecret = (
  settings: CallbackSettings,
  { now, overlapMs }: Rotation,
): CallbackSettings => {
  const { former_secret: _, secret_number: number = 0, ...kept } = settings;
  const former = { number, until: toIsoString(now + overlapMs) };
  return { ...kept, secret_number: number + 1, ...(overlapMs > 0 && { former_secret: former }) };
};
