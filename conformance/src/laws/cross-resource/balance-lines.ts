// Laws of the lines of the balance history: those of each transaction add up to what it moved, and
// what goes back mirrors what came.
import { law, type Law, type Need } from '../../law.ts';
import {
  booksOf,
  figures,
  isReversal,
  linesOf,
  mirror,
  ofProduct,
  sumOf,
  type Books,
} from '../../models/books.ts';
import { capture } from '../../models/capture.ts';
import { openLedger } from '../../models/ledger.ts';
import { open, pay } from '../../models/payment-request.ts';
import { addedBy } from '../../models/purse.ts';
import { create, pay as payCode, type ModelledCode } from '../../models/qr-code.ts';
import { ask, openPaid, type ModelledPayment } from '../../models/refund.ts';
import { changeOf, momentOf } from '../../models/report.ts';
import { hundredths } from '../../models/rows.ts';
import { capturedLater, methodWays, refundedWays } from '../../models/ways.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, holds, same, textOf } from '../../violation.ts';

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
const addUp = (trial: Trial, books: Books): void => {
  const known = new Set(books.transactions.map((row) => textOf(row, 'id')));
  for (const id of books.lines.keys())
    holds(known.has(id), 'lines of transactions of the list only', books.lines.get(id));
  for (const row of books.transactions) {
    const { type, status, cashflow, amount } = row;
    const what = `a ${String(type)} that is ${String(status)}`;
    const lines = linesOf(books, row);
    same(`what the lines of ${what} add up to`, addedBy(row), sumOf(lines));
    trial.witness(`${String(type)} ${String(status)}`);
    if (status === 'REVERSED')
      mirror(
        what,
        lines.filter((line) => !isReversal(line)),
        lines.filter(isReversal),
      );
    else if (lines.length > 0) {
      const moved = lines.filter((line) => line['line type']?.startsWith('TRANSACTION'));
      const sign = cashflow === 'MONEY_OUT' ? -1 : 1;
      same(`lines of the amount of ${what}`, [sign * hundredths(amount)], moved.map(changeOf));
    }
  }
};

/** Late payments are given back line by line. */
const lateOnes = (trial: Trial, books: Books, { late }: ModelledCode): void => {
  for (const id of late.keys()) {
    const [came, back] = [ofProduct(books, id, 'MONEY_IN'), ofProduct(books, id, 'MONEY_OUT')];
    mirror('a payment that came too late', came, back);
    if (came.length > 1) trial.witness('a late payment with its fee');
  }
};

/** A whole QR payment is given back line by line within a day, any other without its fee. */
const refunded = (books: Books, { way, refunds, captured }: ModelledPayment): void => {
  for (const { id, payment_id, status, amount } of refunds) {
    const back = ofProduct(books, id);
    if (status === 'FAILED') {
      same('lines of a refund that FAILED', [], back);
      continue;
    }
    if (way.type === 'QR_CODE' && hundredths(amount) === captured)
      mirror('a QR payment that is refunded at once', ofProduct(books, payment_id), back);
    else
      same(
        `lines of a refund by ${way.name}`,
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
  for (const asked of all) await ask(trial, payment, asked);
};

/** A code that is paid three times: the later payments come too late. */
const paidLate = async (trial: Trial): Promise<ModelledCode> => {
  const code = await create(trial, 'DYNAMIC', 15_250);
  for (const how of ['own', 'own', 'none'] as const) await payCode(trial, code, how);
  return code;
};

/** An authorization that nobody has captured, and one that is captured in part. */
const authorize = async (trial: Trial): Promise<void> => {
  for (const isCaptured of [false, true]) {
    const request = await open(trial, capturedLater);
    if (request?.seen['status'] === 'REQUIRES_ACTION') await pay(trial, request);
    if (request && isCaptured) await capture(trial, request, 'part');
  }
};

/** Payments that are refunded in whole or in parts. */
const refundAll = async (trial: Trial): Promise<readonly ModelledPayment[]> => {
  const found: ModelledPayment[] = [];
  const qr = methodWays.find(({ type }) => type === 'QR_CODE');
  for (const way of qr ? [qr, ...refundedWays] : refundedWays) {
    for (const all of [['whole'], ['part', 'failing', 'rest']] as const) {
      const payment = await openPaid(trial, way);
      if (!payment) continue;
      await give(trial, payment, all);
      found.push(payment);
    }
  }
  return found;
};

/** What no payment makes, by type: a channel, and how each transaction begins and ends. */
const kinds = [
  ['DISBURSEMENT', 'BANK', 'ID_BCA'],
  ['REMITTANCE_PAYOUT', 'CASH', 'ID_ALFAMART'],
  ['PAYMENT', 'PAYLATER', 'ID_AKULAKU'],
] as const;

const lives = ['SUCCESS', 'FAILED', 'PENDING', 'REVERSED', 'VOIDED'] as const;

const beginnings = { REVERSED: 'SUCCESS', VOIDED: 'PENDING' } as const;

/** Posts transactions of every type that there are, in every status. */
const postAll = async (trial: Trial, account: string): Promise<void> => {
  const { postings } = trial.world.control ?? {};
  if (!postings) throw new Blocked('no transaction can be posted');
  for (const [type, channel_category, channel_code] of kinds) {
    for (const status of lives) {
      const id = await postings.post(account, {
        type,
        status: status === 'REVERSED' || status === 'VOIDED' ? beginnings[status] : status,
        channel_category,
        channel_code,
        reference_id: trial.fresh(),
        account_identifier: null,
        currency: 'IDR',
        amount: trial.integer(20_000, 29_999),
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
    title: 'the lines of every transaction add up to its signed net amount, or to nothing',
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
      const { since, rows } = await openLedger(trial);
      if (needs.includes('postings')) await postAll(trial, textOf(rows[0], 'business_id'));
      await authorize(trial);
      await refundAll(trial);
      await paidLate(trial);
      addUp(trial, await booksOf(trial, { from: since - 1, to: await momentOf(trial) }));
    },
  });

const mirrors = law({
  id: 'xr-14',
  on: 'refunds.create',
  title: 'what goes back mirrors what came, line by line, late and returned payments included',
  level: 'M',
  clauses: ['RPT-BH-line_type', 'REFUND-CREATE-03', 'STATE-QR-03', 'STATE-REFUND-03'],
  endpoints,
  witnesses: ['a refund that SUCCEEDED', 'a late payment with its fee'],
  run: async (trial) => {
    await trial.moveOut();
    const from = await momentOf(trial);
    const code = await paidLate(trial);
    const payments = await refundAll(trial);
    const books = await booksOf(trial, { from, to: await momentOf(trial) });
    lateOnes(trial, books, code);
    for (const payment of payments) refunded(books, payment);
  },
});

const posted = kinds.flatMap(([type]) => lives.map((status) => `${type} ${status}`));

export const balanceLineLaws: readonly Law[] = [
  lines({ on: 'reports.create', witnesses: ['PAYMENT SUCCESS', 'REFUND SUCCESS'] }),
  lines({
    on: 'transactions.list',
    needs: ['control', 'postings'],
    witnesses: [...posted, 'PAYMENT REFUNDED', 'REFUND SUCCESS', 'TRANSFER SUCCESS'],
  }),
  mirrors,
];
