// The command line: finds the named command and runs it.
import { typedCommand } from '@kasir/core/engine';
import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import type { Shell } from './command.ts';
import { commands } from './commands.ts';
import { RELEASE } from '../app/release.ts';
import { paint } from '../terminal/styles.ts';
import { suggestNames } from './suggest.ts';

/** The width of help without a terminal, and the widest lines that are easy to read. */
const HELP_COLUMNS = 100;

/** Refuses a flag in the place of a value: `--data --help` does not mean a folder `--help`. */
const refuseFlagsAsValues = (command: CommandUnknownOpts): void => {
  const isFlag = (text: string): boolean =>
    text === '--help' ||
    text === '-h' ||
    command.options.some(({ long, short }) => text === long || text === short);
  for (const option of command.options) {
    if (!option.required) continue;
    command.on(`option:${option.name()}`, (value: unknown) => {
      if (typeof value !== 'string' || !isFlag(value)) return;
      command.error(`${option.flags} needs a value, and ${value} is a flag.`);
    });
  }
};

/** Applies output, help and exit settings to a command and its subcommands. */
const inherit = (command: CommandUnknownOpts, from: CommandUnknownOpts): void => {
  command.copyInheritedSettings(from);
  refuseFlagsAsValues(command);
  suggestNames(command);
  for (const inner of command.commands) inherit(inner, command);
};

/**
 * Returns the program with all commands; only those named in `args` are loaded, the others are
 * listed in the help. `all` loads every command.
 */
export const programOf = async (
  args: readonly string[] | 'all',
  shell: Shell,
): Promise<CommandUnknownOpts> => {
  const { columns, colors } = shell.screen;
  const width = Math.min(columns ?? HELP_COLUMNS, HELP_COLUMNS);
  const program = new Command(typedCommand(''))
    .description('An open payments platform.')
    .version(RELEASE, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show help, also of a command')
    .helpCommand('help [command]', 'show help of a command')
    .configureHelp({
      styleTitle: (text) => paint(colors, 'title', text),
      styleCommandText: (text) => paint(colors, 'name', text),
      styleSubcommandText: (text) => paint(colors, 'name', text),
      styleOptionText: (text) => paint(colors, 'name', text),
      styleArgumentText: (text) => paint(colors, 'name', text),
    })
    .configureOutput({
      writeOut: (text) => shell.print(text.replace(/\n$/, '')),
      writeErr: (text) => shell.warn(text.replace(/\n$/, '')),
      outputError: (text, write) => write(text.replace(/^error: /, '')),
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
      getOutHasColors: () => colors,
      getErrHasColors: () => false,
    })
    .exitOverride();
  for (const [name, { brief, load }] of Object.entries(commands)) {
    const isNeeded = args === 'all' || args.includes(name);
    const command = isNeeded ? (await load()).command(shell) : new Command();
    inherit(command, program);
    program.addCommand(command.name(name).description(brief));
  }
  return program;
};

/** Runs the arguments after `kasir`. Rejects with an error for `conclude`. */
export const run = async (args: readonly string[], shell: Shell): Promise<void> => {
  // Completion has the words of all commands.
  const program = await programOf(args[0] === 'completion' ? 'all' : args, shell);
  if (args.length === 0) program.help();
  await program.parseAsync([...args], { from: 'user' });
};
