// Laws about callbacks of e-wallet payments: each outcome is sent once, to the URL of the payment,
// in the form of its wallet.
import type { Law } from '../../law.ts';
import { makeEwallet } from '../../run/samples/ewallets.ts';
import { eventually } from '../../run/eventually.ts';
import { expectSame, textOf } from '../../violation.ts';
import { eventsAt, webhookLaw } from './webhook-law.ts';

const CREATE = 'ewallets.create';

const device = webhookLaw({
  id: 'wh-81',
  on: CREATE,
  title:
    'an OVO payment sends one ewallet.payment with its outcome, and none if the request waited',
  level: 'S',
  clauses: ['VER-11', 'EWALLET-UNSPEC-01'],
  endpoints: [CREATE],
  run: async (trial) => {
    for (const [amount, status, failure_code] of [
      [25_750, 'COMPLETED', undefined],
      [4_030, 'FAILED', 'USER_DECLINED_THE_TRANSACTION'],
    ] as const) {
      for (const [version, isAwaited] of [
        ['2020-02-21', false],
        ['2019-02-04', true],
      ] as const) {
        const path = `/${trial.newReference()}`;
        const callback_url = trial.receiver.url(path);
        const body = {
          external_id: trial.newReference(),
          amount,
          ewallet_type: 'OVO',
          phone: '081234567890',
          callback_url,
        };
        await trial.call(CREATE, { headers: { 'api-version': version }, body });
        const expected = isAwaited ? [] : [['ewallet.payment', status, failure_code, amount]];
        if (!isAwaited)
          await eventually(
            trial,
            async () => eventsAt(trial, path),
            (all) => all.length > 0,
          );
        trial.checkWhenIdle(async () => {
          const seen = eventsAt(trial, path).map(({ event, data }) => [
            event,
            data['status'],
            data['failure_code'],
            data['amount'],
          ]);
          expectSame(`callbacks of version ${version}`, expected, seen);
        });
      }
    }
  },
});

/** What the payer does on a page, and what the callback of the wallet says of it. */
const outcomes = [
  ['DANA', 'approve', 'payment_status', 'PAID'],
  ['LINKAJA', 'approve', 'status', 'SUCCESS_COMPLETED'],
  ['LINKAJA', 'decline', 'status', 'FAILED'],
] as const;

const pages = webhookLaw({
  id: 'wh-82',
  on: CREATE,
  title: 'a payment on the page of a wallet sends one callback to its callback_url',
  level: 'S',
  needs: ['writes', 'receiver', 'control', 'payer'],
  clauses: ['EWALLET-UNSPEC-01'],
  endpoints: [CREATE],
  run: async (trial) => {
    for (const [wallet, act, name, value] of outcomes) {
      const path = `/${trial.newReference()}`;
      const payment = await makeEwallet(trial, wallet, { callback_url: trial.receiver.url(path) });
      await trial.context.control?.payer?.[act](textOf(payment, 'checkout_url'));
      await trial.deliveries(path, 1);
      trial.checkWhenIdle(async () => {
        const seen = eventsAt(trial, path).map(({ data }) => [
          data['external_id'],
          data['ewallet_type'],
          data['amount'],
          data[name],
        ]);
        const { external_id, amount } = payment;
        expectSame(`callbacks of ${wallet}`, [[external_id, wallet, amount, value]], seen);
      });
    }
  },
});

export const ewalletLaws: readonly Law[] = [device, pages];
