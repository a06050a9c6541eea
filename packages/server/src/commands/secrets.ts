// `kasir secrets`: rotates the master key that seals secrets in the database.
import { Command } from '@commander-js/extra-typings';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf } from './remote.ts';

const rotate = (shell: Shell) =>
  remoteCommand()
    .name('rotate')
    .description('seal every stored secret with the newest master key')
    .action(async (flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const rotated = bodyOf(await client.secrets.rotate({ body: {} }));
      if (flags.json) return shell.print(JSON.stringify(rotated));
      const { new_key: isNew, resealed } = rotated;
      return shell.print(
        `${isNew ? 'A new master key was made. ' : ''}${resealed} of the stored secrets were sealed anew.`,
      );
    });

export const command = (shell: Shell) => new Command().addCommand(rotate(shell));
