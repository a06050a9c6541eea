// Makes the calls that the examples of the control API are recorded from.
import { operateConnectors } from './connectors.ts';
import type { Body, Recorder, Sent } from './recorder.ts';

const PUBLIC_KEY = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3ccefHfcmaTp7r91EeIf
5A52guH7HUUdH/yd3wWSM2bmCypz/Am1SwmU5PFxH0T736x/rheGW03a1Qn/B+D7
InPLAwqvgz/TKISTlT8BD4fp8ft3n/4fRhCnmwbIdMfb/juGWu8grVp+xw9i+TJW
VG1XlR9AYJ5msWN+BTak13DG+pZn7SHoFsXTnPVA7XT7ebI0eg0XEfvg5ZbivEf3
ZX8ZK5mWjNXj9QEnxCjXuGaWKtlLYf/rxU/7A9J43Bmf9XtTKPE+s477baX0m9/J
t3fb0fU/WDhT0bfRg9ricB4SaYyij9VoSC//YEw4E9iyboWX4gnpD8YE6S/Q6sbU
4wIDAQAB
-----END PUBLIC KEY-----`;

const idOf = (made: Body | undefined, key = 'id'): string => String(made?.[key]);

const first = ({ data }: Body): Body | undefined => (data as readonly Body[])[0];

const accounts = async (operator: Recorder, id: string): Promise<void> => {
  const made = await operator.operate('accounts.create', {
    body: { name: 'Toko Baru', callback_urls: { invoice: 'https://merchant.example/webhooks' } },
  });
  const own = { params: { id: idOf(made) } };
  await operator.operate('accounts.get', own);
  await operator.operate('accounts.list');
  await operator.operate('accounts.update', { ...own, body: { switches: { qr_codes: false } } });
  const key = await operator.operate('keys.create', {
    ...own,
    body: { name: 'Reports', permissions: ['report:read', 'transaction:read'] },
  });
  await operator.operate('keys.list', own);
  await operator.operate('keys.revoke', { params: { id: idOf(key) } });
  const managed = await operator.call('accounts.create', {
    name: 'steps',
    body: { email: 'langkah@merchant.example', type: 'MANAGED' },
  });
  const branch = { params: { id: idOf(managed) }, body: {} };
  for (const step of ['register', 'await_documents', 'activate', 'suspend', 'resume'])
    await operator.operate(`sub_accounts.${step}`, branch);
  await operator.operate('webhooks.get', { params: { id } });
  await operator.operate('webhooks.rotate', { ...own, body: { secret: 'signing_secret' } });
};

const operators = async (operator: Recorder): Promise<void> => {
  const siti = { params: { name: 'siti' } };
  await operator.operate('operators.current');
  await operator.operate('operators.add', {
    body: { name: 'siti', role: 'viewer', reason: 'Auditor' },
  });
  await operator.operate('operators.list');
  await operator.operate('operators.role', { ...siti, body: { role: 'operator' } });
  const { token } = await operator.operate('operators.rotate', { ...siti, body: {} });
  const reason = { reason: 'Shown on a screen' };
  await operator.operate('operators.rotate_own', { body: reason }, String(token));
  await operator.operate('operators.remove', { ...siti, body: { reason: 'Left the company' } });
  await operator.operate('audit.list', { query: { operation: 'operators.add' } });
  await operator.operate('audit.entries', { query: { operation: 'operators.remove' } });
  await operator.operate('audit.verify');
};

const money = async (operator: Recorder, params: NonNullable<Sent['params']>): Promise<void> => {
  await operator.operate('balance.adjust', {
    params,
    body: { type: 'DEPOSIT', amount: 1_000_000, currency: 'IDR' },
  });
  const posted = await operator.operate('transactions.create', {
    params,
    body: {
      type: 'DISBURSEMENT',
      status: 'PENDING',
      channel_category: 'BANK',
      channel_code: 'BCA',
      reference_id: 'payout-1',
      amount: 50_000,
    },
  });
  await operator.operate('transactions.update', {
    params,
    body: { transaction_id: idOf(posted), status: 'SUCCESS' },
  });
  await operator.operate('money.get', { params });
  await operator.operate('overview.get', { params });
  await operator.operate('invariants.check');
  await operator.operate('invariants.progress');
};

const objects = async (operator: Recorder, params: { readonly id: string }): Promise<void> => {
  const made = await operator.call('qr_codes.create', {
    name: 'seen',
    body: {
      external_id: 'order-seen',
      type: 'DYNAMIC',
      amount: 15_000,
      callback_url: 'https://merchant.example/callbacks/qr',
    },
  });
  const object = { params: { ...params, object: idOf(made) } };
  await operator.operate('objects.act', { ...object, body: { action: 'pay' } });
  await operator.operate('objects.get', object);
  await operator.operate('objects.list', { params, query: { kind: 'qr_codes', limit: 1 } });
  const events = await operator.operate('events.list', { params, query: { limit: 1 } });
  const webhook_id = idOf(first(events), 'webhook_id');
  await operator.operate('events.get', { params: { ...params, webhook_id } });
  await operator.operate('events.resend', { params, body: { webhook_id } });
  await operator.operate('events.resend_many', {
    params,
    body: { status: 'UNROUTED', event: 'qr.payment', limit: 10 },
  });
  await operator.operate('events.undelivered', { params });
  await operator.operate('search.find', { query: { q: 'order-seen', limit: 1 } });
};

const disturbances = async (operator: Recorder, params: { readonly id: string }): Promise<void> => {
  await operator.operate('scripts.create', {
    params,
    body: {
      match: { work: 'payment', channel_code: 'DANA' },
      steps: [{ outcome: 'fail', failure_code: 'INSUFFICIENT_BALANCE', times: 2 }],
    },
  });
  await operator.operate('scripts.list', { params });
  await operator.operate('scripts.delete', { params });
  await operator.operate('chaos.set', { params, body: { seed: 7, duplicate: 0.2, reorder: 0.2 } });
  await operator.operate('chaos.get', { params });
  await operator.operate('chaos.end', { params });
  await operator.operate('faults.create', {
    body: {
      match: { endpoint: 'refunds.create' },
      fault: { type: 'status', status: 503, retry_after_s: 1 },
      times: 2,
    },
  });
  await operator.operate('faults.list');
  await operator.operate('faults.delete');
};

const snapshots = async (operator: Recorder): Promise<void> => {
  const { id: account } = await operator.operate('accounts.create', {
    name: 'small',
    body: { name: 'Toko Kecil' },
  });
  const params = { id: String(account) };
  const made = await operator.operate('snapshots.create', { params, body: { name: 'empty shop' } });
  const snapshot = idOf(made);
  await operator.operate('snapshots.list', { params });
  await operator.operate('snapshots.export', { params: { id: snapshot } });
  await operator.operate('snapshots.fork', { params, body: { name: 'Second shop', snapshot } });
  await operator.operate('snapshots.restore', { params, body: { snapshot } });
  await operator.operate('snapshots.reset', { params, body: {} });
  await operator.operate('snapshots.delete', { params: { id: snapshot } });
};

const requests = async (operator: Recorder, params: { readonly id: string }): Promise<void> => {
  await operator.operate('api.endpoints');
  await operator.operate('api.check', {
    body: { method: 'POST', path: '/v2/invoices', body: { external_id: 'order-1' } },
  });
  const called = await operator.operate('api.call', {
    params,
    body: { method: 'GET', path: '/balance' },
  });
  await operator.operate('requests.get', { params: { id: idOf(called, 'request_id') } });
  await operator.operate('requests.list', { query: { endpoint: 'balance.get', limit: 1 } });
  await operator.operate('feed.read', { query: { type: 'event', limit: 1 } });
  await operator.operate('mails.list');
  await operator.operate('notifications.list', { params });
  const bank = await operator.operate('accounts.create', { name: 'bank', body: { name: 'Bank' } });
  const own = { params: { id: idOf(bank) } };
  await operator.operate('partners.register', {
    ...own,
    body: { id: 'partner-3', public_key: PUBLIC_KEY },
  });
  await operator.operate('partners.register', {
    ...own,
    body: { id: 'partner-4', signature: 'symmetric', public_key: PUBLIC_KEY },
  });
  await operator.operate('partners.rotate', { params: { ...own.params, partner: 'partner-4' } });
  await operator.operate('partners.list', own);
};

const clock = async (operator: Recorder): Promise<void> => {
  await operator.operate('clock.freeze', { body: {} });
  const advance = await operator.operate('clock.advance', {
    body: { ms: 60_000, wait_ms: 30_000 },
  });
  await operator.operate('clock.getAdvance', { params: { id: idOf(advance) } });
  await operator.operate('clock.get');
  await operator.operate('clock.quiet', { body: {} });
  await operator.operate('clock.run', { body: {} });
  await operator.operate('channels.list');
  await operator.operate('machines.list');
  await operator.operate('seeds.plant', {
    body: {
      accounts: [
        {
          name: 'Toko Contoh',
          balance: { IDR: 1_000_000 },
          customers: [
            {
              reference_id: 'customer-1',
              type: 'INDIVIDUAL',
              individual_detail: { given_names: 'Siti' },
            },
          ],
        },
      ],
    },
  });
};

/** Makes every call of the control API. */
export const operateEverything = async (operator: Recorder): Promise<void> => {
  const params = { id: operator.kasir.account };
  await accounts(operator, params.id);
  await operators(operator);
  await money(operator, params);
  await objects(operator, params);
  await disturbances(operator, params);
  await snapshots(operator);
  await requests(operator, params);
  await operateConnectors(operator, params);
  await clock(operator);
};
