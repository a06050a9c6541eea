// Tests reading transactions page by page: pages of every size partition the list, in both
// directions, also while it grows.
import { limits } from '@kasir/core';
import { prefixes } from '@kasir/models';
import { transactions } from '@kasir/payments/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addTransaction,
  createMerchantWith,
  readAllTransactions,
  anyTransactions,
} from '../testing/transaction-fixtures.ts';
import { createMerchant } from '../testing/merchant.ts';
import { followLinks, idsOf, pageOf, readAllPages } from '../testing/pagination.ts';

const url = '/transactions';
const runs = { numRuns: 40 };

/** Books in one currency, so that the list without a filter shows all of them. */
const inRupiah = anyTransactions.map((rows) => rows.map((one) => ({ ...one, currency: 'IDR' })));
const limit = fc.integer({ min: 1, max: 26 });

describe('the list', () => {
  test('is partitioned into pages for every limit, and has_more is false only on the last (TXN-LIST-01, TXN-LIST-03, TXN-LIST-after_id, TXN-LIST-has_more, TXN-LIST-data, TXN-LIST-04)', async () => {
    await fc.assert(
      fc.asyncProperty(inRupiah, limit, async (rows, size) => {
        const { call, store, partition } = await createMerchantWith(rows);
        const stored = await store.view(partition, (view) =>
          view.list(transactions, {}, { limit: rows.length }),
        );
        const pages = await readAllPages(call, url, size);
        expect(idsOf(pages)).toEqual(stored.rows.map(({ id }) => prefixes.transaction + id));
        expect(pages.map(({ data }) => data.length)).toEqual(
          Array.from({ length: Math.ceil(rows.length / size) }, (_, i) =>
            Math.min(size, rows.length - i * size),
          ),
        );
        for (const page of pages) {
          expect(Object.keys(page).toSorted()).toEqual(['data', 'has_more', 'links']);
        }
      }),
      runs,
    );
  });

  test('is ordered by created, newest first, and equal times by id (TXN-LIST-02, TXN-UNSPEC-02)', async () => {
    await fc.assert(
      fc.asyncProperty(inRupiah, limit, async (rows, size) => {
        const merchant = await createMerchantWith(
          rows.map((one, i) => ({ ...one, gap: i % 3 === 0 ? 1 : 0 })),
        );
        const all = await readAllTransactions(merchant);
        expect(idsOf(await readAllPages(merchant.call, url, size))).toEqual(
          all.map(({ id }) => id),
        );
        const times = all.map(({ created }) => created);
        for (const [i, time] of times.entries()) expect(time <= (times[i - 1] ?? time)).toBe(true);
        const pairs = Math.ceil((rows.length - 1) / 3);
        expect(new Set(times).size).toBe(Math.ceil(rows.length / 3) + pairs);
      }),
      runs,
    );
  });

  test('is the same when it is read backwards from any item (TXN-LIST-before_id, TXN-LIST-has_more)', async () => {
    await fc.assert(
      fc.asyncProperty(inRupiah, limit, fc.nat(), async (rows, size, pick) => {
        const { call } = await createMerchantWith(rows);
        const ids = idsOf(await readAllPages(call, url, 50));
        const from = pick % ids.length;
        const pages = await readAllPages(call, url, size, ids[from]);
        expect(idsOf(pages.toReversed())).toEqual(ids.slice(0, from));
        expect(pages).toHaveLength(Math.max(1, Math.ceil(from / size)));
      }),
      runs,
    );
  });

  test('has links that lead through the same pages, keep the filters, and end on the last page (TXN-LIST-links, TXN-LIST-links.href, TXN-LIST-links.rel, TXN-LIST-links.method, TXN-UNSPEC-05)', async () => {
    await fc.assert(
      fc.asyncProperty(inRupiah, limit, fc.nat(), async (rows, size, pick) => {
        const { call } = await createMerchantWith(rows);
        const since = 'created[gte]=2026-01-01T00:00:00Z';
        const reference = encodeURIComponent(rows[pick % rows.length]?.reference ?? '');
        const list = `${url}?types=PAYMENT,REFUND&types=TRANSFER&${since}&reference_id=${reference}`;
        const walked = await readAllPages(call, list, size);
        const linked = await followLinks(call, `${list}&limit=${size}`);
        expect(linked).toEqual(walked);
        for (const { links, has_more } of linked) {
          const next = { href: expect.stringMatching(/^\/transactions\?/) as string };
          expect(links).toEqual(has_more ? [{ ...next, rel: 'next', method: 'GET' }] : []);
        }
        const last = linked.at(-1)?.data.at(-1);
        if (!last) return;
        const back = await followLinks(call, `${list}&limit=${size}&before_id=${last.id}`);
        expect(back).toEqual(await readAllPages(call, list, size, last.id));
      }),
      runs,
    );
  });

  test('that grows while it is read repeats no row and misses no earlier row (TXN-LIST-01, TXN-LIST-after_id)', async () => {
    await fc.assert(
      fc.asyncProperty(inRupiah, inRupiah, limit, async (rows, later, size) => {
        const merchant = await createMerchantWith(rows);
        const before = (await readAllTransactions(merchant)).map(({ id }) => id);
        const arriving = [...later];
        const whileGrowing = async (method: string, target: string) => {
          const response = await merchant.call(method, target);
          const next = arriving.shift();
          if (next) await addTransaction(merchant, next);
          return response;
        };
        expect(idsOf(await readAllPages(whileGrowing, url, size))).toEqual(before);
        expect(arriving.length).toBeLessThan(later.length);
      }),
      runs,
    );
  });

  test('of an account without transactions is empty (TXN-LIST-data, TXN-LIST-has_more, TXN-LIST-links)', async () => {
    const { call } = createMerchant();
    expect(await pageOf(call, url)).toEqual({ data: [], has_more: false, links: [] });
  });
});

