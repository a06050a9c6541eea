// Laws about what several resources say about the same money, in order of execution.
import type { Law } from '../../law.ts';
import { refundLaws } from './refunds.ts';

export const crossResourceLaws: readonly Law[] = refundLaws;
