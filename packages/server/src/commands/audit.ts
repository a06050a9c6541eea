// `kasir audit`: shows acts of operators, exports the log, and verifies that it is whole.
import { Command, Option } from '@commander-js/extra-typings';
import type { AuditEntryView } from '@kasir/control';
import { CommandFailure } from '../failures/exit-codes.ts';
import type { Shell } from './command.ts';
import { csvRecord, formatOption, printList } from './listing.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { momentText } from '../terminal/times.ts';
import { wordStyle } from '../terminal/styles.ts';

const filtered = () =>
  remoteCommand()
    .option('--operator <NAME>', 'only acts of this operator')
    .option('--operation <ID>', 'only this operation, such as keys.create')
    .option('--account <ID>', 'only acts about this account')
    .option('--since <TIME>', 'only acts from this time on, in ISO 8601')
    .option('--until <TIME>', 'only acts up to this time');

interface Filter {
  readonly operator?: string | undefined;
  readonly operation?: string | undefined;
  readonly account?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

const filterOf = ({ operator, operation, account, since, until }: Filter) => ({
  ...(operator !== undefined && { operator }),
  ...(operation !== undefined && { operation }),
  ...(account !== undefined && { account }),
  ...(since !== undefined && { since }),
  ...(until !== undefined && { until }),
});

const list = (shell: Shell) =>
  filtered()
    .name('list')
    .description('show acts, newest first')
    .option('--limit <N>', 'number of acts', Number, 20)
    .addOption(formatOption())
    .action(async (flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const query = { ...filterOf(flags), limit: flags.limit };
      const { data } = bodyOf(await client.audit.list({ query }));
      printList(shell, flags, {
        rows: data,
        columns: [
          { title: 'at', of: ({ at }) => at, text: ({ at }) => momentText(at), narrow: 'omit' },
          { title: 'operator', of: ({ operator }) => operator, narrow: 'cut' },
          { title: 'operation', of: ({ operation }) => operation, narrow: 'cut' },
          {
            title: 'outcome',
            of: ({ outcome }) => outcome,
            style: ({ outcome }) => wordStyle(outcome),
          },
          { title: 'object', of: ({ object }) => object, narrow: 'omit' },
          { title: 'reason', of: ({ reason }) => reason, narrow: 'cut' },
          { title: 'account', of: ({ account }) => account, narrow: 'omit' },
          { title: 'address', of: ({ address }) => address, narrow: 'omit' },
        ],
        empty: 'There are no such acts.',
      });
    });

const columns = [
  'sequence',
  'at',
  'phase',
  'act',
  'operator',
  'role',
  'operation',
  'account',
  'mode',
  'object',
  'address',
  'user_agent',
  'request_id',
  'reason',
  'input',
  'status',
  'error_code',
  'previous',
  'digest',
] as const satisfies readonly (keyof AuditEntryView)[];

const csvOf = (entry: AuditEntryView): string =>
  csvRecord(
    columns.map((name) => {
      const value = entry[name];
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    }),
  );

const exportLog = (shell: Shell) =>
  filtered()
    .name('export')
    .description('print all entries, oldest first, with their digests')
    .addOption(
      new Option('--format <FORMAT>', 'one JSON object per line, or CSV')
        .choices(['ndjson', 'csv'] as const)
        .default('ndjson' as const),
    )
    .action(async (flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const isCsv = flags.format === 'csv';
      if (isCsv) shell.print(csvRecord(columns));
      for (let after: number | null = 0; after !== null;) {
        const query: Filter & { readonly after: number } = { ...filterOf(flags), after };
        // oxlint-disable-next-line no-await-in-loop -- page after page
        const page = bodyOf(await client.audit.entries({ query }));
        for (const entry of page.data) shell.print(isCsv ? csvOf(entry) : JSON.stringify(entry));
        after = page.next;
      }
    });

/** Returns the noted entry of `--noted 42:<digest>`. */
const notedOf = (given: string | undefined) => {
  if (given === undefined) return {};
  const [, sequence, digest] = /^([1-9]\d{0,11}):([\da-f]{64})$/.exec(given) ?? [];
  if (sequence === undefined || digest === undefined)
    throw new CommandFailure(
      'usage',
      '--noted must be a number, a colon and a digest, as this command prints them.',
    );
  return { sequence: Number(sequence), digest };
};

const verify = (shell: Shell) =>
  remoteCommand()
    .name('verify')
    .description('say whether every entry is as it was written')
    .option('--noted <NUMBER:DIGEST>', 'what an earlier run has printed, kept elsewhere')
    .action(async (flags) => {
      const query = notedOf(flags.noted);
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const { ok, problem, sequence, digest } = bodyOf(await client.audit.verify({ query }));
      if (flags.json) shell.print(JSON.stringify({ ok, problem, sequence, digest }));
      else if (ok) shell.print(`The log is whole.\n${sequence}:${digest}`);
      if (problem)
        throw new CommandFailure('failed', `Entry ${problem.sequence}: ${problem.message}`);
    });

export const command = (shell: Shell) =>
  new Command()
    .addCommand(list(shell), { isDefault: true })
    .addCommand(exportLog(shell))
    .addCommand(verify(shell));
