// Checks cardless credit on the whole platform: its page in a browser, its callback on a socket,
// its money in lists and files, its switch.
import { loopback, reply } from '@kasir/client/testing';
import { parseCsv } from '@kasir/core/testing/internal';
import { createCardlessCredit } from '@kasir/legacy-api';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestServer } from '../../src/testing/test-server.ts';

const phone = createCardlessCredit.examples.phone;

/** A platform with one checkout, and its page. */
const opened = async (change: object = {}) => {
  const server = await openTestServer({ privateCallbacks: 'all' });
  const { body } = await server.call('POST', '/cardless-credit', { ...phone, ...change });
  const { pathname } = new URL(body.redirect_url as string);
  return {
    ...server,
    checkout: body as Record<string, string>,
    see: async () => (await server.kasir.pages('GET', pathname, new URLSearchParams())).body,
    choose: (choice: string) =>
      server.kasir.pages('POST', pathname, new URLSearchParams({ choice })),
  };
};

describe('the page of a checkout', () => {
  test('shows items, plan and amounts, and returns its customer however it ends (CC-FIELD-redirect_url, CC-CREATE-redirect_url)', async () => {
    for (const [choice, outcome] of [
      ['approve', 'paid'],
      ['deny', 'declined'],
      ['cancel', 'canceled'],
    ] as const) {
      const { see, choose } = await opened();
      const html = await see();
      for (const text of [
        'Phone case',
        '2 \u00D7 Rp\u00A0200.500',
        '3 monthly installments',
        '3 \u00D7 Rp\u00A0144.093',
        'Rp\u00A0432.278',
      ])
        expect(html).toContain(text);
      expect(html).not.toContain(phone.redirect_url);
      for (const pressed of [choice, 'approve', 'nonsense']) {
        const { status, headers } = await choose(pressed);
        expect([status, headers['location']]).toEqual([303, phone.redirect_url]);
      }
      const ended = await see();
      expect(ended).toContain(`<div class="status ${outcome}" role="status">`);
      expect(ended).toContain(`href="${phone.redirect_url}"`);
      expect(ended).not.toContain('name="choice"');
    }
  });

  test('shows names as text, whatever they are', async () => {
    const item = { ...phone.items[0], name: '<script>alert(1)</script>' };
    const { see } = await opened({ items: [item] });
    const html = await see();
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });
});

test('the callback arrives at callback_url with the token in header and body, once (EVT-CC-CALLBACK, EVT-UNSPEC-02, EVT-UNSPEC-08, AUTH-09)', async () => {
  const receiver = await loopback((response) => reply(response, 200, {}));
  onTestFinished(() => receiver.close());
  const { checkout, choose, kasir } = await opened({ callback_url: `${receiver.url}/credit` });
  await choose('approve');
  await choose('deny');
  await kasir.worker.idle();
  expect(receiver.seen).toMatchObject([{ method: 'POST', url: '/credit' }]);
  const [received] = receiver.seen;
  const headers = received?.headers ?? {};
  expect(JSON.parse(received?.body ?? '')).toMatchObject({
    transaction_id: checkout['transaction_id'],
    transaction_status: 'settlement',
    callback_authentication_token: headers['x-callback-token'],
  });
  expect(headers['webhook-id']).toEqual(expect.any(String));
});

test('a paid checkout is found among transactions and in files as cardless credit (CORE-04, TXN-FIELD-channel_category, TXN-FIELD-product_id, RPT-BH-transaction_type)', async () => {
  const { call, choose, kasir } = await opened();
  await choose('approve');
  const { body } = await call('GET', '/transactions?channel_categories=CARDLESS_CREDIT');
  expect(body.data).toMatchObject([
    {
      product_id: expect.stringMatching(/^plc_/) as string,
      reference_id: phone.external_id,
      channel_code: 'ID_KREDIVO',
      amount: phone.amount,
    },
  ]);
  const [{ product_id }] = body.data as [{ product_id: string }];
  expect((await call('GET', `/transactions?product_id=${product_id}`)).body.data).toEqual(
    body.data,
  );
  expect((await call('GET', '/transactions?channel_categories=PAYLATER')).body.data).toEqual([]);

  const fileOf = async (type: string) => {
    const { body: report } = await call('POST', '/reports', { type });
    await kasir.worker.idle();
    const { body: made } = await call('GET', `/reports/${report.id}`);
    const file = await kasir.downloads('GET', new URL(made.url as string).pathname);
    let text = '';
    for await (const piece of file.body as AsyncIterable<string>) text += piece;
    const [head = [], ...rows] = parseCsv(text);
    return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])));
  };
  const lines = await fileOf('BALANCE_HISTORY');
  const paid = lines.filter((line) => line['Product Id'] === product_id);
  expect(new Set(paid.map((line) => line['Transaction Type']))).toEqual(
    new Set(['CARDLESS_CREDIT_PAYMENT']),
  );
  expect(paid.map((line) => line['Line Type'])).toEqual(['TRANSACTION', 'FEE', 'VAT']);
  expect(await fileOf('TRANSACTIONS')).toMatchObject([
    { Channel: 'CARDLESS_CREDIT', Reference: phone.external_id, 'Payment Id': product_id },
  ]);
});

test('the switch cardless_credit makes MERCHANT_NOT_FOUND reachable (CC-CREATE-ERR-MERCHANT_NOT_FOUND)', async () => {
  const { call, control, platform } = await openTestServer();
  const code = async () => (await call('POST', '/cardless-credit', phone)).body.error_code;
  await control('PATCH', `/accounts/${platform}`, { switches: { cardless_credit: false } });
  expect(await code()).toBe('MERCHANT_NOT_FOUND');
  await control('PATCH', `/accounts/${platform}`, { switches: { cardless_credit: true } });
  expect(await code()).toBeUndefined();
});
