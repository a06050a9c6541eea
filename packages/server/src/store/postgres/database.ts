// Connects to PostgreSQL: pools, statements prepared once per connection, and pipelines that send
// several statements in one round trip.
import { Unavailable, Unwritable } from '@kasir/core/store';
import pg from 'pg';

/** A statement; connections keep its plan by name. Without one it is planned each time. */
export interface Statement<Row = unknown> {
  readonly name: string;
  readonly text: string;
  /** Never set; carries the type of the rows. */
  readonly row?: Row;
}

/**
 * Settings of every connection. Every statement is written for one index, whatever the size of the
 * table; the plans disabled here only look better while a table is small. So a plan is made once
 * and kept, even one made on an empty table. A node that hangs in a transaction loses the
 * transaction and its locks.
 */
const SETTINGS = `
  SET search_path = kasir, public;
  SET plan_cache_mode = force_generic_plan;
  SET enable_seqscan = off;
  SET enable_hashjoin = off;
  SET enable_mergejoin = off;
  SET enable_bitmapscan = off;
  SET enable_sort = off;
  SET enable_incremental_sort = off;
  SET jit = off;
  SET synchronous_commit = on;
  SET idle_in_transaction_session_timeout = '10s'`;

const CONNECT_MS_MAX = 10_000;
/** The most milliseconds to wait for a response: after that the connection counts as lost. */
export const RESPONSE_MS_MAX = 60_000;
/** Amounts, times and counters are safe integers, so 64-bit integers are read as numbers. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Returns the options that all connections share. */
export const connectionOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'kasir',
  pipeline: true,
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_MS_MAX,
  types,
});

/** A connection that is established soon or fails, however long the wait for its pool is. */
class Connection extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super({ ...options, connectionTimeoutMillis: CONNECT_MS_MAX });
  }
}

/**
 * Opens a pool of up to `max` connections, opened on demand and again after a loss. `turn` is the
 * longest wait for a busy connection, in milliseconds: a busy database is not an unreachable one.
 */
export const openPool = (url: string, max: number, turn = CONNECT_MS_MAX): pg.Pool => {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    Client: Connection as unknown as new () => pg.ClientBase,
    connectionTimeoutMillis: turn,
    idleTimeoutMillis: 0,
    max,
    onConnect: async (client): Promise<void> => {
      // A loss shows in the statements that fail; an unhandled error event would end the process.
      client.on('error', () => undefined);
      await client.query(SETTINGS);
    },
  });
  // A connection that is lost while idle is replaced at the next use.
  pool.on('error', () => undefined);
  return pool;
};

/** The connection was lost or could not be made. */
export class ConnectionLost extends Unavailable {
  constructor(message: string, cause: unknown, nothingWritten: boolean) {
    super(message, cause, nothingWritten);
    this.name = 'ConnectionLost';
  }
}

/** Returns whether an error concerns one statement only, so that the connection stays usable. */
const isStatementError = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR';

const UNWRITABLE: Readonly<Record<string, string>> = {
  '25006': 'it is read-only: name the primary server in --database (KASIR_DATABASE_URL)',
  '53100': 'its disk is full: free space on the disk of the server',
  '58030': 'its disk refuses it: look after the disk of the server',
};

/** Returns `Unwritable` for an error that concerns all writes, otherwise the error itself. */
const writeError = (error: pg.DatabaseError): Error => {
  const reason = UNWRITABLE[error.code ?? ''];
  return reason === undefined
    ? error
    : new Unwritable(
        `PostgreSQL accepts no writes because ${reason}. No restart is needed.`,
        error,
      );
};

/** Takes a connection from the pool. Rejects with `ConnectionLost`. */
export const connect = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  try {
    return await pool.connect();
  } catch (error) {
    throw new ConnectionLost(
      'PostgreSQL cannot be reached: nothing was read or written.',
      error,
      true,
    );
  }
};

/** Statements that are sent together and cost one round trip. */
export class StatementPipeline {
  readonly #statements: {
    readonly query: pg.QueryConfig & { readonly query_timeout: number };
    readonly use: (rows: readonly unknown[]) => void;
  }[] = [];

  /** Adds a statement; `use` receives its rows once all statements sent with it have succeeded. */
  add<Row>(
    statement: Statement<Row>,
    values: readonly unknown[] = [],
    use: (rows: readonly Row[]) => void = () => undefined,
  ): this {
    const { name, text } = statement;
    this.#statements.push({
      query: { name, text, values: [...values], query_timeout: RESPONSE_MS_MAX },
      use: use as (rows: readonly unknown[]) => void,
    });
    return this;
  }

  /**
   * Sends the statements. Rejects with the error of the first one that failed, or with
   * `ConnectionLost`. `before` states that the open transaction has no writes, so that a lost
   * connection cannot have lost any.
   */
  async send(client: pg.ClientBase, before?: 'nothing written'): Promise<void> {
    const outcomes = await Promise.allSettled(this.#write(client));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed && isStatementError(failed.reason)) throw writeError(failed.reason);
    if (failed) {
      throw new ConnectionLost(
        before === undefined
          ? 'The connection to PostgreSQL was lost. A decision that was under way is stored wholly ' +
              'or not at all: repeat it with the same idempotency key.'
          : 'The connection to PostgreSQL was lost before anything was written.',
        failed.reason,
        before !== undefined,
      );
    }
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') this.#statements[at]?.use(outcome.value.rows);
    }
  }

  /**
   * Passes all statements to the system in one call; one each would cost more than most of them.
   */
  #write(client: pg.ClientBase): Promise<pg.QueryResult>[] {
    const { stream } = (client as pg.Client).connection;
    stream.cork();
    try {
      return this.#statements.map(({ query }) => client.query(query));
    } finally {
      stream.uncork();
    }
  }
}

export const BEGIN: Statement = { name: 'begin', text: 'BEGIN' };
export const COMMIT: Statement = { name: 'commit', text: 'COMMIT' };
export const ROLLBACK: Statement = { name: 'rollback', text: 'ROLLBACK' };

/** Runs one statement on a connection of the pool. Rejects like `StatementPipeline.send`. */
export const query = async <Row>(
  pool: pg.Pool,
  statement: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => {
  const client = await connect(pool);
  let found: readonly Row[] = [];
  try {
    await new StatementPipeline().add(statement, values, (rows) => (found = rows)).send(client);
    client.release();
    return found;
  } catch (error) {
    client.release(!isStatementError(error));
    throw error;
  }
};
