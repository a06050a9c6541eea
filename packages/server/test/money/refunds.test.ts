// Checks refunds on every store: bursts that mix both ids never refund more than was paid, the
// server flag decides when refunds are final, and their webhooks carry the data that receivers
// need.
import type { IncomingHttpHeaders } from 'node:http';
import { loopback } from '@kasir/client/testing';
import { decideQuietly } from '@kasir/core/server';
import type { Store } from '@kasir/core/store';
import { memoryStore, type TestResponse } from '@kasir/core/testing';
import { invoices, payments } from '@kasir/payments/state';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { BadSetting } from '../../src/config/settings.ts';
import { checkInvariants } from '../../src/control/invariants.ts';
import type { KasirOptions } from '../../src/app/options.ts';
import { callTo } from '../../src/testing/call.ts';
import { platformOn, sources, stores } from '../../src/testing/stores.ts';

const order = {
  currency: 'IDR',
  amount: 25_000,
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: {
      channel_code: 'DANA',
      channel_properties: { success_return_url: 'https://merchant.example/thanks' },
    },
  },
};

/** The whole platform on a store, and a merchant who sells and refunds. */
const open = async (store: Store, options: Partial<KasirOptions> = {}) => {
  const kasir = await platformOn(store, options);
  const partition = { account: kasir.account, mode: 'test' } as const;
  const call = callTo(kasir);
  const sell = async (): Promise<string> => {
    const { id } = (await call('POST', '/payment_requests', order)).body;
    expect((await call('POST', `/payment_requests/${id}/payments/simulate`, {})).status).toBe(200);
    return id;
  };
  const bill = async () =>
    (await call('POST', '/v2/invoices', { external_id: 'order-1', amount: 25_000 })).body;
  return {
    kasir,
    call,
    sell,
    /** An invoice that its payer paid on its page. */
    paidInvoice: async (): Promise<string> => {
      const { id, invoice_url } = await bill();
      const { pathname } = new URL(invoice_url);
      expect((await kasir.pages('GET', pathname, new URLSearchParams())).body).toContain('DANA');
      const press = (path: string, choice: string) =>
        kasir.pages('POST', path, new URLSearchParams({ choice }));
      const { headers } = await press(pathname, 'EWALLET.DANA');
      const wallet = new URL(headers['location'] ?? '').pathname;
      expect((await press(wallet, 'approve')).status).toBe(303);
      expect((await call('GET', `/v2/invoices/${id}`)).body.status).toBe('PAID');
      return id;
    },
    /** An invoice that the payment of a payment request has paid. */
    invoiceOf: async (request: string): Promise<string> => {
      const { id } = await bill();
      await store.exec(partition, (at, tx) =>
        decideQuietly(at, tx, (d) => {
          const [paid] = d.children(payments, request.slice('pr-'.length));
          const row = d.find(invoices, 'short_id', id);
          if (!row || !paid) throw new Error('There is no invoice or no payment');
          const { type, channel, amount } = paid.state;
          const payment = { id: paid.id, type, channel, amount, at: d.now };
          d.change(invoices, row, { payment: { ...payment, source: null, receipt: null } });
        }),
      );
      return id;
    },
    refund: (ids: object, body: object = {}) =>
      call('POST', '/refunds', { reason: 'OTHERS', ...ids, ...body }),
    figures: () =>
      store.view(partition, (view) =>
        view
          .list(payments, {}, { limit: 99, order: 'asc' })
          .rows.map(({ state: paid }) => [paid.captured, paid.refunded, paid.reserved]),
      ),
  };
};

/** Groups responses by error code, or by status where there is no error code. */
const codes = (responses: readonly TestResponse[]): Map<string, TestResponse[]> =>
  Map.groupBy(responses, ({ status, body }) => (body.error_code as string) ?? String(status));

