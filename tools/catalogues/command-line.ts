// Writes the reference of the command line: every command with its arguments and flags.
import {
  describeCommands,
  withSubcommands,
  type DescribedCommand,
  type DescribedFlag,
} from '@kasir/server/testing/commands';
import { code, codes, fenced, page, prose, table, type GeneratedFile } from './markdown.ts';

const VALUES_MAX = 8;

/** Flags that locate a server and choose JSON, which most commands have. */
const common = ['--control-url <URL>', '--token <TOKEN>', '--data <DIR>', '--json'];

const isCommon = ({ flags }: DescribedFlag): boolean => common.includes(flags);

const meaningOf = ({ help, values }: DescribedFlag): string => {
  if (values.length === 0) return prose(help);
  const first = codes(values.slice(0, VALUES_MAX));
  return `${prose(help)}: ${first}${values.length > VALUES_MAX ? ' ...' : ''}`;
};

const flagTable = (flags: readonly DescribedFlag[]): string =>
  table(
    ['Flag', 'Meaning'],
    flags.map((flag) => [code(flag.flags), meaningOf(flag)]),
  );

const usageOf = ({ path, usage }: DescribedCommand): string =>
  ['kasir', ...path, usage].filter(Boolean).join(' ');

const section = (command: DescribedCommand): string => {
  const { path, brief, commands, flags } = command;
  const own = flags.filter((flag) => !isCommon(flag));
  const described = command.arguments.filter(({ help }) => help !== '');
  const sentence = `${brief.charAt(0).toUpperCase()}${brief.slice(1)}.`;
  return [
    `${'#'.repeat(Math.min(path.length + 1, 4))} kasir ${path.join(' ')}`,
    prose(sentence),
    fenced('text', usageOf(command)),
    ...(described.length === 0
      ? []
      : [
          table(
            ['Argument', 'Meaning'],
            described.map(({ name, help }) => [code(name), prose(help)]),
          ),
        ]),
    ...(own.length === 0 ? [] : [flagTable(own)]),
    ...(commands.length === 0
      ? []
      : [
          `Commands below it: ${commands.map(({ path: inner }) => code(inner.at(-1))).join(', ')}.`,
        ]),
  ].join('\n\n');
};

/** Returns the page of all commands. */
export const commandReference = async (): Promise<GeneratedFile> => {
  const program = await describeCommands();
  const all = withSubcommands(program).filter(({ path }) => path.length > 0);
  const flags = all
    .flatMap((one) => one.flags)
    .filter(
      (flag, at, every) =>
        isCommon(flag) && every.findIndex((one) => one.flags === flag.flags) === at,
    );
  return page('docs/reference/command-line.md', 'Commands of kasir', [
    'The same text is the help of each command (`--help`). [The guide](../guide/command-line.md) shows how they are used together.',
    'Commands that call a running server share these flags:',
    flagTable(flags),
    ...all.map(section),
  ]);
};
