// Every command by name, with the line that help shows of it, as one data table.
import type { CommandFile } from './command.ts';

interface Listed {
  readonly brief: string;
  /** A command's file is loaded only when it is asked for: a start waits for no other. */
  readonly load: () => Promise<CommandFile>;
}

export const commands: Readonly<Record<string, Listed>> = {
  start: { brief: 'serve the API and the control API', load: () => import('./start.ts') },
  compact: {
    brief: 'shrink the database file of a stopped server',
    load: () => import('./compact.ts'),
  },
};
