// Settings of an account as operators send them.
import { httpUrl, mustBe, oneOf, sentence } from '@kasir/core';
import { callbackType } from '@kasir/models';
import * as z from 'zod';

export const accountName = z.string().min(1).max(255);

/** By event family. What no event has is refused: its URL would be waited at in vain. */
const byType = <V extends z.ZodType>(value: V) =>
  z.partialRecord(callbackType, value, {
    // The library declares another code for this than it raises.
    error: ({ code }: { readonly code: string }) =>
      code === 'unrecognized_keys'
        ? sentence('The name of this key', mustBe(oneOf(callbackType.options)))
        : undefined,
  });

/** Callback URLs by event family. */
export const callbackUrls = byType(httpUrl);

/** The same to change them: null removes one. */
export const callbackUrlChanges = byType(httpUrl.nullable());

/** Sent as a header of every delivery. */
export const callbackToken = z.string().regex(/^[\x21-\x7e]{1,255}$/, {
  error: 'Must be 1 to 255 visible ASCII characters without spaces.',
});

/** Why a sub-account cannot be made a platform. */
export const notBoth = 'Must be false: a sub-account cannot have sub-accounts of its own.';
