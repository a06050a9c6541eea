// Runs a server in its own process that offers one report, and watches its memory while the report
// is downloaded.
import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openKasir, listen, openSqlite } from '@kasir/server';

export interface Measured {
  /** Maximum memory during the download minus the memory before it, in megabytes. */
  readonly extra: number;
  /** Milliseconds that other work waited for the process: the 99th percentile. */
  readonly wait: number;
}

const hex = (digits: number) => randomBytes(digits / 2).toString('hex');
const store = await openSqlite({
  file: process.argv[2] ?? ':memory:',
  now: Date.now,
  random: () => hex(12),
});
const kasir = await openKasir({ store, rates: { test: 0, live: 0, address: 0 } });
const edge = await listen({
  host: '127.0.0.1',
  port: 0,
  tls: null,
  trustedProxies: [],
  insecureHttp: false,
  requestId: () => hex(32),
  respond: ({ method, path }) => kasir.downloads(method, path),
});
kasir.serveAt(edge.url);

interface Body {
  readonly id: string;
  readonly url: string;
  readonly has_more: boolean;
  readonly data: readonly { readonly id: string }[];
}

const ask = async (method: string, path: string, query = '', body = ''): Promise<Body> => {
  const authorization = `Basic ${Buffer.from(`${kasir.key}:`).toString('base64')}`;
  const response = await kasir.handle({
    method,
    path,
    query,
    headers: { authorization },
    body: Buffer.from(body),
    address: '127.0.0.1',
  });
  return JSON.parse(response.body) as Body;
};

/** Lists all transactions once, so that caches are as full as in everyday work. */
const work = async (): Promise<void> => {
  for (let after = '', more = true; more;) {
    const { data, has_more } = await ask('GET', '/transactions', `limit=50${after}`);
    after = `&after_id=${data.at(-1)?.id}`;
    more = has_more;
  }
};

const delay = monitorEventLoopDelay({ resolution: 1 });
let before = 0;
let most = 0;
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 10);

const begin = (): void => {
  global.gc?.();
  before = most = process.memoryUsage.rss();
  delay.reset();
  delay.enable();
};

const end = (): Measured => ({
  extra: (Math.max(most, process.memoryUsage.rss()) - before) / 1e6,
  wait: delay.percentile(99) / 1e6,
});

process.on('message', async (message) => {
  if (message === 'work') await work();
  if (message === 'begin') begin();
  process.send?.(message === 'end' ? end() : {});
});
process.on('disconnect', () => process.exit(0));

const { id } = await ask('POST', '/reports', '', '{"type":"BALANCE_HISTORY"}');
await kasir.worker.idle();
const { url } = await ask('GET', `/reports/${id}`);
process.send?.(url);