describe.each(stores)('on %s', (_, opened) => {
  test('a burst of refunds by payment_request_id and invoice_id returns exactly the paid amount (REFUND-CREATE-05, REFUND-CONF-03, REFUND-CREATE-invoice_id, REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED)', async () => {
    const store = await opened();
    const { sell, paidInvoice, invoiceOf, refund, figures, call, kasir } = await open(store);
    const [request, billed] = [await sell(), await paidInvoice()];
    const both = [{ payment_request_id: request }, { invoice_id: await invoiceOf(request) }];
    const alone = { invoice_id: billed };
    const responses = await Promise.all(
      Array.from({ length: 60 }, (__, n) => {
        const ids = n % 3 === 0 ? alone : (both[n % 2] ?? alone);
        return refund(ids, { amount: 1_700, reference_id: `r-${n}` });
      }),
    );
    const seen = codes(responses);
    expect(new Set(seen.keys())).toEqual(new Set(['201', 'MAXIMUM_REFUND_AMOUNT_REACHED']));
    // 14 refunds of 1,700 fit into each payment of 25,000.
    expect(seen.get('201')).toHaveLength(28);
    expect(await figures()).toEqual([
      [25_000, 23_800, 0],
      [25_000, 23_800, 0],
    ]);
    const rest = await Promise.all([...both, ...both, alone, alone].map((ids) => refund(ids)));
    const last = codes(rest);
    expect(last.get('201')?.map(({ body }) => body.amount as number)).toEqual([1_200, 1_200]);
    expect(last.get('INELIGIBLE_TRANSACTION')).toHaveLength(4);
    const { body } = await call('GET', '/refunds');
    expect([body.data.length, body.has_more]).toEqual([10, true]);
    await kasir.clock.quiet();
    expect(await checkInvariants(store)).toEqual([]);
  });

  test('a payment has one pending refund at a time, and a cancellation at its completion leaves one outcome (REFUND-ERR-REFUND_IN_PROGRESS, REFUND-CONF-01)', async () => {
    const store = await opened();
    const { sell, invoiceOf, refund, figures, call, kasir } = await open(store, {
      refunds: 'async',
    });
    await kasir.clock.freeze();
    const request = await sell();
    const ids = [{ payment_request_id: request }, { invoice_id: await invoiceOf(request) }];
    for (let round = 0; round < 4; round += 1) {
      const burst = Array.from({ length: 12 }, (__, n) =>
        refund(ids[n % 2] ?? {}, { amount: 5_000 }),
      );
      const seen = codes(await Promise.all(burst));
      expect(seen.get('201')).toHaveLength(1);
      expect(seen.get('REFUND_IN_PROGRESS')).toHaveLength(11);
      const id = seen.get('201')?.[0]?.body.id as string;
      const [ended] = await Promise.all([
        Promise.all([1, 2, 3].map(() => call('POST', `/refunds/${id}/cancel`))),
        kasir.clock.advance(2_000),
      ]);
      const { status } = (await call('GET', `/refunds/${id}`)).body;
      const cancelled = ended.filter((response) => response.status === 200);
      expect(cancelled).toHaveLength(status === 'CANCELLED' ? 1 : 0);
      expect(['CANCELLED', 'SUCCEEDED']).toContain(status);
    }
    const { data } = (await call('GET', '/refunds')).body;
    const succeeded = data.filter(({ status }: { status: string }) => status === 'SUCCEEDED');
    expect(await figures()).toEqual([[25_000, 5_000 * succeeded.length, 0]]);
    expect(await checkInvariants(store)).toEqual([]);
  });
});

test('a payment whose amounts do not equal the sum of its refunds is reported as a breach', async () => {
  const store = memoryStore(sources);
  const { sell, refund, kasir } = await open(store);
  const id = await sell();
  await refund({ payment_request_id: id }, { amount: 5_000 });
  const said = async (refunded: number, reserved: number) => {
    await store.exec({ account: kasir.account, mode: 'test' }, (_, tx) => {
      for (const row of tx.children(payments, id.slice('pr-'.length)))
        tx.update(payments, row, { state: { ...row.state, refunded, reserved } });
    });
    return (await checkInvariants(store)).map(({ law }) => law);
  };
  const law = 'the refunded amount equals the sum of refunds';
  expect([await said(4_999, 0), await said(5_000, 1), await said(5_000, 0)]).toEqual([
    [law],
    [law],
    [],
  ]);
});

describe('the time at which refunds are final', () => {
  const settings = (args: readonly string[], env = {}) =>
    readConfig(['--memory', ...args], env)?.refunds;

  test('is set by a flag, an environment variable, or otherwise the dialect (REFUND-CONF-01, STATE-UNSPEC-06)', async () => {
    expect(settings([])).toBeNull();
    expect(settings(['--refunds', 'async'])).toBe('async');
    expect(settings([], { KASIR_REFUNDS: 'async' })).toBe('async');
    expect(settings(['--refunds', 'sync'], { KASIR_REFUNDS: 'async' })).toBe('sync');
    expect(() => settings(['--refunds', 'later'])).toThrow(BadSetting);
    for (const [options, status] of [
      [{}, 'SUCCEEDED'],
      [{ dialect: 'service' }, 'PENDING'],
      [{ dialect: 'service', refunds: 'sync' }, 'SUCCEEDED'],
      [{ refunds: 'async' }, 'PENDING'],
    ] as const) {
      const { sell, refund } = await open(memoryStore(sources), options);
      const { body } = await refund({ payment_request_id: await sell() });
      expect([options, body.status]).toEqual([options, status]);
    }
  });
});

test('the webhook of a refund has x-callback-token, webhook-id and the refund as its data (EVT-REFUND-HDR-x_callback_token, EVT-REFUND-HDR-webhook_id, EVT-REFUND-data)', async () => {
  const seen: { headers: IncomingHttpHeaders; body: { event: string; data: unknown } }[] = [];
  const { url, close } = await loopback((response, { headers, body }) => {
    seen.push({ headers, body: JSON.parse(body) as (typeof seen)[number]['body'] });
    response.end();
  });
  onTestFinished(close);
  const { sell, refund, kasir } = await open(memoryStore(sources), {
    callbackToken: 'token-1',
    callbackUrl: url,
    privateCallbacks: 'all',
  });
  const made = [
    (await refund({ payment_request_id: await sell() })).body,
    (await refund({ payment_request_id: await sell() }, { amount: 1_305 })).body,
  ];
  await kasir.clock.quiet();
  const emitted = seen.filter(({ body }) => body.event.startsWith('refund.'));
  expect(emitted.map(({ body }) => body.data)).toEqual(expect.arrayContaining(made));
  expect(emitted.map(({ body }) => body.event).toSorted()).toEqual([
    'refund.failed',
    'refund.succeeded',
  ]);
  for (const { headers } of emitted) {
    expect(headers['x-callback-token']).toBe('token-1');
    expect(headers['webhook-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});
