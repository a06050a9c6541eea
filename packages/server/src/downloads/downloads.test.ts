// Checks files behind signed links: access, expiry, and reads at the pace of the client.
import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { decideQuietly, type Download, type DownloadFile } from '@kasir/core/server';
import type { Partition } from '@kasir/core/store';
import { countingRandom, manualClock } from '@kasir/core/testing';
import { ledgers } from '@kasir/payments/ledger';
import { moveLines, noFees, recordTransaction } from '@kasir/payments/testing';
import { unifiedDownloads } from '@kasir/unified-api/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Kasir } from '../app/kasir.ts';
import { openKasir } from '../app/open.ts';
import { linkPath } from '../http/signed-links.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { createDownloads, type DownloadResponse } from './downloads.ts';

const HOUR = 3_600_000;
const secret = 'secret of this installation';

const open = async () => {
  const clock = manualClock();
  const store = await openSqlite({ file: ':memory:', now: clock.now, random: countingRandom() });
  const kasir = await openKasir({ store, now: clock.now });
  onTestFinished(() => kasir.close());
  return { clock, kasir, store };
};

const ask = async (kasir: Kasir, method: string, path: string, body?: object) => {
  const response = await kasir.handle({
    method,
    path,
    query: '',
    headers: { authorization: `Basic ${Buffer.from(`${kasir.key}:`).toString('base64')}` },
    body: Buffer.from(body ? JSON.stringify(body) : ''),
    address: '127.0.0.1',
  });
  return JSON.parse(response.body) as Record<string, string>;
};

/** Requests a report, waits until it is complete, and returns its body. */
const made = async (kasir: Kasir, body: object) => {
  const { id } = await ask(kasir, 'POST', '/reports', body);
  await kasir.worker.idle();
  return ask(kasir, 'GET', `/reports/${id}`);
};

const pathOf = (url = ''): string => new URL(url).pathname;

const textOf = async ({ body }: DownloadResponse): Promise<string> => {
  if (typeof body === 'string') return body;
  let text = '';
  for await (const piece of body) text += piece;
  return text;
};

