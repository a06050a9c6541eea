// `kasir views`: creates views of stored data for people who query by hand.
import { Command } from '@commander-js/extra-typings';
import { storageFrom, storages } from '../config/config.ts';
import { optionsOf } from '../config/setting-table.ts';
import type { Shell } from './command.ts';

export const command = (shell: Shell) => {
  const program = new Command();
  for (const option of optionsOf(storages)) program.addOption(option);
  return program.action(async (flags) => {
    const { createViews } = await import('../storage/maintenance.ts');
    shell.print((await createViews(storageFrom(flags, shell.env))).join('\n'));
  });
};
