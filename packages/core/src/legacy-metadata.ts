// Schema of merchant data in the legacy resources: also nested objects, lists and null.
import * as z from 'zod';
import { limits } from './limits.ts';
import { quantity } from './messages.ts';
import { refineObject } from './schema.ts';
import { text } from './text.ts';

/** Metadata of legacy resources; only its first level has limits. */
export const legacyMetadata = refineObject(
  z.record(
    text(limits.metadata_key_characters), // LIMIT-METADATA-KEYLEN
    z.union([
      text(limits.metadata_value_characters, 0), // LIMIT-METADATA-VALLEN
      z.number(),
      z.boolean(),
      z.null(),
      z.record(z.string(), z.unknown()),
      z.array(z.unknown()),
    ]),
  ),
  (value) => Object.keys(value).length <= limits.metadata_keys, // LIMIT-METADATA-KEYS
  { error: `Must have at most ${quantity(limits.metadata_keys, 'key')}.` },
).meta({ maxProperties: limits.metadata_keys });
