// Defines the headers that the endpoints of the bank standard require.
import { parseTimestamp, text } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import * as z from 'zod';

const timestampForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

/** `yyyy-MM-ddTHH:mm:ssTZD`: seconds with an offset or Z, on a date that exists. */
export const timestampHeader = z
  .string()
  .refine((value) => timestampForm.test(value) && !Number.isNaN(parseTimestamp(value)), {
    error: mustBe('a time like 2026-11-22T10:00:00+07:00'),
  });

/**
 * A UUID, or digits as in the standard; no characters that other systems could read differently.
 */
const externalId = text(100).regex(/^[\w.:-]*$/, {
  error: mustBe('1 to 100 letters, digits, dots, colons, hyphens or underscores, such as a UUID'),
});

export const bindingHeaders = z.object({
  /** A partner without channels sends any value, such as `unknown` (SNAP-CONF-04). */
  'channel-id': text(100).describe('Id of the channel of the call.'), // SNAP-HDR-CHANNEL-ID
  'x-external-id': externalId.describe(
    'Id that makes a repeat on the same day harmless: use another id for every link.',
  ), // SNAP-HDR-X-EXTERNAL-ID
  'x-partner-id': text(64).describe('Id of the partner.'), // SNAP-HDR-X-PARTNER-ID
  // SNAP-HDR-X-SIGNATURE
  'x-signature': text(2_000).describe('Signature of the request, in base64.'),
  // SNAP-HDR-X-TIMESTAMP
  'x-timestamp': timestampHeader.describe('Time at which the request was signed.'),
});

export const tokenHeaders = z.object({
  'x-client-key': text(64).describe('Id of the partner.'),
  'x-signature': text(2_000).describe('Signature of the request, in base64.'),
  'x-timestamp': timestampHeader.describe('Time at which the request was signed.'),
});
