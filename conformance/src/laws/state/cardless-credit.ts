// Laws about checkouts on cardless credit: one for each external_id, each ends once, and its
// callback says how.
import { law, type Law, type Need } from '../../law.ts';
import type { CheckoutChoice } from '../../control/control.ts';
import { waitUntilIdle } from '../../run/attempt.ts';
import { checkoutBody, openCheckout } from '../../run/samples/cardless-credit.ts';
import type { Body, Made } from '../../run/samples/sample.ts';
import { transactionsOf } from '../../run/samples/transactions.ts';
import type { Trial } from '../../run/trial.ts';
import {
  Blocked,
  errorCodeOf,
  expectRefusal,
  expectSame,
  expectThat,
  summarize,
  textOf,
} from '../../violation.ts';
import { field, isSuccess } from '../../wire/message.ts';

const create = 'cardless_credit.create';

const choose = async (trial: Trial, checkout: Made, choice: CheckoutChoice): Promise<void> => {
  const { payer } = trial.context.control ?? {};
  if (!payer?.finishCheckout) throw new Blocked('nobody decides checkouts');
  const status = await payer.finishCheckout(textOf(checkout, 'redirect_url'), choice);
  expectThat(status < 400, `a page that takes ${choice}, or leaves it`, status);
};

const outcomes = { approve: 'settlement', deny: 'deny', cancel: 'cancel' } as const;
const choices = ['approve', 'deny', 'cancel'] as const;

/** What a callback must have of the request and its response, whatever came of the checkout. */
const expectCallback = (callback: unknown, sent: Body, made: Made, status: string): void => {
  for (const name of ['external_id', 'order_id', 'transaction_id'])
    expectSame(`${name} of the callback`, made[name], field(callback, name));
  for (const name of ['amount', 'payment_type', 'items', 'customer_details'])
    expectSame(`${name} of the callback`, sent[name], field(callback, name));
  expectSame('transaction_status of the callback', status, field(callback, 'transaction_status'));
};

/** Opens a checkout with a callback URL of its own. */
const openWatched = async (trial: Trial, change: Body = {}) => {
  const path = `/${trial.newReference()}`;
  const sent = checkoutBody(trial, { callback_url: trial.receiver.url(path), ...change });
  const made = await openCheckout(trial, sent);
  /** Expects exactly one callback once the target is idle, and that it says this. */
  const expectOnce = async (status: string): Promise<void> => {
    const [first] = await trial.deliveries(path, 1);
    expectThat(first !== undefined, 'a callback', 'none');
    expectCallback(first?.body, sent, made, status);
    trial.checkWhenIdle(async () => {
      expectSame('callbacks of one checkout', 1, trial.receiver.at(path).length);
    });
  };
  return { sent, made, path, expectOnce };
};

const callbackClauses = [
  'EVT-CC-CALLBACK',
  'EVT-CC-external_id',
  'EVT-CC-order_id',
  'EVT-CC-transaction_id',
  'EVT-CC-amount',
  'EVT-CC-transaction_status',
  'EVT-CC-payment_type',
  'EVT-CC-items',
  'EVT-CC-customer_details',
  'CC-CREATE-callback_url',
];

const needs: readonly Need[] = ['writes', 'receiver', 'control', 'payer'];

const once = law({
  id: 'st-57',
  on: create,
  title: 'a checkout ends by the first choice of its customer, and one callback says how',
  level: 'M',
  clauses: callbackClauses,
  needs,
  run: async (trial) => {
    const elsewhere = `/${trial.newReference()}`;
    const callback = { url: trial.receiver.url(elsewhere), token: trial.newReference() };
    await trial.useOwnAccount({ callback });
    for (const first of choices) {
      const { made, expectOnce } = await openWatched(trial);
      await choose(trial, made, first);
      for (const later of choices) await choose(trial, made, later);
      await expectOnce(outcomes[first]);
    }
    trial.checkWhenIdle(async () => {
      expectSame('callbacks to the URL of the account', 0, trial.receiver.at(elsewhere).length);
    });
  },
});

const DAY_MS = 86_400_000;

const expired = law({
  id: 'st-58',
  on: create,
  title: 'a checkout that nobody decides expires after a day, and one callback says so',
  level: 'C',
  clauses: ['EVT-UNSPEC-02'],
  needs: [...needs, 'clock'],
  run: async (trial) => {
    await trial.useOwnAccount();
    const { made, path, expectOnce } = await openWatched(trial);
    await waitUntilIdle(trial.context);
    expectSame('callbacks of an open checkout', 0, trial.receiver.at(path).length);
    await trial.context.control?.clock?.advance(DAY_MS + 1_000);
    await choose(trial, made, 'approve');
    await expectOnce('expire');
  },
});

const money = law({
  id: 'xr-57',
  on: create,
  title: 'a checkout that is paid has one transaction of its amount, any other none',
  level: 'M',
  clauses: ['EVT-CC-amount', 'TXN-FIELD-channel_category-PAYMENT', 'TXN-FIELD-reference_id'],
  needs: ['writes', 'control', 'payer'],
  endpoints: [create, 'transactions.list', 'balance.get'],
  run: async (trial) => {
    await trial.useOwnAccount();
    const balance = async (): Promise<number> =>
      Number(field((await trial.call('balance.get', { query: {} })).body, 'balance'));
    for (const choice of choices) {
      const before = await balance();
      const sent = checkoutBody(trial);
      const made = await openCheckout(trial, sent);
      await choose(trial, made, choice);
      await choose(trial, made, 'approve');
      const reference_id = textOf(sent, 'external_id');
      // The filter may match in part.
      const rows = (await transactionsOf(trial, { reference_id })).filter(
        (row) => row['reference_id'] === reference_id,
      );
      const wanted =
        choice === 'approve'
          ? [['PAYMENT', 'SUCCESS', 'CARDLESS_CREDIT', sent['external_id'], sent['amount'], 'IDR']]
          : [];
      const seen = rows.map((row) => [
        row['type'],
        row['status'],
        row['channel_category'],
        row['reference_id'],
        row['amount'],
        row['currency'],
      ]);
      expectSame(`transactions after ${choice}`, wanted, seen);
      const net = rows.reduce((sum, row) => sum + Number(row['net_amount']), 0);
      expectSame(`the balance after ${choice}`, before + net, await balance());
    }
  },
});

const reference = law({
  id: 'rc-57',
  on: create,
  title: 'of checkouts with one external_id, also concurrent ones, exactly one is made',
  level: 'M',
  clauses: ['CC-CREATE-ERR-DUPLICATE_PAYMENT_ERROR', 'ERR-CONF-05'],
  run: async (trial) => {
    const body = checkoutBody(trial);
    const one = trial.outgoing(create, { body });
    const responses = await trial.burst(Array.from({ length: trial.profile.burst }, () => one));
    const made = responses.filter(isSuccess);
    expectSame('checkouts of one external_id', 1, made.length);
    const codes = responses.filter((response) => !isSuccess(response)).map(errorCodeOf);
    expectThat(
      codes.every((code) => code === 'DUPLICATE_PAYMENT_ERROR'),
      'DUPLICATE_PAYMENT_ERROR for every other',
      responses.map(summarize).join('; '),
    );
    const later = await trial.call(create, { body: { ...body, amount: 12_345 } });
    expectRefusal(later, 422, ['DUPLICATE_PAYMENT_ERROR'], 'for an external_id that is used');
  },
});

export const cardlessCreditLaws: readonly Law[] = [once, expired, money, reference];
