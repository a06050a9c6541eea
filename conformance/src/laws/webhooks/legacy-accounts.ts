// Laws about callbacks of the legacy API: virtual accounts are sent bare, direct debits with their
// event.
import type { Law } from '../../law.ts';
import { eventually } from '../../run/eventually.ts';
import { confirmDebit, makeDebit } from '../../run/samples/linked-accounts.ts';
import { makeBankAccount, makeOpenAccount, payBankAccount } from '../../run/samples/numbers.ts';
import { make, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame, expectThat, textOf } from '../../violation.ts';
import { eventsAt, listenForEvents, waitForEvents, webhookLaw } from './webhook-law.ts';

const needs = ['writes', 'receiver', 'events'] as const;

/** Waits for callbacks about an account: those that name it by this field. */
const waitForCallbacks = (
  trial: Trial,
  path: string,
  name: string,
  id: string,
): Promise<readonly Made[]> =>
  eventually(
    trial,
    async () => eventsAt(trial, path).flatMap(({ data }) => (data[name] === id ? [data] : [])),
    (all) => all.length > 0,
  );

const opened = webhookLaw({
  id: 'wh-61',
  on: 'callback_virtual_accounts.create',
  title: 'a virtual account that its bank has opened is sent once, bare, as it is read',
  level: 'S',
  needs,
  clauses: ['LEGACY-PATH-03'],
  endpoints: ['callback_virtual_accounts.create', 'callback_virtual_accounts.get'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const account = await makeOpenAccount(trial);
    const id = textOf(account, 'id');
    const [notified = {}] = await waitForCallbacks(trial, path, 'id', id);
    expectSame('the account in its callback', { ...notified, ...account }, notified);
    expectThat(!('event' in notified), 'a body without event', notified);
    trial.checkWhenIdle(async () => {
      const again = eventsAt(trial, path).filter(({ data }) => data['id'] === id);
      expectSame('callbacks of the account', 1, again.length);
    });
  },
});

const paid = webhookLaw({
  id: 'wh-62',
  on: 'callback_virtual_accounts.simulate',
  title: 'a payment of a virtual account is sent once, bare, as it is read by its payment_id',
  level: 'S',
  needs,
  clauses: ['LEGACY-PATH-03'],
  endpoints: [
    'callback_virtual_accounts.create',
    'callback_virtual_accounts.get',
    'callback_virtual_accounts.simulate',
    'callback_virtual_accounts.payment',
  ],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const account = await makeBankAccount(trial);
    const id = textOf(account, 'id');
    const amount = trial.amount(12_000, 19_999);
    await payBankAccount(trial, account, amount);
    const [notified = {}] = await waitForCallbacks(trial, path, 'callback_virtual_account_id', id);
    expectThat(!('event' in notified), 'a body without event', notified);
    expectSame('amount in the callback', amount, notified['amount']);
    const params = { payment_id: textOf(notified, 'payment_id') };
    const seen = await make(trial, 'callback_virtual_accounts.payment', { params }, 'a payment');
    expectSame('the payment in its callback', { ...notified, ...seen }, notified);
    trial.checkWhenIdle(async () => {
      const again = eventsAt(trial, path).filter(
        ({ data }) => data['callback_virtual_account_id'] === id,
      );
      expectSame('callbacks of the payment', 1, again.length);
    });
  },
});

const debited = webhookLaw({
  id: 'wh-63',
  on: 'direct_debits.validate_otp',
  title:
    'a direct debit that is completed sends one direct_debit.payment event to its callback_url',
  level: 'S',
  clauses: ['LEGACY-PATH-08'],
  endpoints: [
    'customers.create',
    'linked_account_tokens.auth',
    'linked_account_tokens.validate_otp',
    'legacy_payment_methods.create',
    'direct_debits.create',
    'direct_debits.validate_otp',
  ],
  run: async (trial) => {
    const path = `/${trial.newReference()}`;
    const debit = await makeDebit(trial, { callback_url: trial.receiver.url(path) });
    await confirmDebit(trial, debit);
    const event = 'direct_debit.payment';
    const [notified] = await waitForEvents(trial, path, debit['id'], [event]);
    const { status, amount, reference_id } = notified?.data ?? {};
    expectSame(
      'the debit in its event',
      { status: 'COMPLETED', amount: debit['amount'], reference_id: debit['reference_id'] },
      { status, amount, reference_id },
    );
    trial.checkWhenIdle(async () => {
      expectSame('events of the debit', 1, eventsAt(trial, path).length);
    });
  },
});

export const legacyAccountLaws: readonly Law[] = [opened, paid, debited];
