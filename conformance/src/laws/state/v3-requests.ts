// Laws about payment requests and payments of v3: they wait, end once, and keep their end.
import { declinedOf } from '../../magic/magic.ts';
import { isEdge } from '@kasir/core';
import { law, type Law } from '../../law.ts';
import { registry } from '../../registry.ts';
import { versionOf, type Body, type Made } from '../../run/samples/sample.ts';
import {
  makeToken,
  makeV3Payment,
  makeV3Request,
  openAccountBody,
  pageOf,
  simulateV3,
  v3CardBody,
  v3RequestBody,
  v3WalletBody,
} from '../../run/samples/v3.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame, expectStatus, expectSuccess, expectThat, textOf } from '../../violation.ts';
import { field, itemsOf, type ApiResponse } from '../../wire/message.ts';
import { act, read, refused, statusOf } from './v3-calls.ts';

const machine = registry.machines.get('v3_payment_request');

/** An end is kept, whatever is tried. */
const expectEnded = async (trial: Trial, id: string, end: string): Promise<void> => {
  expectSame('the status of the request', end, await statusOf(trial, id));
  refused(await act(trial, 'v3_payment_requests.cancel', id), `a cancel of what ${end}`);
  refused(await act(trial, 'v3_payment_requests.simulate', id, {}), `a payment of what ${end}`);
  expectSame('the status afterwards', end, await statusOf(trial, id));
  trial.witness(`a request that ${end}`);
};

const ends = law({
  id: 'st-22',
  on: 'v3_payment_requests.create',
  title: 'a payment request of v3 ends as SUCCEEDED, FAILED or CANCELED, and keeps that status',
  level: 'M',
  clauses: [
    'STATE-PR3-SET',
    'STATE-PR3-REQUIRES_ACTION',
    'STATE-PR3-SUCCEEDED',
    'STATE-PR3-FAILED',
    'STATE-PR3-CANCELED',
    'STATE-UNSPEC-05',
    'V3-PR-CREATE-02',
  ],
  endpoints: [
    'v3_payment_requests.create',
    'v3_payment_requests.get',
    'v3_payment_requests.cancel',
    'v3_payment_requests.simulate',
  ],
  witnesses: ['a request that SUCCEEDED', 'a request that FAILED', 'a request that CANCELED'],
  run: async (trial) => {
    const paid = await makeV3Request(trial, v3RequestBody(trial));
    expectSame('the status of a new request', 'REQUIRES_ACTION', paid['status']);
    await simulateV3(trial, textOf(paid, 'id'));
    await expectEnded(trial, textOf(paid, 'id'), 'SUCCEEDED');
    const back = await makeV3Request(trial, v3WalletBody(trial));
    expectSuccess(
      await act(trial, 'v3_payment_requests.cancel', textOf(back, 'id')),
      'for a cancel',
    );
    await expectEnded(trial, textOf(back, 'id'), 'CANCELED');
    if (declinedOf(trial.magic, 'CARD').length > 0) {
      const request_amount = trial.declinedAmount('CARD');
      const declined = await makeV3Request(trial, v3CardBody(trial, { request_amount }));
      await expectEnded(trial, textOf(declined, 'id'), 'FAILED');
      expectThat(
        typeof declined['failure_code'] === 'string',
        'a failure_code',
        declined['failure_code'],
      );
    }
    for (const [from, to] of [
      ['REQUIRES_ACTION', 'SUCCEEDED'],
      ['REQUIRES_ACTION', 'CANCELED'],
    ] as const)
      expectThat(machine === undefined || isEdge(machine, from, to), 'a declared transition', to);
  },
});

const accepts = law({
  id: 'st-23',
  on: 'v3_payment_requests.simulate',
  title: 'a reusable payment code accepts payments, each with an id of its own, until it ends',
  level: 'M',
  clauses: ['STATE-PR3-ACCEPTING_PAYMENTS', 'V3-MAP-05', 'STATE-PR3-CANCELED'],
  endpoints: [
    'v3_payment_requests.create',
    'v3_payment_requests.get',
    'v3_payment_requests.cancel',
    'v3_payment_requests.simulate',
    'v3_payments.get',
  ],
  run: async (trial) => {
    const request = await makeV3Request(trial, openAccountBody(trial, { request_amount: null }));
    const id = textOf(request, 'id');
    const seen = new Set<string>();
    for (const amount of [15_000, 15_000, 16_000]) {
      expectSame('the status of an open code', 'ACCEPTING_PAYMENTS', await statusOf(trial, id));
      await simulateV3(trial, id, { amount });
      const { latest_payment_id } = await read(trial, 'v3_payment_requests.get', id);
      const payment = await read(trial, 'v3_payments.get', String(latest_payment_id));
      expectSame('what was paid', amount, payment['request_amount']);
      seen.add(String(latest_payment_id));
    }
    expectSame('payments of the code', 3, seen.size);
    expectSuccess(await act(trial, 'v3_payment_requests.cancel', id), 'for a cancel');
    refused(
      await act(trial, 'v3_payment_requests.simulate', id, { amount: 15_000 }),
      'a payment of a canceled code',
    );
  },
});

