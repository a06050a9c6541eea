// Data table of faults in events that are emitted before they are true, and in journal lines that
// differ from their transactions.
import type { Fault } from '../fault.ts';

export const eventFaults: readonly Fault[] = [
  {
    id: 'told-report-early',
    title: 'the event of a completed report is sent before the report reads COMPLETED',
    find: '    ? ok(renderReport(row, context))',
    replace: `    ? ok(
        view.now - row.state.updated < 40 && row.state.status !== 'PENDING'
          ? renderReport({ ...row, state: { ...row.state, status: 'PENDING' } }, context)
          : renderReport(row, context),
      )`,
    laws: ['story-2'],
  },
  {
    id: 'told-refund-early',
    title: 'the event of a final refund is sent before the refund reads as final',
    find: 'return row ? ok(renderRefund(row)) : unknownRefund;',
    replace: `if (!row) return unknownRefund;
  const young = view.now - row.state.updated < 40;
  return ok({ ...renderRefund(row), ...(young && { status: 'PENDING' as const }) });`,
    laws: ['story-101'],
  },
  {
    id: 'told-invoice-early',
    title: 'the event of an ended invoice is sent before the invoice reads as ended',
    find: 'return row ? ok(renderInvoice(row, view, context)) : unknownInvoice;',
    replace: `if (!row) return unknownInvoice;
  const young = view.now - row.state.updated < 40;
  return ok({ ...renderInvoice(row, view, context), ...(young && { status: 'PENDING' as const }) });`,
    laws: ['story-11'],
  },
  {
    id: 'told-account-early',
    title: 'the event of a registered sub-account is sent before the sub-account can be read',
    find: "  const row = view.find(subAccounts, 'account', params.id);\n  return row\n",
    replace: `  const row = view.find(subAccounts, 'account', params.id);
  return row && view.now - row.state.created > 40
`,
    laws: ['rt-1'],
  },
  {
    id: 'books-late-fee-kept',
    title: 'the lines of a payment that came too late keep its fee',
    find: 'lines: refundLines(state.currency, amount, returned),',
    replace:
      "lines: refundLines(state.currency, amount, source.kind === 'payment' ? noFees : returned),",
    laws: ['story-114'],
  },
  {
    id: 'books-pending-moves',
    title: 'a transaction that is still PENDING has moved the balance',
    find: "const lines = status === 'SUCCESS' ? linesOf",
    replace: "const lines = status !== 'FAILED' ? linesOf",
    laws: ['story-1'],
  },
  {
    id: 'books-failed-moves',
    title: 'a payout that FAILED has moved the balance',
    find: "const lines = status === 'SUCCESS' ? linesOf",
    replace: "const lines = status !== 'PENDING' ? linesOf",
    laws: ['story-6'],
  },
  {
    id: 'books-void-returns',
    title: 'a canceled transaction returns money that it never moved',
    in: 'movePosting',
    find: 'voidTransaction(d, id);',
    replace: `voidTransaction(d, id);
      d.post(id, reversalLines(moved.lines));`,
    laws: ['story-2'],
  },
  {
    id: 'books-reversal-in-one',
    title: 'a reversal returns the net amount in one journal line',
    find: '  lines.map((line) => ({ ...line, amount: -line.amount, type: `${line.type}_REVERSAL` }));',
    replace: `  lines.map((line) => ({ ...line, amount: -line.amount, type: 'TRANSACTION_REVERSAL' }));`,
    laws: ['story-4'],
  },
  {
    id: 'books-capture-in-full',
    title: 'a partial capture moves the balance by more than its transaction',
    in: 'completeTransaction',
    find: `  d.post(id, lines);
};`,
    replace: `  d.post(id, lines.map((line) => ({ ...line, amount: line.amount + Math.sign(line.amount) })));
};`,
    laws: ['story-106'],
  },
  {
    id: 'books-refunded-costs',
    title: 'a full refund takes more from the balance than its transaction',
    find: "d.transition(transactions, { id }, 'refund');",
    replace: `const line = { currency: getTransaction(d, id).state.currency, type: 'FEE' };
  d.transition(transactions, { id }, 'refund');
  d.post(id, [
    { ...line, ledger: 'merchant_available', amount: -1 },
    { ...line, ledger: 'fees', amount: 1 },
  ]);`,
    laws: ['story-114'],
  },
  {
    id: 'books-transfer-short',
    title: 'a transfer credits less than the amount of its transaction',
    find: "moveLines(currency, 'TRANSACTION', amount, ledgers.transit, ledgers.available);",
    replace: "moveLines(currency, 'TRANSACTION', amount - 1, ledgers.transit, ledgers.available);",
    laws: ['story-124'],
  },
  {
    id: 'books-refund-vat',
    title: 'a refund that returns the fee keeps its VAT',
    find: "  ...moveLines(currency, 'VAT_REVERSAL', returned.vat, ledgers.vat, ledgers.available),\n];",
    replace: '];',
    laws: ['story-112'],
  },
  {
    id: 'books-balance-of-rupiah',
    title: 'the balance in another currency is the balance in rupiah',
    find: '? view.balance(ledger, currency)',
    replace: "? view.balance(ledger, 'IDR')",
    laws: ['story-102'],
  },
  {
    id: 'authorization-by-own-name',
    title:
      'an authorization sends the event of the service alone in the dialect of the specification',
    find: `const both = chosen('authorized_events', d.context.dialect) !== paymentAwaitingCapture.name;`,
    replace: `const both = chosen('authorized_events', d.context.dialect) === paymentAwaitingCapture.name;`,
    laws: ['story-106'],
  },
];
