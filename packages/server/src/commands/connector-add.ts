// `kasir connectors add` and `certify`: let an account use a connector, by its certificate or by
// the reason of an operator.
import { Argument, Option } from '@commander-js/extra-typings';
import { typedCommand } from '@kasir/core/engine';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { connectorSummary } from './connector-text.ts';
import { jsonFrom, secretFrom } from './input-file.ts';
import { remoteCommand, remoteOf } from './remote.ts';

const certificateOption = (): Option<'--certificate <FILE>'> =>
  new Option('--certificate <FILE>', 'certificate of the laws for connectors');

const reasonOption = (): Option<'--override-reason <TEXT>'> =>
  new Option('--override-reason <TEXT>', 'why it may be used without a certificate; it is shown');

interface ClaimFlags {
  readonly certificate?: string | undefined;
  readonly overrideReason?: string | undefined;
}

const claimOf = ({ certificate, overrideReason }: ClaimFlags) => ({
  ...(certificate !== undefined && {
    certificate: { ...jsonFrom('--certificate', certificate) },
  }),
  ...(overrideReason !== undefined && { override_reason: overrideReason }),
});

/** Returns `kasir connectors add`. */
export const addCommand = (shell: Shell) =>
  remoteCommand()
    .name('add')
    .description('add a connector that has its certificate; its capabilities are read')
    .addArgument(new Argument('<name>', 'its name within the account'))
    .addArgument(new Argument('<url>', 'its base URL'))
    .addOption(accountOption())
    .requiredOption('--secret <SECRET>', 'the secret that both sides share, or @FILE')
    .addOption(certificateOption())
    .addOption(reasonOption())
    .option('--allow-http', 'call it without TLS beyond this machine; never with card data')
    .action(async (name, url, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const body = {
        name,
        url,
        secret: secretFrom('--secret', flags.secret),
        ...claimOf(flags),
        ...(flags.allowHttp && { allow_http: true }),
      };
      const added = remote.bodyOf(await remote.client.connectors.add({ params: { id }, body }));
      if (flags.json) return shell.print(JSON.stringify(added));
      shell.print(connectorSummary(added, shell.screen));
      shell.print(`\n${typedCommand(`connectors show ${name}`)} lists its channels.`);
      return shell.print(`Let the connector send its callbacks to ${added.callback_url}`);
    });

/** Returns `kasir connectors certify`. */
export const certifyCommand = (shell: Shell) =>
  remoteCommand()
    .name('certify')
    .description('replace its certificate, after it has a new version')
    .addArgument(new Argument('<name>'))
    .addOption(accountOption())
    .addOption(certificateOption())
    .addOption(reasonOption())
    .action(async (name, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const sent = { params: { id, name }, body: claimOf(flags) };
      const certified = remote.bodyOf(await remote.client.connectors.certify(sent));
      shell.print(
        flags.json ? JSON.stringify(certified) : connectorSummary(certified, shell.screen),
      );
    });
