// Checks outcome scripts in generations before v2, which wait for their channel differently, and in
// snapshots.
import { createCardlessCredit } from '@kasir/legacy-api';
import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';
import { checkInvariants } from '../invariants.ts';

const open = async () => {
  const server = await openTestServer();
  const { control, platform, kasir } = server;
  await control('POST', '/clock/freeze', {});
  return {
    ...server,
    script: (steps: readonly object[], match: object = {}) =>
      control('POST', `/accounts/${platform}/scripts`, { steps, match }),
    advance: (minutes: number) =>
      control('POST', '/clock/advance', { ms: minutes * 60_000, wait_ms: 60_000 }),
    press: (url: string, choice: string) =>
      kasir.pages('POST', new URL(url).pathname, new URLSearchParams({ choice })),
  };
};

const ovo = (external_id: string) => ({
  external_id,
  amount: 25_000,
  phone: '081234567890',
  ewallet_type: 'OVO',
});

test('a request that waits for OVO fails while OVO has not responded, and the payment completes once it has (VER-11)', async () => {
  const { script, call, advance, kasir } = await open();
  await script([{ outcome: 'lose_response' }]);
  const headers = { 'x-api-version': '2019-02-04' };
  const create = () => call('POST', '/ewallets', ovo('a'), { headers, key: 'one' });
  const first = await create();
  expect([first.status, first.body.error_code]).toEqual([500, 'SERVER_ERROR']);
  expect((await create()).status).toBe(500);
  await advance(60);
  const { body } = await call('GET', '/ewallets?external_id=a&ewallet_type=OVO');
  expect(body.status).toBe('COMPLETED');
  expect((await create()).status).toBe(200);
  expect(await checkInvariants(kasir.store)).toEqual([]);
});

test('an OVO payment fails as its script decides', async () => {
  const { script, call, advance } = await open();
  await script([{ outcome: 'fail', failure_code: 'USER_UNREACHABLE' }], { channel_code: 'OVO' });
  await call('POST', '/ewallets', ovo('b'));
  await advance(1);
  const { body } = await call('GET', '/ewallets?external_id=b&ewallet_type=OVO');
  expect(body.status).toBe('FAILED');
});

test('a checkout waits for a lender that has not responded, and is paid once it has', async () => {
  const { script, call, press, advance, kasir, events, platform } = await open();
  await script([{ outcome: 'lose_response' }, { outcome: 'fail' }]);
  const checkout = async (order_id: string) => {
    const { phone } = createCardlessCredit.examples;
    const { body } = await call('POST', '/cardless-credit', { ...phone, external_id: order_id });
    await press(body.redirect_url as string, 'approve');
    return (await events(platform)).length;
  };
  expect(await checkout('a')).toBe(0);
  expect(await checkout('b')).toBe(1);
  await advance(15);
  expect(await events(platform)).toHaveLength(2);
  expect(await checkInvariants(kasir.store)).toEqual([]);
});

test('a restored snapshot has the scripts of the time it was taken, and a fork has those of its account', async () => {
  const { script, call, control, platform } = await open();
  await script([{ outcome: 'fail', times: 3 }]);
  const card = {
    currency: 'IDR',
    amount: 25_000,
    payment_method: {
      type: 'CARD',
      reusability: 'ONE_TIME_USE',
      card: {
        channel_properties: { skip_three_d_secure: true },
        card_information: {
          card_number: '4000000000001091',
          expiry_month: '12',
          expiry_year: '2039',
          cvv: '123',
        },
      },
    },
  };
  const used = async (account = platform) =>
    (await control('GET', `/accounts/${account}/scripts`)).body.data[0].used;
  await call('POST', '/payment_requests', card);
  const taken = await control('POST', `/accounts/${platform}/snapshots`, { name: 'one' });
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  await call('POST', '/payment_requests', card);
  expect(await used()).toBe(2);
  const restored = await control('POST', `/accounts/${platform}/restore`, {
    snapshot: taken.body.id,
  });
  expect(restored.status, JSON.stringify(restored.body)).toBe(200);
  expect(await used()).toBe(1);
  const fork = await control('POST', `/accounts/${platform}/fork`, {});
  expect(await used(fork.body.id)).toBe(1);
});
