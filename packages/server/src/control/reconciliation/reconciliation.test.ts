// The control API of reconciliation: statements, lines, differences, resolutions and adjustments of
// a live account.
import { sendOperation, succeedOperation } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { fillLiveAccount, operationId } from '../../testing/live-account.ts';
import { openTestServer } from '../../testing/test-server.ts';

const [paid, other] = [operationId(1), operationId(2)];
const date = '2026-11-25';

const open = async () => {
  const { kasir, control, platform } = await openTestServer();
  const run = await fillLiveAccount(kasir.store, platform, [1, 2]);
  const call = (method: string, path: string, body?: unknown) =>
    control(method, `/accounts/${platform}/reconciliation${path}`, body);
  const set = (settings: object) =>
    control('PATCH', `/accounts/${platform}/live_settings`, settings);
  return { run, call, control, set };
};

const lineOf = (id: string, operation: string, gross = 1_000) => ({
  id,
  operation,
  kind: 'charge',
  currency: 'PHP',
  gross,
  fee: 30,
  net: gross - 30,
  settled_at: '2026-11-26T09:00:00+07:00',
});

const importing = (lines: readonly unknown[], change = {}) => ({
  connector: 'bank',
  date,
  is_complete: true,
  lines,
  ...change,
});

test('an imported statement is in the status with its sums, its differences and the ledgers', async () => {
  const { call, control } = await open();
  const body = importing([lineOf('l-1', paid), lineOf('l-2', other, 900), lineOf('l-3', 'no')]);
  for (const _ of [1, 2]) {
    const { status, body: statement } = await call('POST', '/import', body);
    expect(status).toBe(200);
    expect(statement).toMatchObject({
      connector: 'bank',
      date,
      source: 'uploaded',
      is_complete: true,
      totals: [{ currency: 'PHP', lines: 3, gross: 2_900, fee: 90, net: 2_810 }],
    });
  }
  const { body: read } = await call('GET', '?from=2026-11-01&to=2026-11-30');
  expect(read).toMatchObject({
    connectors: [{ connector: 'bank', is_fetched: false, complete_until: date }],
    ledgers: [
      { ledger: 'channel_clearing', currency: 'PHP', balance: -1_000 },
      { ledger: 'settled', currency: 'PHP', balance: -970 },
      { ledger: 'processor_fees', currency: 'PHP', balance: -30 },
    ],
    statements: [
      { date, open_differences: expect.arrayContaining([{ reason: 'AMOUNT', count: 1 }]) },
    ],
  });
  expect(read.open_differences).toHaveLength(2);
  const { body: lines } = await call('GET', `/lines?connector=bank&date=${date}&status=MATCHED`);
  expect(lines).toMatchObject({
    data: [{ id: 'l-1', about: paid, settled_at: '2026-11-26T02:00:00.000Z' }],
    next: null,
  });
  expect((await call('GET', '/lines?connector=bank&date=2026-11-24')).body.data).toEqual([]);
  expect((await control('GET', '/invariants')).body).toMatchObject({ breaches: [] });
});

test('a fee that was not agreed is a difference, and matches once it is agreed', async () => {
  const { call, control, set } = await open();
  const fee = { connector: 'bank', type: 'EWALLET', currency: 'PHP', basis_points: 200 };
  const { status, body: settings } = await set({ agreed_fees: [fee] });
  expect([status, settings.agreed_fees]).toEqual([
    200,
    [{ ...fee, channel: null, fixed: 0, vat_basis_points: 0, refund: null }],
  ]);
  const statement = importing([lineOf('l-1', paid), lineOf('l-2', other)]);
  await call('POST', '/import', statement);
  const listOpen = async () => (await call('GET', '/differences')).body.data as object[];
  expect(await listOpen()).toMatchObject([
    { reasons: ['AGREED_FEE'] },
    { reasons: ['AGREED_FEE'] },
  ]);
  await set({ agreed_fees: [{ ...fee, basis_points: 250, fixed: 5 }] });
  await call('POST', '/import', statement);
  expect(await listOpen()).toEqual([]);
  expect((await control('GET', '/invariants')).body).toMatchObject({ breaches: [] });
  expect((await set({ agreed_fees: [{ ...fee, connector: 'none' }] })).body).toMatchObject({
    errors: [{ path: 'body.agreed_fees.0.connector', message: 'Must be bank.' }],
  });
});

test('a difference is resolved with a note, once, and no money moves', async () => {
  const { call } = await open();
  await call('POST', '/import', importing([lineOf('l-2', other, 900)]));
  const { body: listed } = await call('GET', '/differences');
  expect(listed.data).toMatchObject([
    {
      status: 'OPEN',
      date,
      reasons: ['AMOUNT'],
      reported: { id: 'l-2', gross: 900 },
      operation: { id: other, work: 'charge', gross: 1_000, reference: 'order-1' },
    },
  ]);
  const path = `/differences/${listed.data[0].id}`;
  const { ledgers } = (await call('GET', '')).body;
  const decision = { outcome: 'claimed', note: 'sent to the bank' };
  const resolved = await call('POST', `${path}/resolve`, decision);
  expect(resolved.body).toMatchObject({ status: 'RESOLVED', resolution: decision });
  expect((await call('POST', `${path}/resolve`, decision)).body).toMatchObject({
    error_code: 'API_VALIDATION_ERROR',
    errors: [{ message: 'This difference is RESOLVED. Resolve an OPEN one.' }],
  });
  expect((await call('GET', '/differences')).body.data).toEqual([]);
  expect((await call('GET', '/differences?status=RESOLVED')).body.data).toHaveLength(1);
  expect((await call('GET', '')).body.ledgers).toEqual(ledgers);
  expect((await call('POST', '/differences/none/resolve', decision)).status).toBe(404);
});

