// `kasir backup`: copies the database file consistently while the server runs.
import { Command } from '@commander-js/extra-typings';
import { storageFrom, storages } from '../config/config.ts';
import { optionsOf } from '../config/setting-table.ts';
import { CommandFailure } from '../failures/exit-codes.ts';
import { backUpInThread } from '../storage/long-work.ts';
import { withProgress } from '../terminal/progress.ts';
import type { Shell } from './command.ts';

export const command = (shell: Shell) => {
  const program = new Command().argument('<file>', 'where the copy goes; it must not exist');
  for (const option of optionsOf(storages)) program.addOption(option);
  return program.action(async (file, flags) => {
    const storage = storageFrom(flags, shell.env);
    if (storage.kind !== 'file')
      throw new CommandFailure(
        'usage',
        'Only a data directory is copied: use pg_dump for PostgreSQL.',
      );
    const bytes = await withProgress(shell.progress, 'copying the database', (report) =>
      backUpInThread(storage.directory, file, report),
    );
    shell.print(`${file}: ${(bytes / 1e6).toFixed(1)} MB`);
  });
};
