// The shape of every command: one file each, loaded only when it is called.
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { Environment } from '../config/settings.ts';
import type { Screen } from '../terminal/screen.ts';

/** The access of a command to its process. */
export interface Shell {
  readonly env: Environment;
  /** Writes lines to standard output. */
  readonly print: (text: string) => void;
  /** Writes a line for the operator to standard error. */
  readonly warn: (line: string) => void;
  /** The target of standard output. */
  readonly screen: Screen;
  /** Overwrites the progress line, or erases it with an empty text; absent without a terminal. */
  readonly progress?: (line: string) => void;
  /** Asks the operator; absent without a terminal. */
  readonly ask?: (question: string) => Promise<string>;
}

/** The exports of a command's file: `command` has its arguments, its flags and its action. */
export interface CommandFile {
  readonly command: (shell: Shell) => CommandUnknownOpts;
}
