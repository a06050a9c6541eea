// Laws about account links of the bank standard, in order of execution.
import type { Law } from '../../law.ts';
import { linkFieldLaws } from './fields.ts';
import { signatureLaws } from './signatures.ts';

export const accountLinkLaws: readonly Law[] = [...signatureLaws, ...linkFieldLaws];
