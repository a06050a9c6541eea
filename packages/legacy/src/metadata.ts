// Metadata of legacy resources: beside what the unified API takes, null and nested JSON.
import { limits, quantity, text } from '@kasir/core';
import { z } from 'zod';

/** Up to 50 keys of 40 characters; texts have up to 500 (LIMIT-METADATA-*). */
export const legacyMetadata = z
  .record(
    text(limits.metadata_key_characters),
    z.union([
      text(limits.metadata_value_characters, 0),
      z.number(),
      z.boolean(),
      z.null(),
      z.record(z.string(), z.unknown()),
      z.array(z.unknown()),
    ]),
  )
  .refine((value) => Object.keys(value).length <= limits.metadata_keys, {
    error: `Must have at most ${quantity(limits.metadata_keys, 'key')}.`,
    when: ({ value }) => value !== null && typeof value === 'object',
  })
  .meta({ maxProperties: limits.metadata_keys });
