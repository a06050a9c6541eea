// `kasir connectors secret` and `rotate`: make the secret that a connector and the platform share,
// and replace it.
import { randomBytes } from 'node:crypto';
import { Argument, Command } from '@commander-js/extra-typings';
import { typedCommand } from '@kasir/core/engine';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { secretFrom } from './input-file.ts';
import { remoteCommand, remoteOf } from './remote.ts';

const SECRET_BYTES = 32;

/** Returns `kasir connectors secret`, which stores nothing. */
export const secretCommand = (shell: Shell) =>
  new Command('secret')
    .description('print a new secret for a connector that is to be added')
    .action(() => shell.print(`whsec_${randomBytes(SECRET_BYTES).toString('base64')}`));

/** Returns `kasir connectors rotate`. */
export const rotateCommand = (shell: Shell) =>
  remoteCommand()
    .name('rotate')
    .description('add a new shared secret, or drop the former one')
    .addArgument(new Argument('<name>'))
    .addOption(accountOption())
    .option('--secret <SECRET>', 'the new secret, or @FILE; made by the server when omitted')
    .option('--drop', 'drop the former secret, once the connector accepts the new one')
    .action(async (name, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { secret } = flags;
      const body = flags.drop
        ? { step: 'drop' as const }
        : {
            step: 'add' as const,
            ...(secret !== undefined && { secret: secretFrom('--secret', secret) }),
          };
      const rotated = remote.bodyOf(
        await remote.client.connectors.rotate({ params: { id, name }, body }),
      );
      if (flags.json) return shell.print(JSON.stringify(rotated));
      if (flags.drop) return shell.print('The former secret is dropped.');
      const next = typedCommand(`connectors rotate ${name} --drop`);
      return shell.print(
        `${rotated.secret ?? 'The new secret is stored.'}\nBoth secrets are in use. Give the connector the new one, then: ${next}`,
      );
    });
