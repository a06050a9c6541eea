// `kasir versions`: shows and sets the dated API version of an account by resource.
import type { Shell } from './command.ts';
import { settingCommand } from './setting.ts';

const REMOVE = 'none';

export const command = (shell: Shell) =>
  settingCommand(shell, {
    name: 'resource',
    value: `date|${REMOVE}`,
    read: ({ versions }) => versions.test,
    change: (resource, date) => ({
      versions: { test: { [resource]: date === REMOVE ? null : date } },
    }),
  });
