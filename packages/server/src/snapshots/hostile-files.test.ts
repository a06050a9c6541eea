// Checks snapshot files from unknown authors: whatever their contents, a file is restored
// completely or refused by its row and field, and the account stays usable.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SnapshotFile } from '@kasir/control';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { randomHex } from '../random/random-hex.ts';

const open = async () => {
  const store = await openSqlite({ file: ':memory:', now: Date.now, random: () => randomHex(12) });
  return openTestServer({ store });
};

/** A plan, a linked wallet, an invoice, a paid code, a refund and a transfer; returns the file. */
const fill = async (server: TestServer): Promise<SnapshotFile> => {
  const { call, control, platform, branch } = server;
  const made = async (path: string, body: object): Promise<Record<string, string>> => {
    const { status, body: response } = await call('POST', path, body);
    if (status >= 300) throw new Error(`${path}: ${JSON.stringify(response)}`);
    return response;
  };
  await made('/qr_codes', {
    external_id: 'menu-1',
    type: 'DYNAMIC',
    callback_url: 'https://example.com',
    amount: 25_000,
  });
  await made('/qr_codes/menu-1/payments/simulate', {});
  await made('/v2/invoices', { external_id: 'bill-1', amount: 40_000 });
  const plan = await made('/recurring_payments', {
    external_id: 'plan-1',
    payer_email: 'siti@example.com',
    interval: 'DAY',
    interval_count: 1,
    amount: 50_000,
    description: 'A month of coffee',
  });
  await made(`/recurring_payments/${plan['id']}/pause!`, {});
  await made('/payment_requests', {
    reference_id: 'order-1',
    amount: 70_000,
    currency: 'IDR',
    payment_method: {
      type: 'EWALLET',
      reusability: 'ONE_TIME_USE',
      ewallet: {
        channel_code: 'DANA',
        channel_properties: { success_return_url: 'https://shop.example/done' },
      },
    },
  });
  await made('/customers', {
    reference_id: 'siti',
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Siti' },
  });
  const other = await branch();
  await made('/transfers', {
    reference: 'settlement-1',
    amount: 1_000,
    source_user_id: platform,
    destination_user_id: other,
  });
  const taken = await control('POST', `/accounts/${platform}/snapshots`, {});
  const { body: file } = await control('GET', `/snapshots/${taken.body.id}`);
  return file as SnapshotFile;
};

const lists = [
  '/payment_requests',
  '/v2/payment_methods',
  '/v2/invoices',
  '/transactions',
  '/customers?reference_id=siti',
  '/recurring_payments',
  '/balance',
];

/** Asserts that everything of an account can be read, and that its books agree. */
const assertUsable = async ({ call, control, platform }: TestServer): Promise<void> => {
  for (const path of lists)
    expect([path, (await call('GET', path)).status < 500]).toEqual([path, true]);
  const objects = await control('GET', `/accounts/${platform}/objects`);
  expect(objects.status).toBeLessThan(500);
  expect((await control('GET', '/invariants')).body).toMatchObject({ ok: true, breaches: [] });
};

const restore = ({ control, platform }: TestServer, file: unknown, clock = 'keep') =>
  control('POST', `/accounts/${platform}/restore`, { file, clock });

/** Paths of all values within a value. */
const pathsOf = (value: unknown): string[][] =>
  value === null || typeof value !== 'object'
    ? [[]]
    : [
        [],
        ...Object.keys(value).flatMap((key) =>
          pathsOf(Reflect.get(value, key)).map((path) => [key, ...path]),
        ),
      ];

const set = (within: unknown, path: readonly string[], value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = Array.isArray(within) ? [...(within as unknown[])] : { ...(within as object) };
  const next = set(Reflect.get(copy, key), rest, value);
  if (next === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, next);
  return copy;
};

const strange = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'NOPE',
  0,
  -1,
  0.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  {},
  'x'.repeat(10_000),
  '2026-02-30T00:00:00Z',
  '__proto__',
);

test('a file in which any value of a row is replaced is restored or refused by its field, and the account stays usable', async () => {
  const server = await open();
  const file = await fill(server);
  const rows = (['objects', 'entries', 'jobs'] as const).flatMap((list) =>
    file[list].flatMap((row, index) => pathsOf(row).map((path) => [list, String(index), ...path])),
  );
  const heads = pathsOf({ ...file, objects: [], entries: [], jobs: [] });
  const paths = fc.oneof(fc.constantFrom(...rows), fc.constantFrom(...heads));
  await fc.assert(
    fc.asyncProperty(paths, strange, fc.boolean(), async (path, value, withClock) => {
      const clock = (await server.control('GET', '/clock')).body.now as string;
      const changed = set(file, path, value);
      const response = await restore(server, changed, withClock ? 'snapshot' : 'keep');
      expect([200, 400]).toContain(response.status);
      if (response.status === 400) {
        expect(response.body.errors[0].path).toMatch(/^body\.(file|snapshot)/);
        const now = (await server.control('GET', '/clock')).body.now as string;
        expect(now >= clock).toBe(true);
      }
      await assertUsable(server);
    }),
    { numRuns: 120, examples: [] },
  );
});

