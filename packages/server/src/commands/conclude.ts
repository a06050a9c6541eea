// How a command that failed is explained, and with which exit code it ends.
import { CommanderError } from 'commander';
import { CommandFailure, exitCodes } from '../exit-codes.ts';
import { BadSetting } from '../settings.ts';
import type { Shell } from './command.ts';

/** The messages of errors that an operator can mend; anything else is shown whole. */
const explain = (error: unknown): string => {
  if (error instanceof BadSetting || error instanceof CommandFailure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Says how a command ended, and returns its exit code. */
export const conclude = (error: unknown, shell: Shell): number => {
  // The parser has said what it had to say.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCodes.ok.code : exitCodes.usage.code;
  shell.warn(explain(error));
  if (error instanceof CommandFailure) return exitCodes[error.reason].code;
  return error instanceof BadSetting ? exitCodes.usage.code : exitCodes.failed.code;
};
