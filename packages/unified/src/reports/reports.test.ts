// Tests reports through the API: accepted and refused bodies, their completion, and their events.
import { limits } from '@kasir/core';
import { machineSteps, observedSteps, tableOf } from '@kasir/core/testing/internal';
import { prefixes, reportMachine } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { readReportFile, makeReport } from '../testing/report-fixtures.ts';
import { createMerchant } from '../testing/merchant.ts';
import { bookManyPayouts } from '../testing/payment-scenarios.ts';
import { reportLifecycle, reports } from './kind.ts';
import { PAGE_ROWS } from './page.ts';

const DAY = 86_400_000;
const start = '2026-01-01T00:00:00.000Z';
const dayBefore = '2025-12-31T00:00:00.000Z';
const doomed = { from: '1970-01-01T00:00:00.000Z', to: '1970-01-02T00:00:00.000Z' };

test('the state machine of reports equals their lifecycle, with its events (STATE-RPT-01, STATE-RPT-02, STATE-RPT-03)', async () => {
  const place = createMerchant();
  const { body } = await place.call('POST', '/reports', { type: 'TRANSACTIONS' });
  const made = await place.store.view(place.partition, (view) =>
    view.get(reports, body.id.slice(prefixes.report.length)),
  );
  if (!made) throw new Error('There is no report');
  const viewpoint = { place, state: () => made.state, show: (status: string) => status };
  expect(await observedSteps(reports, [viewpoint])).toEqual(machineSteps(reportMachine));
  expect(reportLifecycle.states).toEqual(reportMachine.states);
});

