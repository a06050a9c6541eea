// `kasir reconcile`: statements of connectors, and what does not match.
import { Argument, Command, Option } from '@commander-js/extra-typings';
import { toIsoString } from '@kasir/core';
import { typedCommand } from '@kasir/core/engine';
import { CommandFailure } from '../failures/exit-codes.ts';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import {
  differenceColumns,
  differenceText,
  ledgersText,
  statementsText,
  suspenseText,
} from './reconcile/format.ts';
import { readLines } from './reconcile/read-lines.ts';
import { listCommand, printList } from './listing.ts';
import { remoteCommand, remoteOf } from './remote.ts';

const statuses = ['OPEN', 'RESOLVED', 'CLEARED'] as const;
const outcomes = ['accepted', 'claimed'] as const;
const ledgerNames = ['channel_clearing', 'settled', 'processor_fees', 'suspense'] as const;

/** Lines of one call. */
const LINES_AT_ONCE = 1_000;

const DAY_MS = 86_400_000;

const connectorOption = () => new Option('--connector <NAME>', 'name of the connector');
const status = (shell: Shell) =>
  remoteCommand()
    .name('status')
    .description('show statements by connector and day, and the ledgers that they move')
    .addOption(accountOption())
    .addOption(connectorOption())
    .option('--from <DATE>', 'first day (default: 31 days before the last)')
    .option('--to <DATE>', 'last day (default: today)')
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { connector, from, to } = flags;
      const query = { connector, from, to };
      const read = remote.bodyOf(
        await remote.client.reconciliation.status({ params: { id }, query }),
      );
      if (flags.json) return shell.print(JSON.stringify(read));
      if (read.statements.length === 0)
        shell.print(
          `There are no statements of these days. ${typedCommand('connectors')} lists the connectors that send them.`,
        );
      else shell.print(statementsText(read.statements, shell.screen));
      if (read.ledgers.length > 0) shell.print(`\n${ledgersText(read.ledgers, shell.screen)}`);
      if (read.suspense.length > 0) shell.print(`\n${suspenseText(read.suspense, shell.screen)}`);
      for (const { connector: name, reason, count } of read.open_differences)
        shell.print(`${name}: ${count} open ${reason}`);
    });

const list = (shell: Shell) =>
  listCommand()
    .name('list')
    .description('show what does not match')
    .addOption(accountOption())
    .addOption(connectorOption())
    .addOption(
      new Option('--status <STATUS>', 'status of the differences')
        .choices(statuses)
        .default('OPEN' as const),
    )
    .option('--limit <N>', 'at most so many', '20')
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { connector, status: wanted, limit } = flags;
      const query = { connector, status: wanted, limit: Number(limit) };
      const { data } = remote.bodyOf(
        await remote.client.reconciliation.differences({ params: { id }, query }),
      );
      printList(shell, flags, {
        rows: data,
        columns: differenceColumns,
        empty: 'There are no such differences.',
      });
    });

const differenceArgument = () => new Argument('<difference-id>');

const show = (shell: Shell) =>
  remoteCommand()
    .name('show')
    .description('show one difference: both sides, resolution, adjustments')
    .addArgument(differenceArgument())
    .addOption(accountOption())
    .action(async (difference_id, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const params = { id, difference_id };
      const one = remote.bodyOf(await remote.client.reconciliation.difference({ params }));
      shell.print(flags.json ? JSON.stringify(one) : differenceText(one, shell.screen));
    });

const fetch = (shell: Shell) =>
  remoteCommand()
    .name('fetch')
    .description('fetch the statement of a day now')
    .addOption(accountOption())
    .addOption(connectorOption().makeOptionMandatory())
    .option('--date <DATE>', 'day of the statement (default: yesterday in UTC)')
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const date = flags.date ?? toIsoString(Date.now() - DAY_MS).slice(0, 10);
      const body = { connector: flags.connector, date };
      const one = remote.bodyOf(await remote.client.reconciliation.fetch({ params: { id }, body }));
      shell.print(
        flags.json
          ? JSON.stringify(one)
          : `The statement of ${date} is fetched now: ${typedCommand('reconcile status')} shows it.`,
      );
    });

