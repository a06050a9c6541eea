// Checks that one search finds everything by ids of any kind, references in whole or in part, and
// names, but never another account's objects.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';

interface Found {
  readonly type: string;
  readonly id: string;
  readonly account: string | null;
}

const open = async () => {
  const server = await openTestServer();
  return {
    ...server,
    find: async (q: string, rest = ''): Promise<Found[]> => {
      const { status, body } = await server.control(
        'GET',
        `/search?q=${encodeURIComponent(q)}${rest}`,
      );
      expect([q, status]).toEqual([q, 200]);
      return body.data;
    },
    code: (external_id: string, as?: string) =>
      server.call(
        'POST',
        '/qr_codes',
        { external_id, type: 'STATIC', callback_url: 'https://merchant.example/hook' },
        { as },
      ),
  };
};

test('finds a request by its Request-ID and an event by its webhook-id', async () => {
  const { find, code, call, control, platform } = await open();
  const made = await code('order-1');
  const requestId = made.headers['request-id'] ?? '';
  await expect
    .poll(() => find(requestId))
    .toMatchObject([
      { type: 'request', id: requestId, account: platform, title: 'POST /qr_codes' },
    ]);
  await call('POST', '/qr_codes/order-1/payments/simulate', { amount: 1_500 });
  const { data } = (await control('GET', `/accounts/${platform}/events`)).body;
  const { webhook_id } = data[0];
  expect(await find(webhook_id)).toMatchObject([
    { type: 'event', id: webhook_id, title: 'qr.payment' },
  ]);
});

test('finds accounts and channels by name, whatever its case', async () => {
  const { find, platform } = await open();
  expect(await find('toko kasir')).toMatchObject([{ type: 'account', id: platform }]);
  expect(await find(platform)).toMatchObject([{ type: 'account', id: platform }]);
  expect((await find('gcash')).map(({ type, id }) => [type, id])).toContainEqual([
    'channel',
    'GCASH',
  ]);
});

test('finds objects by their reference and a part of it, in the account that is named or in all', async () => {
  const { find, code, branch, platform } = await open();
  const sub = await branch();
  await code('winter-sale-7');
  await code('winter-sale-8', sub);
  const accountsOf = (found: readonly Found[]) => new Set(found.map(({ account }) => account));
  expect(accountsOf(await find('winter-sale-7'))).toEqual(new Set([platform]));
  expect(accountsOf(await find('sale'))).toEqual(new Set([platform, sub]));
  expect(accountsOf(await find('sale', `&account=${sub}`))).toEqual(new Set([sub]));
  expect(await find('summer')).toEqual([]);
});

test('hostile references are stored and found unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.constantFrom("' OR 1=1 --", '%', '_', '%25', '<script>alert(1)</script>', '../../etc'),
        fc.constantFrom('__proto__', 'constructor', '"; DROP TABLE x', '\u202Eevil', 'ключ', '😀'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
      ),
      async (text) => {
        const { find, call, control, platform, close } = await open();
        const { status, body } = await call('POST', '/payment_requests', {
          reference_id: text,
          currency: 'IDR',
          amount: 20_000,
          payment_method: {
            type: 'VIRTUAL_ACCOUNT',
            reusability: 'ONE_TIME_USE',
            virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
          },
        });
        fc.pre(status < 300);
        const { id, reference_id } = body as { id: string; reference_id: string };
        expect(
          (await find(reference_id, `&account=${platform}&limit=100`)).map((one) => one.id),
        ).toContain(id);
        const list = `/accounts/${platform}/objects?reference_id=${encodeURIComponent(reference_id)}`;
        const listed = (await control('GET', list)).body.data as { reference_id: string }[];
        expect(listed.length).toBeGreaterThan(0);
        for (const one of listed) expect(one.reference_id).toBe(reference_id);
        const object = await control('GET', `/accounts/${platform}/objects/${id}`);
        expect(object.body.reference_id).toBe(reference_id);
        await close();
      },
    ),
    { numRuns: 25 },
  );
});

test('an id with hostile text is unknown or refused', async () => {
  const { control, platform } = await open();
  for (const id of ['%00', '..%2f..', 'pr-', 'pr-%27%20OR%201', 'toString', '%F0%9F%98%80']) {
    const { status, body } = await control('GET', `/accounts/${platform}/objects/${id}`);
    expect([id, status]).toEqual([id, body.error_code === 'DATA_NOT_FOUND' ? 404 : 400]);
  }
});
