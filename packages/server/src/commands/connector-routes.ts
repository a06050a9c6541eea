// `kasir connectors routes` and `settings`: show and set the rules that choose connectors, and the
// other settings of live mode.
import { Argument, Command, Option } from '@commander-js/extra-typings';
import { agreedFees, controlContracts, type AgreedFees } from '@kasir/control';
import { sentence } from '@kasir/core/messages';
import { violations } from '@kasir/core/pipeline';
import { CommandFailure } from '../failures/exit-codes.ts';
import { accountOf, accountOption } from './account.ts';
import { amountText } from './amount-text.ts';
import type { Shell } from './command.ts';
import { routeColumns } from './connector-text.ts';
import { formatOption, listCommand, printList } from './listing.ts';
import { jsonFrom } from './input-file.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { factsText } from '../terminal/table.ts';
import { durationText } from '../terminal/times.ts';

const noRoutes = 'No rules: connectors are tried in their order.';

const list = (shell: Shell) =>
  listCommand()
    .name('list')
    .description('show the rules in the order in which they are tried')
    .addOption(accountOption())
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { routes } = remote.bodyOf(await remote.client.routes.get({ params: { id } }));
      printList(shell, flags, { rows: routes, columns: routeColumns, empty: noRoutes });
    });

const set = (shell: Shell) =>
  remoteCommand()
    .name('set')
    .description('replace all rules by those of a JSON file, in the form that list --json prints')
    .addOption(formatOption())
    .addArgument(new Argument('<file>'))
    .addOption(accountOption())
    .action(async (file, flags) => {
      const given = { routes: jsonFrom('The argument', file) };
      const [problem] = violations(controlContracts.routes.set.body, given, 'the file');
      if (problem)
        throw new CommandFailure('usage', `${file}: ${sentence(problem.path, problem.message)}`);
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const body = controlContracts.routes.set.body.parse(given);
      const { routes } = remote.bodyOf(await remote.client.routes.set({ params: { id }, body }));
      printList(shell, flags, { rows: routes, columns: routeColumns, empty: noRoutes });
    });

/** Returns `kasir connectors routes`. */
export const routesCommand = (shell: Shell) =>
  new Command('routes')
    .description('show or replace the rules that choose connectors')
    .addCommand(list(shell), { isDefault: true })
    .addCommand(set(shell));

type Fee = AgreedFees[number];

/** Reads agreed fees from a file. */
const feesIn = (file: string): AgreedFees => {
  const given = jsonFrom('--agreed-fees', file);
  const [problem] = violations(agreedFees, given, 'the file');
  if (problem)
    throw new CommandFailure('usage', `${file}: ${sentence(problem.path, problem.message)}`);
  return agreedFees.parse(given);
};

/**
 * Returns a fee as in `bank, EWALLET DANA: 150 basis points and 500.00 PHP, VAT 1100 basis points;
 * refunds -150 basis points and 0.00 PHP`.
 */
const feeText = ({ connector, type, channel, currency, refund, ...fee }: Fee): string => {
  const about = [type, channel].filter((one) => one !== null).join(' ') || 'all channels';
  const rateText = (rate: { readonly basis_points: number; readonly fixed: number }): string =>
    `${rate.basis_points} basis points and ${amountText(rate.fixed, currency)}`;
  const vat = fee.vat_basis_points > 0 ? `, VAT ${fee.vat_basis_points} basis points` : '';
  return `${connector}, ${about}: ${rateText(fee)}${vat}${refund ? `; refunds ${rateText(refund)}` : ''}`;
};

/** Returns `kasir connectors settings`. */
export const settingsCommand = (shell: Shell) =>
  remoteCommand()
    .name('settings')
    .description('show or change what live requests wait for, and what statements must say')
    .addOption(accountOption())
    .option('--wait-ms <MS>', 'how long a request waits for an outcome, 0 to 120000')
    .addOption(
      new Option('--late-success <WHAT>', 'money that arrives after a decline').choices([
        'keep',
        'refund',
      ] as const),
    )
    .option('--missing-after-days <N>', 'days within which an operation must stand in a statement')
    .option(
      '--agreed-fees <FILE>',
      'JSON file with the fees that processors may take, in the form that --json prints',
    )
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { waitMs, lateSuccess, missingAfterDays, agreedFees } = flags;
      const change = {
        ...(waitMs !== undefined && { wait_ms: Number(waitMs) }),
        ...(lateSuccess !== undefined && { late_success: lateSuccess }),
        ...(missingAfterDays !== undefined && { missing_after_days: Number(missingAfterDays) }),
        ...(agreedFees !== undefined && { agreed_fees: feesIn(agreedFees) }),
      };
      const { liveSettings } = remote.client;
      const params = { id };
      const found = remote.bodyOf(
        Object.keys(change).length === 0
          ? await liveSettings.get({ params })
          : await liveSettings.update({ params, body: change }),
      );
      if (flags.json) return shell.print(JSON.stringify(found));
      return shell.print(
        factsText(
          [
            ['requests wait', durationText(found.wait_ms)],
            ['late money is', found.late_success === 'keep' ? 'kept' : 'refunded'],
            ['missing after', `${found.missing_after_days} days without a line in a statement`],
            ...found.agreed_fees.map((fee) => ['agreed fee', feeText(fee)] as const),
          ],
          shell.screen,
        ),
      );
    });
