// Laws about balance history lines: those of a transaction add up to what it moved, and refunds
// mirror the lines of their payments.
import { law, type Law, type Need } from '../../law.ts';
import {
  readStatement,
  figures,
  isReversal,
  linesOf,
  expectMirrored,
  linesOfProduct,
  sumOf,
  type Statement,
} from '../../models/statement.ts';
import { capture } from '../../models/capture.ts';
import { createTransactionFixture } from '../../models/transaction-fixture.ts';
import { openRequest, simulatePayment } from '../../models/payment-request.ts';
import { addedBy } from '../../models/balance-tracker.ts';
import { createCode, payCode, type ModelledCode } from '../../models/qr-code.ts';
import { requestRefund, createPaidRequest, type ModelledPayment } from '../../models/refund.ts';
import { balanceChange, readTargetTime } from '../../models/report.ts';
import { hundredths } from '../../models/transaction-rows.ts';
import {
  manualCaptureCard,
  methodOptions,
  commonRefundOptions,
} from '../../models/payment-options.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, expectThat, expectSame, textOf } from '../../violation.ts';

const endpoints = [
  'reports.create',
  'reports.get',
  'payment_requests.create',
  'payment_requests.get',
  'payment_requests.simulate',
  'qr_codes.create',
  'qr_codes.simulate',
  'refunds.create',
  'refunds.get',
  'transactions.list',
];

/** What every transaction must have in the report. */
const addUp = (trial: Trial, statement: Statement): void => {
  const known = new Set(statement.transactions.map((row) => textOf(row, 'id')));
  for (const id of statement.lines.keys())
    expectThat(known.has(id), 'lines of transactions of the list only', statement.lines.get(id));
  for (const row of statement.transactions) {
    const { type, status, cashflow, amount } = row;
    const what = `a ${String(type)} that is ${String(status)}`;
    const lines = linesOf(statement, row);
    expectSame(`the sum of the lines of ${what}`, addedBy(row), sumOf(lines));
    trial.witness(`${String(type)} ${String(status)}`);
    if (status === 'REVERSED')
      expectMirrored(
        what,
        lines.filter((line) => !isReversal(line)),
        lines.filter(isReversal),
      );
    else if (lines.length > 0) {
      const moved = lines.filter((line) => line['line type']?.startsWith('TRANSACTION'));
      const sign = cashflow === 'MONEY_OUT' ? -1 : 1;
      expectSame(
        `lines of the amount of ${what}`,
        [sign * hundredths(amount)],
        moved.map(balanceChange),
      );
    }
  }
};

/** Late payments are refunded line by line. */
const lateOnes = (trial: Trial, statement: Statement, { late }: ModelledCode): void => {
  for (const id of late.keys()) {
    const [came, back] = [
      linesOfProduct(statement, id, 'MONEY_IN'),
      linesOfProduct(statement, id, 'MONEY_OUT'),
    ];
    expectMirrored('a late payment', came, back);
    if (came.length > 1) trial.witness('a late payment with its fee');
  }
};

/**
 * A full refund of a QR payment within a day returns every line, any other refund keeps the fee.
 */
const refunded = (statement: Statement, { option, refunds, captured }: ModelledPayment): void => {
  for (const { id, payment_id, status, amount } of refunds) {
    const back = linesOfProduct(statement, id);
    if (status === 'FAILED') {
      expectSame('lines of a refund that FAILED', [], back);
      continue;
    }
    if (option.type === 'QR_CODE' && hundredths(amount) === captured)
      expectMirrored(
        'a QR payment that is refunded at once',
        linesOfProduct(statement, payment_id),
        back,
      );
    else
      expectSame(
        `lines of a refund by ${option.name}`,
        [`TRANSACTION ${-hundredths(amount)}`],
        figures(back, 1),
      );
  }
};

const give = async (
  trial: Trial,
  payment: ModelledPayment,
  all: readonly ('part' | 'failing' | 'rest' | 'whole')[],
): Promise<void> => {
  for (const share of all) await requestRefund(trial, payment, share);
};

/** A code that is paid three times: the second and third payments are late. */
const paidLate = async (trial: Trial): Promise<ModelledCode> => {
  const code = await createCode(trial, 'DYNAMIC', 15_250);
  for (const how of ['own', 'own', 'none'] as const) await payCode(trial, code, how);
  return code;
};

/** An uncaptured authorization, and one that is partially captured. */
const authorize = async (trial: Trial): Promise<void> => {
  for (const isCaptured of [false, true]) {
    const request = await openRequest(trial, manualCaptureCard);
    if (request?.seen['status'] === 'REQUIRES_ACTION') await simulatePayment(trial, request);
    if (request && isCaptured) await capture(trial, request, 'part');
  }
};

