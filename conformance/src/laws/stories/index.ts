// Stories: random commands on every object of a product, against one model of the specification.
import { law, type Law } from '../../law.ts';
import { qrCommands, qrKinds } from '../../model/qr-codes.ts';
import { cardCommands, cardKinds } from '../../model/card-charges.ts';
import { capture, captureCommands } from '../../model/captures.ts';
import { refund, refundCommands } from '../../model/refunds.ts';
import { walletCommands, walletKinds } from '../../model/ewallet-charges.ts';
import { debitCommands, debitKinds } from '../../model/direct-debits.ts';
import { usable } from '../../generate/payments.ts';
import { createCustomer, customer, customerCommands } from '../../model/customers.ts';
import { transfer, transferCommands } from '../../model/transfers.ts';
import {
  accountCommands,
  accountKinds,
  codeCommands,
  codeKinds,
} from '../../model/number-families.ts';
import { invoice, invoiceCommands } from '../../model/invoices.ts';
import { methodCommands, paymentMethod } from '../../model/payment-methods.ts';
import { paymentRequest, requestCommands } from '../../model/payment-requests.ts';
import { payment } from '../../model/payments.ts';
import { transaction } from '../../model/transactions.ts';
import { checkoutCommands, checkoutKinds } from '../../model/checkouts.ts';
import { walletPaymentCommands, walletPaymentKinds } from '../../model/wallet-payments.ts';
import { planCommands, planKinds } from '../../model/recurring-payments.ts';
import { v3Commands, v3Payment, v3Request } from '../../model/v3-requests.ts';
import { paymentToken, tokenCommands } from '../../model/v3-tokens.ts';
import type { MethodType } from '../../run/samples/payment-methods.ts';
import type { Product } from '../../stories/story.ts';
import { runScenario, runStories } from '../../stories/run.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { lawAt } from '../../scenarios/names.ts';
import { scenarios } from '../../scenarios/scenarios.ts';

/** What stories of payments of v2 are held to. */
const paidInV2 = [
  'EVT-REFUND-HDR-webhook_id',
  'EVT-REFUND-HDR-x_callback_token',
  'EVT-RPT-event',
  'EVT-RPT-fields',
  'EVT-payment.authorization',
  'EVT-payment.failed',
  'EVT-payment.succeeded',
  'EVT-payment_method.expired',
  'EVT-payment_method.failed',
  'EVT-refund.failed',
  'EVT-refund.succeeded',
  'EVT-reports.completed',
  'IDEM-04',
  'IDEM-05',
  'IDEM-07',
  'PAY-FIELD-amount',
  'PAY-FIELD-country',
  'PAY-FIELD-created',
  'PAY-FIELD-currency',
  'PAY-FIELD-customer_id',
  'PAY-FIELD-description',
  'PAY-FIELD-failure_code',
  'PAY-FIELD-metadata',
  'PAY-FIELD-payment_method',
  'PAY-FIELD-payment_request_id',
  'PAY-FIELD-reference_id',
  'PAY-FIELD-status',
  'PAY-FIELD-updated',
  'REFUND-CREATE-02',
  'REFUND-CREATE-03',
  'REFUND-CREATE-05',
  'REFUND-CREATE-amount',
  'REFUND-CREATE-amount-card',
  'REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED',
  'REFUND-FIELD-amount',
  'REFUND-FIELD-payment_id',
  'RPT-BH-amount',
  'RPT-BH-balance',
  'RPT-BH-currency',
  'RPT-BH-debit_or_credit',
  'RPT-BH-line_type',
  'RPT-BH-reference',
  'RPT-BH-timezone',
  'RPT-BH-transaction_id',
  'RPT-BH-transaction_type',
  'STATE-PM2-01',
  'STATE-PM2-02',
  'STATE-PM2-03',
  'STATE-PR2-02',
  'STATE-PR2-03',
  'STATE-PR2-SET',
  'STATE-REFUND-02',
  'STATE-REFUND-03',
  'STATE-RPT-01',
  'TXN-FIELD-net_amount',
  'TXN-FIELD-status',
];

