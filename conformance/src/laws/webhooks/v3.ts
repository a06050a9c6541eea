// Laws about webhooks of v3: one event for each outcome, in the envelope of v3.
import { chosen } from '@kasir/models';
import type { Law } from '../../law.ts';
import { eventually } from '../../run/eventually.ts';
import type { Made } from '../../run/samples/sample.ts';
import {
  makeV3Request,
  makeToken,
  pageOf,
  simulateV3,
  v3CardBody,
  v3RequestBody,
  v3WalletBody,
} from '../../run/samples/v3.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame, expectThat, textOf } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import { eventsAt, listenForEvents, webhookLaw, type ReceivedEvent } from './webhook-law.ts';

const needs = ['writes', 'receiver', 'events'] as const;

/** The events of v3 that have one of these ids anywhere in their object. */
const about = (trial: Trial, path: string, ids: readonly unknown[]): readonly ReceivedEvent[] =>
  eventsAt(trial, path).filter(({ data }) => Object.values(data).some((one) => ids.includes(one)));

/** Expects these events about an object, and no others, each in the envelope of v3. */
const expectEvents = async (
  trial: Trial,
  path: string,
  ids: readonly unknown[],
  wanted: readonly string[],
): Promise<readonly ReceivedEvent[]> => {
  const names = (all: readonly ReceivedEvent[]) => all.map(({ event }) => String(event)).toSorted();
  const all = await eventually(
    trial,
    async () => about(trial, path, ids),
    (found) => found.length >= wanted.length,
  );
  expectSame('webhooks', wanted.toSorted(), names(all));
  // EVT-UNSPEC-04 leaves the envelope open.
  for (const { body } of trial.isHeldToContracts ? all : []) {
    expectSame('api_version of a webhook of v3', 'v3', field(body, 'api_version'));
    expectThat(typeof field(body, 'business_id') === 'string', 'a business_id', body);
  }
  trial.checkWhenIdle(async () => {
    // Until then other laws move the clock: what time brings is of no concern here.
    const found = names(about(trial, path, ids)).filter(
      (name) => wanted.includes(name) || !name.endsWith('.expiry'),
    );
    expectSame('webhooks in the end', wanted.toSorted(), found);
  });
  return all;
};

const idsOf = ({ id, latest_payment_id }: Made): unknown[] =>
  [id, latest_payment_id].filter((one) => typeof one === 'string');

const captured = webhookLaw({
  id: 'wh-27',
  on: 'v3_payment_requests.simulate',
  title: 'a paid request of v3 sends one payment.capture event, and no event of tokens',
  level: 'M',
  needs,
  clauses: ['EVT-payment.capture', 'EVT-03', 'EVT-UNSPEC-04', 'EVT-CONF-02', 'V3-PR-CREATE-03'],
  endpoints: ['v3_payment_requests.create', 'v3_payment_requests.simulate'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const request = await makeV3Request(trial, v3RequestBody(trial));
    await simulateV3(trial, textOf(request, 'id'));
    const [event] = await expectEvents(trial, path, [request['id']], ['payment.capture']);
    expectSame('status of the payment', 'SUCCEEDED', event?.data['status']);
    expectSame('its amount', request['request_amount'], event?.data['request_amount']);
  },
});

const outcomes = webhookLaw({
  id: 'wh-28',
  on: 'v3_payment_requests.create',
  title: 'a declined and an authorized card payment of v3 send one event each',
  level: 'M',
  needs,
  clauses: ['EVT-payment.failure', 'V3-CONF-03', 'EVT-UNSPEC-04'],
  endpoints: ['v3_payment_requests.create'],
  run: async (trial) => {
    const request_amount = trial.declinedAmount('CARD');
    const path = await listenForEvents(trial);
    const declined = await makeV3Request(trial, v3CardBody(trial, { request_amount }));
    const held = await makeV3Request(trial, v3CardBody(trial, { capture_method: 'MANUAL' }));
    const [failure] = await expectEvents(trial, path, idsOf(declined), ['payment.failure']);
    expectSame('status of the payment', 'FAILED', failure?.data['status']);
    expectThat(typeof failure?.data['failure_code'] === 'string', 'a failure_code', failure?.data);
    const [event] = await expectEvents(trial, path, idsOf(held), ['payment.authorization']);
    expectSame('status of the payment', 'AUTHORIZED', event?.data['status']);
  },
});

