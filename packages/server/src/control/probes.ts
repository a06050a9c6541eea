// Probes and counters of the control listener, for orchestrators and Prometheus. They need no
// token, because they show nothing of an account and change nothing.
import type { RawRequest } from '@kasir/core/pipeline';
import { Unwritable } from '@kasir/core/store';
import type { HttpResponse } from '../http/response.ts';
import type { Kasir } from '../app/kasir.ts';

type Probe = (kasir: Kasir) => HttpResponse | Promise<HttpResponse>;

/** Milliseconds after which a store counts as unreachable. */
const STORE_MS_MAX = 2_000;

const json = (status: number, body: unknown): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});

const AWAY = 'The database does not answer.';
const UNWRITABLE =
  'The database accepts no writes: its disk is full, or it is read-only. The log has the remedy.';

/** Returns the problem of the store; null when it can be read and written. */
const storeProblem = async ({ store }: Kasir): Promise<string | null> => {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(AWAY), STORE_MS_MAX);
  const response = Promise.all([store.pending(), store.assertWritable()]).then(
    () => null,
    (error: unknown) => (error instanceof Unwritable ? UNWRITABLE : AWAY),
  );
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Returns the reasons to send requests to another node; empty when the node is ready. */
const reasonsAgainst = async (kasir: Kasir): Promise<string[]> => {
  if (kasir.isStopping) return ['The server is stopping.'];
  const problem = await storeProblem(kasir);
  return [
    ...(problem === null ? [] : [problem]),
    ...(kasir.worker.isAlive ? [] : ['The worker does not look for work.']),
  ];
};

const ready: Probe = async (kasir) => {
  const reasons = await reasonsAgainst(kasir);
  return reasons.length === 0
    ? json(200, { status: 'ready' })
    : json(503, { status: 'not ready', reasons });
};

/** Counters are available even while the database is unreachable, then without job counts. */
const metrics: Probe = async (kasir) => ({
  status: 200,
  headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
  body: kasir.metrics.text(
    await kasir.store.backlog().catch(() => null),
    await kasir.doubts.count().catch(() => null),
    kasir.store.now(),
  ),
});

const probes: Readonly<Record<string, Probe>> = {
  '/healthz': () => json(200, { status: 'ok' }),
  '/readyz': ready,
  '/metrics': metrics,
};

/** Returns the probe that a request addresses, if any. */
export const probeFor = ({ method, path }: RawRequest): Probe | undefined =>
  (method === 'GET' || method === 'HEAD') && Object.hasOwn(probes, path) ? probes[path] : undefined;
