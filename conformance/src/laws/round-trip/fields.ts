// Laws about returned fields: those that depend on the type, and those that are generated.
import { methodChannels } from '@kasir/models';
import { anyPayment, methodOf, requestOf } from '../../generate/payments.ts';
import { law, type Law } from '../../law.ts';
import { contractNamed } from '../../registry.ts';
import {
  accountBody,
  makeMethod,
  makeMethodOf,
  methodBody,
  methodTypes,
  type MethodType,
} from '../../run/samples/payment-methods.ts';
import { makeRequest, payRequest, walletBody } from '../../run/samples/payment-requests.ts';
import { makeQr } from '../../run/samples/qr-codes.ts';
import { makeRefund } from '../../run/samples/refunds.ts';
import { expectThat, summarize, expectObject, expectSame, textOf } from '../../violation.ts';
import { field } from '../../wire/message.ts';

const staticAmount = law({
  id: 'rt-5',
  on: 'qr_codes.create',
  title: 'a STATIC QR code has no amount, even if one was sent',
  level: 'M',
  clauses: ['QR-FIELD-amount', 'QR-CREATE-amount-static', 'QR-CREATE-type'],
  run: async (trial) => {
    for (const amount of [undefined, 15_000, 1]) {
      const code = await makeQr(trial, { type: 'STATIC', amount });
      expectThat(code['amount'] === null, `amount null for STATIC with ${amount}`, code['amount']);
    }
    const dynamic = await makeQr(trial, { amount: 15_001 });
    expectSame('the amount of a DYNAMIC code', 15_001, dynamic['amount']);
  },
});

/** Instrument objects of a payment method, by the type that each belongs to. */
const owners: Readonly<Record<string, MethodType | null>> = {
  ...Object.fromEntries(methodTypes.map((type) => [type.toLowerCase(), type])),
  direct_bank_transfer: null,
};

const oneInstrument = (method: unknown): void => {
  const type = String(field(method, 'type'));
  for (const [name, owner] of Object.entries(owners)) {
    const filled = (field(method, name) ?? null) !== null;
    expectThat(filled === (owner === type), `only the instrument of ${type} to be filled`, method);
  }
};

const instrument = law({
  id: 'rt-6',
  on: 'payment_methods.create',
  title:
    'a payment method has only the instrument object of its type, alone and in a payment request',
  level: 'M',
  clauses: ['PM2-FIELD-one-instrument', 'PM2-CONF-01', 'PM2-FIELD-type'],
  endpoints: ['payment_methods.create', 'payment_requests.create'],
  run: async (trial) => {
    for (const type of methodTypes) oneInstrument(await makeMethodOf(trial, type));
    await trial.property(
      anyPayment(contractNamed('payment_methods.create'), accountBody(trial), trial.magic),
      async (payment) => {
        const method = await trial.call('payment_methods.create', {
          body: methodOf(trial, payment),
        });
        oneInstrument(expectObject(method, 'for a payment method'));
        const request = await trial.call('payment_requests.create', {
          body: requestOf(trial, payment),
        });
        oneInstrument(expectObject(request, 'for a payment request')['payment_method']);
      },
    );
  },
});

/** Objects with and without a reference_id of the merchant's. */
const generated: readonly Law[] = [
  {
    on: 'payment_requests.create',
    endpoints: [],
    clauses: ['PR2-CREATE-reference_id', 'PR2-FIELD-reference_id'],
    make: makeRequest,
  },
  {
    on: 'payment_methods.create',
    endpoints: [],
    clauses: ['PM2-CREATE-reference_id', 'PM2-FIELD-reference_id'],
    make: makeMethod,
  },
  {
    on: 'refunds.create',
    endpoints: ['payment_requests.create', 'payment_requests.simulate'],
    clauses: ['REFUND-CREATE-reference_id', 'REFUND-FIELD-reference_id'],
    make: makeRefund,
  },
].map(({ on, endpoints, clauses, make }) =>
  law({
    id: 'rt-7',
    on,
    title: 'an omitted reference_id is generated and unique',
    level: 'M',
    clauses,
    endpoints: [...endpoints, on],
    run: async (trial) => {
      const made = [
        await make(trial, { reference_id: undefined }),
        await make(trial, { reference_id: null }),
      ];
      const ids = made.map((object) => textOf(object, 'reference_id'));
      expectThat(
        ids[0] !== ids[1] && ids.every((id) => id !== ''),
        'two references',
        ids.join(', '),
      );
    },
  }),
);

