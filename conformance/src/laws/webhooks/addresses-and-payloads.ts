// Laws about webhooks: their addresses and payloads.
import type { Law } from '../../law.ts';
import { registry } from '../../registry.ts';
import { eventually } from '../../run/eventually.ts';
import { makeRequest, payRequest } from '../../run/samples/payment-requests.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat, expectSame, expectSuccess, textOf } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import {
  waitForDelivery,
  listenForEvents,
  payNewCode,
  eventsAt,
  waitForEvents,
  webhookLaw,
} from './webhook-law.ts';

const address = webhookLaw({
  id: 'wh-1',
  title: 'the callback of a QR code is sent as POST to its callback_url and nowhere else',
  level: 'M',
  clauses: ['EVT-QR-PAYMENT', 'EVT-DLV-01', 'QR-CONF-04', 'QR-CREATE-callback_url', 'QR-SIM-01'],
  run: async (trial) => {
    const elsewhere = `/${trial.newReference()}`;
    await trial.useOwnAccount({
      callback: { url: trial.receiver.url(elsewhere), token: trial.newReference() },
    });
    const { path } = await payNewCode(trial);
    const { method } = await waitForDelivery(trial, path);
    expectSame('the method of a webhook', 'POST', method);
    trial.checkWhenIdle(async () => {
      expectSame('webhooks to the URL of the account', 0, trial.receiver.at(elsewhere).length);
    });
  },
});

const token = webhookLaw({
  id: 'wh-2',
  title: 'a webhook carries the x-callback-token of its account',
  level: 'M',
  clauses: ['AUTH-09', 'EVT-DLV-03'],
  run: async (trial) => {
    const secret = trial.newReference();
    const url = trial.receiver.url('/idle');
    const own = await trial.useOwnAccount({ callback: { url, token: secret } });
    const wanted = own ? secret : trial.context.callbackToken;
    const { path } = await payNewCode(trial);
    const { headers } = await waitForDelivery(trial, path);
    const seen = headers['x-callback-token'] ?? '';
    expectThat(seen !== '', 'an x-callback-token', 'none');
    if (wanted !== null) expectThat(seen === wanted, 'the token of the account', 'another token');
  },
});

const ids = webhookLaw({
  id: 'wh-3',
  title: 'every webhook has a unique webhook-id',
  level: 'M',
  clauses: ['AUTH-11'],
  run: async (trial) => {
    const seen = new Set<string>();
    for (let n = 0; n < 3; n += 1) {
      const { path } = await payNewCode(trial);
      const { headers } = await waitForDelivery(trial, path);
      const id = headers['webhook-id'] ?? '';
      expectThat(id !== '' && !seen.has(id), 'a webhook-id that no other webhook has', id);
      seen.add(id);
    }
  },
});

const payload = webhookLaw({
  id: 'wh-4',
  title: 'a webhook payload is JSON of the declared shape',
  level: 'M',
  clauses: ['EVT-UNSPEC-01'],
  run: async (trial) => {
    const { path } = await payNewCode(trial);
    const { body, headers } = await waitForDelivery(trial, path);
    expectThat(
      /json/.test(headers['content-type'] ?? ''),
      'a JSON content type',
      headers['content-type'],
    );
    const result = registry.events.get('qr.payment')?.data.safeParse(body);
    const problems = result?.error?.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    expectThat(result?.success === true, 'the payload of a QR payment', `${problems?.join('; ')}`);
    expectSame('event', 'qr.payment', field(body, 'event'));
  },
});

const agreement = webhookLaw({
  id: 'wh-5',
  title: 'a webhook payload agrees with what the API returns',
  level: 'S',
  clauses: ['QR-SIM-01', 'EVT-QR-PAYMENT'],
  run: async (trial) => {
    const { code, payment, path } = await payNewCode(trial, 'STATIC');
    const { body } = await waitForDelivery(trial, path);
    const query = { external_id: textOf(code, 'external_id') };
    const listed = await trial.call('qr_codes.payments', { query });
    const [row] = Array.isArray(listed.body) ? (listed.body as unknown[]) : [];
    for (const name of Object.keys(payment)) {
      // EVT-UNSPEC-01 leaves open what the payload holds.
      const isOpen = name === 'created' || field(body, name) === undefined;
      if (!trial.isHeldToContracts && isOpen) continue;
      expectSame(`${name} of payload and response`, payment[name], field(body, name));
      expectSame(`${name} of payload and list`, field(row, name), field(body, name));
    }
  },
});

/** Waits for an event about the payment of a request. */
const waitForPaymentEvent = async (trial: Trial, path: string, request: unknown, event: string) => {
  const ofRequest = () =>
    eventsAt(trial, path).filter(({ data }) => data['payment_request_id'] === request);
  const all = await eventually(
    trial,
    async () => ofRequest(),
    (events) => events.some((one) => one.event === event),
  );
  const found = all.find((one) => one.event === event);
  expectThat(found !== undefined, `a webhook ${event}`, all.map((one) => one.event).join('; '));
  return { data: found?.data ?? {}, ofRequest };
};

const pair = webhookLaw({
  id: 'wh-13',
  title: 'a one-time payment sends payment.succeeded and payment_method.expired',
  level: 'M',
  needs: ['writes', 'receiver', 'events'],
  clauses: [
    'EVT-payment.succeeded',
    'EVT-payment_method.expired',
    'EVT-01',
    'STATE-PM2-02',
    'STATE-PM2-01',
    'EVT-DLV-02',
  ],
  endpoints: ['payment_requests.create', 'payment_requests.simulate', 'payment_methods.get'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const request = await makeRequest(trial);
    await payRequest(trial, request);
    const { data: paid } = await waitForPaymentEvent(
      trial,
      path,
      request['id'],
      'payment.succeeded',
    );
    const method = { id: textOf(field(request, 'payment_method'), 'id') };
    const [expired] = await waitForEvents(trial, path, method.id, ['payment_method.expired']);
    expectThat(
      expired !== undefined,
      'a webhook payment_method.expired',
      eventsAt(trial, path).length,
    );
    expectSame('status of the payment', 'SUCCEEDED', paid['status']);
    expectSame('its amount', request['amount'], paid['amount']);
    expectSame('status of the method', 'EXPIRED', expired?.data['status']);
    const { body } = await trial.call('payment_methods.get', { params: method });
    expectSame('status of the method when read', 'EXPIRED', field(body, 'status'));
  },
});

const failed = webhookLaw({
  id: 'wh-12',
  title: 'a failed payment sends payment.failed and no event that reports success',
  level: 'M',
  needs: ['writes', 'receiver', 'events'],
  clauses: ['EVT-payment.failed'],
  endpoints: ['payment_requests.create', 'payment_requests.simulate'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    trial.needDeclared('which amounts fail');
    const { id } = await makeRequest(trial, { amount: 20_105 });
    const params = { id: String(id) };
    expectSuccess(
      await trial.call('payment_requests.simulate', { params, body: {} }),
      'for an attempt',
    );
    const { data, ofRequest } = await waitForPaymentEvent(trial, path, id, 'payment.failed');
    expectSame('status of the payment', 'FAILED', data['status']);
    expectThat(typeof data['failure_code'] === 'string', 'a failure_code', data);
    trial.checkWhenIdle(async () => {
      const names = ofRequest().map(({ event }) => event);
      expectSame('webhooks of a failed payment', ['payment.failed'], names);
    });
  },
});

export const addressAndPayloadLaws: readonly Law[] = [
  address,
  token,
  ids,
  payload,
  agreement,
  failed,
  pair,
];
