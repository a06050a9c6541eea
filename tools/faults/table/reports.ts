// Data table of faults in reports, and in webhooks about payments and refunds.
import type { Fault } from '../fault.ts';

export const reportFaults: readonly Fault[] = [
  {
    id: 'report-url-early',
    title: 'a report has a url while it is PENDING',
    find: "...(state.status === 'COMPLETED' &&",
    replace: "...(state.status !== 'FAILED' &&",
    laws: ['story-2'],
  },
  {
    id: 'report-url-of-nothing',
    title: 'a report that failed has a url',
    find: "...(state.status === 'COMPLETED' &&",
    replace: "...(state.status !== 'PENDING' &&",
    laws: ['story-2'],
  },
  {
    id: 'report-made-again',
    title: 'created of a report is the time of its completion',
    find: "d.transition(reports, row, isFailing(row.state.from, d.context) ? 'fail' : 'generate');",
    replace: `d.transition(reports, row, isFailing(row.state.from, d.context) ? 'fail' : 'generate', {
      created: d.now + 1,
      updated: d.now + 1,
    });`,
    laws: ['story-2'],
  },
  {
    id: 'report-all-times',
    title: 'a report of transactions begins with the first of the account',
    find: 'created: { gte: from, lte: to } }',
    replace: 'created: { gte: from - from, lte: to } }',
    laws: ['story-2'],
  },
  {
    id: 'report-without-failed',
    title: 'a report of transactions leaves out those that did not succeed',
    find: 'const reported = rows.filter(({ id }) => id < before);',
    replace:
      "const reported = rows.filter((row) => row.id < before && row.state.status !== 'FAILED');",
    laws: ['story-2'],
  },
  {
    id: 'report-quotes-lost',
    title: 'a cell with a comma is not quoted',
    in: 'toCsvCell',
    find: '/[",\\r\\n]/.test(text)',
    replace: '/[\\r\\n]/.test(text)',
    laws: ['story-2'],
  },
  {
    id: 'report-net-is-amount',
    title: 'the net amount of a report is the amount',
    in: 'rowOf',
    find: 'net_amount: money(Math.abs(netOf(state))),',
    replace: 'net_amount: money(state.amount),',
    laws: ['story-101'],
  },
  {
    id: 'money-net-without-vat',
    title: 'the net amount of a transaction leaves out VAT',
    find: 'amount - fee - vat',
    replace: 'amount - fee',
    laws: ['story-2'],
  },
  {
    id: 'report-fees-swapped',
    title: 'a report of transactions shows VAT as the fee, and the fee as VAT',
    find: 'fee_amount: money(state.fee), vat_amount: money(state.vat),',
    replace: 'fee_amount: money(state.vat), vat_amount: money(state.fee),',
    laws: ['story-2'],
  },
  {
    id: 'history-after-its-end',
    title: 'a balance history has lines from after its period',
    find: 'id < before && timeOf(id) <= to',
    replace: 'id < before',
    laws: ['story-2'],
  },
  {
    id: 'history-without-numbers',
    title: 'a balance history leaves out the account numbers of cards',
    in: 'byTransaction',
    find: 'account_number: state.identifier,',
    replace: "account_number: state.category === 'CARDS' ? null : state.identifier,",
    laws: ['story-2'],
  },
  {
    id: 'history-drifts',
    title: 'the balance of a VAT row is the balance before the row',
    find: 'balance: toMajor(currency, balance),',
    replace: "balance: toMajor(currency, type === 'VAT' ? balance - amount : balance),",
    laws: ['story-101'],
  },
  {
    id: 'history-other-way',
    title: 'DEBIT and CREDIT are exchanged',
    find: "debit_or_credit: amount < 0 ? 'DEBIT' : 'CREDIT',",
    replace: "debit_or_credit: amount < 0 ? 'CREDIT' : 'DEBIT',",
    laws: ['story-101'],
  },
  {
    id: 'reversal-keeps-vat',
    title: 'a transaction that is REVERSED keeps its VAT',
    find: '  lines.map((line) => ({ ...line, amount: -line.amount,',
    replace:
      "  lines.filter((line) => line.type !== 'VAT').map((line) => ({ ...line, amount: -line.amount,",
    laws: ['story-4'],
  },
  {
    id: 'hook-refund-silent',
    title: 'a failed refund sends no event',
    find: "'refund.failed': notify(refundFailed),",
    replace: "'refund.failed': null,",
    laws: ['story-131'],
  },
  {
    id: 'hook-refund-before',
    title: 'the refund in a webhook has its state before the end',
    find: 'data: renderRefund(row), subject: refundId(row.id)',
    replace: "data: { ...renderRefund(row), status: 'PENDING' }, subject: refundId(row.id)",
    laws: ['story-118'],
  },
  {
    id: 'hook-refund-twice',
    title: 'a successful refund sends its event twice',
    find: 'd.emit(spec, { data: renderRefund(row), subject: refundId(row.id) });',
    replace:
      '[1, 2].forEach(() => d.emit(spec, { data: renderRefund(row), subject: refundId(row.id) }));',
    laws: ['story-101'],
  },
  {
    id: 'hook-capture-amount',
    title: 'a capture in a webhook has the amount of the authorization',
    find: 'data: renderCapture(d, row, d.context),',
    replace:
      'data: renderCapture(d, { ...row, state: { ...row.state, captured: row.state.authorized } }, d.context),',
    laws: ['story-107'],
  },
  {
    id: 'hook-report-unfinished',
    title: 'reports.completed carries the report with status PENDING',
    find: 'data: renderReport(row, d.context)',
    replace:
      "data: renderReport({ ...row, state: { ...row.state, status: 'PENDING' } }, d.context)",
    laws: ['story-101'],
  },
  {
    id: 'hook-report-success',
    title: 'a failed report sends the event of a completed one',
    find: "'report.failed': notify(reportFailed),",
    replace: "'report.failed': notify(reportCompleted),",
    laws: ['story-2'],
  },
  {
    id: 'hook-held-as-success',
    title: 'an authorized payment sends payment.succeeded',
    find: 'if (both) emitPayment(d, paymentAuthorization, signal);',
    replace: 'if (both) emitPayment(d, paymentSucceeded, signal);',
    laws: ['story-106'],
  },
  {
    id: 'hook-method-told-twice',
    title: 'an expired method sends its event twice',
    find: "'instrument.withdrawn': expired,",
    replace: `'instrument.withdrawn': (d: Scope, signal: { readonly row: InstrumentRow }) => {
    expired(d, signal);
    expired(d, signal);
  },`,
    laws: ['story-103'],
  },
  {
    id: 'hook-method-other-status',
    title: 'a method in a webhook has its previous state',
    find: `(d: Scope, { row }: { readonly row: InstrumentRow }): void =>
    d.emit(spec, { data: renderMethod(row, d.context),`,
    replace: `(d: Scope, { row, before }: { readonly row: InstrumentRow; readonly before: InstrumentRow['state']['status'] }): void =>
    d.emit(spec, { data: renderMethod({ ...row, state: { ...row.state, status: before } }, d.context),`,
    laws: ['story-101'],
  },
  {
    id: 'hook-method-failure-silent',
    title: 'a method that its payer declines sends no event',
    find: "'instrument.failed': notify(paymentMethodFailed),",
    replace: "'instrument.failed': null,",
    laws: ['story-103'],
  },
  {
    id: 'hook-many-uses-ended',
    title: 'the payment of a reusable method sends payment_method.expired',
    find: `const instrument = getInstrument(d, state.instrument);
  d.emit(spec, {`,
    replace: `const instrument = getInstrument(d, state.instrument);
  if (spec === paymentSucceeded && instrument.state.reusable) {
    d.emit(
      { ...spec, name: 'payment_method.expired', family: 'payment_method_v2', data: paymentSucceeded.data.shape.payment_method },
      {
        data: renderPayment(row, { intent, instrument }, d.context).payment_method,
        subject: prefixes.payment_method + instrument.id,
      },
    );
  }
  d.emit(spec, {`,
    laws: ['story-101'],
  },
  {
    id: 'hook-payment-description',
    title: 'the payment in a webhook has no description',
    find: `description,
    failure_code: failureCode(state.failure),
    payment_detail`,
    replace: `description: null,
    failure_code: failureCode(state.failure),
    payment_detail`,
    laws: ['story-101'],
  },
  {
    id: 'hook-withdrawn-silent',
    title: 'a payment request that ends with its method sends no event',
    find: "'intent.canceled': unpaid,",
    replace: "'intent.canceled': null,",
    laws: ['story-133'],
  },
  {
    id: 'refund-read-later',
    title: 'created and updated of a refund are the time of the read',
    find: 'return row ? ok(renderRefund(row)) : unknownRefund;',
    replace: `if (!row) return unknownRefund;
  const later = new Date(view.now + 1).toISOString();
  return ok({ ...renderRefund(row), created: later, updated: later });`,
    laws: ['story-2'],
  },
  {
    id: 'heading-of-other-report',
    title: 'the report of transactions writes Invoice ID as the balance history does',
    find: `invoice_id: 'Invoice Id',`,
    replace: `invoice_id: 'Invoice ID',`,
    laws: ['story-101'],
  },
];