/** Payment requests of v2 by some types of methods, with everything that comes of them. */
const v2 = (name: string, types: readonly MethodType[]): Product => ({
  name,
  clauses: paidInV2,
  needs: ['payment_requests.create', 'payment_requests.get'],
  commands: [
    createCustomer,
    ...methodCommands(types),
    ...requestCommands(types),
    ...captureCommands,
    ...refundCommands,
  ],
  kinds: [customer, paymentMethod, paymentRequest, payment, capture, refund, transaction],
  currencies: [...new Set(usable.map(({ currency }) => currency))],
});

const products: readonly Product[] = [
  {
    name: 'QR codes',
    clauses: [
      'AUTH-09',
      'AUTH-11',
      'EVT-01',
      'EVT-DLV-01',
      'EVT-DLV-02',
      'EVT-DLV-03',
      'EVT-DLV-04',
      'EVT-DLV-05',
      'EVT-QR-PAYMENT',
      'EVT-UNSPEC-01',
      'EVT-UNSPEC-06',
      'QR-CONF-04',
      'QR-CREATE-ERR-DUPLICATE_ERROR',
      'QR-CREATE-amount-static',
      'QR-CREATE-callback_url',
      'QR-CREATE-type',
      'QR-FIELD-status',
      'QR-FIELD-type',
      'QR-SIM-01',
      'QR-SIM-amount',
      'QRPAY-FIELD-amount',
      'STATE-QR-01',
      'STATE-QR-02',
      'STATE-QR-03',
      'STATE-QR-04',
      'STATE-QR-SET',
      'STATE-QRPAY-01',
      'TXN-FIELD-amount',
      'TXN-FIELD-cashflow',
      'TXN-FIELD-channel_category-PAYMENT',
      'TXN-FIELD-currency',
      'TXN-FIELD-net_amount',
      'TXN-FIELD-product_id',
      'TXN-FIELD-reference_id',
      'TXN-FIELD-type',
    ],
    needs: ['qr_codes.create', 'qr_codes.get'],
    commands: qrCommands,
    kinds: [...qrKinds, transaction],
    currencies: ['IDR'],
  },
  v2('payments of v2 by cards and accounts', ['CARD', 'EWALLET', 'DIRECT_DEBIT']),
  v2('payments of v2 by numbers and codes', ['VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER', 'QR_CODE']),
  {
    name: 'payments of v3',
    clauses: [
      'STATE-PR3-SET',
      'STATE-PR3-EXPIRED',
      'STATE-PR3-CANCELED',
      'STATE-PR3-AUTHORIZED',
      'EVT-payment.capture',
      'EVT-payment_request.expiry',
    ],
    needs: ['v3_payment_requests.create', 'v3_payment_requests.get'],
    commands: [...v3Commands, ...tokenCommands],
    kinds: [v3Request, v3Payment, paymentToken, transaction],
    currencies: ['IDR'],
  },
  {
    name: 'customers',
    clauses: ['CUST-PATCH-02', 'CUST-PATCH-03', 'CUST-PATCH-05', 'CUST-PATCH-06', 'CUST-PATCH-07'],
    needs: ['customers.create', 'customers.list'],
    commands: customerCommands,
    kinds: [customer],
    currencies: [],
  },
  {
    name: 'card charges',
    clauses: [
      'STATE-CARD-01',
      'STATE-CARD-02',
      'STATE-CARD-SET',
      'CARD-FIELD-status',
      'CARD-FIELD-card_brand',
      'CARD-FIELD-failure_reason',
      'CARD-UNSPEC-03',
      'CARD-FAIL-EXPIRED_CARD',
      'CARD-FAIL-CARD_DECLINED',
      'CARD-FAIL-INSUFFICIENT_BALANCE',
      'CARD-FAIL-STOLEN_CARD',
      'CARD-FAIL-INACTIVE_CARD',
      'CARD-FAIL-PROCESSOR_ERROR',
      'CARD-FAIL-INVALID_CVN',
      'CARD-FAIL-BIN_BLOCK',
      'CARD-FIELD-authorized_amount',
      'CARD-FIELD-capture_amount',
      'CARD-FIELD-charge_type',
      'CARD-FIELD-currency',
      'CARD-FIELD-cvn_code',
      'CARD-FIELD-eci',
      'CARD-FIELD-eci-mastercard',
      'CARD-FIELD-eci-visa',
      'CARD-FIELD-masked_card_number',
      'CARD-CREATE-capture',
      'CARD-CREATE-currency',
      'CARD-ERR-AMOUNT_ABOVE_MAXIMUM_LIMIT',
      'CARD-ERR-AMOUNT_BELOW_MINIMUM_LIMIT',
      'CARD-ERR-AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR',
      'CARD-ERR-AUTHENTICATION_ALREADY_USED_ERROR',
      'CARD-ERR-AUTHENTICATION_ID_MISSING_ERROR',
      'CARD-ERR-TOKEN_ALREADY_USED_ERROR',
      'LIMIT-04',
      'VER-12',
    ],
    needs: ['credit_card_tokens.create', 'credit_card_charges.create', 'credit_card_charges.get'],
    commands: cardCommands,
    kinds: [...cardKinds, transaction],
    currencies: ['IDR', 'PHP'],
  },
  {
    name: 'transfers beside payments',
    clauses: ['TXN-FIELD-cashflow-transfer', 'TXN-FIELD-channel_category-TRANSFER'],
    needs: ['transfers.create', 'qr_codes.create'],
    commands: [...transferCommands, ...qrCommands],
    kinds: [...qrKinds, transfer, transaction],
    currencies: ['IDR'],
  },
  {
    name: 'e-wallet charges',
    clauses: ['VER-UNSPEC-05'],
    needs: ['ewallet_charges.create', 'ewallet_charges.get'],
    commands: walletCommands,
    kinds: [...walletKinds, transaction],
    currencies: ['IDR', 'PHP'],
  },
  {
    name: 'virtual accounts',
    clauses: ['LEGACY-PATH-03'],
    needs: [
      'callback_virtual_accounts.create',
      'callback_virtual_accounts.get',
      'transactions.list',
    ],
    commands: accountCommands,
    kinds: [...accountKinds, transaction],
    currencies: ['IDR'],
  },
  {
    name: 'payment codes of outlets',
    clauses: ['LEGACY-PATH-04', 'LEGACY-PATH-05'],
    needs: ['fixed_payment_codes.create', 'fixed_payment_codes.get', 'transactions.list'],
    commands: codeCommands,
    kinds: [...codeKinds, transaction],
    currencies: ['IDR', 'PHP'],
  },
  {
    name: 'invoices',
    clauses: ['CORE-UNSPEC-01'],
    needs: ['invoices.create', 'invoices.get'],
    commands: invoiceCommands,
    kinds: [invoice, transaction],
    currencies: ['IDR'],
  },
  {
    name: 'direct debits',
    clauses: ['LEGACY-PATH-06', 'LEGACY-PATH-07', 'LEGACY-PATH-08'],
    needs: ['customers.create', 'linked_account_tokens.auth', 'direct_debits.create'],
    commands: debitCommands,
    kinds: [...debitKinds, transaction],
    currencies: ['IDR', 'PHP'],
  },
  {
    name: 'recurring payments',
    clauses: [
      'STATE-RECUR-01',
      'STATE-RECUR-02',
      'STATE-RECUR-03',
      'STATE-RECUR-04',
      'STATE-RECUR-05',
      'STATE-RECUR-06',
      'STATE-RECUR-SET',
      'RECUR-CREATE-02',
      'RECUR-CREATE-charge_immediately-true',
      'RECUR-CREATE-start_date-empty',
      'RECUR-CREATE-total_recurrence',
      'RECUR-FIELD-recurrence_progress',
    ],
    needs: ['recurring_payments.create', 'recurring_payments.get', 'invoices.list'],
    commands: planCommands,
    kinds: [...planKinds, transaction],
    currencies: ['IDR'],
  },
  {
    name: 'wallet payments',
    clauses: [
      'EWALLET-CREATE-01',
      'EWALLET-FIELD-A-amount',
      'EWALLET-FIELD-A-business_id',
      'EWALLET-FIELD-A-ewallet_type',
      'EWALLET-FIELD-A-external_id',
      'EWALLET-FIELD-A-status',
      'EWALLET-FIELD-A-transaction_date',
      'EWALLET-FIELD-B-amount',
      'EWALLET-FIELD-B-business_id',
      'EWALLET-FIELD-B-checkout_url',
      'EWALLET-FIELD-B-expiration_date',
      'EWALLET-FIELD-B-external_id',
      'EWALLET-FIELD-B-status',
      'EWALLET-FIELD-C1-amount',
      'EWALLET-FIELD-C1-business_id',
      'EWALLET-FIELD-C1-external_id',
      'EWALLET-FIELD-C1-payment_timestamp',
      'EWALLET-FIELD-C1-status',
      'EWALLET-FIELD-C2-amount',
      'EWALLET-FIELD-C2-business_id',
      'EWALLET-FIELD-C2-checkout_url',
      'EWALLET-FIELD-C2-expired_at',
      'EWALLET-FIELD-C2-external_id',
      'EWALLET-FIELD-C2-status',
      'EWALLET-FIELD-variants',
      'EWALLET-GET-01',
      'EWALLET-GET-ERR-PAYMENT_NOT_FOUND_ERROR',
      'EWALLET-UNSPEC-01',
      'EWALLET-UNSPEC-02',
      'STATE-EWALLET-SET',
    ],
    needs: ['ewallets.create', 'ewallets.get'],
    commands: walletPaymentCommands,
    kinds: [...walletPaymentKinds, transaction],
    currencies: ['IDR'],
  },
  {
    name: 'checkouts on cardless credit',
    clauses: [
      'CC-CREATE-callback_url',
      'EVT-CC-CALLBACK',
      'EVT-CC-amount',
      'EVT-CC-customer_details',
      'EVT-CC-external_id',
      'EVT-CC-items',
      'EVT-CC-order_id',
      'EVT-CC-payment_type',
      'EVT-CC-transaction_id',
      'EVT-CC-transaction_status',
      'EVT-UNSPEC-02',
      'TXN-FIELD-channel_category-PAYMENT',
      'TXN-FIELD-reference_id',
    ],
    needs: ['cardless_credit.create', 'qr_codes.create'],
    commands: [...checkoutCommands, ...qrCommands],
    kinds: [...checkoutKinds, ...qrKinds, transaction],
    currencies: ['IDR'],
  },
];

const productLaws: readonly Law[] = products.map((product, at) =>
  law({
    id: `story-${at + 1}`,
    title: `every view of ${product.name} agrees with the model of the specification, whatever happens`,
    level: 'M',
    clauses: product.clauses,
    needs: ['writes'],
    stopsClock: true,
    endpoints: product.needs,
    witnesses: ['a story'],
    run: (trial) => runStories(trial, product),
  }),
);

const productOf = ({ name, product }: Scenario): Product => {
  const found = products.find((one) => one.name === product);
  if (!found) throw new Error(`The scenario "${name}" is of no product.`);
  return found;
};

/** Stories that somebody has written: their titles are their names. */
const scenarioLaws: readonly Law[] = scenarios.map((scenario, at) =>
  law({
    id: lawAt(at),
    title: scenario.name,
    level: 'M',
    needs: ['writes', 'clock'],
    endpoints: productOf(scenario).needs,
    witnesses: ['the whole scenario'],
    run: (trial) => runScenario(trial, productOf(scenario), scenario),
  }),
);

export const storyLaws: readonly Law[] = [...scenarioLaws, ...productLaws];