test('an adjustment must be balanced, and is listed with its difference', async () => {
  const { call, control } = await open();
  await call('POST', '/import', importing([lineOf('l-2', other, 900)]));
  const [{ id: difference }] = (await call('GET', '/differences')).body.data;
  const adjustment = {
    difference,
    currency: 'PHP',
    reason: 'the bank has paid less',
    lines: [
      { ledger: 'settled', amount: -870 },
      { ledger: 'processor_fees', amount: -30 },
      { ledger: 'channel_clearing', amount: 900 },
    ],
  };
  const unbalanced = { ...adjustment, lines: adjustment.lines.slice(1) };
  expect((await call('POST', '/adjustments', unbalanced)).body.errors).toEqual([
    { path: 'body.lines', message: 'The amounts must sum to zero. Add what is missing.' },
  ]);
  const foreign = {
    ...adjustment,
    lines: [
      { ledger: 'merchant_available', amount: 1 },
      { ledger: 'settled', amount: -1 },
    ],
  };
  expect((await call('POST', '/adjustments', foreign)).status).toBe(400);
  expect((await call('POST', '/adjustments', adjustment)).body).toMatchObject(adjustment);
  const { body: read } = await call('GET', `/differences/${difference}`);
  expect(read).toMatchObject({ status: 'OPEN', adjustments: [{ reason: adjustment.reason }] });
  expect((await control('GET', '/invariants')).body).toMatchObject({ breaches: [] });
});

test('a late success is matched by the next import', async () => {
  const { call, run } = await open();
  const late = operationId(9);
  await run(
    (d) => void sendOperation(d, { id: late, work: 'charge', currency: 'PHP', amount: 1_000 }),
  );
  await call('POST', '/import', importing([lineOf('l-9', late)]));
  await run((d) => succeedOperation(d, late));
  await call('POST', '/import', importing([]));
  expect((await call('GET', '/differences')).body.data).toEqual([]);
  expect((await call('GET', '/lines')).body.data).toMatchObject([{ status: 'MATCHED' }]);
});

test('a fetch is scheduled at once, and the feed of the connector begins', async () => {
  const { call } = await open();
  const { body } = await call('POST', '/fetch', { connector: 'bank', date });
  expect(body).toMatchObject({ is_complete: false, attempts: 0, totals: [] });
  expect(body.next_attempt_at).not.toBeNull();
  expect((await call('GET', '')).body.connectors).toMatchObject([{ is_fetched: true }]);
});

test('invalid requests are refused with a remedy', async () => {
  const { call } = await open();
  const messages = async (path: string, body: unknown) =>
    (await call('POST', path, body)).body.errors?.map(
      (one: { path: string; message: string }) => `${one.path}: ${one.message}`,
    );
  expect(await messages('/fetch', { connector: 'bnak', date })).toEqual([
    'body.connector: Must be a connector of the account: bank.',
  ]);
  expect(await messages('/fetch', { connector: 'bank', date: '2999-01-01' })).toEqual([
    'body.date: This day has not begun. Send today or an earlier day.',
  ]);
  expect(await messages('/import', importing([{ ...lineOf('l', paid), gross: 1.5 }]))).toHaveLength(
    1,
  );
  const large = { ...lineOf('l', paid), gross: Number.MAX_SAFE_INTEGER };
  expect(await messages('/import', importing([large, { ...large, id: 'm' }]))).toEqual([
    'body.lines: The sums of the statement are too large. Check its amounts.',
  ]);
  expect((await call('GET', `/lines?date=${date}`)).status).toBe(400);
});

test('a file is read for its columns, then for its lines or its errors, and nothing is imported', async () => {
  const { call } = await open();
  const text = [
    'Payouts of the bank',
    'Line;Reference;Type;Gross;Fee;Paid out',
    `1;${paid};SALE;10,00;0,30;25.11.2026`,
    `2;${other};BACK;-9,00;0,00;26.11.2026`,
  ].join('\n');
  const columns = await call('POST', '/read-file', { text, skip_lines: 1 });
  expect(columns).toMatchObject({
    status: 200,
    body: { delimiter: ';', days: [], problems: [] },
  });
  expect(columns.body.columns[2]).toEqual({ name: 'Type', values: ['SALE', 'BACK'] });
  const mapping = {
    delimiter: ';',
    skip_lines: 1,
    columns: {
      id: 'Line',
      operation: 'Reference',
      kind: 'Type',
      gross: 'Gross',
      fee: 'Fee',
      settled_at: 'Paid out',
    },
    constants: { currency: 'PHP' },
    kinds: { SALE: 'charge', BACK: 'refund' },
    amounts: { decimal: ',' },
    dates: 'DD.MM.YYYY',
  };
  const read = await call('POST', '/read-file', { text, mapping });
  expect(read.body).toMatchObject({
    problems: [],
    days: [
      { date: '2026-11-25', lines: [{ id: '1', operation: paid, gross: 1_000, net: 970 }] },
      { date: '2026-11-26', lines: [{ id: '2', kind: 'refund', gross: -900 }] },
    ],
  });
  const wrong = { ...mapping, kinds: { SALE: 'charge' } };
  const mistaken = await call('POST', '/read-file', { text, mapping: wrong });
  expect(mistaken.body).toMatchObject({
    days: [],
    problems: [expect.stringContaining('line 4, column 3 (Type)')],
  });
  expect((await call('GET', '/lines?connector=bank&date=2026-11-25')).body.data).toEqual([]);
  const [day] = read.body.days;
  expect((await call('POST', '/import', importing(day.lines, { date: day.date }))).status).toBe(
    200,
  );
});
