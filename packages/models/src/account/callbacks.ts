// What receivers of an account's events are reached and convinced by: URLs, the verification token,
// the number of the signing secret, and the rotation that replaces both.
import { timestamp, toIsoString } from '@kasir/core';
import { z } from 'zod';

/** What a rotation has replaced, which stays in use until a moment of the account's clock. */
const previous = z.object({ token: z.string(), secret_number: z.int(), until: timestamp });

export const callbackSettings = z.object({
  token: z.string(),
  /** URLs by event family, with `default` for families that have none (EVT-UNSPEC-10). */
  urls: z.record(z.string(), z.string()),
  /** How often the signing secret was replaced; never when left out. */
  secret_number: z.int().optional(),
  previous: previous.optional(),
});
export type CallbackSettings = z.infer<typeof callbackSettings>;

/** How long a replaced token and secret stay in use unless an operator says otherwise. */
export const ROTATION_OVERLAP_MS = 24 * 3_600_000;

interface Replaced {
  readonly until: string;
}

/** What was replaced and is still in use. */
const stillUsed = <P extends Replaced>(
  { previous: before }: { readonly previous?: P | undefined },
  now: number,
): P | null => (before && now < Date.parse(before.until) ? before : null);

/**
 * The token that deliveries carry (AUTH-13): a header holds one, so the replaced one is sent until
 * the overlap ends, and receivers have that long to learn the new one.
 */
export const sentToken = (
  settings: {
    readonly token: string;
    readonly previous?: (Replaced & { readonly token: string }) | undefined;
  },
  now: number,
): string => (stillUsed(settings, now) ?? settings).token;

/** Numbers of the secrets that sign deliveries, the newest first: two until an overlap ends. */
export const signingNumbers = (settings: CallbackSettings, now: number): readonly number[] => {
  const before = stillUsed(settings, now);
  const newest = settings.secret_number ?? 0;
  return before === null ? [newest] : [newest, before.secret_number];
};

/** A replacement of token and signing secret. */
export interface Rotation {
  readonly token: string;
  /** On the account's clock. */
  readonly now: number;
  /** Nothing is left of what was used before when it is 0. */
  readonly overlapMs: number;
}

/**
 * The settings with a new token and the next signing secret. Null while an earlier rotation has not
 * ended, unless the new one ends it at once: no receiver has to know three of them.
 */
export const rotated = (
  settings: CallbackSettings,
  { token, now, overlapMs }: Rotation,
): CallbackSettings | null => {
  if (overlapMs > 0 && stillUsed(settings, now) !== null) return null;
  const { previous: _, ...current } = settings;
  const number = current.secret_number ?? 0;
  const replaced = {
    token: current.token,
    secret_number: number,
    until: toIsoString(now + overlapMs),
  };
  return {
    ...current,
    token,
    secret_number: number + 1,
    ...(overlapMs > 0 && { previous: replaced }),
  };
};

/** The settings with another token from now on; a rotation of the signing secret goes on. */
export const withToken = (
  { previous: before, ...settings }: CallbackSettings,
  token: string,
): CallbackSettings => ({
  ...settings,
  token,
  ...(before && { previous: { ...before, token } }),
});
