// Laws about authentication and permissions, in order of execution.
import type { Law } from '../../law.ts';
import { keyLaws } from './keys.ts';

export const authenticationLaws: readonly Law[] = [...keyLaws];
