// Laws about the isolation of accounts, in order of execution.
import type { Law } from '../../law.ts';
import { objectLaws } from './objects.ts';
import { referenceLaws } from './references.ts';

export const isolationLaws: readonly Law[] = [...objectLaws, ...referenceLaws];
