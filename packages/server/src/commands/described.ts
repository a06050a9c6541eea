// Describes every command as data, read from the commands themselves: for completion and the page
// of the documentation.
import type { CommandUnknownOpts } from '@commander-js/extra-typings';

/** A flag with the values that it accepts, where they are a closed list. */
export interface DescribedFlag {
  /** As in the help, such as `-f, --follow` or `--limit <N>`. */
  readonly flags: string;
  /** The forms that can be typed, such as `-f` and `--follow`. */
  readonly names: readonly string[];
  readonly takesValue: boolean;
  readonly values: readonly string[];
  readonly help: string;
}

/** A command with its subcommands. */
export interface DescribedCommand {
  /** The words after `kasir`; empty for the program. */
  readonly path: readonly string[];
  readonly usage: string;
  readonly brief: string;
  readonly flags: readonly DescribedFlag[];
  /** The values of its first argument, where they are a closed list. */
  readonly values: readonly string[];
  readonly arguments: readonly { readonly name: string; readonly help: string }[];
  readonly commands: readonly DescribedCommand[];
}

const describe = (command: CommandUnknownOpts, path: readonly string[]): DescribedCommand => {
  const { registeredArguments, commands, options } = command;
  return {
    path,
    usage: command.usage(),
    brief: command.description(),
    flags: options.map(({ flags, long, short, required, optional, argChoices, description }) => ({
      flags,
      names: [short, long].filter((name) => name !== undefined && name !== null),
      takesValue: required || optional,
      values: argChoices ?? [],
      help: description,
    })),
    values: registeredArguments[0]?.argChoices ?? [],
    arguments: registeredArguments.map((one) => ({ name: one.name(), help: one.description })),
    commands: commands.map((inner) => describe(inner, [...path, inner.name()])),
  };
};

/** Returns a program, whose commands are all loaded, as data. */
export const describeProgram = (program: CommandUnknownOpts): DescribedCommand =>
  describe(program, []);

/** Returns a command and all its subcommands, each before its own subcommands. */
export const withSubcommands = (command: DescribedCommand): readonly DescribedCommand[] => [
  command,
  ...command.commands.flatMap(withSubcommands),
];
