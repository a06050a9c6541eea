// The command line: finds the command that is meant, and runs it.
import { typedCommand } from '@kasir/core/server';
import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import type { Shell } from './commands/command.ts';
import { commands } from './commands/commands.ts';
import { RELEASE } from './release.ts';

/** Gives a command and those within it the output, the help and the end of the program. */
const inherit = (command: CommandUnknownOpts, from: CommandUnknownOpts): void => {
  command.copyInheritedSettings(from);
  for (const inner of command.commands) inherit(inner, command);
};

/** All commands; only those that `args` names are loaded, the others are there for help. */
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

/** Runs the command line behind `kasir`. Rejects as `conclude` takes it. */
export const run = async (args: readonly string[], shell: Shell): Promise<void> => {
  const program = await programOf(args, shell);
  if (args.length === 0) program.help();
  await program.parseAsync([...args], { from: 'user' });
};
