// Metadata of legacy resources: beside what the unified API takes, null and nested JSON.
import { limits, quantity, text } from '@kasir/core';
import type { Metadata } from '@kasir/payments';
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

/** Metadata as it is kept: the domain looks into none of it. */
export const keptMetadata = (
  sent: z.output<typeof legacyMetadata> | null | undefined,
): Metadata | null => (sent ?? null) as Metadata | null;
