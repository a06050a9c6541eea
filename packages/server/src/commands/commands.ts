// Every command by name, with the line that help shows of it, as one data table.
import type { CommandFile } from './command.ts';

interface Listed {
  readonly brief: string;
  /** A command's file is loaded only when it is called: a start waits for no other. */
  readonly load: () => Promise<CommandFile>;
}

export const commands: Readonly<Record<string, Listed>> = {
  start: { brief: 'serve the API and the control API', load: () => import('./start.ts') },
  backup: {
    brief: 'copy the database file of a server that may run',
    load: () => import('./backup.ts'),
  },
  check: { brief: 'say whether all books agree', load: () => import('./check.ts') },
  compact: {
    brief: 'shrink the database file of a stopped server',
    load: () => import('./compact.ts'),
  },
  migrate: {
    brief: 'bring a database to this release, or say what that changes',
    load: () => import('./migrate.ts'),
  },
  views: { brief: 'make SQL views to query by hand', load: () => import('./views.ts') },
};