const saved = webhookLaw({
  id: 'wh-29',
  on: 'payment_tokens.create',
  title: 'a token sends one event when it becomes ACTIVE, and one when its payer declines',
  level: 'M',
  needs: [...needs, 'payer'],
  clauses: ['EVT-payment_token.activation', 'EVT-payment_token.failure', 'EVT-UNSPEC-04'],
  endpoints: ['payment_tokens.create'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const wallet = {
      channel_code: 'DANA',
      channel_properties: {
        success_return_url: 'https://merchant.example/thanks',
        failure_return_url: 'https://merchant.example/sorry',
      },
    };
    const [yes, no] = [await makeToken(trial, wallet), await makeToken(trial, wallet)];
    await trial.context.control?.payer?.approve(pageOf(yes));
    await trial.context.control?.payer?.decline(pageOf(no));
    const [active] = await expectEvents(
      trial,
      path,
      [textOf(yes, 'id')],
      ['payment_token.activation'],
    );
    expectSame('status of the token', 'ACTIVE', active?.data['status']);
    const [failed] = await expectEvents(trial, path, [textOf(no, 'id')], ['payment_token.failure']);
    expectSame('status of the token', 'FAILED', failed?.data['status']);
  },
});

const both = webhookLaw({
  id: 'wh-30',
  on: 'v3_payment_requests.create',
  title: 'PAY_AND_SAVE sends payment.capture and payment_token.activation, and shows the token',
  level: 'M',
  needs: [...needs, 'payer'],
  clauses: ['V3-MAP-03', 'V3-PR-FIELD-payment_token_id', 'EVT-payment_token.activation'],
  endpoints: ['v3_payment_requests.create', 'v3_payment_requests.get'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const request = await makeV3Request(trial, v3WalletBody(trial, { type: 'PAY_AND_SAVE' }));
    expectSame('the token before it is saved', null, request['payment_token_id'] ?? null);
    await trial.context.control?.payer?.approve(pageOf(request));
    const read = 'v3_payment_requests.get';
    const { body } = await trial.call(read, {
      headers: { 'api-version': '2024-11-11' },
      params: { id: textOf(request, 'id') },
    });
    const token = field(body, 'payment_token_id');
    expectThat(typeof token === 'string', 'a payment_token_id once it is paid', body);
    await expectEvents(
      trial,
      path,
      [request['id'], token],
      ['payment.capture', 'payment_token.activation'],
    );
  },
});

const expired = webhookLaw({
  id: 'wh-90',
  on: 'v3_payment_requests.create',
  title: 'a request of v3 that expires sends one event, whoever was asked to pay',
  level: 'M',
  needs: [...needs, 'clock'],
  clauses: ['EVT-payment_request.expiry', 'EVT-UNSPEC-04'],
  endpoints: ['v3_payment_requests.create'],
  run: async (trial) => {
    const clock = trial.context.control?.clock;
    const path = await listenForEvents(trial);
    // The payer on a device is asked for two seconds: with the clock held, the end comes before.
    await clock?.freeze?.(async () => {
      const first = await makeV3Request(trial, v3RequestBody(trial));
      const expires_at = new Date(Date.parse(textOf(first, 'created')) + 1_000).toISOString();
      const made = [
        await makeV3Request(
          trial,
          v3WalletBody(trial, {
            channel_code: 'OVO',
            channel_properties: { account_mobile_number: '+6281234567890', expires_at },
          }),
        ),
        await makeV3Request(
          trial,
          v3RequestBody(trial, { channel_properties: { display_name: 'Siti', expires_at } }),
        ),
      ];
      await clock.advance(60_000);
      const name = chosen('v3_expired_request_event', trial.context.dialect);
      for (const request of made) await expectEvents(trial, path, idsOf(request), [name]);
    });
  },
});

export const v3WebhookLaws: readonly Law[] = [captured, outcomes, saved, both, expired];
