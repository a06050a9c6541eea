// Laws about round trips: a created object is read back with the fields that were sent.
import { anyPayment, anyQr, methodOf, qrBodyOf, requestOf } from '../../generate/payments.ts';
import { law, type Law } from '../../law.ts';
import { anyCustomer, contentOf, patched, types } from '../../models/customer.ts';
import { contractNamed } from '../../registry.ts';
import { makeCustomer } from '../../run/samples/customers.ts';
import { accountBody, methodBody as ownedBody } from '../../run/samples/payment-methods.ts';
import { walletBody } from '../../run/samples/payment-requests.ts';
import { versionOf } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectStatus, expectObject, expectSame, textOf } from '../../violation.ts';

type Body = Readonly<Record<string, unknown>>;

const createdIsRead = async (
  trial: Trial,
  create: string,
  body: unknown,
  read: string,
  paramsOf: (object: Body) => Record<string, string>,
): Promise<Body> => {
  const response = await trial.call(create, { ...versionOf(create), body });
  trial.expectDone(response, create, 'for a valid request');
  const object = expectObject(response, 'for an object');
  const got = await trial.call(read, {
    ...versionOf(read),
    params: paramsOf(object),
  });
  expectStatus(got, 200, 'when it is read');
  expectSame('the created object and the object that is read', object, got.body);
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
    title: 'a created object is read back as it was returned, with the fields that were sent',
    level: 'M',
    clauses: ['QR-CREATE-external_id', 'QR-CREATE-metadata', 'QR-GET-external_id'],
    endpoints: ['qr_codes.create', 'qr_codes.get'],
    run: (trial) =>
      trial.property(anyQr(contractNamed('qr_codes.create'), trial.magic), async (generated) => {
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
        expectSame(
          'sent and returned fields',
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
    title: 'a created object is read back as it was returned, with the fields that were sent',
    level: 'M',
    clauses: [
      'PR2-CREATE-01',
      'PR2-GET-01',
      'PR2-FIELD-customer_id',
      'PR2-CREATE-description',
      'PR2-CREATE-metadata',
      'PR2-CREATE-currency',
    ],
    endpoints: ['customers.create', 'payment_requests.create', 'payment_requests.get'],
    run: async (trial) => {
      const check = async (body: Body): Promise<Body> => {
        const [create, read] = ['payment_requests.create', 'payment_requests.get'];
        const request = await createdIsRead(trial, create, body, read, byId);
        for (const name of ['currency', 'amount', 'reference_id', 'description', 'metadata']) {
          expectSame(name, body[name] ?? null, request[name]);
        }
        return request;
      };
      await check(walletBody(trial));
      // The least amount that a 32-bit float cannot hold.
      await check(walletBody(trial, { amount: 2 ** 24 + 1 }));
      const customer_id = textOf(await makeCustomer(trial), 'id');
      const payment_method = ownedBody(trial, 'DIRECT_DEBIT');
      const owned = await check(walletBody(trial, { customer_id, payment_method }));
      expectSame('customer_id', customer_id, owned['customer_id']);
      const contract = contractNamed('payment_requests.create');
      await trial.property(
        anyPayment(contract, walletBody(trial), trial.magic),
        async (payment) => {
          const request = await check(requestOf(trial, payment));
          expectSame('country', payment.channel.country, request['country']);
        },
      );
    },
  }),
  law({
    id: 'rt-1',
    on: 'payment_methods.create',
    title: 'a created object is read back as it was returned, with the fields that were sent',
    level: 'M',
    clauses: [
      'PM2-CREATE-customer_id',
      'PM2-CREATE-description',
      'PM2-CREATE-metadata',
      'PM2-CREATE-reusability',
    ],
    endpoints: ['customers.create', 'payment_methods.create', 'payment_methods.get'],
    run: async (trial) => {
      const check = async (body: Body): Promise<Body> => {
        const [create, read] = ['payment_methods.create', 'payment_methods.get'];
        const method = await createdIsRead(trial, create, body, read, byId);
        for (const name of ['type', 'reusability', 'reference_id', 'description', 'metadata']) {
          expectSame(name, body[name] ?? null, method[name]);
        }
        return method;
      };
      await check(accountBody(trial));
      const customer_id = textOf(await makeCustomer(trial), 'id');
      const owned = await check(ownedBody(trial, 'DIRECT_DEBIT', { customer_id }));
      expectSame('customer_id', customer_id, owned['customer_id']);
      const contract = contractNamed('payment_methods.create');
      await trial.property(
        anyPayment(contract, accountBody(trial), trial.magic),
        async (payment) => {
          await check(methodOf(trial, payment));
        },
      );
    },
  }),
  law({
    id: 'rt-1',
    on: 'customers.create',
    title: 'a created object is read back as it was returned, with the fields that were sent',
    level: 'M',
    clauses: ['CUST-UNSPEC-02', 'CUST-FIELD-children', 'CUST-FIELD-id'],
    endpoints: ['customers.create', 'customers.get'],
    run: async (trial) => {
      for (const type of types) {
        await trial.property(anyCustomer(type), async (content) => {
          const body = { ...content, type, reference_id: trial.newReference() };
          const [create, read] = ['customers.create', 'customers.get'];
          const customer = await createdIsRead(trial, create, body, read, byId);
          for (const name of ['type', 'reference_id'] as const) {
            expectSame(name, body[name], customer[name]);
          }
          const wanted = patched(contentOf({}, type), content);
          const seen = contentOf(customer, type);
          for (const [name, value] of Object.entries(wanted)) {
            if (name in customer) expectSame(name, value, seen[name]);
          }
        });
      }
    },
  }),
];

export const createdLaws: readonly Law[] = roundTrips;
