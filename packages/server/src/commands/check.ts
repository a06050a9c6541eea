// `kasir check`: checks that all books agree, for a cron job; on a running server, or on a data
// directory or database without one.
import { setTimeout as sleep } from 'node:timers/promises';
import { typedCommand } from '@kasir/core/engine';
import { storageFrom, type Config } from '../config/config.ts';
import { optionsOf } from '../config/setting-table.ts';
import { exitCodes, CommandFailure } from '../failures/exit-codes.ts';
import type { Environment } from '../config/settings.ts';
import type { Breach, CheckSteps } from '../control/invariants.ts';
import type { Shell } from './command.ts';
import { withProgress, type Progress } from '../terminal/progress.ts';
import { noLimits, remoteCommand, remoteOf, type Remote, type RemoteFlags } from './remote.ts';

/** Milliseconds between two reads of the progress of a check. */
const LOOK_MS = 500;

/**
 * Returns whether a server does the check: one that is named, or that has the data directory open.
 */
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

const checkedText = ({ checked, books }: Pick<CheckSteps, 'checked' | 'books'>): string =>
  `checked ${checked} of ${books} books`;

/**
 * Lets the server check its books, and reports the progress when there is a terminal to show it.
 */
const checkAtServer = async (
  { client, bodyOf }: Remote,
  isSeen: boolean,
  report: (progress: Progress) => void,
): Promise<readonly Breach[]> => {
  let isOver = false;
  const checking = client.invariants.check({}, noLimits).finally(() => {
    isOver = true;
  });
  const looking = async (): Promise<void> => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await Promise.race([checking, sleep(LOOK_MS, undefined, { ref: false })]);
      if (isOver) return;
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      const looked = await client.invariants.progress({});
      // A server of an earlier release reports no progress; its check still runs.
      if (!looked.ok) return;
      const { books, share, left_ms: leftMs } = looked.body;
      if (books > 0) report({ text: checkedText(looked.body), share, leftMs });
    }
  };
  const [checked] = await Promise.all([checking, ...(isSeen ? [looking()] : [])]);
  return bodyOf(checked).breaches;
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
  const { checkInvariants, shareOf } = await import('../control/invariants.ts');
  const { store } = await openStorage(storage);
  try {
    return await checkInvariants(store, (steps) =>
      report({ text: checkedText(steps), share: shareOf(steps, null) }),
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
      const remote = remoteOf(flags, shell.env);
      breaches = await withProgress(shell.progress, 'the server checks its books', (report) =>
        checkAtServer(remote, shell.progress !== undefined, report),
      );
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
