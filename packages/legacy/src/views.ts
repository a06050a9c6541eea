// Defines how legacy resources show rows of the domain, for code that handles objects of every kind
// alike. A product without a view does not compile.
import { byKey, byPrefix, resourceView, type ResourceView } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import {
  callbackVirtualAccountMachine,
  cardAuthenticationMachine,
  cardChargeMachine,
  cardlessCreditMachine,
  cardTokenMachine,
  danaPaymentMachine,
  directDebitMachine,
  ewalletChargeMachine,
  fixedPaymentCodeMachine,
  invoiceMachine,
  linkajaPaymentMachine,
  linkedAccountTokenMachine,
  ovoPaymentMachine,
  paymentCodeMachine,
  prefixes,
  qrCodeMachine,
  recurringPaymentMachine,
} from '@kasir/models';
import {
  authentications,
  byPaymentId,
  checkouts,
  getInstrument,
  getIntent,
  instruments,
  intents,
  invoices,
  merchantKey,
  payments,
  plans,
  type InstrumentRow,
  type IntentRow,
  type PaymentRow,
} from '@kasir/payments/state';
import * as accounts from './callback_virtual_accounts/render.ts';
import * as cardCharges from './card_charges/render.ts';
import * as cardTokens from './card_tokens/render.ts';
import * as credits from './cardless_credit/render.ts';
import * as debits from './direct_debits/render.ts';
import { chargeOf } from './ewallet_charges/find.ts';
import * as walletCharges from './ewallet_charges/render.ts';
import * as wallets from './ewallets/render.ts';
import * as fixedCodes from './fixed_payment_codes/render.ts';
import { renderInvoice } from './invoices/render.ts';
import { findLinked, renderLinkedAccount } from './linked_accounts.ts';
import { tokenStatusOf, renderToken } from './linked_account_tokens/render.ts';
import * as codes from './payment_codes/render.ts';
import * as products from './products.ts';
import * as qrCodes from './qr_codes/render.ts';
import { renderRecurring } from './recurring_payments/render.ts';
import { recurringStatusOf } from './recurring_payments/status.ts';

type Product = (typeof products)[keyof typeof products];

const instrumentDigits = byKey(instruments, 'short_id', ({ id, state }) => state.shortId ?? id);

/** Returns the number or code that received a payment. */
const paidOn = (reads: Pick<Reads, 'get'>, { state }: PaymentRow): InstrumentRow =>
  getInstrument(reads, state.instrument ?? '');

/** Returns the intent of a payment whose id is also that of the resource. */
const intentOf = (reads: Pick<Reads, 'get'>, { state }: PaymentRow): IntentRow =>
  getIntent(reads, state.intent ?? '');

/** Creates the view of payments to a number or code; COMPLETED is their only status. */
const receivedPaymentsView = (product: Product, render: ResourceView<typeof payments>['render']) =>
  resourceView({
    resource: 'payments',
    kind: payments,
    product,
    named: byPaymentId,
    render,
    status: () => 'COMPLETED',
  });

const walletMachines = {
  OVO: ovoPaymentMachine,
  DANA: danaPaymentMachine,
  LINKAJA: linkajaPaymentMachine,
};

