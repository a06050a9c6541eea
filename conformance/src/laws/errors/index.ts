// Laws about errors that every endpoint has, in order of execution.
import type { Law } from '../../law.ts';
import { notFoundLaws } from './not-found.ts';

export const errorLaws: readonly Law[] = [...notFoundLaws];
