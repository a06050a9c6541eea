// Laws of errors that every endpoint has, in the order in which they are tried.
import type { Law } from '../../law.ts';
import { notFoundLaws } from './not-found.ts';

export const errorLaws: readonly Law[] = [...notFoundLaws];
