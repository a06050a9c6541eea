// Laws of the isolation of accounts, in the order in which they are tried.
import type { Law } from '../../law.ts';
import { idempotencyKeyLaws } from './idempotency-keys.ts';
import { objectLaws } from './objects.ts';
import { referenceLaws } from './references.ts';

export const isolationLaws: readonly Law[] = [
  ...objectLaws,
  ...referenceLaws,
  ...idempotencyKeyLaws,
];