describe('a file', () => {
  const find = (file: SnapshotFile, kind: string): number =>
    file.objects.findIndex((object) => object.kind === kind);

  test('with an invalid value, such as an unknown status, is refused by row and field', async () => {
    const server = await open();
    const file = await fill(server);
    const plan = String(find(file, 'plan'));
    const intent = String(find(file, 'intent'));
    const twice = [...file.objects, file.objects[0]];
    const refusals: [changed: unknown, path: string][] = [
      [
        set(file, ['objects', plan, 'state', 'interval', 'count'], 0),
        `objects.${plan}.state.interval.count`,
      ],
      [
        set(file, ['objects', plan, 'state', 'interval', 'count'], -1),
        `objects.${plan}.state.interval.count`,
      ],
      [set(file, ['objects', intent, 'state', 'status'], 'NOPE'), `objects.${intent}.state.status`],
      [
        set(file, ['objects', intent, 'state', 'instrument'], 'nobody'),
        `objects.${intent}.state.instrument`,
      ],
      [set(file, ['objects', intent, 'state', 'more'], 1), `objects.${intent}.state.more`],
      [set(file, ['objects', intent, 'id'], ''), `objects.${intent}.id`],
      [set(file, ['objects', intent, 'state'], null), `objects.${intent}.state`],
      [set(file, ['objects', intent], null), `objects.${intent}`],
      [{ ...file, objects: twice }, `objects.${twice.length - 1}.id`],
      [set(file, ['account'], ''), 'account'],
      [set(file, ['entries', '0', 'ledger'], 'pockets'), 'entries.0.ledger'],
      [
        { ...file, entries: [...file.entries, file.entries[0]] },
        `entries.${file.entries.length}.id`,
      ],
      [set(file, ['jobs', '0', 'payload'], { nothing: 1 }), 'jobs.0.payload'],
      [set(file, ['jobs', '0', 'topic'], 'rob.bank'), 'jobs.0.topic'],
      [set(file, ['turn', 'now'], 253_402_300_799_999), 'turn.now'],
      [set(file, ['format'], 'kasir-snapshot/9'), 'format'],
    ];
    const clock = (await server.control('POST', '/clock/freeze', {})).body.now;
    for (const [changed, path] of refusals) {
      const { status, body } = await restore(server, changed, 'snapshot');
      expect([status, String(body.errors?.[0]?.path)]).toEqual([
        400,
        expect.stringMatching(new RegExp(`^body\\.file\\.${path.replaceAll('.', '\\.')}`)),
      ]);
    }
    expect((await server.control('GET', '/clock')).body.now).toBe(clock);
    await assertUsable(server);
  });

  test('that is cut off in the middle is refused as invalid JSON, and nothing changes', async () => {
    const server = await open();
    const file = await fill(server);
    const text = JSON.stringify({ file, clock: 'snapshot' });
    const half = new TextEncoder().encode(text.slice(0, text.length / 2));
    const { status, body } = await server.control(
      'POST',
      `/accounts/${server.platform}/restore`,
      half,
    );
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    await assertUsable(server);
  });

  test('of more values than a request may have is restored as it was taken', async () => {
    const server = await open();
    for (let n = 0; n < 400; n += 1)
      await server.call('POST', '/customers', {
        reference_id: `customer-${n}`,
        type: 'INDIVIDUAL',
        individual_detail: { given_names: 'Siti', surname: 'x'.repeat(200) },
        metadata: Object.fromEntries(
          Array.from({ length: 30 }, (_, key) => [`key-${key}`, 'y'.repeat(100)]),
        ),
      });
    const { control, platform } = server;
    const taken = await control('POST', `/accounts/${platform}/snapshots`, {});
    const { body: file } = await control('GET', `/snapshots/${taken.body.id}`);
    expect(JSON.stringify(file).length).toBeGreaterThan(1_048_576);
    await control('POST', `/accounts/${platform}/reset`, {});
    const restored = await restore(server, file);
    expect(restored.body).toEqual({ account: platform, objects: file.objects.length });
    const again = await control('POST', `/accounts/${platform}/snapshots`, {});
    const { body: same } = await control('GET', `/snapshots/${again.body.id}`);
    expect(same.objects).toEqual(file.objects);
    expect(same.entries).toEqual(file.entries);
  });
});
