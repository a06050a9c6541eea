// Views of v2, and of resources that every generation shares, on rows of the domain, for code that
// handles objects of all kinds alike. A product without a view does not compile.
import type { Transition } from '@kasir/core/resource';
import { byKey, byPrefix, resourceView, type ResourceView } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import {
  captureMachine,
  paymentMachine,
  paymentMethodMachine,
  paymentRequestMachine,
  prefixes,
  refundMachine,
  reportMachine,
  subAccountMachine,
  transactionMachine,
  transferMachine,
} from '@kasir/models';
import { transactions } from '@kasir/payments/ledger';
import { deposits, subAccounts, transfers, withdrawals } from '@kasir/payments/accounts';
import {
  byPaymentId,
  captures,
  customers,
  getInstrument,
  getIntent,
  instruments,
  intents,
  payments,
  refunds,
  renderCaptureForOperator,
  renderPaymentForOperator,
  type InstrumentRow,
  type PaymentRow,
} from '@kasir/payments/state';
import { renderSubAccount } from './accounts/render.ts';
import { renderCash } from './balance/render-cash.ts';
import { renderCustomer } from './customers/render.ts';
import { methodStatus, renderMethod } from './payment_methods/render.ts';
import { renderCapture } from './payment_requests/render-capture.ts';
import { renderRequest, requestStatus } from './payment_requests/render.ts';
import { renderPayment, toPublicStatus } from './payments/render.ts';
import { isMethod, METHOD, REQUEST } from './products.ts';
import { refundStatusOf, renderRefund } from './refunds/render.ts';
import { reports } from './reports/kind.ts';
import { renderReport } from './reports/render.ts';
import { renderTransaction } from './transactions/render.ts';
import { renderTransfer } from './transfers/render.ts';

const paidView = (reads: Pick<Reads, 'get'>, { state }: PaymentRow) => ({
  intent: state.intent === null ? null : getIntent(reads, state.intent),
  instrument: getInstrument(reads, state.instrument ?? ''),
});

/** Returns the view of the payments of a payment request, or of a payment method alone. */
const paidFor = (product: typeof METHOD | typeof REQUEST) =>
  resourceView({
    resource: 'payments',
    kind: payments,
    product,
    machine: paymentMachine,
    named: byPaymentId,
    render: (view, row, context) => renderPayment(row, paidView(view, row), context),
    status: (status) => toPublicStatus(status as PaymentRow['state']['status']),
    isOpen: ({ on }, { state }) =>
      on !== 'capture' || (state.authorizedUntil !== null && state.captured < state.amount),
  });

/**
 * Returns whether a step is possible: a payment expires a single-use method, and a reusable method
 * is paid without a request only if it is a number or code.
 */
const isMethodStep = ({ on, to }: Transition, { state }: InstrumentRow): boolean => {
  if (on !== 'payment_succeeds') return true;
  const isPaidTo = state.identifier !== null || state.type === 'QR_CODE';
  return to === 'EXPIRED' ? !state.reusable : state.reusable && isPaidTo;
};

const byMethodId = byPrefix(instruments, prefixes.payment_method);

const ofProducts: Readonly<Record<typeof METHOD | typeof REQUEST, readonly ResourceView[]>> = {
  payment_method: [
    resourceView({
      resource: 'payment_methods',
      kind: instruments,
      product: METHOD,
      machine: paymentMethodMachine,
      named: byMethodId,
      render: (_view, row, context) => renderMethod(row, context),
      status: (status, { state }) => methodStatus(status as typeof state.status),
      isOpen: isMethodStep,
    }),
    // A token of v3 is also a payment method (V3-MAP-15).
    resourceView({
      resource: 'payment_methods',
      kind: instruments,
      machine: paymentMethodMachine,
      named: {
        id: byMethodId.id,
        find: (reads, id) => {
          const row = byMethodId.find(reads, id);
          return row && isMethod(row) ? row : undefined;
        },
      },
      render: (_view, row, context) => renderMethod(row, context),
      status: (status, { state }) => methodStatus(status as typeof state.status),
      isOpen: isMethodStep,
      alias: true,
    }),
    paidFor(METHOD),
  ],
  payment_request: [
    resourceView({
      resource: 'payment_requests',
      kind: intents,
      product: REQUEST,
      machine: paymentRequestMachine,
      named: byPrefix(intents, prefixes.payment_request),
      render: (view, row, context) =>
        renderRequest(row, getInstrument(view, row.state.instrument), context),
      status: (status, { state }, { dialect }) =>
        requestStatus(status as typeof state.status, dialect),
      isOpen: ({ on }, { state }) => on !== 'payment_is_authorized' || state.manualCapture,
    }),
    paidFor(REQUEST),
    resourceView({
      resource: 'captures',
      kind: captures,
      product: REQUEST,
      machine: captureMachine,
      named: byPrefix(captures, prefixes.capture),
      render: renderCapture,
    }),
  ],
};

/** The views of v2, and those that are the same in every generation. */
export const unifiedViews: readonly ResourceView[] = [
  ...Object.values(ofProducts).flat(),
  resourceView({
    resource: 'payments',
    kind: payments,
    machine: paymentMachine,
    named: byPaymentId,
    render: (_view, row) => renderPaymentForOperator(row),
    sends: false,
  }),
  resourceView({
    resource: 'captures',
    kind: captures,
    machine: captureMachine,
    named: byPrefix(captures, prefixes.capture),
    render: (_view, row) => renderCaptureForOperator(row),
    sends: false,
  }),
  resourceView({
    resource: 'refunds',
    kind: refunds,
    machine: refundMachine,
    named: byPrefix(refunds, prefixes.refund),
    render: (_view, row) => renderRefund(row),
    status: (status, { state }) => refundStatusOf(status as typeof state.status),
  }),
  resourceView({
    resource: 'customers',
    kind: customers,
    named: byPrefix(customers, prefixes.customer),
    render: (_view, row) => renderCustomer(row),
  }),
  resourceView({
    resource: 'transactions',
    kind: transactions,
    machine: transactionMachine,
    named: byPrefix(transactions, prefixes.transaction),
    render: (_view, row, context) => renderTransaction(row, context),
  }),
  resourceView({
    resource: 'transfers',
    kind: transfers,
    machine: transferMachine,
    named: byPrefix(transfers, ''),
    render: (_view, row) => renderTransfer(row),
  }),
  resourceView({
    resource: 'reports',
    kind: reports,
    machine: reportMachine,
    named: byPrefix(reports, prefixes.report),
    render: (_view, row, context) => renderReport(row, context),
  }),
  resourceView({
    resource: 'accounts',
    kind: subAccounts,
    machine: subAccountMachine,
    named: byKey(subAccounts, 'account', ({ state }) => state.account),
    render: (_view, row) => renderSubAccount(row),
  }),
  resourceView({
    resource: 'deposits',
    kind: deposits,
    named: byPrefix(deposits, prefixes.deposit),
    render: (_view, row) => renderCash(prefixes.deposit, row),
  }),
  resourceView({
    resource: 'withdrawals',
    kind: withdrawals,
    named: byPrefix(withdrawals, prefixes.withdrawal),
    render: (_view, row) => renderCash(prefixes.withdrawal, row),
  }),
];
