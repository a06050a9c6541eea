// Tests that an account which is linked with a payment becomes active unless its payer declined:
// the connector reports who declined.
import type { Outcome } from '@kasir/connector';
import { expect, test } from 'vitest';
import { openLiveServer } from '../../src/testing/live-server.ts';

const linkedWithPayment = {
  reference_id: 'order-debit',
  amount: 50_000,
  currency: 'IDR',
  customer: {
    reference_id: 'customer-1',
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Siti' },
  },
  payment_method: {
    type: 'DIRECT_DEBIT',
    reusability: 'MULTIPLE_USE',
    direct_debit: {
      channel_code: 'MANDIRI',
      channel_properties: {
        success_return_url: 'https://shop.example/ok',
        failure_return_url: 'https://shop.example/no',
        mobile_number: '+628123456789',
        card_last_four: '1234',
        card_expiry: '12/35',
        email: 'siti@example.com',
      },
    },
  },
};

interface Body {
  readonly id: string;
  readonly status: string;
  readonly payment_method: { readonly id: string; readonly status: string };
}

const waiting: Outcome = {
  status: 'action_required',
  action: { type: 'redirect', url: 'https://bank.example/page', expires_at: null },
};

test.each([
  ['payer', 'FAILED'],
  ['channel', 'ACTIVE'],
] as const)('an account whose %s declines its payment is %s', async (by, status) => {
  const { callLive, processor, operations } = await openLiveServer({ decide: () => waiting });
  const made = (await callLive('POST', '/payment_requests', linkedWithPayment)).body as Body;
  expect(made.status, JSON.stringify(made)).toBe('REQUIRES_ACTION');
  const [charge] = await operations();
  await processor.connector.reportOutcome(charge?.id ?? '', {
    status: 'declined',
    decline: { code: by === 'payer' ? 'USER_DECLINED_PAYMENT' : 'INSUFFICIENT_BALANCE', by },
  });
  const read = async () => (await callLive('GET', `/payment_requests/${made.id}`)).body as Body;
  await expect.poll(async () => (await read()).status).toBe('FAILED');
  expect((await read()).payment_method.status).toBe(status);
  expect((await operations())[0]?.state.failure?.by).toBe(by);
});

test('an account is not linked when its connector rejects the request before the payer is involved', async () => {
  const refused = { code: 'SLOW_DOWN', message: 'Later.', field: null, operation: null };
  const { callLive } = await openLiveServer({
    onTheWay: (response, { method }) =>
      method === 'POST'
        ? Response.json({ error: refused }, { status: 429, headers: response.headers })
        : response,
  });
  const made = (await callLive('POST', '/payment_requests', linkedWithPayment)).body as Body;
  expect([made.status, made.payment_method.status]).toEqual(['FAILED', 'FAILED']);
});