/** Payments that are refunded in whole or in parts. */
const refundAll = async (trial: Trial): Promise<readonly ModelledPayment[]> => {
  const found: ModelledPayment[] = [];
  const qr = methodOptions.find(({ type }) => type === 'QR_CODE');
  for (const option of qr ? [qr, ...commonRefundOptions] : commonRefundOptions) {
    for (const all of [['whole'], ['part', 'failing', 'rest']] as const) {
      const payment = await createPaidRequest(trial, option);
      if (!payment) continue;
      await give(trial, payment, all);
      found.push(payment);
    }
  }
  return found;
};

/** Transactions without a payment, by type, with a channel for each. */
const kinds = [
  ['DISBURSEMENT', 'BANK', 'ID_BCA'],
  ['REMITTANCE_PAYOUT', 'CASH', 'ID_ALFAMART'],
  ['PAYMENT', 'PAYLATER', 'ID_AKULAKU'],
] as const;

const finalStatuses = ['SUCCESS', 'FAILED', 'PENDING', 'REVERSED', 'VOIDED'] as const;

const beginnings = { REVERSED: 'SUCCESS', VOIDED: 'PENDING' } as const;

/** Posts transactions of every type that there are, in every status. */
const postAll = async (trial: Trial, account: string): Promise<void> => {
  const { postings } = trial.context.control ?? {};
  if (!postings) throw new Blocked('no transaction can be posted');
  for (const [type, channel_category, channel_code] of kinds) {
    for (const status of finalStatuses) {
      const id = await postings.post(account, {
        type,
        status: status === 'REVERSED' || status === 'VOIDED' ? beginnings[status] : status,
        channel_category,
        channel_code,
        reference_id: trial.newReference(),
        account_identifier: null,
        currency: 'IDR',
        amount: trial.amount(20_000, 29_999),
      });
      if (status === 'REVERSED') await postings.reverse(account, id);
      if (status === 'VOIDED') await postings.void(account, id);
    }
  }
};

interface Spec {
  readonly on: string;
  readonly needs?: readonly Need[];
  readonly witnesses: readonly string[];
}

const lines = ({ on, needs = [], witnesses }: Spec): Law =>
  law({
    id: 'xr-13',
    on,
    title: 'the balance history lines of a transaction add up to its signed net amount, or to zero',
    level: 'S',
    clauses: [
      'TXN-FIELD-net_amount',
      'TXN-FIELD-status',
      'RPT-BH-transaction_id',
      'RPT-BH-amount',
      'RPT-BH-debit_or_credit',
      'RPT-BH-line_type',
    ],
    needs: ['writes', ...needs],
    endpoints,
    witnesses,
    run: async (trial) => {
      const { since, rows } = await createTransactionFixture(trial);
      if (needs.includes('postings')) await postAll(trial, textOf(rows[0], 'business_id'));
      await authorize(trial);
      await refundAll(trial);
      await paidLate(trial);
      addUp(
        trial,
        await readStatement(trial, { from: since - 1, to: await readTargetTime(trial) }),
      );
    },
  });

const mirrors = law({
  id: 'xr-14',
  on: 'refunds.create',
  title: 'refunds mirror the balance history lines of their payments, including late QR payments',
  level: 'M',
  clauses: ['RPT-BH-line_type', 'REFUND-CREATE-03', 'STATE-QR-03', 'STATE-REFUND-03'],
  endpoints,
  witnesses: ['a refund that SUCCEEDED', 'a late payment with its fee'],
  run: async (trial) => {
    await trial.useOwnAccount();
    const from = await readTargetTime(trial);
    const code = await paidLate(trial);
    const payments = await refundAll(trial);
    const statement = await readStatement(trial, { from, to: await readTargetTime(trial) });
    lateOnes(trial, statement, code);
    for (const payment of payments) refunded(statement, payment);
  },
});

const posted = kinds.flatMap(([type]) => finalStatuses.map((status) => `${type} ${status}`));

export const balanceLineLaws: readonly Law[] = [
  lines({ on: 'reports.create', witnesses: ['PAYMENT SUCCESS', 'REFUND SUCCESS'] }),
  lines({
    on: 'transactions.list',
    needs: ['control', 'postings'],
    witnesses: [...posted, 'PAYMENT REFUNDED', 'REFUND SUCCESS', 'TRANSFER SUCCESS'],
  }),
  mirrors,
];
