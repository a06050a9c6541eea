// Fetches the statements of connectors: a job of the worker for each day, until it is complete.
import type { ConnectorClient } from '@kasir/connector/client';
import { decideQuietly, payloadOf, type Decision } from '@kasir/core/server';
import type { Job, Partition, Store } from '@kasir/core/store';
import {
  completeStatement,
  fetchStatementJob,
  findStatement,
  recordAttempt,
  statementNeed,
  type ReportedLine,
  type StatementDay,
} from '@kasir/payments/reconciliation';
import { reviewConnector } from './review.ts';
import { storeLines } from './store-statement.ts';

type Statement = Awaited<ReturnType<ConnectorClient['statement']>>;

export interface ReconciliationOptions {
  readonly store: Store;
  /** Returns the client of a connector; null when the account has none of this name. */
  readonly connection: (
    partition: Partition,
    connector: string,
  ) => Promise<Pick<ConnectorClient, 'statement'> | null>;
  /** Aborted when the node stops: a fetch then throws its reason, and is repeated later. */
  readonly stopping?: AbortSignal;
}

/** The most characters of a problem that is kept. */
const PROBLEM_MAX = 300;

/** Returns the message of an error, which names neither secrets nor bodies. */
const problemOf = (error: unknown): string => {
  const issues: unknown = error instanceof Error && 'issues' in error ? error.issues : null;
  const [issue] = Array.isArray(issues)
    ? (issues as { path: PropertyKey[]; message: string }[])
    : [];
  const text = issue
    ? `The statement does not fit the protocol: ${issue.path.map(String).join('.')}: ${issue.message}`
    : error instanceof Error
      ? error.message
      : 'The connector did not respond.';
  return text.slice(0, PROBLEM_MAX);
};

const toReported = ({
  id,
  operation,
  kind,
  gross,
  fee,
  net,
  settled_at,
}: Statement['lines'][number]): ReportedLine => ({
  id,
  operation,
  kind,
  currency: gross.currency,
  gross: gross.value,
  fee: fee.value,
  net: net.value,
  settled: Date.parse(settled_at),
});

/** Returns the statement of a day, or the problem with it. */
const readStatement = async (
  { connection, stopping }: ReconciliationOptions,
  partition: Partition,
  { connector, date }: StatementDay,
): Promise<Statement | string> => {
  try {
    const client = await connection(partition, connector);
    return client ? await client.statement(date) : 'The account has no connector of this name.';
  } catch (error) {
    stopping?.throwIfAborted();
    return problemOf(error);
  }
};

const execute = (
  store: Store,
  partition: Partition,
  day: StatementDay,
  decide: (d: Decision) => void,
  options: { readonly job?: string } = {},
): Promise<void> =>
  store.exec(partition, (at, tx) => decideQuietly(at, tx, decide), {
    needs: [statementNeed(day)],
    ...options,
  });

/** Stores a statement; returns the problem with it, or null. */
const storeStatement = async (
  store: Store,
  partition: Partition,
  { day, hadLines }: { readonly day: StatementDay; readonly hadLines: boolean },
  statement: Statement,
): Promise<string | null> => {
  const lines = statement.lines.map(toReported);
  try {
    await storeLines(store, partition, { day, source: 'fetched', lines });
  } catch (error) {
    if (error instanceof RangeError) return problemOf(error);
    throw error;
  }
  if (statement.is_complete) {
    const ids = hadLines ? new Set(lines.map(({ id }) => id)) : null;
    await execute(store, partition, day, (d) => completeStatement(d, day, ids));
  }
  return null;
};

/**
 * Runs a job: requests the statement, stores its lines, and completes the job. A crash in between
 * repeats it, and nothing is posted twice.
 */
const fetchStatement = async (options: ReconciliationOptions, job: Job): Promise<void> => {
  const { store } = options;
  const { id, partition } = job;
  const day = payloadOf(fetchStatementJob, job);
  const known = await store.view(partition, (view) => findStatement(view, day)?.state);
  // Another job has replaced this one: an operator requested the statement immediately.
  if (known?.job !== id) return execute(store, partition, day, () => {}, { job: id });
  const statement = await readStatement(options, partition, day);
  const hadLines = known.totals.length > 0;
  const problem =
    typeof statement === 'string'
      ? statement
      : await storeStatement(store, partition, { day, hadLines }, statement);
  await reviewConnector(store, partition, day.connector);
  return execute(store, partition, day, (d) => recordAttempt(d, day, problem), { job: id });
};

/** Creates the job handlers of reconciliation, by topic. */
export const createReconciliation = (
  options: ReconciliationOptions,
): ReadonlyMap<string, (job: Job) => Promise<void>> =>
  new Map([[fetchStatementJob.name, (job: Job) => fetchStatement(options, job)]]);
