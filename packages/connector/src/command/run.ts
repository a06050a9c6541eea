// Runs a connector as a command, until it is stopped.
import { createMemoryStore } from '../store/memory.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { ConnectorStore } from '../store/port.ts';
import { BadConfig } from './options.ts';

/** A connector that listens. */
export interface RunningConnector {
  readonly close: () => Promise<unknown>;
}

/**
 * Runs a command until SIGINT or SIGTERM: prints the help, or starts the connector with its store,
 * which is a SQLite file, or memory without one. A mistake in the options prints one line and ends
 * with exit code 2, any other failure with 1.
 */
export const runCommand = async <Config extends { readonly file: string | undefined }>({
  help,
  read,
  start,
}: {
  readonly help: () => string;
  /** Returns the settings, or null for the help. Throws `BadConfig`. */
  readonly read: (args: readonly string[]) => Config | null;
  /** Starts the connector, and prints where it listens. */
  readonly start: (config: Config, store: ConnectorStore) => Promise<RunningConnector>;
}): Promise<void> => {
  try {
    const config = read(process.argv.slice(2));
    if (config === null) {
      console.log(help());
      return;
    }
    const { file } = config;
    const store = file === undefined ? createMemoryStore() : openSqliteStore({ file });
    const connector = await start(config, store);
    const stop = (): void => {
      void connector.close().then(() => store.close());
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    // A malformed secret, key or channel is a mistake in the options as well.
    const isUsage = error instanceof BadConfig || error instanceof TypeError;
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = isUsage ? 2 : 1;
  }
};
