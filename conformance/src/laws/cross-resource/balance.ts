// Laws about the balance: read before and after every step of every model, it follows the
// transactions.
import fc from 'fast-check';
import { law, type Law } from '../../law.ts';
import { allHistories, anyHistory, runHistory } from '../../models/history.ts';
import { postings } from '../../models/transaction-fixture.ts';
import { BalanceTracker } from '../../models/balance-tracker.ts';
import { createCode, payCode, type Tendered } from '../../models/qr-code.ts';
import { requestRefund, createPaidRequest, type RefundShare } from '../../models/refund.ts';
import {
  manualCaptureCard,
  commonRefundOptions,
  historyOptions,
} from '../../models/payment-options.ts';
import { makeMethod } from '../../run/samples/payment-methods.ts';
import { makeAccount } from '../../run/samples/platforms.ts';
import { makeRequest } from '../../run/samples/payment-requests.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, textOf } from '../../violation.ts';
import { paidInvoice } from '../refund-law.ts';

const reads = ['balance.get', 'transactions.list', 'payment_requests.create'];

type Spec = Pick<Law, 'on' | 'run'> & Partial<Pick<Law, 'needs' | 'endpoints' | 'clauses'>>;

const stepwise = ({ endpoints = [], clauses = [], ...spec }: Spec): Law =>
  law({
    id: 'xr-15',
    title: 'each step changes the balance by exactly what its transactions say',
    level: 'S',
    clauses: ['TXN-FIELD-net_amount', 'TXN-FIELD-cashflow', ...clauses],
    endpoints: [...reads, ...endpoints],
    witnesses: ['a balance that has changed'],
    ...spec,
  });

const currencies = ['IDR', 'PHP'];

const tendered: readonly Tendered[] = ['own', 'none', 'other'];

const codes = stepwise({
  on: 'qr_codes.simulate',
  clauses: ['STATE-QR-03'],
  endpoints: ['qr_codes.create', 'qr_codes.simulate'],
  run: async (trial) => {
    await trial.useOwnAccount();
    const tracker = await BalanceTracker.open(trial);
    for (const type of ['DYNAMIC', 'STATIC'] as const) {
      for (const first of trial.some(tendered)) {
        trial.transcript = [];
        const code = await createCode(trial, type, 15_250);
        await tracker.check('a new code');
        for (const how of [first, 'own', 'own'] as const) {
          await payCode(trial, code, how);
          await tracker.check(`a payment of a ${type} code by "${how}"`);
        }
      }
    }
  },
});

const payments = stepwise({
  on: 'payment_requests.simulate',
  endpoints: [
    'payment_requests.get',
    'payment_requests.simulate',
    'payment_requests.capture',
    'payment_requests.captures',
    'payment_methods.expire',
  ],
  run: async (trial) => {
    await trial.useOwnAccount();
    const tracker = await BalanceTracker.open(trial);
    const checkAfter = (step: string) => () => tracker.check(step);
    const manual = historyOptions.indexOf(manualCaptureCard);
    const captures = ['capture part', 'capture too much', 'capture rest'];
    const all = [
      [{ begin: 0 }, { act: 'pay', on: 0 }, { act: 'pay', on: 0 }],
      [{ begin: manual }, ...captures.map((act) => ({ act, on: 0 }))],
      ...trial.some(allHistories(1)),
    ];
    for (const history of all) {
      trial.transcript = [];
      await runHistory(trial, history, checkAfter('a step of a history'));
    }
    const runs = Math.ceil(trial.profile.runs / 5);
    await trial.property(
      anyHistory(trial.profile.commands),
      async (history) => {
        await runHistory(trial, history, checkAfter('a step of a random history'));
      },
      { runs },
    );
  },
});

const numbers = stepwise({
  on: 'payment_methods.simulate',
  endpoints: ['payment_methods.create', 'payment_methods.simulate', 'payment_methods.expire'],
  run: async (trial) => {
    await trial.useOwnAccount();
    const tracker = await BalanceTracker.open(trial);
    for (const reusability of ['MULTIPLE_USE', 'ONE_TIME_USE']) {
      const params = { id: textOf(await makeMethod(trial, { reusability }), 'id') };
      const pays = (amount: number) =>
        trial.call('payment_methods.simulate', { params, body: { amount } });
      for (const amount of [15_000, 15_000, 27_500]) {
        await pays(amount);
        await tracker.check(`a payment to a number for ${reusability}`);
      }
      await trial.call('payment_methods.expire', { params, body: {} });
      await pays(15_000);
      await tracker.check('a payment to an expired number');
    }
  },
});

