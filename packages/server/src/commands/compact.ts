// `kasir compact`: frees the disk space of deleted rows in a data folder.
import { Command } from '@commander-js/extra-typings';
import { compact } from '../storage/compaction.ts';
import { directoryFrom } from '../config/config.ts';
import { optionsOf } from '../config/setting-table.ts';
import type { Shell } from './command.ts';

export const command = (shell: Shell) => {
  const program = new Command();
  for (const option of optionsOf(['data'])) program.addOption(option);
  return program.action((flags) => shell.print(compact(directoryFrom(flags, shell.env))));
};