const authorized = (trial: Trial): Promise<Made> =>
  makeV3Payment(trial, { capture_method: 'MANUAL', request_amount: 25_000 });

const capture = (trial: Trial, payment: Made, capture_amount: number): Promise<ApiResponse> =>
  act(trial, 'v3_payments.capture', textOf(payment, 'id'), { capture_amount });

/** What the transactions of a payment moved. */
const movedBy = async (trial: Trial, { id, currency }: Made): Promise<unknown> => {
  const query = { product_id: id, currency, statuses: ['SUCCESS', 'REFUNDED'] };
  const response = await trial.call('transactions.list', { query });
  expectStatus(response, 200, 'for transactions');
  const rows = itemsOf(response.body);
  for (const row of rows)
    expectSame('the product of its transactions', id, field(row, 'product_id'));
  return rows.map((row) => field(row, 'amount'));
};

const once = law({
  id: 'st-24',
  on: 'v3_payments.capture',
  title:
    'an authorization of v3 is captured once and for no more than it holds; its request stays AUTHORIZED',
  level: 'C',
  clauses: ['STATE-PR3-AUTHORIZED', 'V3-CONF-06', 'V3-UNSPEC-08', 'V3-PR-CREATE-capture_method'],
  endpoints: [
    'v3_payment_requests.create',
    'v3_payment_requests.get',
    'v3_payments.get',
    'v3_payments.capture',
    'v3_payments.cancel',
    'transactions.list',
  ],
  run: async (trial) => {
    const payment = await authorized(trial);
    const request = String(payment['payment_request_id']);
    expectSame('the status of the payment', 'AUTHORIZED', payment['status']);
    expectSame('what is moved before a capture', [], await movedBy(trial, payment));
    refused(await capture(trial, payment, 25_001), 'a capture of more than is authorized');
    expectSuccess(await capture(trial, payment, 10_000), 'for a capture');
    refused(await capture(trial, payment, 1), 'a second capture');
    refused(
      await act(trial, 'v3_payments.cancel', textOf(payment, 'id')),
      'a cancel of what is captured',
    );
    expectSame('what is moved by the capture', [10_000], await movedBy(trial, payment));
    expectSame('the status of its request', 'AUTHORIZED', await statusOf(trial, request));
    const other = await authorized(trial);
    expectSuccess(
      await act(trial, 'v3_payments.cancel', textOf(other, 'id')),
      'for a cancel of an authorization',
    );
    refused(await capture(trial, other, 1), 'a capture of what was canceled');
    expectSame('what is moved of a canceled one', [], await movedBy(trial, other));
  },
});

const DAY_MS = 86_400_000;

const expires = law({
  id: 'st-25',
  on: 'v3_payment_requests.get',
  title: 'a payment request of v3 is EXPIRED when its expires_at has passed, paid before or not',
  level: 'M',
  clauses: ['STATE-PR3-EXPIRED', 'V3-CP-expires_at', 'STATE-UNSPEC-05'],
  needs: ['writes', 'clock'],
  endpoints: [
    'v3_payment_requests.create',
    'v3_payment_requests.get',
    'v3_payment_requests.simulate',
    'v3_payment_requests.cancel',
  ],
  run: async (trial) => {
    const first = await makeV3Request(trial, v3WalletBody(trial));
    const now = Date.parse(textOf(first, 'created'));
    const expires_at = new Date(now + DAY_MS).toISOString();
    const soon = { channel_properties: { display_name: 'Siti', expires_at } };
    const once = await makeV3Request(trial, v3RequestBody(trial, soon));
    const open = await makeV3Request(
      trial,
      openAccountBody(trial, { ...soon, request_amount: null }),
    );
    await simulateV3(trial, textOf(open, 'id'), { amount: 15_000 });
    await trial.context.control?.clock?.advance(2 * DAY_MS);
    for (const { id } of [once, open]) await expectEnded(trial, String(id), 'EXPIRED');
  },
});

const amounts = law({
  id: 'rt-17',
  on: 'v3_payment_requests.create',
  title: 'amount is read as request_amount; two different values are rejected',
  level: 'C',
  clauses: ['V3-CONF-02', 'V3-PR-CREATE-request_amount', 'V3-PR-FIELD-request_amount'],
  run: async (trial) => {
    const endpoint = 'v3_payment_requests.create';
    const request_amount = trial.amount(25_000, 29_999);
    const send = (change: Body) =>
      trial.call(endpoint, { ...versionOf(endpoint), body: v3RequestBody(trial, change) });
    const alone = await send({ request_amount: undefined, amount: request_amount });
    trial.noteChoice(
      'amount without request_amount',
      alone.status < 300 ? 'is read' : 'is refused',
    );
    if (alone.status < 300)
      expectSame('request_amount', request_amount, field(alone.body, 'request_amount'));
    if (!trial.isHeldToContracts) return;
    const both = await send({ request_amount, amount: request_amount + 1 });
    refused(both, 'two different amounts');
  },
});

