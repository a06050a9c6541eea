// Checks the common behavior of all endpoints, at every endpoint that is served.
import { sentence } from '@kasir/core/messages';
import { customer, paymentMethod, qrCode, refund, transaction } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { handlers } from '../../src/index.ts';
import { openTestServer } from '../../src/testing/test-server.ts';

interface Refused {
  readonly error_code: string;
  readonly message: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** Endpoints that need only an API key; other tests call account links with signed requests. */
const contracts = handlers
  .filter(({ authenticate }) => authenticate === undefined)
  .map(({ contract }) => contract);

type Contract = (typeof contracts)[number];

/** A value of a parameter that chooses from a list; undefined for one that names an object. */
const choiceOf = ({ params }: Contract, name: string): string | undefined => {
  const schema = params?.shape[name];
  return schema instanceof z.ZodEnum ? String(schema.options[0]) : undefined;
};

/** Returns the path of a contract with ids of no object. */
const nowhere = (contract: Contract): string =>
  contract.path.replace(/\{(\w+)\}/g, (_, name: string) => choiceOf(contract, name) ?? 'nothing');

const namesObject = (contract: Contract): boolean => nowhere(contract).includes('nothing');

const titled = (all: readonly Contract[]) =>
  all.map((contract) => [contract.method, contract.path, contract] as const);

describe('the id of every endpoint', () => {
  const ids = handlers.map(({ contract }) => contract.id);

  test('is of its resource and verb', () => {
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9_]*\.[a-z][a-z_]*$/);
  });

