// Defines the schemas of the account settings that operators send.
import { httpUrl, secret } from '@kasir/core';
import { mustBe, oneOf, sentence } from '@kasir/core/messages';
import { callbackType, hexColor, logo } from '@kasir/models';
import * as z from 'zod';

export const accountName = z
  .string()
  .min(1)
  .max(255)
  .describe('Name of the account, as payers see it.');

/**
 * Returns the schema of values by event family. An unknown family is refused, because no event
 * would ever use its value.
 */
const byType = <V extends z.ZodType>(value: V) =>
  z.partialRecord(callbackType, value, {
    // The validation library returns a code here that its types do not declare.
    error: ({ code }: { readonly code: string }) =>
      code === 'unrecognized_keys'
        ? sentence('The name of this key', mustBe(oneOf(callbackType.options)))
        : undefined,
  });

/** Callback URLs by event family. */
export const callbackUrls = byType(httpUrl);

/** Changes of callback URLs by event family; null removes a URL. */
export const callbackUrlChanges = byType(httpUrl.nullable());

/** Changes of the color and the logo on hosted pages; null removes a value. */
export const brandingChange = z
  .strictObject({
    color: hexColor
      .nullable()
      .describe('Color of the main button, as six hexadecimal digits, e.g. #0b5f45.'),
    logo: logo
      .nullable()
      .describe(
        'Logo: an https URL, or a picture (png, jpeg, webp) of at most 16,384 bytes as a data URL in base64.',
      ),
  })
  .partial();

/** Sent as a header of every delivery. */
export const callbackToken = secret(
  z.string().regex(/^[\x21-\x7e]{1,255}$/, {
    error: 'Must be 1 to 255 visible ASCII characters without spaces.',
  }),
);

/** The error for a request to make a sub-account a platform. */
export const notBoth = 'Must be false: a sub-account cannot have sub-accounts of its own.';
