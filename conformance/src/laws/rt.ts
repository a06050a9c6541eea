// Laws of round trips: what was sent is what is read, byte for byte, in the declared shape.
import fc from 'fast-check';
import { anyPayment, anyQr, methodBody, qrBodyOf, requestBody } from '../generate/payment.ts';
import { anyText, everyPiece } from '../generate/text.ts';
import { law, type Law } from '../law.ts';
import { contractNamed } from '../registry.ts';
import { accountBody } from '../run/samples/payment-methods.ts';
import { makeRequest, walletBody } from '../run/samples/payment-requests.ts';
import { makeQr } from '../run/samples/qr-codes.ts';
import { makeTransaction, transactionsOf } from '../run/samples/transactions.ts';
import type { Trial } from '../run/trial.ts';
import { hasStatus, objectOf, same, textOf } from '../violation.ts';
import { field } from '../wire/message.ts';

type Body = Readonly<Record<string, unknown>>;

const createdIsRead = async (
  trial: Trial,
  create: string,
  body: unknown,
  read: string,
  paramsOf: (object: Body) => Record<string, string>,
): Promise<Body> => {
  const answer = await trial.call(create, { body });
  hasStatus(answer, contractNamed(create).success.status, 'for a valid request');
  const object = objectOf(answer, 'for an object');
  const got = await trial.call(read, { params: paramsOf(object) });
  hasStatus(got, 200, 'when it is read');
  same('what was created and what is read', object, got.body);
  return object;
};

const byId = (object: Body) => ({ id: textOf(object, 'id') });
const byExternalId = (object: Body) => ({
  external_id: textOf(object, 'external_id'),
});

const roundTrips: readonly Law[] = [
  law({
    id: 'rt-1',
    on: 'qr_codes.create',
    title: 'a created object is read as it was answered, with the fields that were sent',
    level: 'M',
    clauses: ['QR-CREATE-external_id', 'QR-CREATE-metadata', 'QR-GET-external_id'],
    endpoints: ['qr_codes.create', 'qr_codes.get'],
    run: (trial) =>
      trial.property(anyQr(contractNamed('qr_codes.create')), async (generated) => {
        const body = qrBodyOf(trial, generated);
        const code = await createdIsRead(
          trial,
          'qr_codes.create',
          body,
          'qr_codes.get',
          byExternalId,
        );
        const { external_id, type, callback_url, metadata } = code;
        const sent = { metadata: null, ...body };
        same(
          'sent and answered',
          { ...sent, amount: code['amount'] },
          {
            external_id,
            type,
            callback_url,
            metadata,
            amount: body['type'] === 'DYNAMIC' ? body['amount'] : null,
          },
        );
      }),
  }),
  law({
    id: 'rt-1',
    on: 'payment_requests.create',
    title: 'a created object is read as it was answered, with the fields that were sent',
    level: 'M',
    clauses: [
      'PR2-CREATE-01',
      'PR2-GET-01',
      'PR2-CREATE-description',
      'PR2-CREATE-metadata',
      'PR2-CREATE-currency',
    ],
    endpoints: ['payment_requests.create', 'payment_requests.get'],
    run: async (trial) => {
      const check = async (body: Body): Promise<Body> => {
        const [create, read] = ['payment_requests.create', 'payment_requests.get'];
        const request = await createdIsRead(trial, create, body, read, byId);
        for (const name of ['currency', 'amount', 'reference_id', 'description', 'metadata']) {
          same(name, body[name] ?? null, request[name]);
        }
        return request;
      };
      await check(walletBody(trial));
      const contract = contractNamed('payment_requests.create');
      await trial.property(anyPayment(contract, walletBody(trial)), async (payment) => {
        const request = await check(requestBody(trial, payment));
        same('country', payment.channel.country, request['country']);
      });
    },
  }),
  law({
    id: 'rt-1',
    on: 'payment_methods.create',
    title: 'a created object is read as it was answered, with the fields that were sent',
    level: 'M',
    clauses: ['PM2-CREATE-description', 'PM2-CREATE-metadata', 'PM2-CREATE-reusability'],
    endpoints: ['payment_methods.create', 'payment_methods.get'],
    run: async (trial) => {
      const check = async (body: Body): Promise<void> => {
        const [create, read] = ['payment_methods.create', 'payment_methods.get'];
        const method = await createdIsRead(trial, create, body, read, byId);
        for (const name of ['type', 'reusability', 'reference_id', 'description', 'metadata']) {
          same(name, body[name] ?? null, method[name]);
        }
      };
      await check(accountBody(trial));
      const contract = contractNamed('payment_methods.create');
      await trial.property(anyPayment(contract, accountBody(trial)), (payment) =>
        check(methodBody(trial, payment)),
      );
    },
  }),
];