const refundCurrency = law({
  id: 'rt-16',
  on: 'refunds.create',
  title: 'a refund has the currency of its payment, also when none is sent',
  level: 'M',
  clauses: ['REFUND-CREATE-currency', 'REFUND-FIELD-currency'],
  endpoints: ['payment_requests.create', 'payment_requests.simulate', 'refunds.create'],
  run: async (trial) => {
    for (const currency of [undefined, null, 'IDR']) {
      expectSame('currency', 'IDR', (await makeRefund(trial, { currency }))['currency']);
    }
  },
});

const market = law({
  id: 'rt-8',
  on: 'payment_requests.create',
  title: 'currency and country are those of the channel; another currency is rejected',
  level: 'M',
  clauses: ['PR2-FIELD-currency', 'PR2-FIELD-country', 'PM2-CREATE-ewallet.channel_code'],
  endpoints: ['payment_requests.create', 'payment_methods.create'],
  run: (trial) =>
    trial.property(
      anyPayment(contractNamed('payment_requests.create'), walletBody(trial), trial.magic),
      async (payment) => {
        const { channel } = payment;
        const body = requestOf(trial, payment);
        const response = await trial.call('payment_requests.create', { body });
        const request = expectObject(response, `for ${channel.code}`);
        expectSame('currency', channel.currency, request['currency']);
        expectSame('country', channel.country, request['country']);
        const foreign = methodChannels.find(
          ({ type, code, currency }) =>
            type === channel.type && currency !== channel.currency && code !== channel.code,
        );
        const taken = methodChannels.some(
          ({ code, currency }) => code === channel.code && currency === foreign?.currency,
        );
        // Which channel takes which currency is nowhere stated.
        if (!foreign || taken || !trial.isHeldToContracts) return;
        const wrong = { ...requestOf(trial, payment), currency: foreign.currency };
        const refused = await trial.call('payment_requests.create', { body: wrong });
        expectThat(refused.status === 400, `400 for ${foreign.currency}`, summarize(refused));
      },
    ),
});

const failureCode = law({
  id: 'rt-9',
  on: 'payment_requests.simulate',
  title: 'failure_code is set exactly when the payment request FAILED',
  level: 'M',
  clauses: ['PR2-FIELD-failure_code'],
  endpoints: ['payment_requests.create', 'payment_requests.simulate', 'payment_requests.get'],
  witnesses: ['a FAILED request', 'a SUCCEEDED request'],
  run: async (trial) => {
    const card = methodBody(trial, 'CARD');
    for (const change of [
      { amount: 26_000 },
      { amount: trial.declinedAmount('EWALLET') },
      { amount: 26_000, payment_method: card },
      { amount: trial.declinedAmount('CARD'), payment_method: card },
    ]) {
      const request = await makeRequest(trial, change);
      const params = { id: textOf(request, 'id') };
      if (!('payment_method' in change)) await payRequest(trial, request);
      const { body } = await trial.call('payment_requests.get', { params });
      const [status, code] = [field(body, 'status'), field(body, 'failure_code')];
      trial.witness(`a ${String(status)} request`);
      expectThat(
        (status === 'FAILED') === (typeof code === 'string' && code !== ''),
        'failure_code with FAILED only',
        `${String(status)} with ${String(code)}`,
      );
    }
  },
});

export const fieldLaws: readonly Law[] = [
  staticAmount,
  instrument,
  ...generated,
  market,
  refundCurrency,
  failureCode,
];
