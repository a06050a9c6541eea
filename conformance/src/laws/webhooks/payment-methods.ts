// Laws about webhooks of payment methods: one event each when linked, expired or failed.
import type { Law } from '../../law.ts';
import { makeMethod, makeMethodOf, PASSWORD } from '../../run/samples/payment-methods.ts';
import { make, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, expectThat, expectSame, textOf } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import {
  listenForEvents,
  eventsAt,
  waitForEvents,
  webhookLaw,
  type ReceivedEvent,
} from './webhook-law.ts';

const needs = ['writes', 'receiver', 'events'] as const;

const readMethod = (trial: Trial, id: string): Promise<Made> =>
  make(trial, 'payment_methods.get', { params: { id } }, 'a payment method');

/** Expects one webhook about a method, in which it is as it is read. */
const expectEventAsRead = async (
  trial: Trial,
  path: string,
  id: string,
  event: string,
): Promise<void> => {
  const all = await waitForEvents(trial, path, id, [event]);
  expectSame(`webhooks ${event}`, 1, all.length);
  const seen = await readMethod(trial, id);
  const { data }: Pick<ReceivedEvent, 'data'> = all[0] ?? { data: {} };
  expectThat(Object.keys(data).length > 5, 'a payment method', data);
  for (const [name, value] of Object.entries(data))
    if (name in seen) expectSame(`${name} of the method`, seen[name], value);
  trial.checkWhenIdle(async () => {
    const again = eventsAt(trial, path).filter((one) => one.data['id'] === id);
    expectSame(
      `webhooks of the method`,
      [event],
      again.map((one) => one.event),
    );
  });
};

const methodEndpoints = ['payment_methods.create', 'payment_methods.get'];

const activated = webhookLaw({
  id: 'wh-23',
  on: 'payment_methods.auth',
  title: 'linking a payment method sends one payment_method.activated event that equals the method',
  level: 'M',
  needs,
  clauses: ['EVT-payment_method.activated', 'STATE-PM2-SET'],
  endpoints: [...methodEndpoints, 'payment_methods.auth'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const id = textOf(await makeMethodOf(trial, 'DIRECT_DEBIT'), 'id');
    const input = { params: { id }, body: { auth_code: PASSWORD } };
    const linked = await make(trial, 'payment_methods.auth', input, 'a linked method');
    expectSame('its status', 'ACTIVE', linked['status']);
    await expectEventAsRead(trial, path, id, 'payment_method.activated');
  },
});

const expired = webhookLaw({
  id: 'wh-24',
  on: 'payment_methods.expire',
  title: 'expiring a payment method sends one payment_method.expired event that equals the method',
  level: 'M',
  needs,
  clauses: ['EVT-payment_method.expired', 'STATE-PM2-SET'],
  endpoints: [...methodEndpoints, 'payment_methods.expire'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const id = textOf(await makeMethod(trial), 'id');
    const input = { params: { id }, body: {} };
    await make(trial, 'payment_methods.expire', input, 'an expired method');
    await trial.call('payment_methods.expire', input);
    await expectEventAsRead(trial, path, id, 'payment_method.expired');
  },
});

const failed = webhookLaw({
  id: 'wh-25',
  on: 'payment_methods.create',
  title: 'a payment method declined by its payer sends one payment_method.failed event',
  level: 'M',
  needs: [...needs, 'payer'],
  clauses: ['EVT-payment_method.failed', 'STATE-PM2-SET'],
  endpoints: methodEndpoints,
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const method = await makeMethodOf(trial, 'CARD', {
      card: {
        currency: 'IDR',
        channel_properties: {
          success_return_url: 'https://merchant.example/thanks',
          failure_return_url: 'https://merchant.example/sorry',
        },
        card_information: {
          card_number: '4000000000001091',
          expiry_month: '12',
          expiry_year: '2039',
          cardholder_name: 'Siti',
        },
      },
    });
    const id = textOf(method, 'id');
    const { actions } = method;
    const page = Array.isArray(actions) ? field(actions[0], 'url') : undefined;
    if (typeof page !== 'string') throw new Blocked('a card was saved without its holder');
    await trial.context.control?.payer?.decline(page);
    expectSame('its status', 'FAILED', (await readMethod(trial, id))['status']);
    await expectEventAsRead(trial, path, id, 'payment_method.failed');
  },
});

export const paymentMethodLaws: readonly Law[] = [activated, expired, failed];
