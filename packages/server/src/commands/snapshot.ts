// `kasir snapshot`: saves a test account to a file, and restores it.
import { typedCommand } from '@kasir/core/engine';
import { readFileSync, writeFileSync } from 'node:fs';
import { Argument, Command } from '@commander-js/extra-typings';
import { snapshotFile } from '@kasir/control/schemas';
import { CommandFailure } from '../failures/exit-codes.ts';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { withProgress } from '../terminal/progress.ts';
import { noLimits, remoteCommand, remoteOf } from './remote.ts';

const readFile = (path: string) => {
  try {
    return snapshotFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new CommandFailure(
      'usage',
      `${path} is no snapshot: ${typedCommand('snapshot save')} writes one.`,
      {
        cause: error,
      },
    );
  }
};

const save = (shell: Shell) =>
  remoteCommand()
    .name('save')
    .description('write all that a test account holds to a file')
    .addArgument(new Argument('<file>'))
    .addOption(accountOption())
    .action(async (path, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { client, bodyOf } = remote;
      const { id: account } = await accountOf(remote, flags.account);
      const params = { id: account };
      const { taken, file } = await withProgress(shell.progress, 'taking it', async (report) => {
        const taken = bodyOf(
          await client.snapshots.create({ params, body: { name: path } }, noLimits),
        );
        report({ text: `reading ${taken.objects} objects` });
        const file = bodyOf(await client.snapshots.export({ params: { id: taken.id } }, noLimits));
        bodyOf(await client.snapshots.delete({ params: { id: taken.id } }));
        return { taken, file };
      });
      writeFileSync(path, `${JSON.stringify(file, null, 1)}\n`);
      const next = typedCommand(`snapshot restore ${path}`);
      shell.print(
        flags.json
          ? JSON.stringify(taken)
          : `${path}: ${taken.objects} objects.\nNext: ${next} puts the account back to this.`,
      );
    });

const restore = (shell: Shell) =>
  remoteCommand()
    .name('restore')
    .description('put a test account back to what a file holds')
    .addArgument(new Argument('<file>'))
    .addOption(accountOption())
    .option('--clock', 'set the clock of all test accounts to when it was taken')
    .action(async (path, flags) => {
      const file = readFile(path);
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const clock = flags.clock ? ('snapshot' as const) : ('keep' as const);
      const begin = `restoring ${file.objects.length} objects`;
      const restored = await withProgress(shell.progress, begin, async () =>
        remote.bodyOf(
          await remote.client.snapshots.restore(
            { params: { id }, body: { file, clock } },
            noLimits,
          ),
        ),
      );
      if (flags.json) shell.print(JSON.stringify(restored));
      else shell.print(`${restored.account}: ${restored.objects} objects.`);
    });

export const command = (shell: Shell) =>
  new Command().addCommand(save(shell)).addCommand(restore(shell));
