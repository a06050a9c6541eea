// `kasir callbacks`: where webhooks of an account go, by type.
import type { Shell } from './command.ts';
import { settingCommand } from './setting.ts';

export const command = (shell: Shell) =>
  settingCommand(shell, {
    name: 'type',
    value: 'url|none',
    read: ({ callbacks }) => callbacks.test.urls,
    change: (type, url) => ({ callback_urls: { test: { [type]: url === 'none' ? null : url } } }),
  });
