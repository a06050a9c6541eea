// The command line: finds the named command and runs it.
import { typedCommand } from '@kasir/core/engine';
import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import type { Shell } from './command.ts';
import { commands } from './commands.ts';
import { RELEASE } from '../app/release.ts';

/** Refuses a flag in the place of a value: `--data --help` is a mistake, and no folder `--help`. */
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
  for (const inner of command.commands) inherit(inner, command);
};

/**
 * Returns the program with all commands; only those named in `args` are loaded, the others are
 * listed in the help.
 */
const programOf = async (args: readonly string[], shell: Shell): Promise<CommandUnknownOpts> => {
  const program = new Command(typedCommand(''))
    .description('An open payments platform.')
    .version(RELEASE, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show help, also of a command')
    .helpCommand('help [command]', 'show help of a command')
    .configureHelp({ helpWidth: 100 })
    .configureOutput({
      writeOut: (text) => shell.print(text.replace(/\n$/, '')),
      writeErr: (text) => shell.warn(text.replace(/\n$/, '')),
      outputError: (text, write) => write(text.replace(/^error: /, '')),
    })
    .exitOverride();
  for (const [name, { brief, load }] of Object.entries(commands)) {
    const command = args.includes(name) ? (await load()).command(shell) : new Command();
    inherit(command, program);
    program.addCommand(command.name(name).description(brief));
  }
  return program;
};

/** Runs the arguments after `kasir`. Rejects with an error for `conclude`. */
export const run = async (args: readonly string[], shell: Shell): Promise<void> => {
  const program = await programOf(args, shell);
  if (args.length === 0) program.help();
  await program.parseAsync([...args], { from: 'user' });
};