const importFile = (shell: Shell) =>
  remoteCommand()
    .name('import')
    .description('import a statement from a CSV file')
    .addArgument(new Argument('<file>'))
    .addOption(accountOption())
    .addOption(connectorOption().makeOptionMandatory())
    .requiredOption('--mapping <FILE>', 'JSON file that maps columns to fields')
    .option('--complete', 'no more lines are expected for the days of the file')
    .option('--dry-run', 'read the file, and import nothing')
    .action(async (path, flags) => {
      const byDay = readLines(path, flags.mapping);
      if (flags.dryRun) {
        const counted = [...byDay].map(([date, lines]) => ({ date, lines: lines.length }));
        if (flags.json) shell.print(JSON.stringify(counted));
        else for (const { date, lines } of counted) shell.print(`${date}: ${lines} lines`);
        return;
      }
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const imported = [];
      for (const [date, reported] of byDay) {
        const lines = reported.map(({ settled, ...line }) => ({
          ...line,
          settled_at: toIsoString(settled),
        }));
        for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
          const isLast = from + LINES_AT_ONCE >= lines.length;
          const body = {
            connector: flags.connector,
            date,
            is_complete: isLast && flags.complete === true,
            lines: lines.slice(from, from + LINES_AT_ONCE),
          };
          const one = remote.bodyOf(
            await remote.client.reconciliation.import({ params: { id }, body }),
          );
          if (isLast) imported.push(one);
        }
      }
      if (flags.json) shell.print(JSON.stringify(imported));
      else if (imported.length === 0) shell.print('The file has no lines.');
      else shell.print(statementsText(imported, shell.screen));
    });

const resolve = (shell: Shell) =>
  remoteCommand()
    .name('resolve')
    .description('resolve a difference with a note; no money moves')
    .addArgument(differenceArgument())
    .addOption(accountOption())
    .addOption(
      new Option('--outcome <OUTCOME>', 'the decision').choices(outcomes).makeOptionMandatory(),
    )
    .requiredOption('--note <TEXT>', 'reason of the decision')
    .action(async (difference_id, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { outcome, note } = flags;
      const params = { id, difference_id };
      const body = { outcome, note };
      const one = remote.bodyOf(await remote.client.reconciliation.resolve({ params, body }));
      shell.print(flags.json ? JSON.stringify(one) : differenceText(one, shell.screen));
    });

/** Reads `settled=-100`; the amount is in minor units. */
const readPosting = (text: string) => {
  const [name, amount = ''] = text.split('=');
  const ledger = ledgerNames.find((one) => one === name);
  if (!ledger || !/^-?\d{1,15}$/.test(amount))
    throw new CommandFailure(
      'usage',
      `${text} must be LEDGER=AMOUNT in minor units; ledgers are ${ledgerNames.join(', ')}.`,
    );
  return { ledger, amount: Number(amount) };
};

const adjust = (shell: Shell) =>
  remoteCommand()
    .name('adjust')
    .description(
      'post balanced journal lines with a reason, such as settled=-100 channel_clearing=100',
    )
    .addArgument(new Argument('<postings...>', 'LEDGER=AMOUNT in minor units'))
    .addOption(accountOption())
    .requiredOption('--currency <CODE>', 'currency of the amounts')
    .requiredOption('--reason <TEXT>', 'reason of the adjustment')
    .option('--difference <ID>', 'the difference that it is about')
    .option('--operation <ID>', 'the operation whose money leaves suspense')
    .action(async (postings, flags) => {
      const lines = postings.map(readPosting);
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { reason, difference, operation } = flags;
      const currency = flags.currency as 'IDR';
      const body = { currency, lines, reason, difference, operation };
      const one = remote.bodyOf(
        await remote.client.reconciliation.adjust({ params: { id }, body }),
      );
      shell.print(flags.json ? JSON.stringify(one) : `${one.id} is posted.`);
    });

export const command = (shell: Shell) =>
  new Command()
    .addCommand(status(shell), { isDefault: true })
    .addCommand(list(shell))
    .addCommand(show(shell))
    .addCommand(fetch(shell))
    .addCommand(importFile(shell))
    .addCommand(resolve(shell))
    .addCommand(adjust(shell));
