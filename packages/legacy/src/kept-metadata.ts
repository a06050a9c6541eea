// Metadata of legacy resources as the domain keeps it.
import type { legacyMetadata } from '@kasir/core';
import type { Metadata } from '@kasir/payments/state';
import type * as z from 'zod';

/** Metadata as it is kept: the domain looks into none of it. */
export const keptMetadata = (
  sent: z.output<typeof legacyMetadata> | null | undefined,
): Metadata | null => (sent ?? null) as Metadata | null;