  test('is its own: logs, metrics and clients name the endpoint by it', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('every endpoint', () => {
  test.each(titled(contracts.filter(({ body }) => body)))(
    '%s %s refuses a wrong body with 400 and names what is wrong in the message (ERR-UNSPEC-02, ERR-UNSPEC-03)',
    async (method, _path, contract) => {
      const { call } = await openTestServer();
      const { status, body } = await call(method, nowhere(contract), 'no object');
      const { error_code, message, errors = [] } = body as Refused;
      expect([status, error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(errors.map((error) => error.path)).toEqual(['body']);
      for (const error of errors) expect(message).toContain(sentence(error.path, error.message));
    },
  );

  /** Sections with an error code of their own for unknown ids; DATA_NOT_FOUND everywhere else. */
  const named: Readonly<Record<string, string>> = {
    transactions: 'TRANSACTION_NOT_FOUND',
    reports: 'TRANSACTION_NOT_FOUND',
    invoices: 'INVOICE_NOT_FOUND_ERROR',
    callback_virtual_accounts: 'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR',
    callback_virtual_account_payments: 'CALLBACK_VIRTUAL_ACCOUNT_PAYMENT_NOT_FOUND_ERROR',
    fixed_payment_code: 'FIXED_PAYMENT_CODE_NOT_FOUND_ERROR',
    credit_card_tokens: 'TOKEN_NOT_FOUND_ERROR',
    credit_card_authentications: 'AUTHENTICATION_NOT_FOUND_ERROR',
    credit_card_charges: 'CREDIT_CARD_CHARGE_NOT_FOUND_ERROR',
  };
  test.each(titled(contracts.filter(namesObject)))(
    '%s %s responds to an unknown id with 404 and the error code of its section (ERR-UNSPEC-05, ERR-CONF-02)',
    async (method, path, contract) => {
      const { call } = await openTestServer();
      const [sent = {}] = Object.values(contract.examples ?? {});
      const got = await call(method, nowhere(contract), method === 'GET' ? undefined : sent);
      const section = path.split('/').find((part) => /^[a-z]{3,}/.test(part)) ?? '';
      const wanted = named[section] ?? 'DATA_NOT_FOUND';
      expect([got.status, (got.body as Refused).error_code]).toEqual([404, wanted]);
    },
  );
});

const wallet = {
  type: 'EWALLET',
  reusability: 'ONE_TIME_USE',
  ewallet: {
    channel_code: 'DANA',
    channel_properties: { success_return_url: 'https://merchant.example/thanks' },
  },
};
const account = {
  type: 'VIRTUAL_ACCOUNT',
  reusability: 'MULTIPLE_USE',
  virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
};
const code = {
  external_id: 'order-1',
  type: 'DYNAMIC',
  amount: 15_000,
  callback_url: 'https://merchant.example/callback',
};

/** A test server with a payment request that a wallet has paid. */
const sold = async () => {
  const server = await openTestServer();
  const request = { currency: 'IDR', amount: 25_000, payment_method: wallet };
  const { status, body } = await server.call('POST', '/payment_requests', request);
  expect(status).toBe(201);
  const { id } = body as { id: string };
  await server.call('POST', `/payment_requests/${id}/payments/simulate`, {});
  const give = (more: object) =>
    server.call('POST', '/refunds', {
      payment_request_id: id,
      reason: 'OTHERS',
      amount: 1_000,
      ...more,
    });
  return { ...server, id, give };
};

describe('a response', () => {
  test('is 201 for what the unified API creates, 200 for everything else (CORE-UNSPEC-02)', async () => {
    const { call, id, give } = await sold();
    expect((await call('POST', '/v2/payment_methods', account)).status).toBe(201);
    expect((await give({})).status).toBe(201);
    const statuses = [
      await call('POST', '/qr_codes', code),
      await call('GET', '/qr_codes/order-1'),
      await call('POST', '/qr_codes/order-1/payments/simulate', {}),
      await call('GET', '/qr_codes/payments?external_id=order-1'),
      await call('POST', '/customers', {
        reference_id: 'siti',
        type: 'INDIVIDUAL',
        individual_detail: { given_names: 'Siti' },
      }),
      await call('POST', '/reports', { type: 'TRANSACTIONS' }),
      await call('GET', '/payment_requests'),
      await call('GET', `/payment_requests/${id}`),
      await call('GET', '/transactions'),
      await call('GET', '/balance'),
    ].map(({ status }) => status);
    expect(statuses).toEqual(Array.from(statuses, () => 200));
  });

  test('has every field of its resource, but reports and invoices leave out what is not set (CORE-UNSPEC-04)', async () => {
    const { call, give } = await sold();
    const person = { given_names: 'Siti' };
    const whole: [{ shape: object }, unknown][] = [
      [qrCode, (await call('POST', '/qr_codes', code)).body],
      [paymentMethod, (await call('POST', '/v2/payment_methods', account)).body],
      [refund, (await give({})).body],
      [
        customer,
        (
          await call('POST', '/customers', {
            reference_id: 'siti',
            type: 'INDIVIDUAL',
            individual_detail: person,
          })
        ).body,
      ],
      [
        transaction,
        ((await call('GET', '/transactions')).body as { data: readonly unknown[] }).data[0],
      ],
    ];
    for (const [{ shape }, body] of whole)
      expect(Object.keys(shape).filter((name) => !(name in (body as object)))).toEqual([]);
    const report = (await call('POST', '/reports', { type: 'TRANSACTIONS' })).body;
    expect(report).not.toHaveProperty('url');
    const invoice = (await call('POST', '/v2/invoices', { external_id: 'a', amount: 1_000 })).body;
    expect(invoice).toHaveProperty('status', 'PENDING');
    expect(invoice).not.toHaveProperty('paid_amount');
  });
});

describe('a code', () => {
  test('has the status of its endpoint: DATA_NOT_FOUND is 409 where QR codes are off (ERR-CONF-02)', async () => {
    const { call, control, platform } = await openTestServer();
    await control('PATCH', `/accounts/${platform}`, { switches: { qr_codes: false } });
    const { status, body } = await call('POST', '/qr_codes', code);
    expect([status, (body as Refused).error_code]).toEqual([409, 'DATA_NOT_FOUND']);
  });

  test('means one thing as error_code and another as failure_code (ERR-CONF-04)', async () => {
    const { give } = await sold();
    const failed = await give({ amount: 1_303, reference_id: 'first' });
    expect(failed).toMatchObject({ status: 201, body: { failure_code: 'DUPLICATE_ERROR' } });
    expect(failed.body).not.toHaveProperty('error_code');
    const refused = await give({ reference_id: 'first' });
    expect(refused.body).toMatchObject({ error_code: 'DUPLICATE_ERROR' });
    expect(refused.body).not.toHaveProperty('failure_code');
  });
});