const items = (page: unknown): readonly unknown[] => {
  const data = field(page, 'data');
  return Array.isArray(data) ? data : [];
};

const listed: readonly Law[] = [
  law({
    id: 'rt-2',
    on: 'payment_requests.list',
    title: 'an item of a list is what is read by its id',
    level: 'S',
    clauses: ['PR2-LIST-data'],
    endpoints: ['payment_requests.create', 'payment_requests.list', 'payment_requests.get'],
    run: async (trial) => {
      const request = await makeRequest(trial);
      const query = { reference_id: request['reference_id'] };
      const page = objectOf(await trial.call('payment_requests.list', { query }), 'for a list');
      const { body } = await trial.call('payment_requests.get', { params: byId(request) });
      same('the list and the one item', [body], items(page));
    },
  }),
  law({
    id: 'rt-2',
    on: 'transactions.list',
    title: 'an item of a list is what is read by its id',
    level: 'S',
    clauses: ['TXN-LIST-data', 'TXN-GET-01', 'TXN-GET-transaction_id'],
    endpoints: ['qr_codes.create', 'qr_codes.simulate', 'transactions.list', 'transactions.get'],
    run: async (trial) => {
      const row = await makeTransaction(trial);
      const rows = await transactionsOf(trial, { product_id: row['product_id'] });
      const params = { transaction_id: textOf(row, 'id') };
      const { body } = await trial.call('transactions.get', { params });
      same('the list and the one item', [body], rows);
    },
  }),
];

/** Texts that are the name of another place in a path. */
const isPath = (text: string): boolean => ['.', '..', 'payments'].includes(text);

const texts: readonly Law[] = [
  law({
    id: 'rt-3',
    on: 'qr_codes.create',
    title: 'any text comes back byte for byte, also when it is found by it',
    level: 'S',
    clauses: ['QR-CREATE-external_id', 'QR-GET-external_id', 'QR-CREATE-metadata'],
    endpoints: ['qr_codes.create', 'qr_codes.get'],
    run: (trial) =>
      trial.property(
        fc.record({
          before: anyText(0, 100),
          after: anyText(0, 100),
          key: anyText(1, 40),
          value: anyText(0, 500),
        }),
        async ({ before, after, key, value }) => {
          const external_id = `${before}${trial.fresh()}${after}`;
          if (isPath(external_id) || key === '__proto__') return;
          const code = await makeQr(trial, { external_id, metadata: { [key]: value } });
          const got = await trial.call('qr_codes.get', { params: { external_id } });
          hasStatus(got, 200, 'for its own external_id');
          same('external_id', external_id, field(got.body, 'external_id'));
          same('metadata', { [key]: value }, field(got.body, 'metadata'));
          same('what was created and what is read', code, got.body);
        },
        { examples: [{ before: ' \t', after: '\n ', key: ' ', value: everyPiece }] },
      ),
  }),
  law({
    id: 'rt-3',
    on: 'payment_requests.create',
    title: 'any text comes back byte for byte, also when it is found by it',
    level: 'S',
    clauses: ['PR2-CREATE-reference_id', 'PR2-CREATE-description'],
    endpoints: ['payment_requests.create', 'payment_requests.list'],
    run: (trial) =>
      trial.property(
        fc.record({ reference: anyText(0, 200), description: anyText(0, 255) }),
        async ({ reference, description }) => {
          const reference_id = `${reference}${trial.fresh()}`.replaceAll(',', '');
          const request = await makeRequest(trial, { reference_id, description });
          same('description', description, request['description']);
          const query = { reference_id };
          const page = objectOf(await trial.call('payment_requests.list', { query }), 'for a list');
          const [item] = items(page);
          same('reference_id', reference_id, field(item, 'reference_id'));
        },
      ),
  }),
];

export const rtLaws: readonly Law[] = [...roundTrips, ...listed, ...texts];
