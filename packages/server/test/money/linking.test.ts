// Checks payment methods on the whole platform: the page of an action links them, and a payer and a
// merchant acting at once leave one outcome on every store.
import type { Store } from '@kasir/core/store';
import { describe, expect, test } from 'vitest';
import { callTo } from '../../src/testing/call.ts';
import { platformOn, stores } from '../../src/testing/stores.ts';

const customer = {
  reference_id: 'customer-1',
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Siti' },
};

const wallet = {
  type: 'EWALLET',
  reusability: 'MULTIPLE_USE',
  customer,
  ewallet: {
    channel_code: 'DANA',
    channel_properties: {
      success_return_url: 'https://merchant.example/thanks',
      failure_return_url: 'https://merchant.example/sorry',
    },
  },
};

const number = {
  type: 'VIRTUAL_ACCOUNT',
  reusability: 'ONE_TIME_USE',
  virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
};

const open = async (store: Store) => {
  const kasir = await platformOn(store);
  const call = callTo(kasir);
  const path = (url: string): string => new URL(url).pathname;
  return {
    call,
    make: async (body: object) => (await call('POST', '/v2/payment_methods', body)).body,
    /** Opens the page of an action. */
    see: (url: string) => kasir.pages('GET', path(url), new URLSearchParams()),
    choose: (url: string, choice: string) =>
      kasir.pages('POST', path(url), new URLSearchParams({ choice })),
  };
};

describe.each(stores)('on %s', (_, openStore) => {
  test('a wallet is linked on the page of its action, which redirects to the merchant (PM2-UNSPEC-06, STATE-UNSPEC-03)', async () => {
    const { call, make, see, choose } = await open(await openStore());
    const { id, status, actions } = await make(wallet);
    expect([status, actions.length]).toEqual(['REQUIRES_ACTION', 1]);
    const [{ url }] = actions;
    const page = await see(url);
    expect([page.status, page.body.includes('Link DANA')]).toEqual([200, true]);
    expect(page.body).not.toContain('Open amount');
    const sent = await choose(url, 'approve');
    expect([sent.status, sent.headers['location']]).toEqual([
      303,
      'https://merchant.example/thanks',
    ]);
    const after = (await call('GET', `/v2/payment_methods/${id}`)).body;
    expect(after).toMatchObject({ status: 'ACTIVE', actions: [] });
    expect((await see(url)).body).toContain('class="status linked"');
  });

  test('a payer who approves and declines at once, twice each, leaves one outcome (STATE-UNSPEC-03)', async () => {
    const { call, make, choose } = await open(await openStore());
    const { id, actions } = await make(wallet);
    const { url } = actions[0];
    await Promise.all(['approve', 'decline', 'approve', 'decline'].map((one) => choose(url, one)));
    const { status } = (await call('GET', `/v2/payment_methods/${id}`)).body;
    expect(['ACTIVE', 'FAILED']).toContain(status);
  });

  test('concurrent requests create a virtual account number once, and pay it once (PM2-UNSPEC-01, STATE-PM2-01)', async () => {
    const { call, make } = await open(await openStore());
    const channel_properties = { customer_name: 'Siti', virtual_account_number: '123456' };
    const chosen = { ...number, virtual_account: { channel_code: 'BRI', channel_properties } };
    const requests = Array.from({ length: 6 }, () => call('POST', '/v2/payment_methods', chosen));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    const { id } = await make(number);
    const url = `/v2/payment_methods/${id}/payments`;
    const paid = await Promise.all(
      Array.from({ length: 6 }, () => call('POST', `${url}/simulate`, { amount: 25_000 })),
    );
    expect(paid.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await call('GET', url)).body.data).toHaveLength(1);
    const { data } = (await call('GET', '/transactions')).body;
    expect(data.filter((one: { type: string }) => one.type === 'PAYMENT')).toHaveLength(1);
  });

  test('methods and their payments are found by every filter (PM2-UNSPEC-06)', async () => {
    const { call, make } = await open(await openStore());
    const { customer_id } = await make(wallet);
    const { id, reference_id } = await make(number);
    const found = async (target: string) =>
      (await call('GET', target)).body.data.map((one: { type: string }) => one.type);
    const list = '/v2/payment_methods';
    expect(await found(`${list}?type=EWALLET&status=REQUIRES_ACTION`)).toEqual(['EWALLET']);
    expect(await found(`${list}?reusability=ONE_TIME_USE`)).toEqual(['VIRTUAL_ACCOUNT']);
    expect(await found(`${list}?customer_id=${customer_id}`)).toEqual(['EWALLET']);
    expect(await found(`${list}?reference_id=${reference_id}&id=${id}`)).toHaveLength(1);
    await call('POST', `${list}/${id}/payments/simulate`, { amount: 25_000 });
    const payments = `${list}/${id}/payments`;
    const now = new Date().toISOString();
    expect(await found(`${payments}?status=SUCCEEDED&reference_id=${reference_id}`)).toHaveLength(
      1,
    );
    expect(await found(`${payments}?updated[lte]=${now}&created[lte]=${now}`)).toHaveLength(1);
    expect(await found(`${payments}?payment_request_id=pr-1`)).toEqual([]);
  });
});
