// Adds a suggested name to refusals of the parser that have none.
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { didYouMean } from '@kasir/core';
import { CommandFailure } from '../failures/exit-codes.ts';

/**
 * Returns the unknown subcommand in a refusal of too many arguments: `accounts crate X` reaches the
 * default subcommand of `accounts`, which accepts no arguments.
 */
const unknownSubcommand = (command: CommandUnknownOpts): string | undefined => {
  const { parent, registeredArguments, args } = command;
  if (!parent?.parent || registeredArguments.length > 0) return undefined;
  const [given] = args;
  return parent.commands.some((one) => one.name() === given) ? undefined : given;
};

/** Returns the refusal of a value outside the accepted ones, with the nearest of them. */
const withNearest = (message: string): string => {
  const [, given = '', listed = ''] =
    /argument '(.*)' is invalid\. Allowed choices are (.*)\.$/.exec(message) ?? [];
  return message + didYouMean(given, listed.split(', '));
};

/** Makes a command suggest subcommands and values that were probably meant. */
export const suggestNames = (command: CommandUnknownOpts): void => {
  const refuse = command.error.bind(command);
  command.error = (message, options): never => {
    if (options?.code === 'commander.invalidArgument') return refuse(withNearest(message), options);
    const unknown =
      options?.code === 'commander.excessArguments' ? unknownSubcommand(command) : undefined;
    if (unknown === undefined) return refuse(message, options);
    const names = command.parent?.commands.map((one) => one.name()) ?? [];
    return refuse(
      `unknown command '${unknown}'.${didYouMean(unknown, names)} Commands: ${names.join(', ')}.`,
      options,
    );
  };
};

/** Returns a known name. Throws for an unknown one, with the nearest name and all of them. */
export const knownName = <N extends string>(
  given: string,
  names: readonly N[],
  said: { readonly refusal: string; readonly list: string },
): N => {
  const found = names.find((name) => name === given);
  if (found !== undefined) return found;
  throw new CommandFailure(
    'usage',
    `${said.refusal}.${didYouMean(given, names)} ${said.list}: ${names.join(', ')}.`,
  );
};
