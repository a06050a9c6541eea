// `kasir reset`: empties a test account; its keys, settings and URLs stay.
import { typedCommand } from '@kasir/core/engine';
import { CommandFailure } from '../failures/exit-codes.ts';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { noLimits, remoteCommand, remoteOf } from './remote.ts';
import { withProgress } from '../terminal/progress.ts';

/** Returns whether the operator agrees. Throws where there is no terminal to ask. */
const isAgreed = async ({ ask }: Shell, question: string): Promise<boolean> => {
  if (!ask) throw new CommandFailure('usage', `${question} Nobody can be asked here: say --yes.`);
  return /^y(?:es)?$/i.test((await ask(`${question} [y/N] `)).trim());
};

export const command = (shell: Shell) =>
  remoteCommand()
    .addOption(accountOption())
    .option('-y, --yes', 'do not ask')
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id, name } = await accountOf(remote, flags.account);
      const question = `Delete every test object of ${name} (${id})?`;
      if (!flags.yes && !(await isAgreed(shell, question)))
        return shell.warn('Nothing was deleted.');
      const reset = await withProgress(shell.progress, `emptying ${name}`, async () =>
        remote.bodyOf(await remote.client.snapshots.reset({ params: { id }, body: {} }, noLimits)),
      );
      if (flags.json) return shell.print(JSON.stringify(reset));
      return shell.print(
        `${reset.deleted} objects of ${name} are deleted; keys, settings and URLs stay.\n` +
          `Next: ${typedCommand('trigger')} lists what can be made anew.`,
      );
    });
