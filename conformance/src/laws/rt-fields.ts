// Laws of answered fields: what depends on the type, what is generated, what headers carry.
import { channels } from '@kasir/models';
import fc from 'fast-check';
import { anyPayment, methodBody, requestBody } from '../generate/payment.ts';
import { law, type Law } from '../law.ts';
import { contractNamed } from '../registry.ts';
import { accountBody, makeMethod } from '../run/samples/payment-methods.ts';
import { makeRequest, walletBody } from '../run/samples/payment-requests.ts';
import { makeQr, qrBody } from '../run/samples/qr-codes.ts';
import { holds, inShort, objectOf, same, succeeds, textOf } from '../violation.ts';
import { field, type Answer } from '../wire/message.ts';

const staticAmount = law({
  id: 'rt-5',
  on: 'qr_codes.create',
  title: 'a STATIC code has no amount, whatever was sent',
  level: 'M',
  clauses: ['QR-FIELD-amount', 'QR-CREATE-amount-static', 'QR-CREATE-type'],
  run: async (trial) => {
    for (const amount of [undefined, 15_000, 1]) {
      const code = await makeQr(trial, { type: 'STATIC', amount });
      holds(code['amount'] === null, `amount null for STATIC with ${amount}`, code['amount']);
    }
    const dynamic = await makeQr(trial, { amount: 15_001 });
    same('the amount of a DYNAMIC code', 15_001, dynamic['amount']);
  },
});

/** Instrument objects of a payment method, by type. */
const instruments: Readonly<Record<string, string>> = {
  CARD: 'card',
  EWALLET: 'ewallet',
  DIRECT_DEBIT: 'direct_debit',
  OVER_THE_COUNTER: 'over_the_counter',
  VIRTUAL_ACCOUNT: 'virtual_account',
  QR_CODE: 'qr_code',
};

const oneInstrument = (method: unknown): void => {
  const type = String(field(method, 'type'));
  for (const [owner, name] of Object.entries(instruments)) {
    const filled = (field(method, name) ?? null) !== null;
    holds(filled === (owner === type), `only the instrument of ${type} to be filled`, method);
  }
};

const instrument = law({
  id: 'rt-6',
  on: 'payment_methods.create',
  title: 'a payment method has only the instrument of its type, alone and inside a request',
  level: 'M',
  clauses: ['PM2-FIELD-one-instrument'],
  endpoints: ['payment_methods.create', 'payment_requests.create'],
  run: (trial) =>
    trial.property(
      anyPayment(contractNamed('payment_methods.create'), accountBody(trial)),
      async (payment) => {
        const method = await trial.call('payment_methods.create', {
          body: methodBody(trial, payment),
        });
        oneInstrument(objectOf(method, 'for a payment method'));
        const request = await trial.call('payment_requests.create', {
          body: requestBody(trial, payment),
        });
        oneInstrument(objectOf(request, 'for a payment request')['payment_method']);
      },
    ),
});

const generated: readonly Law[] = [
  law({
    id: 'rt-7',
    on: 'payment_requests.create',
    title: 'a reference_id that is left out is generated, another one each time',
    level: 'M',
    clauses: ['PR2-CREATE-reference_id', 'PR2-FIELD-reference_id'],
    run: async (trial) => {
      const made = [
        await makeRequest(trial, { reference_id: undefined }),
        await makeRequest(trial, { reference_id: null }),
      ];
      const ids = made.map((request) => textOf(request, 'reference_id'));
      holds(ids[0] !== ids[1] && ids.every((id) => id !== ''), 'two references', ids.join(', '));
    },
  }),
  law({
    id: 'rt-7',
    on: 'payment_methods.create',
    title: 'a reference_id that is left out is generated, another one each time',
    level: 'M',
    clauses: ['PM2-CREATE-reference_id', 'PM2-FIELD-reference_id'],
    run: async (trial) => {
      const made = [
        await makeMethod(trial, { reference_id: undefined }),
        await makeMethod(trial, { reference_id: null }),
      ];
      const ids = made.map((method) => textOf(method, 'reference_id'));
      holds(ids[0] !== ids[1] && ids.every((id) => id !== ''), 'two references', ids.join(', '));
    },
  }),
];

