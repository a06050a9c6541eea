// `kasir connectors doubtful`, `ask` and `resolve`: operations that an operator should look at.
import { Argument, Option } from '@commander-js/extra-typings';
import type { DoubtView } from '@kasir/control';
import { accountOf, accountOption } from './account.ts';
import { amountText } from './amount-text.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import type { Column } from '../terminal/table.ts';
import { listCommand, printList } from './listing.ts';

const outcomes = ['succeeded', 'declined', 'noted'] as const;

const operationArgument = () => new Argument('<operation-id>');

const columns: readonly Column<DoubtView>[] = [
  { title: 'operation', of: ({ id }) => id },
  {
    title: 'begun',
    of: ({ created }) => created,
    text: ({ created }) => created.slice(0, 10),
    narrow: 'omit',
  },
  { title: 'connector', of: ({ connector }) => connector, narrow: 'omit' },
  { title: 'work', of: ({ work, channel }) => `${work} ${channel}`, narrow: 'cut' },
  {
    title: 'amount',
    of: ({ amount, currency }) => (amount === null ? null : amountText(amount, currency)),
    align: 'right',
  },
  { title: 'status', of: ({ status }) => status },
  { title: 'why', of: ({ attention }) => attention, narrow: 'omit' },
  { title: 'reference', of: ({ reference }) => reference, narrow: 'omit' },
];

/** `connectors doubtful`: lists them. */
export const doubtfulCommand = (shell: Shell) =>
  listCommand()
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
      printList(shell, flags, { rows: data, columns, empty: 'Nothing is doubtful.' });
    });

/** `connectors ask`: asks the connector for the outcome once more. */
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

/** `connectors resolve`: records the outcome. */
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
