// Laws about idempotency keys: where and how long a key counts, and what a repeat must not do.
import { law, type Law } from '../../law.ts';
import { qrBody, walletBody } from '../../run/samples/bodies.ts';
import { makeQr, transactionsOf } from '../../run/samples/makers.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import { versionOf } from '../../run/samples/sample.ts';
import { expectThat, expectObject, expectSuccess, textOf } from '../../violation.ts';
import { field, type ApiResponse } from '../../wire/message.ts';
import { isWrite, perEndpoint, perResource } from '../derive.ts';
import { expectReplay } from './replays.ts';

const scope = law({
  id: 'idem-8',
  title: 'an idempotency key applies only to its endpoint, path and account',
  level: 'S',
  endpoints: ['qr_codes.create', 'qr_codes.simulate', 'payment_requests.create'],
  run: async (trial) => {
    const key = trial.newReference();
    const codes = [
      await makeQr(trial, { type: 'STATIC' }),
      await makeQr(trial, { type: 'STATIC' }),
    ];
    const ids = new Set<string>();
    for (const code of codes) {
      const input = {
        params: { external_id: textOf(code, 'external_id') },
        body: { amount: 15_500 },
      };
      const response = await trial.call('qr_codes.simulate', input, { key });
      ids.add(textOf(expectObject(response, 'for a payment'), 'id'));
    }
    expectThat(ids.size === 2, 'a payment of each code under the same key', [...ids].join(', '));
    const body = qrBody(trial);
    expectSuccess(await trial.call('qr_codes.create', { body }, { key }), 'at another endpoint');
    if (trial.context.control) {
      const as = await trial.account();
      const other = await trial.call('qr_codes.create', { body: qrBody(trial) }, { key, as });
      expectSuccess(other, 'in another account');
    }
  },
});

const HOUR_MS = 3_600_000;

const day = law({
  id: 'idem-10',
  title: 'an idempotency key is remembered for 24 hours and then forgotten',
  level: 'M',
  clauses: ['IDEM-11', 'LIMIT-11'],
  needs: ['writes', 'clock'],
  endpoints: ['payment_requests.create'],
  run: async (trial) => {
    const body = walletBody(trial);
    const key = trial.newReference();
    const clock = trial.context.control?.clock;
    const first = await trial.call('payment_requests.create', { body }, { key });
    expectSuccess(first, 'for a valid request with a key');
    await clock?.advance(24 * HOUR_MS - 60_000);
    expectReplay(
      first,
      await trial.call('payment_requests.create', { body }, { key }),
      'before 24 hours',
    );
    await clock?.advance(120_000);
    const after = await trial.call('payment_requests.create', { body }, { key });
    expectSuccess(after, 'after 24 hours');
    expectThat(
      field(after.body, 'id') !== field(first.body, 'id'),
      'a new object after 24 hours',
      after.text,
    );
  },
});

const noEvent = law({
  id: 'idem-11',
  title: 'replaying a request sends no webhook and moves no money',
  level: 'S',
  clauses: ['IDEM-04'],
  needs: ['writes', 'receiver'],
  endpoints: ['qr_codes.create', 'qr_codes.simulate', 'transactions.list'],
  run: async (trial) => {
    const path = `/${trial.newReference()}`;
    const code = await makeQr(trial, { type: 'STATIC', callback_url: trial.receiver.url(path) });
    const input = {
      params: { external_id: textOf(code, 'external_id') },
      body: { amount: 15_500 },
    };
    const key = trial.newReference();
    const first = await trial.call('qr_codes.simulate', input, { key });
    const payment = expectObject(first, 'for a payment');
    for (let n = 0; n < 3; n += 1) {
      expectReplay(first, await trial.call('qr_codes.simulate', input, { key }), 'when repeated');
    }
    const rows = await transactionsOf(trial, { product_id: payment['id'] });
    expectThat(rows.length === 1, 'one transaction', rows);
    await trial.deliveries(path, 1);
    trial.checkWhenIdle(async () => {
      const count = trial.receiver.at(path).length;
      expectThat(count === 1, 'one webhook for one payment', `${count} webhooks`);
    });
  },
});

const twice = perEndpoint({
  id: 'idem-13',
  title: 'without an idempotency key two identical requests create two objects',
  level: 'S',
  applies: (contract) =>
    ['payment_requests.create', 'payment_methods.create'].includes(contract.id),
  clauses: () => [],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const ids = [await trial.call(contract, input), await trial.call(contract, input)].map(
      (response) => textOf(expectObject(response, 'for an object'), 'id'),
    );
    expectThat(ids[0] !== ids[1], 'two objects', ids.join(', '));
  },
});

const safeReads = perEndpoint({
  id: 'idem-14',
  title: 'reading an object or a list has no side effects',
  level: 'M',
  applies: (contract) => !isWrite(contract),
  clauses: () => ['IDEM-01'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const first = await trial.call(contract, input);
    trial.expectDone(first, contract, 'for a valid read');
    expectReplay(first, await trial.call(contract, input), 'when read again');
    expectReplay(
      first,
      await trial.call(contract, input, { key: trial.newReference() }),
      'with a key',
    );
  },
});

const patch = perResource({
  id: 'idem-15',
  title: 'replaying an update returns the first response and does not undo later updates',
  level: 'M',
  at: ({ acts }) => acts.map(({ endpoint }) => endpoint).find((id) => id.endsWith('.update')),
  clauses: {
    'customers.update': ['IDEM-03', 'IDEM-04', 'CUST-UNSPEC-09'],
    'payment_methods.update': ['IDEM-03', 'IDEM-04'],
  },
  run: async (trial, resource) => {
    const update = resource.acts.find(({ endpoint }) => endpoint.endsWith('.update'));
    if (!update) return;
    const object = await resource.make(trial);
    const params = resource.params(object);
    const change = (description: string, key: string): Promise<ApiResponse> =>
      trial.call(
        update.endpoint,
        { ...versionOf(update.endpoint), params, body: { description } },
        { key },
      );
    const key = trial.newReference();
    const response = await change('one', key);
    expectSuccess(response, 'for a change with a key');
    expectSuccess(await change('two', trial.newReference()), 'for another change');
    expectReplay(response, await change('one', key), 'for the first change again');
    const read = { ...versionOf(resource.read), params };
    const { body } = await trial.call(resource.read, read);
    expectThat(field(body, 'description') === 'two', 'the description of the second update', body);
  },
});

const headerSpelling = law({
  id: 'idem-17',
  title: 'x-idempotency-key deduplicates like idempotency-key or is ignored',
  level: 'C',
  clauses: ['IDEM-HDR-x_idempotency_key'],
  endpoints: ['payment_requests.create'],
  run: async (trial) => {
    const body = walletBody(trial);
    const headers = { 'x-idempotency-key': trial.newReference() };
    const send = (): Promise<ApiResponse> =>
      trial.call('payment_requests.create', { body, headers });
    const ids = [await send(), await send()].map((response) =>
      textOf(expectObject(response, 'for a payment request'), 'id'),
    );
    trial.noteChoice('x-idempotency-key', ids[0] === ids[1] ? 'deduplicates' : 'is ignored');
    const both = { 'x-idempotency-key': trial.newReference() };
    const outgoing = trial.outgoing(
      'payment_requests.create',
      { body: walletBody(trial), headers: both },
      { key: both['x-idempotency-key'] },
    );
    expectSuccess(await trial.send(outgoing), 'with the same key in both headers');
  },
});

export const scopeLaws: readonly Law[] = [
  scope,
  day,
  noEvent,
  ...twice,
  ...safeReads,
  ...patch,
  headerSpelling,
];