const market = law({
  id: 'rt-8',
  on: 'payment_requests.create',
  title: 'currency and country are those of the channel; another currency is refused',
  level: 'M',
  clauses: ['PR2-FIELD-currency', 'PR2-FIELD-country', 'PM2-CREATE-ewallet.channel_code'],
  endpoints: ['payment_requests.create', 'payment_methods.create'],
  run: (trial) =>
    trial.property(
      anyPayment(contractNamed('payment_requests.create'), walletBody(trial)),
      async (payment) => {
        const { channel } = payment;
        const body = requestBody(trial, payment);
        const answer = await trial.call('payment_requests.create', { body });
        const request = objectOf(answer, `for ${channel.code}`);
        same('currency', channel.currency, request['currency']);
        same('country', channel.country, request['country']);
        const foreign = channels.find(
          ({ type, code, currency }) =>
            type === channel.type && currency !== channel.currency && code !== channel.code,
        );
        const taken = channels.some(
          ({ code, currency }) => code === channel.code && currency === foreign?.currency,
        );
        if (!foreign || taken) return;
        const wrong = { ...requestBody(trial, payment), currency: foreign.currency };
        const refused = await trial.call('payment_requests.create', { body: wrong });
        holds(refused.status === 400, `400 for ${foreign.currency}`, inShort(refused));
      },
    ),
});

/** Amounts that make a wallet payment of test mode fail. */
const failing = [20_103, 20_104, 20_105, 20_106, 20_107];

const failureCode = law({
  id: 'rt-9',
  on: 'payment_requests.simulate',
  title: 'failure_code is set if and only if the request FAILED',
  level: 'M',
  clauses: ['PR2-FIELD-failure_code'],
  endpoints: ['payment_requests.create', 'payment_requests.simulate', 'payment_requests.get'],
  witnesses: ['a FAILED request', 'a SUCCEEDED request'],
  run: async (trial) => {
    for (const amount of [26_000, trial.pick(failing)]) {
      const request = await makeRequest(trial, { amount });
      const params = { id: textOf(request, 'id') };
      succeeds(
        await trial.call('payment_requests.simulate', { params, body: {} }),
        'for an open request',
      );
      const { body } = await trial.call('payment_requests.get', { params });
      const [status, code] = [field(body, 'status'), field(body, 'failure_code')];
      trial.witness(`a ${String(status)} request`);
      holds(
        (status === 'FAILED') === (typeof code === 'string' && code !== ''),
        'failure_code with FAILED only',
        `${String(status)} with ${String(code)}`,
      );
    }
  },
});

/** Texts that would start a header of their own if they were printed into one. */
const injections = [
  'x\r\nX-Cfm-Injected: 1',
  'x\nSet-Cookie: cfm=1',
  '</script><script>',
  "' OR 1=1 --",
];

const isClean = (answer: Answer): boolean =>
  answer.headers['x-cfm-injected'] === undefined && answer.headers['set-cookie'] === undefined;

const hostile = law({
  id: 'rt-12',
  title: 'hostile texts are data: they come back as sent and never become headers',
  level: 'S',
  clauses: [],
  endpoints: ['qr_codes.create', 'qr_codes.get', 'payment_requests.create'],
  run: async (trial) => {
    for (const text of injections) {
      const external_id = `${text}${trial.fresh()}`;
      const body = qrBody(trial, { external_id, metadata: { text } });
      const answer = await trial.call('qr_codes.create', { body });
      holds(isClean(answer), 'no header made of a text', JSON.stringify(answer.headers));
      same('external_id', external_id, objectOf(answer, 'for any external_id')['external_id']);
      const got = await trial.call('qr_codes.get', { params: { external_id } });
      holds(isClean(got) && got.status === 200, 'the code by its external_id', inShort(got));
      const request = await makeRequest(trial, { description: text, reference_id: external_id });
      same('description', text, request['description']);
    }
  },
});

/** A header that names a rule, and the header of the answer that repeats it. */
const ruleHeaders: readonly Law[] = [
  { on: 'qr_codes.create', sent: 'with-fee-rule', answered: 'fee_rule_id', make: qrBody },
  {
    on: 'payment_requests.create',
    sent: 'with-split-rule',
    answered: 'split_rule_id',
    make: walletBody,
  },
].map(({ on, sent, answered, make }) =>
  law({
    id: 'rt-13',
    on,
    title: `${sent} is answered in the header ${answered}, and only then`,
    level: 'M',
    clauses:
      on === 'qr_codes.create'
        ? ['QR-CREATE-HDR-with_fee_rule', 'QR-CREATE-HDR-fee_rule_id']
        : ['PR2-CREATE-HDR-with_split_rule', 'PR2-CREATE-HDR-split_rule_id'],
    run: (trial) =>
      trial.property(fc.stringMatching(/^[a-z0-9-]{8,40}$/), async (rule) => {
        const headers = { [sent]: rule };
        const answer = await trial.call(on, { body: make(trial), headers });
        succeeds(answer, `with ${sent}`);
        same(answered, rule, answer.headers[answered]);
        const plain = await trial.call(on, { body: make(trial) });
        holds(
          plain.headers[answered] === undefined,
          `no ${answered} without ${sent}`,
          inShort(plain),
        );
      }),
  }),
);

export const rtFieldLaws: readonly Law[] = [
  staticAmount,
  instrument,
  ...generated,
  market,
  failureCode,
  hostile,
  ...ruleHeaders,
];
