// What every command is made of: one file each, loaded only when it is called.
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { Environment } from '../settings.ts';

/** What a command sees of the process it runs in. */
export interface Shell {
  readonly env: Environment;
  /** Writes lines to standard output. */
  readonly print: (text: string) => void;
  /** Writes a line for the operator to standard error. */
  readonly warn: (line: string) => void;
}

/** The file of a command exports `command`: its arguments, its flags, and what it does. */
export interface CommandFile {
  readonly command: (shell: Shell) => CommandUnknownOpts;
}
