// Laws about rate limits, in order of execution.
import type { Law } from '../../law.ts';
import { limitLaws } from './limits.ts';
import { windowLaws } from './windows.ts';

export const rateLimitLaws: readonly Law[] = [...limitLaws, ...windowLaws];
