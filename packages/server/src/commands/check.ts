// `kasir check`: checks that all books agree, for a cron job; on a running server, or on a data
// directory or database without one.
import { typedCommand } from '@kasir/core/engine';
import { storageFrom, type Config } from '../config/config.ts';
import { optionsOf } from '../config/setting-table.ts';
import { exitCodes, CommandFailure } from '../failures/exit-codes.ts';
import type { Environment } from '../config/settings.ts';
import type { Breach } from '../control/invariants.ts';
import type { Shell } from './command.ts';
import { withProgress, type Progress } from '../terminal/progress.ts';
import { remoteCommand, remoteOf, type RemoteFlags } from './remote.ts';

/** Returns whether to ask a server: one that is named, or that has the data directory open. */
const asksServer = async (
  flags: RemoteFlags,
  env: Environment,
  storage: Config['storage'],
): Promise<boolean> => {
  if (flags.controlUrl !== undefined || env['KASIR_CONTROL_URL']) return true;
  if (storage.kind !== 'file') return false;
  const { isInUse } = await import('../storage/maintenance.ts');
  return isInUse(storage.directory);
};

const checkStored = async (
  storage: Config['storage'],
  report: (progress: Progress) => void,
): Promise<readonly Breach[]> => {
  const { pendingChanges } = await import('../storage/maintenance.ts');
  const changes = await pendingChanges(storage);
  if (changes.length > 0)
    throw new CommandFailure(
      'failed',
      `It was written by an earlier release (${changes[0]}): migrate it first with ${typedCommand('migrate')}.`,
    );
  const { openStorage } = await import('../storage/storage.ts');
  const { checkInvariants } = await import('../control/invariants.ts');
  const { store } = await openStorage(storage);
  try {
    return await checkInvariants(store, (checked, of) =>
      report({ text: `checked ${checked} of ${of} books`, share: checked / of }),
    );
  } finally {
    await store.close();
  }
};

export const command = (shell: Shell) => {
  const program = remoteCommand();
  for (const option of optionsOf(['database'])) program.addOption(option);
  return program.action(async (given) => {
    const flags: RemoteFlags & { readonly database?: string } = given;
    const storage = storageFrom({ ...flags }, shell.env);
    let breaches: readonly Breach[];
    if (await asksServer(flags, shell.env, storage)) {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      ({ breaches } = await withProgress(shell.progress, 'the server checks its books', async () =>
        bodyOf(await client.invariants.check({})),
      ));
    } else
      breaches = await withProgress(shell.progress, 'opening the books', (report) =>
        checkStored(storage, report),
      );
    if (flags.json) shell.print(JSON.stringify({ ok: breaches.length === 0, breaches }));
    else if (breaches.length === 0) shell.print('All books agree.');
    else
      for (const { account, mode, law, detail } of breaches)
        shell.print(`${account} ${mode}: ${law}: ${detail}`);
    if (breaches.length > 0) process.exitCode = exitCodes.failed.code;
  });
};