describe('a request for a report', () => {
  test('returns 200 with a PENDING report of the last 24 hours (RPT-UNSPEC-02, RPT-FIELD-id, RPT-FIELD-type, RPT-FIELD-status, RPT-FIELD-filter, RPT-FIELD-filter.from, RPT-FIELD-filter.to, RPT-FIELD-format, RPT-FIELD-currency, RPT-FIELD-business_id, RPT-FIELD-created, RPT-FIELD-updated)', async () => {
    const { call, account } = createMerchant();
    const { status, body } = await call('POST', '/reports', { type: 'BALANCE_HISTORY' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^report_[0-9a-f-]{36}$/) as string,
      type: 'BALANCE_HISTORY',
      status: 'PENDING',
      filter: { from: dayBefore, to: start },
      format: 'CSV',
      currency: 'IDR',
      business_id: account.id,
      created: start,
      updated: start,
    });
  });

  test('accepts a filter in any ISO 8601 form, a currency and a version (RPT-FIELD-filter.from, RPT-FIELD-filter.to, RPT-FIELD-currency)', async () => {
    const { call } = createMerchant();
    const { body } = await call('POST', '/reports', {
      type: 'TRANSACTIONS',
      filter: { from: '2026-01-01', to: '2026-01-31T23:59:59+07:00' },
      format: 'CSV',
      currency: 'PHP',
      report_version: 'VERSION_1',
    });
    expect(body).toMatchObject({
      filter: { from: start, to: '2026-01-31T16:59:59.000Z' },
      currency: 'PHP',
    });
    expect(body).not.toHaveProperty('report_version');
  });

  const refused: [object, string][] = [
    [{}, 'body.type'],
    [{ type: 'UPCOMING_TRANSACTIONS' }, 'body.type'],
    [{ type: 'TRANSACTIONS', format: 'XLSX' }, 'body.format'],
    [{ type: 'TRANSACTIONS', currency: 'XYZ' }, 'body.currency'],
    [{ type: 'TRANSACTIONS', report_version: 'VERSION_9' }, 'body.report_version'],
    [{ type: 'TRANSACTIONS', filter: { from: start } }, 'body.filter.to'],
    [{ type: 'TRANSACTIONS', filter: { from: 'now', to: start } }, 'body.filter.from'],
    [{ type: 'TRANSACTIONS', filter: { from: start, to: start } }, 'body.filter.from'],
    [{ type: 'TRANSACTIONS', filter: { from: start, to: dayBefore } }, 'body.filter.from'],
  ];
  test.each(refused)('is refused for %j (RPT-UNSPEC-02)', async (sent, path) => {
    const { call, store, partition } = createMerchant();
    const { status, body } = await call('POST', '/reports', sent);
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
    const kept = await store.view(partition, (view) => view.list(reports, {}, { limit: 1 }));
    expect(kept.rows).toEqual([]);
  });

  test('may span 92 days and not more (RPT-UNSPEC-02)', async () => {
    const { call } = createMerchant();
    const span = (ms: number) =>
      call('POST', '/reports', {
        type: 'TRANSACTIONS',
        filter: { from: dayBefore, to: new Date(Date.parse(dayBefore) + ms).toISOString() },
      });
    expect(limits.report_days).toBe(92);
    expect((await span(92 * DAY)).status).toBe(200);
    const { status, body } = await span(92 * DAY + 1);
    expect(status).toBe(400);
    expect(body).toEqual({
      error_code: 'DATE_RANGE_TOO_BIG',
      message: expect.stringContaining('92 days') as string,
      error: 'DATE_RANGE_TOO_BIG',
      status_code: 400,
    });
  });

  test('requires the feature and the permission (RPT-GET-ERR-FEATURE_NOT_AVAILABLE)', async () => {
    const { call } = createMerchant({ account: { switches: { reports: false } } });
    for (const [method, path] of [
      ['POST', '/reports'],
      ['GET', '/reports/report_1'],
    ] as const) {
      const body = method === 'POST' ? { type: 'TRANSACTIONS' } : undefined;
      const off = await call(method, path, body);
      expect([off.status, off.body.error_code]).toEqual([400, 'FEATURE_NOT_AVAILABLE']);
      const denied = await call(method, path, body, { permissions: ['transaction:read'] });
      expect([denied.status, denied.body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
    }
  });
});

describe('a report', () => {
  test('is COMPLETED with a url, and its event has both (STATE-RPT-01, RPT-GET-01, RPT-GET-report_id, RPT-FIELD-url, RPT-FIELD-status, EVT-reports.completed, EVT-RPT-event, EVT-RPT-fields)', async () => {
    const { call, advance, events } = createMerchant();
    const { body: requested } = await call('POST', '/reports', { type: 'TRANSACTIONS' });
    const waiting = await call('GET', `/reports/${requested.id}`);
    expect(waiting).toMatchObject({ status: 200, body: requested });
    expect(waiting.body).not.toHaveProperty('url');
    await advance(0);
    const { body } = await call('GET', `/reports/${requested.id}`);
    expect(body).toEqual({
      ...requested,
      status: 'COMPLETED',
      url: expect.stringMatching(/^http:\/\/files\.test\/report\/[0-9a-f-]{36}$/) as string,
    });
    expect((await events()).map((one) => one.body)).toEqual([
      { event: 'reports.completed', ...body },
    ]);
    await advance(DAY);
    expect((await call('GET', `/reports/${requested.id}`)).body).toEqual(body);
    expect(await events()).toHaveLength(1);
  });

  test('that cannot be generated is FAILED without a url, and can be requested again (STATE-RPT-02, STATE-RPT-03, RPT-CONF-01, RPT-FIELD-status, RPT-FIELD-url, EVT-reports.failed, EVT-RPT-event, EVT-RPT-fields)', async () => {
    const merchant = createMerchant();
    const body = { type: 'BALANCE_HISTORY', filter: doomed };
    const failed = await makeReport(merchant, body);
    expect(failed).toMatchObject({ status: 'FAILED', filter: doomed });
    expect(failed).not.toHaveProperty('url');
    await expect(readReportFile(merchant, failed)).rejects.toThrow('has no file');
    const again = await makeReport(merchant, body);
    expect(again).toMatchObject({ status: 'FAILED' });
    const made = await makeReport(merchant, { type: 'BALANCE_HISTORY' });
    expect(made).toMatchObject({ status: 'COMPLETED' });
    expect(new Set([failed.id, again.id, made.id]).size).toBe(3);
    const emitted = (await merchant.events()).map((one) => one.body);
    expect(emitted).toEqual([
      { event: 'reports.failed', ...failed },
      { event: 'reports.failed', ...again },
      { event: 'reports.completed', ...made },
    ]);
  });

  test('fails if its filter begins in 1970, whatever its end, in test mode only (STATE-RPT-02)', async () => {
    const merchant = createMerchant();
    const wide = { from: '1970-01-01T07:00:00+07:00', to: start };
    expect(await makeReport(merchant, { type: 'TRANSACTIONS', filter: wide })).toMatchObject({
      status: 'FAILED',
      filter: { from: doomed.from, to: start },
    });
    const later = { from: '1970-01-01T00:00:00.001Z', to: doomed.to };
    expect((await makeReport(merchant, { type: 'TRANSACTIONS', filter: later })).status).toBe(
      'COMPLETED',
    );
    const live = await merchant.call(
      'POST',
      '/reports',
      { type: 'TRANSACTIONS', filter: wide },
      { mode: 'live' },
    );
    expect([live.status, live.body.error_code]).toEqual([400, 'DATE_RANGE_TOO_BIG']);
  });

  test.each(['report_', 'report_1', 'txn_1', 'report_00000000-0000-7000-8000-000000000000'])(
    'with the id %s is not found (RPT-GET-ERR-TRANSACTION_NOT_FOUND, ERR-CONF-03)',
    async (id) => {
      const { status, body } = await createMerchant().call('GET', `/reports/${id}`);
      expect([status, body.error_code]).toEqual([404, 'TRANSACTION_NOT_FOUND']);
      expect(body).toMatchObject({ error: 'TRANSACTION_NOT_FOUND', status_code: 404 });
    },
  );

  test('is not found by its unprefixed id or in the other mode (RPT-GET-ERR-TRANSACTION_NOT_FOUND)', async () => {
    const merchant = createMerchant();
    const { id } = await makeReport(merchant, { type: 'TRANSACTIONS' });
    const read = (target: string, mode: 'test' | 'live') =>
      merchant.call('GET', `/reports/${target}`, undefined, { mode });
    expect((await read(id, 'test')).status).toBe(200);
    expect((await read(id, 'live')).status).toBe(404);
    expect((await read(id.slice('report_'.length), 'test')).status).toBe(404);
  });

  test('repeated under one idempotency key is one report (STATE-RPT-03)', async () => {
    const { call } = createMerchant();
    const ask = (key: string) =>
      call('POST', '/reports', { type: 'TRANSACTIONS' }, { headers: { 'idempotency-key': key } });
    const [one, same, other] = [await ask('a'), await ask('a'), await ask('b')];
    expect(same.body).toEqual(one.body);
    expect(other.body.id).not.toBe(one.body.id);
  });
});

describe('a file', () => {
  const sizes = [1, PAGE_ROWS - 1, PAGE_ROWS, PAGE_ROWS + 1, 2 * PAGE_ROWS, 2 * PAGE_ROWS + 1];
  test.each(sizes)('of %i rows has each row once and in order', async (count) => {
    const merchant = createMerchant();
    await bookManyPayouts(merchant, count);
    const references = Array.from({ length: count }, (_, pick) => `out-${pick}`);
    for (const type of ['BALANCE_HISTORY', 'TRANSACTIONS']) {
      const { text, pieces } = await readReportFile(merchant, await makeReport(merchant, { type }));
      expect(tableOf(text).map((row) => row['Reference'])).toEqual(references);
      // One more piece has the headings, and a last one may be empty.
      const full = Math.ceil(count / PAGE_ROWS) + 1;
      expect([full, full + 1]).toContain(pieces);
    }
  });
});