describe('a page', () => {
  const one = {
    type: 'PAYMENT',
    status: 'SUCCESS',
    category: 'QR_CODE',
    currency: 'IDR',
    amount: 1,
    reference: 'r',
    source: 'p',
    identifier: null,
    gap: 0,
  } as const;

  test('has ten items unless a limit of 1 to 50 is sent (TXN-LIST-limit, LIMIT-13)', async () => {
    const { call } = await createMerchantWith(Array.from({ length: 51 }, () => one));
    const size = async (query: string) => (await pageOf(call, `${url}${query}`)).data.length;
    expect(await size('')).toBe(limits.transactions_page.default);
    expect(await size('')).toBe(10);
    for (const count of [1, 3, 50]) expect(await size(`?limit=${count}`)).toBe(count);
  });

  test.each([
    ['limit=0', 'query.limit'],
    ['limit=51', 'query.limit'],
    ['limit=-1', 'query.limit'],
    ['limit=2.5', 'query.limit'],
    ['limit=ten', 'query.limit'],
    ['limit=', 'query.limit'],
    ['after_id=txn_1', 'query.after_id'],
    ['after_id=', 'query.after_id'],
    ['before_id=nothing', 'query.before_id'],
    ['after_id=txn_1&before_id=txn_1', 'query.after_id'],
  ])('is refused for %s (LIMIT-13, TXN-UNSPEC-03, TXN-UNSPEC-04)', async (query, path) => {
    const { call } = await createMerchantWith([one]);
    const { status, body } = await call('GET', `${url}?${query}`);
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
  });

  test('is refused for cursors of another account or resource, and for two (TXN-UNSPEC-04)', async () => {
    const sub = { id: 'a'.repeat(24), parent: 'b'.repeat(24), number: '000002' };
    const merchant = createMerchant({ account: { id: sub.parent, platform: true }, others: [sub] });
    await addTransaction(merchant, one);
    const [own] = await readAllTransactions(merchant);
    const options = { headers: { 'for-user-id': sub.id } };
    for (const query of [
      `after_id=${own?.id}`,
      `before_id=${own?.id}`,
      `after_id=${own?.product_id}`,
      `after_id=${own?.id.slice(4)}`,
    ]) {
      const { status, body } = await merchant.call('GET', `${url}?${query}`, undefined, options);
      expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    }
    const both = `after_id=${own?.id}&before_id=${own?.id}`;
    expect((await merchant.call('GET', `${url}?${both}`)).status).toBe(400);
  });
});
