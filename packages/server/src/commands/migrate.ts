// `kasir migrate`: shows or makes the database changes of an update, ahead of the first start.
import { Command } from '@commander-js/extra-typings';
import { storageFrom, storages } from '../config/config.ts';
import { optionsOf } from '../config/setting-table.ts';
import { migrateInThread } from '../storage/long-work.ts';
import { withProgress } from '../terminal/progress.ts';
import type { Shell } from './command.ts';

export const command = (shell: Shell) => {
  const program = new Command().option('--dry-run', 'only say what would be changed');
  for (const option of optionsOf(storages)) program.addOption(option);
  return program.action(async (flags) => {
    const storage = storageFrom(flags, shell.env);
    const { migrateStored, pendingChanges } = await import('../storage/maintenance.ts');
    const changes = await withProgress(shell.progress, 'looking for changes', () =>
      pendingChanges(storage),
    );
    if (changes.length === 0) return shell.print('Nothing to change.');
    if (!flags.dryRun)
      await withProgress(shell.progress, 'upgrading the database', (report) =>
        storage.kind === 'file'
          ? migrateInThread(storage.directory, report)
          : migrateStored(storage),
      );
    for (const change of changes) shell.print(`${flags.dryRun ? 'would: ' : 'done: '}${change}`);
  });
};
