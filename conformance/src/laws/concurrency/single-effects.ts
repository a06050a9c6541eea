// Laws about concurrency: identical concurrent requests have one effect, and the effect stays
// visible.
import { law, type Law } from '../../law.ts';
import {
  expectAgreement,
  openCustomer,
  patched,
  patchOf,
  readCustomer,
  type Patch,
} from '../../models/customer.ts';
import { isKept } from '../../models/transaction-rows.ts';
import { qrBody, walletBody } from '../../run/samples/bodies.ts';
import { makeQr, makeRequest, transactionsOf } from '../../run/samples/makers.ts';
import {
  errorCodeOf,
  expectStatus,
  expectThat,
  summarize,
  expectObject,
  expectSame,
  textOf,
} from '../../violation.ts';
import { field, isSuccess } from '../../wire/message.ts';

const signed = (row: Readonly<Record<string, unknown>>): number =>
  row['cashflow'] === 'MONEY_OUT' ? -Number(row['amount']) : Number(row['amount']);

const total = (rows: readonly Readonly<Record<string, unknown>>[]): number =>
  rows.filter(isKept).reduce((sum, row) => sum + signed(row), 0);

const qrPayments = law({
  id: 'rc-3',
  on: 'qr_codes.simulate',
  title: 'of concurrent payments of one DYNAMIC QR code exactly one is kept',
  level: 'S',
  racy: true,
  clauses: ['STATE-QR-02', 'STATE-QR-03'],
  endpoints: ['qr_codes.create', 'qr_codes.simulate', 'qr_codes.get', 'transactions.list'],
  witnesses: ['a burst with a success'],
  run: async (trial) => {
    const code = await makeQr(trial, { amount: 15_750 });
    const params = { external_id: textOf(code, 'external_id') };
    const one = trial.outgoing('qr_codes.simulate', { params, body: {} });
    const responses = await trial.burst(Array.from({ length: trial.profile.burst }, () => one));
    const paid = responses.filter(isSuccess);
    expectThat(paid.length > 0, 'a success', responses.map(summarize).join('; '));
    trial.witness('a burst with a success');
    const rows = await transactionsOf(trial, { reference_id: params.external_id, limit: 50 });
    expectSame('money kept of one code', 15_750, total(rows));
    const { body } = await trial.call('qr_codes.get', { params });
    expectSame('its status', 'INACTIVE', field(body, 'status'));
  },
});

const requestPayments = law({
  id: 'rc-11',
  on: 'payment_requests.simulate',
  title: 'of concurrent payments of one payment request exactly one is kept',
  level: 'S',
  racy: true,
  clauses: [],
  endpoints: ['payment_requests.create', 'payment_requests.simulate', 'transactions.list'],
  witnesses: ['a burst with a success'],
  run: async (trial) => {
    const { id, reference_id, amount } = await makeRequest(trial);
    const one = trial.outgoing('payment_requests.simulate', {
      params: { id: String(id) },
      body: {},
    });
    const responses = await trial.burst(Array.from({ length: trial.profile.burst }, () => one));
    expectThat(responses.some(isSuccess), 'a success', responses.map(summarize).join('; '));
    trial.witness('a burst with a success');
    const rows = await transactionsOf(trial, { reference_id });
    expectSame('money of one request', amount, total(rows));
  },
});

const sameReference = law({
  id: 'rc-4',
  on: 'qr_codes.create',
  title:
    'of concurrent QR codes with one external_id one is created; the others return DUPLICATE_ERROR',
  level: 'S',
  racy: true,
  clauses: ['QR-CREATE-ERR-DUPLICATE_ERROR', 'QR-CREATE-external_id', 'QR-FIELD-external_id'],
  endpoints: ['qr_codes.create', 'qr_codes.get'],
  run: async (trial) => {
    const body = qrBody(trial);
    const one = trial.outgoing('qr_codes.create', { body });
    const responses = await trial.burst(Array.from({ length: trial.profile.burst }, () => one));
    const [first, ...others] = responses.filter(isSuccess);
    expectThat(
      first !== undefined && others.length === 0,
      'one success',
      responses.map(summarize).join('; '),
    );
    const refused = responses.filter((response) => !isSuccess(response));
    const fit = refused.every(
      (one) => one.status === 409 && errorCodeOf(one) === 'DUPLICATE_ERROR',
    );
    expectThat(fit, '409 DUPLICATE_ERROR for the others', refused.map(summarize).join('; '));
    const later = await trial.call('qr_codes.create', { body });
    expectThat(
      later.status === 409 && errorCodeOf(later) === 'DUPLICATE_ERROR',
      '409 later',
      summarize(later),
    );
    const params = { external_id: textOf(body, 'external_id') };
    expectSame(
      'the code that was created',
      first?.body,
      (await trial.call('qr_codes.get', { params })).body,
    );
  },
});

/** Changes that share no field, each of another one. */
const apart: readonly Patch[] = [
  { description: 'Comes every Monday' },
  { email: 'other@customers.example' },
  { mobile_number: '+628111222333' },
  { addresses: [{ country: 'PH', city: 'Manila' }] },
  { metadata: { till: '2' } },
  { phone_number: null },
  { kyc_documents: [] },
  { individual_detail: { given_names: 'Ani' } },
];

const patches = law({
  id: 'rc-5',
  on: 'customers.update',
  title: 'concurrent updates of different fields of a customer are all applied',
  level: 'S',
  racy: true,
  clauses: ['CUST-PATCH-02'],
  endpoints: ['customers.create', 'customers.get', 'customers.update'],
  witnesses: ['a burst of changes'],
  run: async (trial) => {
    const customer = await openCustomer(trial, 'INDIVIDUAL');
    const chosen = apart.slice(0, trial.profile.burst);
    const responses = await trial.burst(
      chosen.map((body) => trial.outgoing('customers.update', patchOf(customer, body))),
    );
    expectThat(
      responses.every(isSuccess),
      'a success of every change',
      responses.map(summarize).join('; '),
    );
    for (const body of chosen) customer.content = patched(customer.content, body);
    expectAgreement(await readCustomer(trial, customer), customer);
    if (chosen.length > 1) trial.witness('a burst of changes');
  },
});

const visible = law({
  id: 'rc-9',
  title: 'a created object is immediately and permanently visible to every read',
  level: 'S',
  racy: true,
  clauses: [],
  endpoints: [
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.list',
    'qr_codes.create',
    'qr_codes.get',
  ],
  run: async (trial) => {
    const bodies = Array.from({ length: trial.profile.burst }, () => walletBody(trial));
    const responses = await trial.burst(
      bodies.map((body) => trial.outgoing('payment_requests.create', { body })),
    );
    for (const response of responses) {
      const request = expectObject(response, 'for a payment request');
      const params = { id: textOf(request, 'id') };
      const query = { reference_id: request['reference_id'] };
      for (let again = 0; again < 2; again += 1) {
        expectStatus(
          await trial.call('payment_requests.get', { params }),
          200,
          'after its creation',
        );
        const page = expectObject(
          await trial.call('payment_requests.list', { query }),
          'for a list',
        );
        const data = field(page, 'data');
        expectThat(Array.isArray(data) && data.length === 1, 'one item in its list', page);
      }
    }
    const code = await makeQr(trial);
    const params = { external_id: textOf(code, 'external_id') };
    expectStatus(await trial.call('qr_codes.get', { params }), 200, 'after its creation');
  },
});

export const singleEffectLaws: readonly Law[] = [
  qrPayments,
  requestPayments,
  sameReference,
  patches,
  visible,
];
