// Settings of an account as operators send them.
import { httpUrl } from '@kasir/core';
import * as z from 'zod';

export const accountName = z.string().min(1).max(255);

/** Callback URLs by event family. */
export const callbackUrls = z.record(z.string(), httpUrl);

/** Sent as a header of every delivery. */
export const callbackToken = z.string().regex(/^[\x21-\x7e]{1,255}$/, {
  error: 'Must be 1 to 255 visible ASCII characters without spaces.',
});

/** Why a sub-account cannot be made a platform. */
export const notBoth = 'Must be false: a sub-account cannot have sub-accounts of its own.';
