// The connection to PostgreSQL: pools, statements prepared once per connection, and flights of
// statements.
import { Unavailable, Unwritable } from '@kasir/core/server';
import pg from 'pg';

/**
 * A statement under the name that a connection keeps its plan by; without a name it is planned each
 * time.
 */
export interface Statement<Row = unknown> {
  readonly name: string;
  readonly text: string;
  /** Never set: it says of what type the rows are. */
  readonly row?: Row;
}

/**
 * Every statement is written so that one index serves it, whatever the table holds; what is
 * switched off here are the plans that only look better while a table is small. So a plan can be
 * made once and kept, also when it was made on an empty table. A node that hangs in a transaction
 * loses it, with its locks.
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
/** A statement that waits longer has lost its connection, or everything waits. */
export const RESPONSE_MS_MAX = 60_000;
/** Amounts, times and counters are safe integers, so 64-bit numbers are read as numbers. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** What every connection has in common. */
export const connectionOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'kasir',
  pipeline: true,
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_MS_MAX,
  types,
});

/** A connection that is there soon or not at all, however long a turn in its pool is waited for. */
class Connection extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super({ ...options, connectionTimeoutMillis: CONNECT_MS_MAX });
  }
}

/**
 * Up to `max` connections; they are opened at need, and again after they were lost. `turn` is how
 * long one may have to wait for others that use them, in milliseconds: that a database is busy
 * does not mean that it cannot be reached.
 */
export const openPool = (url: string, max: number, turn = CONNECT_MS_MAX): pg.Pool => {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    Client: Connection as unknown as new () => pg.ClientBase,
    connectionTimeoutMillis: turn,
    idleTimeoutMillis: 0,
    max,
    onConnect: async (client): Promise<void> => {
      // A loss is known by what it makes fail; as an event that nobody hears it would end the
      // process.
      client.on('error', () => undefined);
      await client.query(SETTINGS);
    },
  });
  // One that is lost while idle is replaced at the next use.
  pool.on('error', () => undefined);
  return pool;
};

/** The connection was lost, or none could be made. */
export class Lost extends Unavailable {
  constructor(message: string, cause: unknown, nothingWritten: boolean) {
    super(message, cause, nothingWritten);
    this.name = 'Lost';
  }
}

/** An error of one statement, after which the connection can go on. */
const isStatementError = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR';

const UNWRITABLE: Readonly<Record<string, string>> = {
  '25006': 'it may only be read: name the primary server in --database (KASIR_DATABASE_URL)',
  '53100': 'its disk is full: free space on the disk of the server',
  '58030': 'its disk refuses it: look after the disk of the server',
};

/** The same error, or what it means for all writes. */
const writeError = (error: pg.DatabaseError): Error => {
  const reason = UNWRITABLE[error.code ?? ''];
  return reason === undefined
    ? error
    : new Unwritable(`PostgreSQL takes no writes because ${reason}. No restart is needed.`, error);
};

/** Takes a connection out of the pool. Rejects with `Lost`. */
export const connect = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  try {
    return await pool.connect();
  } catch (error) {
    throw new Lost('PostgreSQL cannot be reached: nothing was read or written.', error, true);
  }
};

/** Statements that go to the database together and cost one round trip. */
export class Flight {
  readonly #statements: {
    readonly query: pg.QueryConfig & { readonly query_timeout: number };
    readonly use: (rows: readonly unknown[]) => void;
  }[] = [];

  /** Adds a statement; `use` gets its rows once all statements of the flight have succeeded. */
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
   * Rejects with the error of the first statement that failed, or with `Lost`. `before` says that a
   * transaction without writes is open: whatever is lost, nothing was written.
   */
  async send(client: pg.ClientBase, before?: 'nothing written'): Promise<void> {
    const answers = await Promise.allSettled(this.#write(client));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed && isStatementError(failed.reason)) throw writeError(failed.reason);
    if (failed) {
      throw new Lost(
        before === undefined
          ? 'The connection to PostgreSQL was lost. A decision that was under way is stored wholly ' +
              'or not at all: repeat it with the same idempotency key.'
          : 'The connection to PostgreSQL was lost before anything was written.',
        failed.reason,
        before !== undefined,
      );
    }
    for (const [at, answer] of answers.entries()) {
      if (answer.status === 'fulfilled') this.#statements[at]?.use(answer.value.rows);
    }
  }

  /** Hands all statements to the system at once: a call for each would cost more than most do. */
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

/** Runs one statement on a connection of the pool. Rejects like a flight. */
export const query = async <Row>(
  pool: pg.Pool,
  statement: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => {
  const client = await connect(pool);
  let found: readonly Row[] = [];
  try {
    await new Flight().add(statement, values, (rows) => (found = rows)).send(client);
    client.release();
    return found;
  } catch (error) {
    client.release(!isStatementError(error));
    throw error;
  }
};
