// Laws of rate limits, in the order in which they are tried.
import type { Law } from '../../law.ts';
import { limitLaws } from './limits.ts';
import { windowLaws } from './windows.ts';

export const rateLimitLaws: readonly Law[] = [...limitLaws, ...windowLaws];
