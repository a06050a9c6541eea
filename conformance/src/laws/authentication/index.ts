// Laws of authentication and permissions, in the order in which they are tried.
import type { Law } from '../../law.ts';
import { keyLaws } from './keys.ts';

export const authenticationLaws: readonly Law[] = [...keyLaws];
