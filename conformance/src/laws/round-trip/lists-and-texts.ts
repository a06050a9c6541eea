// Laws about round trips of list items and texts.
import fc from 'fast-check';
import { anyText, everyPiece } from '../../generate/text.ts';
import { law, type Law } from '../../law.ts';
import { makeCustomer } from '../../run/samples/customers.ts';
import { makeRequest } from '../../run/samples/payment-requests.ts';
import { makeQr } from '../../run/samples/qr-codes.ts';
import { versionOf } from '../../run/samples/sample.ts';
import { expectStatus, expectObject, expectSame, expectSuccess } from '../../violation.ts';
import { field, itemsOf } from '../../wire/message.ts';
import { perResource } from '../derive.ts';

const listed = perResource({
  id: 'rt-2',
  title: 'an item in a list equals the object read by its id',
  level: 'S',
  at: ({ list }) => list?.endpoint,
  clauses: {
    'customers.list': ['CUST-GET-data'],
    'payment_requests.list': ['PR2-LIST-data'],
    'transactions.list': ['TXN-LIST-data', 'TXN-GET-01', 'TXN-GET-transaction_id'],
  },
  run: async (trial, { make, read, params, list }) => {
    if (!list) return;
    const object = await make(trial);
    const query = { ...versionOf(list.endpoint), query: list.query(object) };
    const page = await trial.call(list.endpoint, query);
    expectSuccess(page, 'for a list');
    const one = await trial.call(read, { ...versionOf(read), params: params(object) });
    expectSame('the list and the one item', [one.body], itemsOf(page.body));
  },
});

/** Texts that are the name of another place in a path. */
const isPath = (text: string): boolean => ['.', '..', 'payments'].includes(text);

const texts: readonly Law[] = [
  law({
    id: 'rt-3',
    on: 'qr_codes.create',
    title: 'any text is returned byte for byte, also when it is used to find the object',
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
          const external_id = `${before}${trial.newReference()}${after}`;
          if (isPath(external_id) || key === '__proto__') return;
          const code = await makeQr(trial, { external_id, metadata: { [key]: value } });
          const got = await trial.call('qr_codes.get', { params: { external_id } });
          expectStatus(got, 200, 'for its own external_id');
          expectSame('external_id', external_id, field(got.body, 'external_id'));
          expectSame('metadata', { [key]: value }, field(got.body, 'metadata'));
          expectSame('the created object and the object that is read', code, got.body);
        },
        { examples: [{ before: ' \t', after: '\n ', key: ' ', value: everyPiece }] },
      ),
  }),
  law({
    id: 'rt-3',
    on: 'payment_requests.create',
    title: 'any text is returned byte for byte, also when it is used to find the object',
    level: 'S',
    clauses: ['PR2-CREATE-reference_id', 'PR2-CREATE-description'],
    endpoints: ['payment_requests.create', 'payment_requests.list'],
    run: (trial) =>
      trial.property(
        fc.record({ reference: anyText(0, 200), description: anyText(0, 255) }),
        async ({ reference, description }) => {
          const reference_id = `${reference}${trial.newReference()}`.replaceAll(',', '');
          const request = await makeRequest(trial, { reference_id, description });
          expectSame('description', description, request['description']);
          const query = { reference_id };
          const page = expectObject(
            await trial.call('payment_requests.list', { query }),
            'for a list',
          );
          const [item] = itemsOf(page);
          expectSame('reference_id', reference_id, field(item, 'reference_id'));
        },
      ),
  }),
  law({
    id: 'rt-3',
    on: 'customers.create',
    title: 'any text is returned byte for byte, also when it is used to find the object',
    level: 'S',
    clauses: ['CUST-GET-reference_id', 'CUST-PATCH-description'],
    endpoints: ['customers.create', 'customers.list'],
    run: (trial) =>
      trial.property(
        fc.record({ reference: anyText(0, 200), description: anyText(1, 500) }),
        async ({ reference, description }) => {
          const reference_id = `${reference}${trial.newReference()}`;
          const customer = await makeCustomer(trial, { reference_id, description });
          expectSame('description', description, customer['description']);
          const list = 'customers.list';
          const request = { ...versionOf(list), query: { reference_id } };
          const page = expectObject(await trial.call(list, request), 'for a list');
          expectSame('the customers with this reference_id', [customer], itemsOf(page));
        },
        { examples: [{ reference: 'a,b&c=d+e ', description: everyPiece }] },
      ),
  }),
];

export const listAndTextLaws: readonly Law[] = [...listed, ...texts];
