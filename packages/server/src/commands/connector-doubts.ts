// `kasir connectors doubtful`, `ask` and `resolve`: operations that an operator should look at.
import { Argument, Option } from '@commander-js/extra-typings';
import type { DoubtView } from '@kasir/control';
import { accountOf, accountOption } from './account.ts';
import { amountText } from './amount-text.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { aligned } from './table.ts';

const outcomes = ['succeeded', 'declined', 'noted'] as const;

const operationArgument = () => new Argument('<operation-id>');

const doubtTable = (doubts: readonly DoubtView[]): string =>
  aligned([
    ['operation', 'begun', 'connector', 'work', 'amount', 'status', 'why', 'reference'],
    ...doubts.map((one) => [
      one.id,
      one.created.slice(0, 10),
      one.connector,
      `${one.work} ${one.channel}`,
      one.amount === null ? '-' : amountText(one.amount, one.currency),
      one.status,
      one.attention ?? '-',
      one.reference,
    ]),
  ]);

/** `connectors doubtful`: lists them. */
export const doubtfulCommand = (shell: Shell) =>
  remoteCommand()
    .name('doubtful')
    .description('show operations whose outcome is not known, or that contradict themselves')
    .addOption(accountOption())
    .option('--connector <NAME>', 'only of this connector')
    .option('--limit <N>', 'at most so many', '20')
    .action(async (flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { connector, limit } = flags;
      const query = { ...(connector !== undefined && { connector }), limit: Number(limit) };
      const { data } = remote.bodyOf(await remote.client.doubts.list({ params: { id }, query }));
      if (flags.json) return shell.print(JSON.stringify(data));
      return shell.print(data.length === 0 ? 'Nothing is doubtful.' : doubtTable(data));
    });

/** `connectors ask`: asks the connector once more. */
export const askCommand = (shell: Shell) =>
  remoteCommand()
    .name('ask')
    .description('ask the connector for an operation without an outcome once more, at once')
    .addArgument(operationArgument())
    .addOption(accountOption())
    .action(async (operation_id, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const params = { id, operation_id };
      const one = remote.bodyOf(await remote.client.doubts.ask({ params, body: {} }));
      shell.print(
        flags.json
          ? JSON.stringify(one)
          : `${one.connector} is asked now: \`connectors doubtful\` shows what is left.`,
      );
    });

/** `connectors resolve`: says the outcome. */
export const resolveCommand = (shell: Shell) =>
  remoteCommand()
    .name('resolve')
    .description(
      'say the outcome of a doubtful operation, which books it; or note that it is known',
    )
    .addArgument(operationArgument())
    .addOption(accountOption())
    .addOption(
      new Option('--outcome <OUTCOME>', 'what the processor says; noted for one with an outcome')
        .choices(outcomes)
        .makeOptionMandatory(),
    )
    .requiredOption('--reason <TEXT>', 'how you know')
    .action(async (operation_id, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const { outcome, reason } = flags;
      const params = { id, operation_id };
      const body = { outcome, reason };
      const one = remote.bodyOf(await remote.client.doubts.resolve({ params, body }));
      shell.print(
        flags.json ? JSON.stringify(one) : `${one.id} is ${one.status}, and not doubtful any more.`,
      );
    });
