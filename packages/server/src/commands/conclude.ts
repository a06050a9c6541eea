// Explains a failed command and chooses its exit code.
import { CommanderError } from 'commander';
import { CommandFailure, exitCodes } from '../failures/exit-codes.ts';
import { BadSetting } from '../config/settings.ts';
import type { Shell } from './command.ts';

/** Returns the message of an error that an operator can fix; any other error in full. */
const explain = (error: unknown): string => {
  if (error instanceof BadSetting || error instanceof CommandFailure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Prints the error of a command, and returns its exit code. */
export const conclude = (error: unknown, shell: Shell): number => {
  // The parser has already printed its message.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCodes.ok.code : exitCodes.usage.code;
  shell.warn(explain(error));
  if (error instanceof CommandFailure) return exitCodes[error.reason].code;
  return error instanceof BadSetting ? exitCodes.usage.code : exitCodes.failed.code;
};