describe('the url of a report', () => {
  test('returns its file without a key (RPT-FIELD-url, MODEL-UNSPEC-21, CORE-CONF-02)', async () => {
    const { kasir } = await open();
    kasir.serveAt('https://pay.example');
    const { id, url } = await made(kasir, { type: 'BALANCE_HISTORY' });
    expect(url).toMatch(/^https:\/\/pay\.example\/downloads\/[\w-]+\.[\w-]{32}$/);
    const response = await kasir.downloads('GET', pathOf(url));
    expect(response).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="${id}.csv"`,
        'cache-control': 'private, no-store',
        'request-id': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    });
    const [head, deposit, end] = (await textOf(response)).split('\r\n');
    expect(head).toMatch(/^Product Id,Transaction Id,.*,Bank Reference$/);
    expect(deposit).toMatch(/^dep_.*,1000000000,1000000000,CREDIT,2026-01-01T00:00:00\.000Z/);
    expect(end).toBe('');
  });

  test('is valid for 24 hours of the clock, then 403 (MODEL-UNSPEC-21)', async () => {
    const { kasir } = await open();
    await kasir.clock.freeze();
    const { url } = await made(kasir, { type: 'TRANSACTIONS' });
    await kasir.clock.advance(24 * HOUR - 1);
    expect((await kasir.downloads('GET', pathOf(url))).status).toBe(200);
    await kasir.clock.advance(1);
    const late = await kasir.downloads('GET', pathOf(url));
    expect(late).toMatchObject({
      status: 403,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    expect(JSON.parse(await textOf(late))).toMatchObject({
      error_code: 'REQUEST_FORBIDDEN_ERROR',
    });
  });

  test('cannot be guessed or altered: any other character is 404 (MODEL-UNSPEC-21)', async () => {
    const { kasir } = await open();
    const { url } = await made(kasir, { type: 'TRANSACTIONS' });
    const path = pathOf(url);
    const bent = Array.from(path)
      .map(
        (character, at) => path.slice(0, at) + (character === 'A' ? 'B' : 'A') + path.slice(at + 1),
      )
      .slice('/downloads/'.length);
    const others = [path.replace('/downloads/', '/hosted/'), `${path}A`, path.slice(0, -1)];
    for (const one of [...bent, ...others, '/downloads/', '/downloads/a.b']) {
      const { status, headers } = await kasir.downloads('GET', one);
      expect([one, status, headers['content-type']]).toEqual([
        one,
        404,
        'application/json; charset=utf-8',
      ]);
    }
    expect(
      (await kasir.pages('GET', path.replace('/downloads/', '/hosted/'), new URLSearchParams()))
        .status,
    ).toBe(404);
  });

  test('accepts GET and HEAD only', async () => {
    const { kasir } = await open();
    const { url } = await made(kasir, { type: 'TRANSACTIONS' });
    expect((await kasir.downloads('HEAD', pathOf(url))).status).toBe(200);
    expect(await kasir.downloads('POST', pathOf(url))).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });
});

test('a PENDING or FAILED report has no file and no link that works (RPT-FIELD-url, RPT-CONF-01)', async () => {
  const { kasir, store } = await open();
  const downloads = createDownloads({
    store,
    secret,
    downloads: unifiedDownloads,
    requestId: () => '',
  });
  const partition: Partition = { account: kasir.account, mode: 'test' };
  const statusOf = async (id = '', of = partition) => {
    const link = { partition: of, object: 'report', id: id.slice('report_'.length) };
    return (await downloads('GET', linkPath(secret, 'downloads', link))).status;
  };
  await kasir.worker.stop();
  const { id: pending } = await ask(kasir, 'POST', '/reports', { type: 'TRANSACTIONS' });
  expect(await statusOf(pending)).toBe(404);
  expect(await statusOf('report_nothing')).toBe(404);
  expect(await statusOf(pending, { ...partition, mode: 'live' })).toBe(404);
  const unknown = linkPath(secret, 'downloads', { partition, object: 'payment', id: '1' });
  expect((await downloads('GET', unknown)).status).toBe(404);
});

describe('a file of tens of thousands of lines', () => {
  const LINES = 20_000;

  /** Creates a report with many lines; returns its file, and a count of the reads. */
  const large = async () => {
    const { kasir, store } = await open();
    const partition: Partition = { account: kasir.account, mode: 'test' };
    await store.exec(partition, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        for (let n = 0; n < LINES; n += 1) {
          recordTransaction(d, {
            source: { kind: 'posting', id: `out-${n}` },
            type: 'DISBURSEMENT',
            status: 'SUCCESS',
            category: 'BANK',
            channel: 'ID_BCA',
            reference: `line-${n}-`,
            identifier: null,
            currency: 'IDR',
            amount: 1,
            fees: noFees,
            cashflow: 'MONEY_OUT',
            lines: moveLines('IDR', 'TRANSACTION', 1, ledgers.available, ledgers.clearing),
          });
        }
      }),
    );
    const { id = '' } = await made(kasir, { type: 'BALANCE_HISTORY' });
    const counts = { read: 0 };
    const counted = (file: DownloadFile): DownloadFile => ({
      ...file,
      piece: (view, after) => {
        counts.read += 1;
        return file.piece(view, after);
      },
    });
    const downloads = createDownloads({
      store,
      secret,
      downloads: unifiedDownloads.map((one): Download => ({
        ...one,
        open: (view, object) => {
          const file = one.open(view, object);
          return file && counted(file);
        },
      })),
      requestId: () => '',
    });
    const link = { partition, object: 'report', id: id.slice('report_'.length) };
    const { body } = await downloads('GET', linkPath(secret, 'downloads', link));
    if (typeof body === 'string') throw new Error(body);
    return { body, counts };
  };

  test('is read at most one piece ahead of a slow client, and arrives complete', async () => {
    const { body, counts } = await large();
    expect(counts.read).toBe(0);
    let [taken, lines] = [0, 0];
    const ahead: number[] = [];
    const slow = new Writable({
      highWaterMark: 1,
      decodeStrings: false,
      write: (piece: string, _, done) => {
        // The headings come first and need no read.
        ahead.push(counts.read - taken);
        lines += piece.split('\r\n').length - 1;
        setImmediate(() => {
          ahead.push(counts.read - taken);
          taken += 1;
          done();
        });
      },
    });
    await pipeline(body, slow);
    // The headings and the opening deposit add one line each.
    expect(lines).toBe(LINES + 2);
    expect(counts.read).toBeGreaterThan(LINES / 1_000);
    expect(Math.max(...ahead)).toBeLessThanOrEqual(1);
  });

  test('is read no further once the client has disconnected', async () => {
    const { body, counts } = await large();
    for await (const _ of body) if (counts.read === 3) break;
    await new Promise(setImmediate);
    expect(counts.read).toBe(3);
  });
});
