// Makes reports as a merchant does, and compares them with the transactions of the account.
import { expectHistory, expectPart, momentsOf } from './balance-history.ts';
import type { CsvRow } from './csv.ts';
import { expectLink, readReport, type ReportType, type Window } from './report-file.ts';
import { expectTransactions } from './transactions-report.ts';
import type { Account } from '../model/account.ts';
import type { Model } from '../model/model.ts';
import { is, none, some } from '../model/rule.ts';
import { transaction } from '../model/transactions.ts';
import { makeReport, settledReport } from '../run/samples/makers.ts';
import { Blocked } from '../violation.ts';

/**
 * Returns a period that begins or ends at one of these moments, or at both, in milliseconds since
 * 1970.
 */
const partOf = ({ trial }: Model, moments: readonly number[], whole: Window): Window => {
  const [one, other] = [trial.pick([...moments, whole.from]), trial.pick([...moments, whole.to])];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  // A period must have a length.
  return { from: from === to ? from - 1 : from, to };
};

/** Expects the event of a report that is ready. */
const expectReady = (model: Model, account: Account): void =>
  model.expectEvent({
    account,
    names: ['reports.completed'],
    clause: 'EVT-reports.completed',
    about: (data) => String(data['id']).startsWith('report_'),
    rules: { status: is('COMPLETED'), url: some() },
    optional: false,
  });

/** Makes a report and waits for it; resolves to its id. */
export const readyReport = async (model: Model, account: Account): Promise<string> => {
  const { trial } = model;
  const as = trial.pick(account.actors);
  const made = await makeReport(trial, {}, as);
  await settledReport(trial, made, as);
  expectReady(model, account);
  return String(made['id']);
};

/** A period for which a target that simulates failures cannot make a report. */
const FAILING = { from: '1970-01-01T00:00:00.000Z', to: '1970-01-02T00:00:00.000Z' };

/**
 * Requests a report that the target may be unable to make, and expects the event of its outcome; a
 * failed report has no link.
 */
const lookAtFailure = async (model: Model, account: Account): Promise<void> => {
  const { trial } = model;
  const as = trial.pick(account.actors);
  const made = await makeReport(trial, { filter: FAILING }, as);
  const report = await settledReport(trial, made, as);
  for (const one of [made, report]) expectLink(one);
  const failed = report['status'] === 'FAILED';
  model.expectEvent({
    account,
    names: [failed ? 'reports.failed' : 'reports.completed'],
    clause: 'STATE-RPT-02',
    about: (data) => data['id'] === report['id'],
    rules: { status: is(report['status']), ...(failed && { url: none() }) },
    optional: false,
  });
};

/** The share of comparisons of reports that also request one that may fail. */
const FAILURES = 0.3;

/** The share of comparisons of reports that also read a part of the balance history. */
const PARTS = 0.5;

/** Compares the reports of an account with its transactions, in every currency that it used. */
export const lookAtReports = async (model: Model, account: Account): Promise<void> => {
  const { endpoints, now, began, trial } = model;
  const isReported = endpoints.has('reports.create') && endpoints.has('reports.get');
  if (!isReported || !account.alone || now === null || began === null) return;
  const whole = { from: began - 1, to: now };
  const as = trial.pick(account.actors);
  const all = model.all(transaction, account);
  const isStrict = trial.isHeldToContracts;
  try {
    if (trial.random() < FAILURES) await lookAtFailure(model, account);
    for (const currency of new Set(all.map((one) => String(one.seen('currency'))))) {
      const own = all.filter((one) => one.seen('currency') === currency);
      const created = own.map((one) => Date.parse(String(one.seen('created'))));
      const window = trial.pick([whole, partOf(model, created, whole)]);
      const read = async (type: ReportType, of: Window): Promise<readonly CsvRow[]> => {
        const lines = await readReport(trial, type, of, currency, as);
        expectReady(model, account);
        return lines;
      };
      expectTransactions(own, window, await read('TRANSACTIONS', window), isStrict);
      const history = await read('BALANCE_HISTORY', whole);
      expectHistory(own, currency, history, isStrict);
      const moments = momentsOf(history);
      if (moments.length === 0) continue;
      const part = partOf(model, moments, whole);
      if (trial.random() < PARTS) expectPart(await read('BALANCE_HISTORY', part), part, history);
    }
  } catch (error) {
    // A target may take longer than the run to make a report.
    if (!(error instanceof Blocked)) throw error;
    return;
  }
  for (const clause of ['RPT-TX-transaction_id', 'RPT-TX-timezone', 'RPT-BH-balance'])
    model.note(clause, { view: 'the reports', at: 'reports.get' });
};
