// Checks e-wallets of the legacy API among the other generations: one page, one ledger, one list of
// refunds.
import { expect, test } from 'vitest';
import { checkInvariants } from '../../src/control/invariants.ts';
import { openTestServer, type TestServer } from '../../src/testing/test-server.ts';

/** The payer presses a button of a page. */
const press = async ({ kasir }: TestServer, url: string, choice: string) => {
  const { pathname } = new URL(url);
  return kasir.pages('POST', pathname, new URLSearchParams({ choice }));
};

const charge = {
  reference_id: 'a',
  currency: 'IDR',
  amount: 25_000,
  checkout_method: 'ONE_TIME_PAYMENT',
  channel_code: 'ID_DANA',
  channel_properties: { success_redirect_url: 'https://merchant.example/thanks' },
};

test('the pages of e-wallets apply the decision of the payer and redirect to the merchant (EWALLET-FIELD-B-checkout_url, EWALLET-FIELD-C2-checkout_url, VER-UNSPEC-05)', async () => {
  const server = await openTestServer();
  const { call, kasir } = server;
  const paid = await call('POST', '/ewallets', {
    external_id: 'a',
    amount: 25_000,
    ewallet_type: 'DANA',
    redirect_url: 'https://merchant.example/done',
  });
  const url = paid.body.checkout_url as string;
  const page = await kasir.pages('GET', new URL(url).pathname, new URLSearchParams());
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('25.000')]);
  const left = await press(server, url, 'approve');
  expect([left.status, left.headers['location']]).toEqual([303, 'https://merchant.example/done']);
  const read = await call('GET', '/ewallets?external_id=a&ewallet_type=DANA');
  expect(read.body.status).toBe('PAID');
  const charged = (await call('POST', '/ewallets/charges', charge)).body;
  await press(server, charged.actions.mobile_web_checkout_url as string, 'decline');
  const seen = await call('GET', `/ewallets/charges/${charged.id}`);
  expect(seen.body).toMatchObject({ status: 'FAILED', failure_code: 'USER_DECLINED_PAYMENT' });
});

test('a wallet that was saved by the unified API pays a charge, whose transactions and refunds every generation lists (VER-UNSPEC-05)', async () => {
  const server = await openTestServer();
  const { call, store, platform, events } = server;
  const customer = await call('POST', '/customers', {
    reference_id: 'siti',
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Siti' },
  });
  const method = await call('POST', '/v2/payment_methods', {
    type: 'EWALLET',
    reusability: 'MULTIPLE_USE',
    customer_id: customer.body.id,
    ewallet: {
      channel_code: 'DANA',
      channel_properties: {
        success_return_url: 'https://merchant.example/thanks',
        failure_return_url: 'https://merchant.example/sorry',
      },
    },
  });
  const [{ url }] = method.body.actions as [{ url: string }];
  const tokenized = {
    reference_id: 'b',
    currency: 'IDR',
    amount: 25_000,
    checkout_method: 'TOKENIZED_PAYMENT',
    payment_method_id: method.body.id,
  };
  const early = await call('POST', '/ewallets/charges', tokenized);
  expect([early.status, early.body.error_code]).toEqual([400, 'INVALID_PAYMENT_METHOD_ID']);
  await press(server, url, 'approve');
  const { status, body } = await call('POST', '/ewallets/charges', tokenized);
  expect([status, body.status, body.customer_id]).toEqual([202, 'SUCCEEDED', customer.body.id]);
  const rows = await call('GET', `/transactions?product_id=${body.id}`);
  expect(rows.body.data).toMatchObject([
    {
      product_id: body.id,
      reference_id: 'b',
      channel_category: 'EWALLET',
      channel_code: 'ID_DANA',
      type: 'PAYMENT',
      status: 'SUCCESS',
    },
  ]);
  const refund = await call('POST', `/ewallets/charges/${body.id}/refunds`, { amount: 5_000 });
  expect(refund.status).toBe(200);
  const unified = await call('GET', `/refunds/${refund.body.id}`);
  expect(unified.body).toMatchObject({
    id: refund.body.id,
    payment_id: body.id,
    payment_request_id: null,
    amount: 5_000,
    status: 'SUCCEEDED',
  });
  expect((await call('GET', '/refunds')).body.data).toEqual([unified.body]);
  const names = (await events(platform)).map(({ event }) => event);
  expect(names).toEqual(['payment_method.activated', 'ewallet.capture', 'ewallet.refund']);
  const requests = await call('GET', '/payment_requests');
  expect(requests.body.data).toEqual([]);
  expect(await checkInvariants(store)).toEqual([]);
});
