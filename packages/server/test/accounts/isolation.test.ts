// Checks that for-user-id keeps accounts apart at every endpoint: it reads the list of handlers, so
// a new contract is covered as soon as it is served.
import { expect, test } from 'vitest';
import { handlers } from '../../src/registry.ts';
import { openTestServer } from '../../src/testing/test-server.ts';
import type { ExtraBodies } from '../../src/testing/discovery.ts';
import { proveIsolation } from '../../src/testing/isolation.ts';

/** Customers come first, because other objects name them. Direct debits need a linked account. */
const turnOf = ({ id, method }: { readonly id: string; readonly method: string }): number => {
  if (id.startsWith('customers.')) return 0;
  if (method === 'DELETE') return 3;
  return id.startsWith('direct_debits.') ? 2 : 1;
};

const contracts = handlers
  .map(({ contract }) => contract)
  .toSorted((a, b) => turnOf(a) - turnOf(b));

/** Contracts without objects: a list that is the same for every account, and a setting. */
const common: ReadonlySet<string> = new Set([
  'callback_virtual_accounts.banks',
  'callback_urls.set',
]);

/** Returns the contracts that read objects, or name one in their path. */
const findable = (ids: ReadonlySet<string>): string[] =>
  contracts
    .filter(({ id }) => !common.has(id))
    .filter(({ id, method, path }) => ids.has(id) && (method === 'GET' || path.includes('{')))
    .map(({ id }) => id);

/** A card payment that waits for its capture. */
const cardPayment = {
  reference_id: 'card-1',
  type: 'PAY',
  request_amount: 25_000,
  capture_method: 'MANUAL',
  country: 'ID',
  currency: 'IDR',
  channel_code: 'CARDS',
  channel_properties: {
    success_return_url: 'https://merchant.example/thanks',
    failure_return_url: 'https://merchant.example/sorry',
    card_details: {
      card_number: '4000000000001000',
      expiry_month: '12',
      expiry_year: '2039',
      cardholder_first_name: 'Siti',
      cardholder_last_name: 'Rahma',
      cardholder_email: 'siti@customers.example',
    },
  },
};

test('objects of a sub-account are found with its header and by no other account, at every endpoint (CORE-HDR-for_user_id, CORE-CONF-01, CORE-UNSPEC-03, QR-CREATE-HDR-for_user_id, QR-GET-HDR-for_user_id, PR2-CREATE-HDR-for_user_id, PM2-CREATE-HDR-for_user_id, TXN-GET-HDR-for_user_id, TXN-LIST-HDR-for_user_id)', async () => {
  const server = await openTestServer();
  const [mine, sibling] = [await server.branch(), await server.branch()];
  const stranger = (await server.control('POST', '/accounts', { name: 'Lain' })).body.key.key;
  const used = contracts.filter(({ platformOnly }) => !platformOnly);
  const hints: ExtraBodies = {
    'payment_requests.create': (found) =>
      found
        .like('pm-')
        .map((payment_method_id) => ({ currency: 'IDR', amount: 25_000, payment_method_id })),
    'legacy_payment_methods.create': (found) =>
      found
        .like('la-')
        .flatMap((id) =>
          found
            .like('cust-')
            .map((customer_id) => ({ customer_id, type: 'DEBIT_CARD', properties: { id } })),
        ),
    // This card needs no action of its payer, so the request creates a payment.
    'v3_payment_requests.create': () => [cardPayment],
  };
  const distinguished = await proveIsolation({
    server,
    contracts: used,
    owner: { as: mine },
    others: [{ as: sibling }, {}, { by: stranger }],
    hints,
  });
  const all = findable(new Set(used.map(({ id }) => id)));
  expect(all.filter((id) => !distinguished.has(id))).toEqual([]);
});

test('objects of a platform are found by no other platform and by none of its sub-accounts (CORE-HDR-for_user_id-gate)', async () => {
  const server = await openTestServer();
  const branch = await server.branch();
  const rival = (await server.control('POST', '/accounts', { name: 'Rival', platform: true })).body;
  const own = contracts.filter(({ platformOnly }) => platformOnly === true);
  const distinguished = await proveIsolation({
    server,
    contracts: own,
    owner: {},
    others: [{ by: rival.key.key }, { as: branch }],
    hints: {
      'transfers.create': () => [
        {
          reference: 'settlement',
          amount: 1_000,
          source_user_id: server.platform,
          destination_user_id: branch,
        },
      ],
    },
  });
  const all = findable(new Set(own.map(({ id }) => id)));
  expect(all.filter((id) => !distinguished.has(id))).toEqual([]);
});