const ofProducts: Readonly<Record<Product, readonly ResourceView[]>> = {
  qr_code: [
    resourceView({
      resource: 'qr_codes',
      kind: instruments,
      product: products.QR_CODE,
      machine: qrCodeMachine,
      named: byPrefix(instruments, prefixes.qr_code),
      render: (_view, row) => qrCodes.renderCode(row),
      status: (status) => qrCodes.codeStatusOf(status as InstrumentRow['state']['status']),
    }),
    receivedPaymentsView(products.QR_CODE, (view, row) =>
      qrCodes.renderQrPayment(paidOn(view, row), row),
    ),
  ],
  ewallet_payment: [
    resourceView({
      resource: 'ewallets',
      kind: payments,
      product: products.EWALLET_PAYMENT,
      machine: (view, row) => walletMachines[wallets.readEcho(intentOf(view, row).state).wallet],
      named: byPaymentId,
      render: (view, row, context) => wallets.renderStatus(intentOf(view, row), row, context),
      status: (status, row, _context, reads) => {
        const { wallet } = wallets.readEcho(intentOf(reads, row).state);
        const expired = status === 'FAILED' && row.state.failure === 'EXPIRED';
        return wallets.walletStatusOf(
          wallets.variants[wallet],
          expired ? 'EXPIRED' : (status as PaymentRow['state']['status']),
        );
      },
    }),
  ],
  ewallet_charge: [
    resourceView({
      resource: 'ewallet_charges',
      kind: payments,
      product: products.EWALLET_CHARGE,
      machine: ewalletChargeMachine,
      named: byPaymentId,
      render: (view, row, context) => walletCharges.renderCharge(chargeOf(view, row), context),
      // Refunds do not change the status of the payment.
      status: (status, { state }) =>
        walletCharges.chargeStatusOf({
          status: status as typeof state.status,
          captured: state.amount,
          refunded: 0,
        }),
    }),
  ],
  callback_virtual_account: [
    resourceView({
      resource: 'callback_virtual_accounts',
      kind: instruments,
      product: products.VIRTUAL_ACCOUNT,
      machine: callbackVirtualAccountMachine,
      named: instrumentDigits,
      render: (_view, row, context) => accounts.renderAccount(row, context),
      status: (status) => accounts.accountStatusOf(status as InstrumentRow['state']['status']),
    }),
    receivedPaymentsView(products.VIRTUAL_ACCOUNT, (view, row, context) =>
      accounts.renderAccountPayment(paidOn(view, row), row, context),
    ),
  ],
  fixed_payment_code: [
    resourceView({
      resource: 'fixed_payment_codes',
      kind: instruments,
      product: products.FIXED_PAYMENT_CODE,
      machine: fixedPaymentCodeMachine,
      named: instrumentDigits,
      render: (_view, row, context) => fixedCodes.renderCode(row, context),
      status: (status) => fixedCodes.codeStatusOf(status as InstrumentRow['state']['status']),
    }),
    receivedPaymentsView(products.FIXED_PAYMENT_CODE, (view, row, context) =>
      fixedCodes.renderCodePayment(paidOn(view, row), row, context),
    ),
  ],
  payment_code: [
    resourceView({
      resource: 'payment_codes',
      kind: instruments,
      product: products.PAYMENT_CODE,
      machine: paymentCodeMachine,
      named: byPrefix(instruments, ''),
      render: (_view, row, context) => codes.renderCode(row, context),
      status: (status, { state }) =>
        codes.codeStatusOf({ ...state, status: status as typeof state.status }),
    }),
    receivedPaymentsView(products.PAYMENT_CODE, (view, row, context) =>
      codes.renderCodePayment(paidOn(view, row), row, context),
    ),
  ],
  linked_account_token: [
    resourceView({
      resource: 'linked_account_tokens',
      kind: instruments,
      product: products.LINKED_ACCOUNT_TOKEN,
      machine: linkedAccountTokenMachine,
      named: byPrefix(instruments, prefixes.linked_account_token),
      render: (_view, row, context) => renderToken(row, context),
      status: (status) => tokenStatusOf(status as InstrumentRow['state']['status']),
    }),
    resourceView({
      resource: 'linked_accounts',
      kind: instruments,
      named: {
        id: ({ id }) => prefixes.linked_account + id,
        find: (reads, id) => findLinked(reads, 'linked_account', id),
      },
      render: (_view, row) => renderLinkedAccount(row),
      alias: true,
    }),
  ],
  direct_debit: [
    resourceView({
      resource: 'direct_debits',
      kind: payments,
      product: products.DIRECT_DEBIT,
      machine: directDebitMachine,
      named: byPaymentId,
      render: (view, row, context) =>
        debits.renderDebit(intentOf(view, row), paidOn(view, row), context),
      status: (status) => debits.debitStatusOf(status as IntentRow['state']['status']),
    }),
  ],
  card_token: [
    resourceView({
      resource: 'credit_card_tokens',
      kind: instruments,
      product: products.CARD_TOKEN,
      machine: cardTokenMachine,
      named: byKey(instruments, 'merchant_key', cardTokens.tokenId, (id) =>
        merchantKey(products.CARD_TOKEN, id),
      ),
      render: cardTokens.renderToken,
      // The status is that of the holder's authentication.
      status: null,
    }),
  ],
  card_authentication: [
    resourceView({
      resource: 'credit_card_authentications',
      kind: authentications,
      product: products.CARD_AUTHENTICATION,
      machine: cardAuthenticationMachine,
      named: byKey(authentications, 'short_id', ({ state }) => state.shortId),
      render: cardTokens.renderAuthentication,
      status: (status, { state }) =>
        cardTokens.authenticationStatus(
          { state: { ...state, status: status as typeof state.status } },
          state.created,
        ),
    }),
  ],
  card_charge: [
    resourceView({
      resource: 'credit_card_charges',
      kind: intents,
      product: products.CARD_CHARGE,
      machine: cardChargeMachine,
      named: byKey(intents, 'short_id', ({ id, state }) => state.shortId ?? id),
      render: cardCharges.renderCharge,
      status: (status) => cardCharges.chargeStatusOf(status as IntentRow['state']['status']),
    }),
  ],
};

/** The views of all legacy resources. */
export const legacyViews: readonly ResourceView[] = [
  ...Object.values(ofProducts).flat(),
  resourceView({
    resource: 'invoices',
    kind: invoices,
    machine: invoiceMachine,
    named: byKey(invoices, 'short_id', ({ state }) => state.shortId),
    render: (view, row, context) => renderInvoice(row, view, context),
  }),
  resourceView({
    resource: 'recurring_payments',
    kind: plans,
    machine: recurringPaymentMachine,
    named: byKey(plans, 'short_id', ({ state }) => state.shortId),
    render: (_view, row, context) => renderRecurring(row, context),
    status: (status, { state }) => recurringStatusOf(status as typeof state.status),
  }),
  resourceView({
    resource: 'cardless_credit',
    kind: checkouts,
    machine: cardlessCreditMachine,
    named: byPrefix(checkouts, ''),
    render: (_view, row, context) => credits.renderCheckout(row, context),
    status: (status, { state }) => credits.creditStatusOf(status as typeof state.status),
  }),
];
