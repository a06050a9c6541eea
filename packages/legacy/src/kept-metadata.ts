// Converts metadata of legacy resources for storage.
import type { legacyMetadata } from '@kasir/core';
import type { Metadata } from '@kasir/payments/state';
import type * as z from 'zod';

/** Returns metadata as it is stored; the domain reads none of it. */
export const keptMetadata = (
  sent: z.output<typeof legacyMetadata> | null | undefined,
): Metadata | null => (sent ?? null) as Metadata | null;
