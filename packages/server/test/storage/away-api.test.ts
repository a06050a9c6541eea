// Checks the API while PostgreSQL is unreachable: 503 if nothing was written, the cause in the log.
import type { Observed } from '@kasir/core/pipeline';
import { Unavailable } from '@kasir/core/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createControl } from '../../src/control/control.ts';
import type { Kasir } from '../../src/app/kasir.ts';
import { openKasir } from '../../src/app/open.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { launchPostgres, type Launched } from '../../src/store/postgres/testing/launch.ts';
import { bytesOf, callTo, type Call } from '../../src/testing/call.ts';
import { sources } from '../../src/testing/stores.ts';

const observed: Observed[] = [];
let server: Launched;
let kasir: Kasir;
let call: Call;

beforeAll(async () => {
  server = await launchPostgres();
  const store = await openPostgres({ url: await server.database(), ...sources });
  kasir = await openKasir({ store, observe: (one) => void observed.push(one) });
  call = callTo(kasir);
});
afterAll(async () => {
  await kasir.close();
  await server.stop();
});

const qr = { external_id: 'q', type: 'STATIC', callback_url: 'https://shop.example' };

const probe = async (path: string) => {
  const respond = createControl(kasir, 'token');
  const headers = { host: 'localhost' };
  const body = bytesOf(undefined);
  return respond({ method: 'GET', path, query: '', headers, body, address: '127.0.0.1' });
};

test('reads and writes are 503 with Retry-After, nothing is written, and both work again afterwards', async () => {
  expect((await call('GET', '/balance')).status).toBe(200);
  await server.halt();
  for (const isKnown of [true, false]) {
    if (!isKnown) kasir.directory.forget();
    for (const [method, path, body] of [
      ['GET', '/balance', undefined],
      ['POST', '/qr_codes', qr],
    ] as const) {
      observed.length = 0;
      const { status, headers, body: sent } = await call(method, path, body, { key: 'k' });
      expect([method, status, headers['retry-after'], sent]).toEqual([
        method,
        503,
        '1',
        {
          error_code: 'SERVICE_UNAVAILABLE',
          message: 'The database cannot be reached and nothing was written. Try again in a moment.',
        },
      ]);
      expect(observed).toMatchObject([{ status: 503, errorCode: 'SERVICE_UNAVAILABLE' }]);
      const { error } = observed[0] ?? {};
      expect(error).toBeInstanceOf(Unavailable);
      expect((error as Unavailable).cause).toBeInstanceOf(Error);
    }
  }
  const ready = await probe('/readyz');
  expect([ready.status, JSON.parse(ready.body as string).reasons]).toEqual([
    503,
    ['The database does not answer.'],
  ]);
  expect((await probe('/metrics')).status).toBe(200);
  await server.resume();
  expect((await call('GET', '/qr_codes/q')).status).toBe(404);
  expect((await call('POST', '/qr_codes', qr, { key: 'k' })).status).toBe(200);
  expect((await call('GET', '/qr_codes/q')).status).toBe(200);
});
