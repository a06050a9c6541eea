// Laws about API versions, in order of execution.
import type { Law } from '../../law.ts';
import { accountSettingLaws } from './account-settings.ts';
import { versionHeaderLaws } from './version-header.ts';

export const versionLaws: readonly Law[] = [...versionHeaderLaws, ...accountSettingLaws];
