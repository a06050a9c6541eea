// Laws about whole requests: fields that depend on each other, decimals, forms, and that a
// rejection leaves no trace.
import type { EndpointSpec } from '@kasir/core';
import { withValue } from '../../schema.ts';
import { law, type Law } from '../../law.ts';
import { contractNamed } from '../../registry.ts';
import { countEffects } from '../../run/effects.ts';
import { qrBody, walletBody } from '../../run/samples/bodies.ts';
import { sampleOf, variantsOf } from '../../run/samples/objects.ts';
import type { Trial } from '../../run/trial.ts';
import {
  expectThat,
  summarize,
  expectInvalid,
  expectObject,
  expectSame,
  textOf,
} from '../../violation.ts';
import { asForm } from '../../wire/encode.ts';
import { perEndpoint } from '../derive.ts';

const rules = perEndpoint({
  id: 'val-7',
  title: 'a conditionally required field that is missing is rejected by name',
  level: 'M',
  applies: ({ rules = [] }) => rules.length > 0,
  clauses: ({ rules = [] }) => rules.map(({ clause }) => clause),
  witnesses: ['every rule was broken'],
  run: async (trial, contract) => {
    const broken = new Set<string>();
    for (const variant of variantsOf(contract)) {
      const input = await sampleOf(trial, contract, variant);
      for (const { when, require } of contract.rules ?? []) {
        for (const path of require) {
          const body = withValue(input.body, path.split('.'), undefined);
          if (!(when.test as (body: unknown) => boolean)(body)) continue;
          const response = await trial.call(contract, { ...input, body });
          expectInvalid(response, `without ${path} when ${when.text}`);
          expectThat(
            response.text.includes(path),
            `an error that names ${path}`,
            summarize(response),
          );
          broken.add(when.text);
        }
      }
    }
    if (broken.size === contract.rules?.length) trial.witness('every rule was broken');
  },
});

const wallet = (channel_code: string, urls: readonly string[]) => ({
  type: 'EWALLET',
  reusability: 'ONE_TIME_USE',
  ewallet: {
    channel_code,
    channel_properties: Object.fromEntries(
      urls.map((name) => [name, 'https://merchant.example/back']),
    ),
  },
});

const both = ['success_return_url', 'failure_return_url'];

/** Amounts with the decimals that their currency has, and with more. */
const decimals: readonly {
  readonly currency: string;
  readonly payment_method: unknown;
  readonly good: readonly number[];
  readonly bad: readonly number[];
}[] = [
  {
    currency: 'IDR',
    payment_method: wallet('DANA', ['success_return_url']),
    // The least amount that a 32-bit float cannot hold is among them.
    good: [25_001, 2 ** 24 + 1],
    bad: [25_000.5, 25_000.01, 2 ** 53 + 2, 1e21],
  },
  {
    currency: 'PHP',
    payment_method: wallet('GCASH', both),
    good: [100.1, 4.35, 1.15, 8.2, 16.1],
    bad: [100.123, 100.001],
  },
];

const decimalPlaces = law({
  id: 'val-9',
  on: 'payment_requests.create',
  title: 'an amount has the decimals of its currency and is returned as it was sent',
  level: 'M',
  clauses: ['PR2-CREATE-amount-decimals'],
  run: async (trial) => {
    for (const { currency, payment_method, good, bad } of decimals) {
      for (const amount of bad) {
        const body = walletBody(trial, { currency, payment_method, amount });
        const response = await trial.call('payment_requests.create', { body });
        expectInvalid(response, `for ${amount} ${currency}`);
      }
      for (const amount of good) {
        const body = walletBody(trial, { currency, payment_method, amount });
        const response = await trial.call('payment_requests.create', { body });
        const { amount: seen } = expectObject(response, `for ${amount} ${currency}`);
        expectSame(`an amount of ${amount} ${currency}`, amount, seen);
      }
    }
  },
});

/** A field with a value that no endpoint accepts there. */
const spoiled: Readonly<Record<string, readonly [string, unknown]>> = {
  'qr_codes.create': ['callback_url', 'not a URL'],
  'qr_codes.simulate': ['amount', 'much'],
  'customers.create': ['email', 'nobody'],
  'customers.update': ['email', 'nobody'],
  'payment_requests.create': ['currency', 'rupiah'],
  'refunds.create': ['reason', 'A WHIM'],
  'payment_requests.simulate': ['amount', 'much'],
};

const noTrace = perEndpoint({
  id: 'val-11',
  title: 'a rejected request has no effect, and its references can be used again',
  level: 'S',
  applies: ({ id }: EndpointSpec) => id in spoiled,
  clauses: () => [],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const [field, value] = spoiled[contract.id] ?? ['', null];
    const bad = { ...input, body: withValue(input.body, [field], value) };
    expectInvalid(await trial.call(contract, bad), `for ${field} ${JSON.stringify(value)}`);
    expectThat(
      (await countEffects(trial, contract.id, input)) === 0,
      'no effect of a rejected request',
      'one',
    );
    const response = await trial.call(contract, input);
    trial.expectDone(response, contract, 'for the corrected request');
    expectThat(
      (await countEffects(trial, contract.id, input)) === 1,
      'one effect of it',
      'another number',
    );
  },
});

/** The comparable fields of two codes with the same input. */
const shared = (code: Readonly<Record<string, unknown>>) => {
  const { type, amount, status, callback_url, metadata } = code;
  return { type, amount, status, callback_url, metadata };
};

const formBody = (body: Readonly<Record<string, unknown>>, trial: Trial) => ({
  ...body,
  external_id: trial.newReference(),
});

const forms = law({
  id: 'val-14',
  on: 'qr_codes.create',
  title: 'a QR code created with a form equals one created with JSON',
  level: 'C',
  clauses: ['QR-CREATE-01', 'QR-UNSPEC-02', 'QR-UNSPEC-03'],
  run: async (trial) => {
    const contract = contractNamed('qr_codes.create');
    for (const type of ['DYNAMIC', 'STATIC']) {
      const metadata = { code: '0012', note: 'a&b=c + d', 'spaced key': 'é' };
      const json = qrBody(trial, { type, metadata });
      const form = formBody(json, trial);
      const outgoing = asForm(trial.outgoing(contract, { body: form }), form);
      const byForm = expectObject(await trial.send(outgoing), 'for a form');
      const byJson = expectObject(await trial.call(contract, { body: json }), 'for JSON');
      expectSame('both codes', shared(byJson), shared(byForm));
      const params = { external_id: textOf(byForm, 'external_id') };
      expectSame('the code when read', byForm, (await trial.call('qr_codes.get', { params })).body);
    }
    const bad = { ...formBody(qrBody(trial), trial), amount: '1499' };
    const refused = await trial.send(asForm(trial.outgoing(contract, { body: bad }), bad));
    expectInvalid(refused, 'for an amount below the limit in a form');
  },
});

export const wholeRequestLaws: readonly Law[] = [...rules, decimalPlaces, ...noTrace, forms];
