// Checks every listener while PostgreSQL is unreachable: each request gets a response, and its
// cause is logged.
import { Unavailable } from '@kasir/core/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createControl } from '../../src/control/control.ts';
import { listen, type Edge, type Failure } from '../../src/http/edge.ts';
import { createRouter, refusalAt } from '../../src/app/public-listener.ts';
import type { Kasir } from '../../src/app/kasir.ts';
import { openKasir } from '../../src/app/open.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { launchPostgres } from '../../src/store/postgres/testing/launch.ts';
import { callTo } from '../../src/testing/call.ts';
import { sources } from '../../src/testing/stores.ts';

const failures: Failure[] = [];
let kasir: Kasir;
let publicly: Edge;
let control: Edge;
const paths: Record<'page' | 'file', string> = { page: '', file: '' };

const settings = {
  host: '127.0.0.1',
  port: 0,
  tls: null,
  trustedProxies: [],
  insecureHttp: false,
  requestId: () => 'f'.repeat(32),
  failed: (failure: Failure) => failures.push(failure),
};

const bearer = { authorization: 'Bearer token' };

beforeAll(async () => {
  const server = await launchPostgres();
  const store = await openPostgres({ url: await server.database(), ...sources });
  kasir = await openKasir({ store });
  publicly = await listen({ ...settings, respond: createRouter(kasir), refusal: refusalAt });
  control = await listen({ ...settings, respond: createControl(kasir, 'token') });
  kasir.serveAt(publicly.url);
  const call = callTo(kasir);
  const invoice = await call('POST', '/v2/invoices', { external_id: 'away', amount: 25_000 });
  paths.page = new URL(invoice.body.invoice_url as string).pathname;
  const report = await call('POST', '/reports', { type: 'BALANCE_HISTORY' });
  await kasir.worker.idle();
  const made = await call('GET', `/reports/${report.body.id}`);
  paths.file = new URL(made.body.url as string).pathname;
  await server.stop();
});
afterAll(async () => {
  await Promise.all([publicly.close(), control.close(), kasir.close()]);
});

test.each([
  ['the health probe', () => fetch(`${publicly.url}/_health`), 503],
  ['a page', () => fetch(publicly.url + paths.page), 503],
  ['a file', () => fetch(publicly.url + paths.file), 503],
  ['the control API', () => fetch(`${control.url}/accounts`, { headers: bearer }), 503],
  [
    'a change through the control API',
    () => fetch(`${control.url}/clock/freeze`, { method: 'POST', headers: bearer, body: '{}' }),
    500,
  ],
  [
    "a payer's choice",
    () => fetch(publicly.url + paths.page, { method: 'POST', body: 'choice=EWALLET.DANA' }),
    503,
  ],
] as const)(
  '%s gets a response while the database is unreachable, and the cause is logged',
  async (_, ask, status) => {
    // The directory must not respond from its cache of keys and accounts.
    kasir.directory.forget();
    failures.length = 0;
    const response = await ask();
    expect(response.status).toBe(status);
    expect(response.headers.get('request-id')).toBe('f'.repeat(32));
    expect(await response.text()).not.toBe('');
    expect(failures).toMatchObject([{ status, error: expect.any(Unavailable) }]);
  },
);