const invoices = stepwise({
  on: 'invoices.create',
  needs: ['writes', 'control', 'payer'],
  endpoints: ['invoices.create', 'invoices.get', 'refunds.create', 'refunds.get'],
  run: async (trial) => {
    await trial.useOwnAccount();
    const tracker = await BalanceTracker.open(trial);
    const payment = await paidInvoice(trial);
    await tracker.check('a paid invoice');
    for (const share of ['part', 'failing', 'over', 'rest'] as const) {
      await requestRefund(trial, payment, share);
      await tracker.check(`a refund of "${share}" of an invoice`);
    }
  },
});

const shares: readonly RefundShare[] = ['part', 'failing', 'over', 'rest', 'whole'];

const refunds = stepwise({
  on: 'refunds.create',
  clauses: ['STATE-REFUND-03', 'REFUND-CREATE-03'],
  endpoints: ['payment_requests.get', 'payment_requests.simulate', 'refunds.create', 'refunds.get'],
  run: async (trial) => {
    await trial.useOwnAccount();
    const tracker = await BalanceTracker.open(trial, currencies);
    const others = fc.sample(fc.shuffledSubarray([...shares]), {
      numRuns: 1,
      seed: trial.seed | 0,
    });
    for (const option of trial.some(commonRefundOptions)) {
      for (const all of [['part', 'failing', 'rest'], ['whole', 'part'], ...others] as const) {
        trial.transcript = [];
        const payment = await createPaidRequest(trial, option);
        await tracker.check(`a payment by ${option.name}`);
        if (!payment) continue;
        for (const share of all) {
          await requestRefund(trial, payment, share);
          await tracker.check(`a refund of "${share}" by ${option.name}`);
        }
      }
    }
  },
});

/** Amounts to transfer and their direction; the last exceeds any balance. */
const legs = [
  [40_000, false],
  [15_000, true],
  [25_000, true],
  [900_000_000_000_000, false],
] as const;

const transfers = stepwise({
  on: 'transfers.create',
  clauses: ['TXN-FIELD-cashflow-transfer'],
  needs: ['writes', 'second account'],
  endpoints: ['accounts.create', 'transfers.create'],
  run: async (trial) => {
    await trial.actAsPlatform();
    const platform = textOf(await makeRequest(trial), 'business_id');
    const child = textOf(await makeAccount(trial), 'id');
    const asChild = { ...trial.actor, forUserId: child };
    const trackers = [
      await BalanceTracker.open(trial),
      await BalanceTracker.open(trial, ['IDR'], asChild),
    ];
    for (const [amount, isBack] of legs) {
      await trial.call('transfers.create', {
        body: {
          reference: trial.newReference(),
          amount,
          currency: 'IDR',
          source_user_id: isBack ? child : platform,
          destination_user_id: isBack ? platform : child,
        },
      });
      for (const tracker of trackers) await tracker.check(`a transfer of ${amount}`);
    }
  },
});

const posted = stepwise({
  on: 'transactions.list',
  needs: ['writes', 'control', 'postings'],
  run: async (trial: Trial) => {
    const { postings: control } = trial.context.control ?? {};
    const own = await trial.useOwnAccount();
    if (!own || !control) throw new Blocked('no transaction can be posted');
    const tracker = await BalanceTracker.open(trial);
    for (const posting of postings) {
      const { type, status } = posting;
      const id = await control.post(own.id, { ...posting, reference_id: trial.newReference() });
      await tracker.check(`a ${type} that is ${status}`);
      if (status === 'SUCCESS') await control.reverse(own.id, id);
      if (status === 'PENDING') await control.void(own.id, id);
      await tracker.check(`the end of a ${type} that was ${status}`);
    }
  },
});

export const balanceLaws: readonly Law[] = [
  codes,
  payments,
  numbers,
  invoices,
  refunds,
  transfers,
  posted,
];
