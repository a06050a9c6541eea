// Checks seeds: the accounts of a document are created once, and errors name their place in it.
import { expect, test } from 'vitest';
import { callTo } from '../../testing/call.ts';
import { openTestServer } from '../../testing/test-server.ts';

const shop = {
  name: 'Toko Seed',
  keys: ['xnd_development_seeded'],
  callback_token: 'token-of-the-seed',
  callback_urls: { default: 'https://merchant.example/webhooks' },
  switches: { qr_codes: false },
  balance: { IDR: 1_500_000, PHP: 20.5 },
  customers: [
    { reference_id: 'siti', type: 'INDIVIDUAL', individual_detail: { given_names: 'Siti' } },
  ],
  payment_methods: [
    {
      type: 'VIRTUAL_ACCOUNT',
      reusability: 'MULTIPLE_USE',
      virtual_account: { channel_code: 'BCA', channel_properties: { customer_name: 'Siti' } },
    },
  ],
  scripts: [
    {
      match: { work: 'refund' },
      steps: [{ outcome: 'fail', times: 2 }, { outcome: 'succeed' }],
    },
  ],
};

test('accounts with keys, money, customers, methods and scripts are created once, even when the seed is planted again', async () => {
  const { kasir, control } = await openTestServer();
  const planted = await control('POST', '/seed', { accounts: [shop] });
  expect(planted.body.accounts).toMatchObject([{ name: 'Toko Seed', created: true }]);
  const [{ id, customers, payment_methods }] = planted.body.accounts;
  const read = async (path: string) =>
    (await callTo(kasir)('GET', path, undefined, { by: 'xnd_development_seeded' })).body;
  expect(await read(`/customers/${customers[0]}`)).toMatchObject({
    reference_id: 'siti',
  });
  expect(await read(`/v2/payment_methods/${payment_methods[0]}`)).toMatchObject({
    status: 'ACTIVE',
  });
  expect((await read('/balance?currency=PHP')).balance).toBe(5_000_020.5);
  const scripts = await control('GET', `/accounts/${id}/scripts`);
  expect(scripts.body.data).toMatchObject([{ match: { work: 'refund' }, open: true }]);

  const again = await control('POST', '/seed', { accounts: [shop] });
  expect(again.body.accounts).toMatchObject([{ id, created: false }]);
  expect((await control('GET', '/invariants')).body.ok).toBe(true);
});

test('a seed creates a platform with its sub-accounts', async () => {
  const { control } = await openTestServer();
  const planted = await control('POST', '/seed', {
    accounts: [
      { name: 'Pasar', platform: true },
      { name: 'Lapak', parent: 'Pasar' },
    ],
  });
  const [platform, branch] = planted.body.accounts;
  const account = await control('GET', `/accounts/${branch.id}`);
  expect(account.body).toMatchObject({ name: 'Lapak', parent: platform.id });
});

test('an error names its place in the seed, and a corrected seed creates the rest', async () => {
  const { control } = await openTestServer();
  const mistakes: [change: object, path: string][] = [
    [{ parent: 'Nobody' }, 'body.accounts.0.parent'],
    [{ customers: [{ reference_id: 'x', type: 'ROBOT' }] }, 'body.accounts.0.customers.0.type'],
    [{ colour: 'red' }, 'body.accounts.0.colour'],
    [{ balance: { XXX: 1 } }, 'body.accounts.0.balance.XXX'],
    [{ balance: { PHP: 0.001 } }, 'body.accounts.0.balance.PHP.amount'],
    [
      {
        scripts: [{ match: { work: 'refund' }, steps: [{ outcome: 'fail', failure_code: 'NO' }] }],
      },
      'body.accounts.0.scripts.0.steps.0.failure_code',
    ],
  ];
  for (const [change, path] of mistakes) {
    // oxlint-disable-next-line no-await-in-loop -- one by one
    const refused = await control('POST', '/seed', { accounts: [{ ...shop, ...change }] });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, path]);
  }
  const planted = await control('POST', '/seed', { accounts: [shop] });
  expect(planted.body.accounts).toMatchObject([{ name: 'Toko Seed', created: true }]);
  const [{ id }] = planted.body.accounts;
  const listed = await control('GET', `/accounts/${id}/scripts`);
  expect(listed.body.data).toHaveLength(1);
  expect((await control('GET', '/invariants')).body.ok).toBe(true);
});
