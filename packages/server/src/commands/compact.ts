// `kasir compact`: frees the disk space of deleted rows in a data folder.
import { Command } from '@commander-js/extra-typings';
import { directoryFrom } from '../config/config.ts';
import { optionsOf } from '../config/setting-table.ts';
import { compactInThread } from '../storage/long-work.ts';
import { withProgress } from '../terminal/progress.ts';
import type { Shell } from './command.ts';

export const command = (shell: Shell) => {
  const program = new Command();
  for (const option of optionsOf(['data'])) program.addOption(option);
  return program.action(async (flags) => {
    const directory = directoryFrom(flags, shell.env);
    shell.print(
      await withProgress(shell.progress, 'rewriting the database', (report) =>
        compactInThread(directory, report),
      ),
    );
  });
};
