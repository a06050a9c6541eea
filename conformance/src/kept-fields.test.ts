// Every field that a contract declares for a body is stored and can be read, or is listed as an
// instruction, a secret or a field without effect.
import { readConfig, start } from '@kasir/server';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { business, card, cardCharge, completeBodies } from './generate/complete-bodies.ts';
import type { CompleteBody } from './generate/complete-body.ts';
import { declaredIn, nodeOf, type Node } from './schema.ts';
import { contractNamed, registry } from './registry.ts';
import { basic, field } from './wire/message.ts';

type Json = Readonly<Record<string, unknown>>;

const open = async () => {
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
  });
  if (!config) throw new Error('The server has no configuration.');
  const server = await start(config);
  onTestFinished(() => server.stop());
  const operate = (method: string, path: string, body?: unknown) =>
    fetch(server.controlUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${server.controlToken}`,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const { data } = (await (await operate('GET', '/accounts')).json()) as { data: [{ id: string }] };
  await operate('PATCH', `/accounts/${data[0].id}`, { platform: true });
  return async (method: string, path: string, body?: unknown): Promise<Json> => {
    const response = await fetch(server.baseUrl + path, {
      method,
      headers: {
        authorization: basic(server.key),
        'content-type': 'application/json',
        ...(path.startsWith('/v3/') && { 'api-version': '2024-11-11' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as Json;
    expect([path, response.ok, json['errors'] ?? json['message']]).toEqual([path, true, undefined]);
    return json;
  };
};

/** All values of a body by their paths; objects and lists are only places. */
const leavesOf = (value: unknown, path = ''): (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        leavesOf(inner, path === '' ? name : `${path}.${name}`),
      )
    : [[path, value]];

const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => field(value, name), body);

const withoutIndexes = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '');

/** Expects every value of a body to be readable, or to be listed in the table. */
const kept = (id: string, { body, elsewhere = {} }: CompleteBody, response: unknown): void => {
  const responseValues = leavesOf(response).map(([, value]) => value);
  for (const [path, value] of leavesOf(body)) {
    const there = elsewhere[path] ?? path;
    if (typeof there === 'string')
      expect([id, path, at(response, there)]).toEqual([id, path, value]);
    else if (there.is === 'secret')
      expect([id, path, responseValues.includes(value)]).toEqual([id, path, false]);
  }
};

type Call = Awaited<ReturnType<typeof open>>;

/**
 * The complete object: a payment request shows its method without the fields of the method
 * resource.
 */
const read = async (call: Call, id: string, response: Json): Promise<unknown> => {
  if (id !== 'payment_requests.create') return response;
  const method = String(at(response, 'payment_method.id'));
  return { ...response, payment_method: await call('GET', `/v2/payment_methods/${method}`) };
};

const siti = {
  reference_id: 'siti',
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Siti' },
};

test.each(Object.keys(completeBodies).filter((id) => id !== 'customers.update'))(
  'every field that %s accepts is stored (PR2-UNSPEC-06, MODEL-UNSPEC-11, CUST-FIELD-children)',
  async (id) => {
    const call = await open();
    const { id: customer_id } = await call('POST', '/customers', siti);
    const { method, path } = contractNamed(id);
    for (const [index, sent] of (completeBodies[id] ?? []).entries()) {
      const owned = /payment_(methods|requests|tokens)|linked_account/.test(id)
        ? { customer_id }
        : {};
      const named = 'reference_id' in sent.body ? { reference_id: `${id}-${index}` } : {};
      const body = { ...sent.body, ...owned, ...named };
      kept(id, { ...sent, body }, await read(call, id, await call(method, path, body)));
    }
  },
);

const rename: CompleteBody = { body: { business_detail: { ...business, trading_name: 'Tiga' } } };

test('every field that an update of a customer accepts is stored (CUST-PATCH-02, CUST-FIELD-children)', async () => {
  const call = await open();
  const { id } = await call('POST', '/customers', siti);
  for (const sent of completeBodies['customers.update'] ?? [])
    kept('customers.update', sent, await call('PATCH', `/customers/${String(id)}`, sent.body));
  const toko = { reference_id: 'toko', type: 'BUSINESS', business_detail: business };
  const { id: owner } = await call('POST', '/customers', toko);
  kept('customers.update', rename, await call('PATCH', `/customers/${String(owner)}`, rename.body));
});

/** Changes of payment methods by the type of what is changed. */
const changes: Readonly<Record<string, CompleteBody>> = {
  OVER_THE_COUNTER: {
    body: {
      description: 'New',
      reference_id: 'new-1',
      reusability: 'MULTIPLE_USE',
      status: 'INACTIVE',
      metadata: { shelf: '8' },
      over_the_counter: {
        amount: 26_000,
        channel_properties: { customer_name: 'Ani', expires_at: '2033-01-31T12:00:00.000Z' },
      },
    },
  },
  VIRTUAL_ACCOUNT: {
    body: {
      virtual_account: {
        amount: 26_000,
        min_amount: 21_000,
        max_amount: 31_000,
        alternative_display_types: ['QR_STRING'],
        channel_properties: { expires_at: '2033-01-31T12:00:00.000Z', suggested_amount: 27_000 },
      },
    },
    elsewhere: {
      'virtual_account.alternative_display_types.0': 'virtual_account.alternative_displays.0.type',
    },
  },
};

test('every field that an update of a payment method accepts is stored (PM2-UNSPEC-06)', async () => {
  const call = await open();
  for (const { body } of completeBodies['payment_methods.create'] ?? []) {
    const sent = changes[String(body['type'])];
    if (!sent) continue;
    const { id } = await call('POST', '/v2/payment_methods', { ...body, reference_id: 'before' });
    const after = await call('PATCH', `/v2/payment_methods/${String(id)}`, sent.body);
    kept('payment_methods.update', sent, after);
  }
});

const soon = '2033-01-31T12:00:00.000Z';

/** Changes of numbers and codes of the legacy API, by the endpoint that makes one. */
const renumberings: Readonly<Record<string, CompleteBody>> = {
  'callback_virtual_accounts.update': {
    body: {
      expected_amount: 26_000,
      suggested_amount: 23_000,
      is_single_use: false,
      expiration_date: soon,
      description: 'New',
    },
  },
  'fixed_payment_codes.update': {
    body: {
      name: 'Ani',
      expected_amount: 26_000,
      is_single_use: false,
      expiration_date: soon,
      description: 'New',
    },
  },
  'payment_codes.update': {
    body: {
      customer_name: 'Ana',
      amount: 300.5,
      is_single_use: false,
      expires_at: soon,
      description: 'New',
      metadata: { shelf: '8' },
    },
  },
};

test('every field that a change of a number or code accepts is stored (LEGACY-PATH-03, LEGACY-PATH-04, LEGACY-PATH-05)', async () => {
  const call = await open();
  for (const [id, sent] of Object.entries(renumberings)) {
    const create = id.replace('update', 'create');
    const made = await call('POST', contractNamed(create).path, completeBodies[create]?.[0]?.body);
    const path = contractNamed(id).path.replace('{id}', String(made['id']));
    kept(id, sent, await call('PATCH', path, sent.body));
  }
});

const debit: CompleteBody = {
  body: {
    reference_id: 'debit-1',
    currency: 'IDR',
    amount: 25_000,
    callback_url: 'https://merchant.example/debits',
    enable_otp: true,
    description: 'Order 7',
    basket: [
      {
        reference_id: 'sku-1',
        name: 'Coffee',
        category: 'DRINKS',
        sub_category: 'HOT',
        type: 'PRODUCT',
        market: 'ID',
        description: 'Black',
        url: 'https://merchant.example/coffee',
        currency: 'IDR',
        price: 12_500,
        quantity: 2,
        metadata: { roast: 'dark' },
      },
    ],
    success_redirect_url: 'https://merchant.example/thanks',
    failure_redirect_url: 'https://merchant.example/sorry',
    metadata: { shelf: '7' },
  },
};

test('every field that a direct debit accepts is stored (LEGACY-PATH-06, LEGACY-PATH-07, LEGACY-PATH-08)', async () => {
  const call = await open();
  const { id: customer_id } = await call('POST', '/customers', siti);
  const [card] = completeBodies['linked_account_tokens.auth'] ?? [];
  const token = await call('POST', '/linked_account_tokens/auth', { ...card?.body, customer_id });
  const path = `/linked_account_tokens/${String(token['id'])}`;
  await call('POST', `${path}/validate_otp`, { otp_code: '333000' });
  const made = {
    customer_id,
    type: 'DEBIT_CARD',
    properties: { id: String(token['id']).replace('lat-', 'la-') },
    metadata: { shelf: '7' },
  };
  const method = await call('POST', '/payment_methods', made);
  kept('legacy_payment_methods.create', { body: made }, method);
  const body = { ...debit.body, payment_method_id: method['id'] };
  kept('direct_debits.create', { body }, await call('POST', '/direct_debits', body));
});

/** A change of a recurring payment; when the next invoice is due is read from that invoice. */
const dearer: CompleteBody = {
  body: {
    amount: 60_000,
    interval: 'WEEK',
    interval_count: 3,
    invoice_duration: 7_300,
    description: 'Dearer',
    should_send_email: false,
    customer_notification_preference: {
      invoice_created: ['sms'],
      invoice_reminder: ['email'],
      invoice_paid: ['viber'],
      invoice_expired: ['whatsapp'],
    },
    reminder_time: 4,
    reminder_time_unit: 'hours',
    missed_payment_action: 'IGNORE',
    credit_card_token: '',
    payment_method_id: '',
    reschedule_at: '2033-01-31T12:00:00.000Z',
  },
  elsewhere: { reschedule_at: { is: 'acts' } },
};

test('every field that an update of a recurring payment accepts is stored (RECUR-UNSPEC-02)', async () => {
  const call = await open();
  const { body } = completeBodies['recurring_payments.create']?.[0] ?? {};
  const { id } = await call('POST', '/recurring_payments', body);
  const after = await call('PATCH', `/recurring_payments/${String(id)}`, dearer.body);
  kept('recurring_payments.update', dearer, after);
});

/** Changes of what v3 made, by their contract. */
const v3Changes: Readonly<Record<string, CompleteBody>> = {
  'v3_payment_requests.update': {
    body: {
      request_amount: 26_000,
      description: 'New',
      channel_properties: { expires_at: '2033-01-31T12:00:00.000Z' },
    },
  },
  'payment_tokens.update': {
    body: {
      status: 'INACTIVE',
      reference_id: 'new-1',
      description: 'New',
      metadata: { shelf: '8' },
    },
  },
};

test('every field that updates of v3 accept is stored (V3-UNSPEC-02, V3-UNSPEC-07)', async () => {
  const call = await open();
  const sent = completeBodies['v3_payment_requests.create']?.find(
    ({ body }) => body['channel_code'] === 'BRI_VIRTUAL_ACCOUNT',
  );
  const request = await call('POST', '/v3/payment_requests', sent?.body);
  const token = await call(
    'POST',
    '/v3/payment_tokens',
    completeBodies['payment_tokens.create']?.[0]?.body,
  );
  const made = { 'v3_payment_requests.update': request, 'payment_tokens.update': token };
  for (const [id, { id: object }] of Object.entries(made)) {
    const change = v3Changes[id];
    const path = contractNamed(id).path.replace('{id}', String(object));
    if (change) kept(id, change, await call('PATCH', path, change.body));
  }
});

/** Bodies that refer to objects created before; the test fills in the ids. */
const movements = {
  'payment_requests.capture': {
    body: { reference_id: 'capture-1', capture_amount: 20_000 },
    elsewhere: { capture_amount: 'captured_amount' },
  },
  'refunds.create': {
    body: {
      reference_id: 'refund-1',
      currency: 'IDR',
      amount: 5_000,
      reason: 'CANCELLATION',
      metadata: { shelf: '7' },
    },
  },
  'transfers.create': { body: { reference: 'transfer-1', amount: 10_000, currency: 'IDR' } },
} as const satisfies Readonly<Record<string, CompleteBody>>;

test('every field that a capture, a refund and a transfer accept is stored (PR2-UNSPEC-09, REFUND-CREATE-metadata, TXN-FIELD-cashflow-transfer)', async () => {
  const call = await open();
  const move = async (id: keyof typeof movements, ids: Json): Promise<void> => {
    const { method, path } = contractNamed(id);
    const { body, ...rest }: CompleteBody = movements[id];
    const sent = { ...body, ...ids };
    const place = path.replace('{id}', String(ids['payment_request_id']));
    kept(id, { ...rest, body: sent }, await call(method, place, sent));
  };
  const { id, business_id } = await call('POST', '/payment_requests', {
    currency: 'IDR',
    amount: 50_000,
    capture_method: 'MANUAL',
    payment_method: {
      type: 'CARD',
      reusability: 'ONE_TIME_USE',
      card: { ...card, channel_properties: { skip_three_d_secure: true } },
    },
  });
  await move('payment_requests.capture', { payment_request_id: id });
  await move('refunds.create', { payment_request_id: id });
  const { id: branch } = await call(
    'POST',
    '/v2/accounts',
    completeBodies['accounts.create']?.[0]?.body,
  );
  await move('transfers.create', { source_user_id: business_id, destination_user_id: branch });
});

test('every field that a card charge, its authentication, capture, reversal and refund accept is stored (CARD-CREATE-01, VER-UNSPEC-05)', async () => {
  const call = await open();
  const [token] = completeBodies['credit_card_tokens.create'] ?? [];
  const charge = async (external_id: string, change: Json = {}): Promise<string> => {
    const card_data = { account_number: '4440000042200014', exp_month: '12', exp_year: '2039' };
    const sent = { ...token?.body, card_data, is_multiple_use: true };
    const { id: token_id } = await call('POST', '/credit_card_tokens', sent);
    const wish = { amount: 900_000, currency: 'IDR', external_id: 'a-1' };
    const path = `/credit_card_tokens/${String(token_id)}/authentications`;
    const authentication = await call('POST', path, { ...wish, card_cvn: '731' });
    kept('credit_card_tokens.authenticate', { body: wish }, authentication);
    const body = { ...cardCharge.body, ...change, external_id };
    const named = { token_id, authentication_id: authentication['id'] };
    const made = await call('POST', '/credit_card_charges', { ...body, ...named });
    kept('credit_card_charges.create', { ...cardCharge, body }, made);
    return String(made['id']);
  };
  const act = async (id: string, verb: string, sent: CompleteBody): Promise<void> =>
    kept(verb, sent, await call('POST', `/credit_card_charges/${id}/${verb}`, sent.body));
  const captured = await charge('charge-1');
  const amount = { amount: 'capture_amount' };
  await act(captured, 'capture', { body: { amount: 800_000 }, elsewhere: amount });
  await act(captured, 'refunds', { body: { amount: 5_000, external_id: 'refund-1' } });
  const named = { credit_card_charge_id: captured, amount: 5_000, external_id: 'refund-2' };
  const refunded = await call('POST', '/credit_card_charges/refunds', named);
  kept('credit_card_charges.refund_named', { body: named }, refunded);
  await act(await charge('charge-2'), 'auth_reversal', { body: { external_id: 'reversal-1' } });
});

/** The fields of the example of a contract. */
const fieldsOfExample = (id: string): readonly string[] =>
  leavesOf(Object.values(contractNamed(id).examples ?? {})[0]).map(([path]) =>
    withoutIndexes(path),
  );

/**
 * Bodies whose fields are instructions or references. No response shows a cardless credit: its
 * callback does, and stories of checkouts compare it.
 */
const acting: Readonly<Record<string, readonly string[]>> = {
  'cardless_credit.create': fieldsOfExample('cardless_credit.create'),
  'cardless_credit.payment_types': fieldsOfExample('cardless_credit.payment_types'),
  'callback_virtual_accounts.simulate': ['amount'],
  'direct_debits.create': ['payment_method_id'],
  'direct_debits.validate_otp': ['otp_code'],
  'fixed_payment_codes.simulate': ['retail_outlet_name', 'payment_code', 'transfer_amount'],
  'legacy_payment_methods.create': ['type', 'properties.id'],
  'linked_account_tokens.validate_otp': ['otp_code'],
  'payment_codes.simulate': ['amount'],
  'accounts_v1.create': ['account_email', 'type', 'business_profile.business_name'],
  'ewallet_charges.create': ['payment_method_id', 'customer_id'],
  'ewallet_charges.refund': ['amount', 'reason'],
  'credit_card_charges.create': ['token_id', 'authentication_id'],
  'credit_card_charges.capture': ['amount'],
  'credit_card_charges.reverse': ['external_id'],
  'credit_card_charges.refund': ['amount', 'external_id'],
  'credit_card_charges.refund_named': ['credit_card_charge_id', 'amount', 'external_id'],
  'credit_card_tokens.authenticate': ['amount', 'currency', 'external_id', 'card_cvn'],
  'credit_cards.safe_acceptance': ['authorization', 'token_id', 'signed_field_names', 'signature'],
  'payment_methods.auth': ['auth_code'],
  'v3_payment_requests.create': ['payment_token_id'],
  'v3_payment_requests.simulate': ['amount'],
  'v3_payments.capture': ['capture_amount'],
  'payment_methods.expire': ['success_return_url', 'failure_return_url'],
  'payment_methods.simulate': ['amount'],
  'payment_requests.auth': ['auth_code'],
  'payment_requests.create': ['payment_method_id'],
  'callback_urls.set': ['url'],
  'payment_requests.simulate': ['amount'],
  'qr_codes.simulate': ['amount'],
  'refunds.create': ['payment_request_id', 'invoice_id'],
  'transfers.create': ['source_user_id', 'destination_user_id'],
};

/** Whether a field holds others, whatever their names, or is there to be rejected. */
const isPlace = ({ type, shape, element, options }: Node): boolean =>
  ['never', 'null', 'record'].includes(type) ||
  Object.keys(shape).length > 0 ||
  options.length > 0 ||
  (element !== null && isPlace(nodeOf(element)));

/** A customer inside another body is that of customers.create, which has every field. */
const isCustomer = (path: string): boolean => /(^|\.)customer(_id$|\.|$)/.test(path);

const bodiesOf = (id: string): readonly CompleteBody[] => [
  ...(completeBodies[id] ?? []),
  ...Object.entries(movements).flatMap(([name, sent]) => (name === id ? [sent] : [])),
  ...(id === 'payment_methods.update' ? Object.values(changes) : []),
  ...(id === 'customers.update' ? [rename] : []),
  ...Object.entries(renumberings).flatMap(([name, sent]) => (name === id ? [sent] : [])),
  ...(id === 'direct_debits.create' ? [debit] : []),
  ...(id === 'recurring_payments.update' ? [dearer] : []),
  ...(id === 'credit_card_charges.create' ? [cardCharge] : []),
  ...(v3Changes[id] ? [v3Changes[id]] : []),
];

test('every declared field of every body is in these tables', () => {
  const missing = [...registry.contracts.values()].flatMap(({ id, body }) => {
    const sent = bodiesOf(id).flatMap((one) =>
      leavesOf(one.body).map(([path]) => withoutIndexes(path)),
    );
    const known = new Set([...sent, ...(acting[id] ?? [])]);
    return declaredIn(body ?? z.object({}))
      .filter(({ path, node }) => !isPlace(node) && !isCustomer(path))
      .filter(({ path }) => !known.has(path))
      .map(({ path }) => `${id} ${path}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});