const wallet = {
  channel_code: 'DANA',
  channel_properties: {
    success_return_url: 'https://merchant.example/thanks',
    failure_return_url: 'https://merchant.example/sorry',
  },
} as const;

/** A request that must not end as an authorization: nothing of it can be captured. */
const expectUnheld = async (trial: Trial, body: Body, what: string): Promise<void> => {
  const endpoint = 'v3_payment_requests.create';
  const response = await trial.call(endpoint, { ...versionOf(endpoint), body });
  const status = response.status > 299 ? null : field(response.body, 'status');
  expectThat(status !== 'AUTHORIZED', `no authorization of ${what}`, response.text);
};

const manual = law({
  id: 'st-90',
  on: 'v3_payment_requests.create',
  title: 'only a card is authorized to be captured later, saved or not, and never to be verified',
  level: 'M',
  needs: ['writes', 'payer'],
  clauses: ['V3-PR-CREATE-capture_method', 'STATE-PR3-AUTHORIZED'],
  endpoints: ['v3_payment_requests.create', 'payment_tokens.create'],
  run: async (trial) => {
    const token = await makeToken(trial, wallet);
    await trial.context.control?.payer?.approve(pageOf(token));
    const by = { capture_method: 'MANUAL' };
    const saved = { payment_token_id: token['id'], channel_code: undefined };
    const noProperties = { channel_properties: undefined };
    const body = v3WalletBody(trial, { ...by, ...saved, ...noProperties });
    await expectUnheld(trial, body, 'a wallet that was saved');
    await expectUnheld(trial, v3WalletBody(trial, by), 'a wallet');
    // What that type means is open (V3-UNSPEC-06).
    if (!trial.isHeldToContracts) return;
    const verify = { type: 'VERIFY_PAYMENT_METHOD', request_amount: undefined };
    await expectUnheld(trial, v3CardBody(trial, { ...by, ...verify }), 'what is verified');
  },
});

const kept = law({
  id: 'st-91',
  on: 'v3_payment_requests.update',
  title: 'a field that is sent in a change of a payment request is applied or rejected',
  level: 'C',
  clauses: ['V3-UNSPEC-07'],
  endpoints: [
    'v3_payment_requests.create',
    'v3_payment_requests.get',
    'v3_payment_requests.update',
  ],
  run: async (trial) => {
    const request = await makeV3Request(trial, v3RequestBody(trial));
    const id = textOf(request, 'id');
    for (const [name, value] of Object.entries({
      reference_id: trial.newReference(),
      type: 'REUSABLE_PAYMENT_CODE',
      currency: 'PHP',
      channel_code: 'BNI_VIRTUAL_ACCOUNT',
      metadata: { branch: 'B 2' },
    })) {
      const changed = await act(trial, 'v3_payment_requests.update', id, { [name]: value });
      const now = await read(trial, 'v3_payment_requests.get', id);
      trial.noteChoice(`${name} in a change`, changed.status < 300 ? 'is applied' : 'is refused');
      expectSame(name, changed.status < 300 ? value : request[name], now[name]);
    }
  },
});

/** What a payment lists as captured. */
const capturedIn = ({ captures }: Made): unknown =>
  Array.isArray(captures) ? captures.map((one) => field(one, 'capture_amount')) : captures;

const listed = law({
  id: 'st-92',
  on: 'v3_payments.get',
  title: 'a payment of v3 lists what was captured of it, whoever captured it',
  level: 'C',
  clauses: ['V3-UNSPEC-08', 'EVT-payment.capture'],
  endpoints: [
    'v3_payment_requests.create',
    'v3_payments.get',
    'v3_payments.capture',
    'transactions.list',
  ],
  run: async (trial) => {
    const paid = await makeV3Payment(trial);
    expectSame('captures of a payment', await movedBy(trial, paid), capturedIn(paid));
    const held = await authorized(trial);
    expectSame('captures of an authorization', [], capturedIn(held));
    expectSuccess(await capture(trial, held, 10_000), 'for a capture');
    const taken = await read(trial, 'v3_payments.get', textOf(held, 'id'));
    expectSame('captures of what was captured', await movedBy(trial, held), capturedIn(taken));
  },
});

export const v3RequestLaws: readonly Law[] = [
  amounts,
  ends,
  accepts,
  once,
  expires,
  manual,
  kept,
  listed,
];
