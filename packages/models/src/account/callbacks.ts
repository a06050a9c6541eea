// The settings by which receivers get and verify an account's events: URLs, the verification token,
// the number of the signing secret, and the values replaced by a rotation.
import { timestamp, toIsoString } from '@kasir/core';
import * as z from 'zod';

export const callbackSettings = z
  .object({
    token: z
      .string()
      .describe('Verification token: deliveries carry it as the header x-callback-token.'),
    /** The token replaced by a rotation, sent until a time on the account's clock. */
    former_token: z
      .object({
        token: z
          .string()
          .describe('Verification token: deliveries carry it as the header x-callback-token.'),
        until: timestamp.describe('Time until which it stays in use.'),
      })
      .optional()
      .describe('The token that a rotation has replaced, while it is still sent.'),
    secret_number: z
      .int()
      .optional()
      .describe('Number of times the signing secret was replaced; 0 when omitted.'),
    /** Number of the secret replaced by a rotation, which also signs until a time. */
    former_secret: z
      .object({
        number: z.int().describe('Number of the secret, counted from 0.'),
        until: timestamp.describe('Time until which it stays in use.'),
      })
      .optional()
      .describe('The secret that a rotation has replaced, while it still signs.'),
    /** URLs by family; `default` is for families without one (EVT-UNSPEC-10, EVT-CONF-03). */
    urls: z
      .record(z.string(), z.string())
      .describe('URLs to which events are sent, by event family.'),
  })
  .describe('URLs and credentials with which events of an account are delivered.');
export type CallbackSettings = z.infer<typeof callbackSettings>;

/** Returns a replaced value while it is still in use. */
const inUse = <F extends { readonly until: string }>(
  former: F | undefined,
  now: number,
): F | undefined => (former && now < Date.parse(former.until) ? former : undefined);

/**
 * Returns the token that deliveries carry (AUTH-13): a header holds only one, so the former one is
 * sent until the overlap ends, which gives receivers time to learn the new one.
 */
export const sentToken = (
  settings: {
    readonly token: string;
    readonly former_token?: { readonly token: string; readonly until: string } | undefined;
  },
  now: number,
): string => (inUse(settings.former_token, now) ?? settings).token;

/** Returns the numbers of the signing secrets, newest first: two until an overlap ends. */
export const signingNumbers = (settings: CallbackSettings, now: number): readonly number[] => {
  const former = inUse(settings.former_secret, now);
  const newest = settings.secret_number ?? 0;
  return former ? [newest, former.number] : [newest];
};

/** The secrets that can be rotated. */
export type Rotated = 'token' | 'signing_secret';

/** Returns the end of an earlier rotation; null when it is over. */
export const rotationUntil = (
  { former_token, former_secret }: CallbackSettings,
  what: Rotated,
  now: number,
): string | null => inUse(what === 'token' ? former_token : former_secret, now)?.until ?? null;

export interface Rotation {
  /** On the account's clock. */
  readonly now: number;
  /** 0 drops the former value at once, and ends an earlier rotation. */
  readonly overlapMs: number;
}

/** Returns the settings with a new token; the former one stays in use for the overlap. */
export const withToken = (
  settings: CallbackSettings,
  token: string,
  { now, overlapMs }: Rotation = { now: 0, overlapMs: 0 },
): CallbackSettings => {
  const { former_token: _, ...kept } = settings;
  const former = { token: settings.token, until: toIsoString(now + overlapMs) };
  return { ...kept, token, ...(overlapMs > 0 && { former_token: former }) };
};

/** Returns the settings with the next signing secret; the former one also signs for the overlap. */
export const withNextSecret = (
  settings: CallbackSettings,
  { now, overlapMs }: Rotation,
): CallbackSettings => {
  const { former_secret: _, secret_number: number = 0, ...kept } = settings;
  const former = { number, until: toIsoString(now + overlapMs) };
  return { ...kept, secret_number: number + 1, ...(overlapMs > 0 && { former_secret: former }) };
};
