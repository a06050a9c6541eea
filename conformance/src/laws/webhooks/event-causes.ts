// Data table of event scenarios: for each event the actions that cause it.
import { declinedOf } from '../../magic/magic.ts';
import type { Need } from '../../law.ts';
import { captureAmount } from '../../models/capture.ts';
import { openRequest, simulatePayment } from '../../models/payment-request.ts';
import { manualCaptureCard, type PaymentOption } from '../../models/payment-options.ts';
import { waitUntilIdle } from '../../run/attempt.ts';
import { sampleOf } from '../../run/samples/index.ts';
import { openCheckout } from '../../run/samples/cardless-credit.ts';
import { makeDecidedCharge, makeEwallet, makePaidCharge } from '../../run/samples/ewallets.ts';
import { makeCardToken } from '../../run/samples/cards.ts';
import { makeInvoice } from '../../run/samples/invoices.ts';
import { makeMethod, makeMethodOf } from '../../run/samples/payment-methods.ts';
import { makeRequest, payRequest } from '../../run/samples/payment-requests.ts';
import { makeQr, payQr } from '../../run/samples/qr-codes.ts';
import { makePaid, refundBody } from '../../run/samples/refunds.ts';
import { makeReport } from '../../run/samples/reports.ts';
import { make, type Made } from '../../run/samples/sample.ts';
import {
  makeToken,
  makeV3Payment,
  makeV3Request,
  pageOf,
  simulateV3,
  tokenBody,
  v3CardBody,
  v3RequestBody,
  v3WalletBody,
} from '../../run/samples/v3.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, textOf } from '../../violation.ts';

export interface EventScenario {
  /** The endpoint that the law is named after. */
  readonly on: string;
  readonly endpoints: readonly string[];
  readonly clauses: readonly string[];
  readonly needs?: readonly Need[];
  readonly platform?: boolean;
  /** Events that must be sent. */
  readonly events: readonly string[];
  /** Causes the events; `path` is where all events of the account arrive. */
  readonly act: (trial: Trial, path: string) => Promise<void>;
}

const requests = ['payment_requests.create', 'payment_requests.get', 'payment_methods.payments'];

const v3Requests = ['v3_payment_requests.create', 'v3_payment_requests.get', 'v3_payments.get'];

const back = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

const simulate = async (trial: Trial, change: Made): Promise<void> => {
  await payRequest(trial, await makeRequest(trial, change));
};

/** A virtual account for one payment. */
const byAccount = {
  type: 'VIRTUAL_ACCOUNT',
  reusability: 'ONE_TIME_USE',
  virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
};

/**
 * Captures an authorization once its event has arrived, because the event is read before the status
 * changes.
 */
const captured = async (trial: Trial, option: PaymentOption): Promise<void> => {
  const request = await openRequest(trial, option);
  if (!request) throw new Blocked('no card payment with capture_method MANUAL was created');
  if (request.seen['status'] === 'REQUIRES_ACTION') await simulatePayment(trial, request);
  await waitUntilIdle(trial.context);
  await captureAmount(trial, request, option.amount);
};

const refundOf = async (trial: Trial, amount: number): Promise<void> => {
  const paid = await makePaid(trial);
  await waitUntilIdle(trial.context);
  const body = refundBody(trial, paid, { amount });
  await make(trial, 'refunds.create', { body }, 'a refund');
};

/** What fails by its amount is tried with one that the target lists, if it lists any. */
const failing = (
  trial: Trial,
  amounts: readonly number[],
  act: (amount: number) => Promise<unknown>,
): Promise<unknown> => (amounts.length > 0 ? act(trial.pick(amounts)) : Promise.resolve());

const declinedPayment = (
  trial: Trial,
  act: (amount: number) => Promise<unknown>,
): Promise<unknown> => failing(trial, declinedOf(trial.magic, 'EWALLET'), act);

const DAY_MS = 86_400_000;

export const eventScenarios: readonly EventScenario[] = [
  {
    on: 'payment_requests.simulate',
    endpoints: [...requests, 'payment_methods.get', 'transactions.list'],
    clauses: ['EVT-payment.succeeded', 'EVT-payment.failed', 'EVT-02'],
    events: ['payment.succeeded', 'payment_method.expired', 'payment.failed'],
    act: async (trial) => {
      await simulate(trial, {});
      await simulate(trial, { payment_method: byAccount });
      await declinedPayment(trial, (amount) => simulate(trial, { amount }));
    },
  },
  {
    on: 'payment_requests.create',
    endpoints: [...requests, 'payment_methods.get'],
    clauses: ['EVT-payment.failed', 'EVT-payment_method.expired'],
    needs: ['clock'],
    events: ['payment_method.expired'],
    act: async (trial) => {
      // By the clock of the target, which other laws have moved on.
      const now = Date.parse(textOf(await makeRequest(trial), 'created'));
      const expires_at = new Date(now + DAY_MS).toISOString();
      await makeRequest(trial, {
        payment_method: {
          ...byAccount,
          virtual_account: {
            channel_code: 'BRI',
            channel_properties: { customer_name: 'Siti', expires_at },
          },
        },
      });
      await trial.context.control?.clock?.advance(2 * DAY_MS);
    },
  },
  {
    on: 'payment_requests.capture',
    endpoints: [...requests, 'payment_requests.captures', 'transactions.list'],
    clauses: ['EVT-payment.authorization', 'EVT-payment.succeeded', 'EVT-02'],
    events: ['payment.succeeded'],
    act: (trial) => captured(trial, manualCaptureCard),
  },
  {
    on: 'payment_methods.auth',
    endpoints: ['payment_methods.create', 'payment_methods.get'],
    clauses: ['EVT-payment_method.activated'],
    events: ['payment_method.activated'],
    act: async (trial) => {
      const params = { id: textOf(await makeMethodOf(trial, 'DIRECT_DEBIT'), 'id') };
      const input = { params, body: { auth_code: trial.password } };
      await make(trial, 'payment_methods.auth', input, 'a linked method');
    },
  },
  {
    on: 'payment_methods.expire',
    endpoints: ['payment_methods.create', 'payment_methods.get'],
    clauses: ['EVT-payment_method.expired'],
    events: ['payment_method.expired'],
    act: async (trial) => {
      const params = { id: textOf(await makeMethod(trial), 'id') };
      await make(trial, 'payment_methods.expire', { params, body: {} }, 'an expired method');
    },
  },
  {
    on: 'refunds.create',
    endpoints: ['payment_requests.create', 'payment_requests.simulate', 'refunds.get'],
    clauses: ['EVT-refund.succeeded', 'EVT-refund.failed', 'EVT-REFUND-data'],
    events: ['refund.succeeded', 'refund.failed'],
    act: async (trial) => {
      await refundOf(trial, 5_000);
      await failing(trial, trial.magic.declinedRefunds, (amount) => refundOf(trial, amount));
    },
  },
  {
    on: 'reports.create',
    endpoints: ['reports.get'],
    clauses: ['EVT-reports.completed', 'EVT-RPT-fields', 'STATE-RPT-01'],
    events: ['reports.completed'],
    act: async (trial) => {
      await makeReport(trial, {});
      await makeReport(trial, { type: 'BALANCE_HISTORY' });
    },
  },
  {
    on: 'reports.get',
    endpoints: ['reports.create'],
    clauses: ['EVT-reports.failed', 'STATE-RPT-02'],
    events: ['reports.failed'],
    act: async (trial) => {
      const filter = { from: '1970-01-01T00:00:00.000Z', to: '1970-01-02T00:00:00.000Z' };
      await makeReport(trial, { filter });
    },
  },
  {
    on: 'qr_codes.simulate',
    endpoints: ['qr_codes.create', 'qr_codes.get', 'qr_codes.payments'],
    clauses: ['EVT-QR-PAYMENT', 'STATE-QR-02'],
    events: ['qr.payment'],
    act: async (trial, path) => {
      const callback_url = trial.receiver.url(path);
      await payQr(trial, await makeQr(trial, { callback_url }));
      await payQr(trial, await makeQr(trial, { callback_url, type: 'STATIC' }), 15_500);
    },
  },
  {
    on: 'ewallets.create',
    endpoints: ['ewallets.get'],
    clauses: ['VER-11'],
    events: ['ewallet.payment'],
    act: async (trial) => {
      await makeEwallet(trial, 'OVO');
      await declinedPayment(trial, (amount) => makeEwallet(trial, 'OVO', { amount }));
    },
  },
  {
    on: 'ewallet_charges.create',
    endpoints: ['ewallet_charges.get'],
    clauses: ['VER-UNSPEC-05'],
    events: ['ewallet.capture'],
    act: async (trial) => {
      await makeDecidedCharge(trial);
      await declinedPayment(trial, (amount) => makeDecidedCharge(trial, { amount }));
    },
  },
  {
    on: 'ewallet_charges.void',
    endpoints: ['ewallet_charges.create', 'ewallet_charges.get'],
    clauses: ['VER-UNSPEC-05'],
    events: ['ewallet.void'],
    act: async (trial) => {
      const params = { id: textOf(await makePaidCharge(trial), 'id') };
      await waitUntilIdle(trial.context);
      await make(trial, 'ewallet_charges.void', { params }, 'a voided charge');
    },
  },
  {
    on: 'ewallet_charges.refund',
    endpoints: ['ewallet_charges.create', 'ewallet_charges.get', 'ewallet_charges.refunds'],
    clauses: ['VER-UNSPEC-05'],
    events: ['ewallet.refund'],
    act: async (trial) => {
      for (const amount of [5_500, ...trial.magic.declinedRefunds.slice(0, 1)]) {
        const params = { id: textOf(await makePaidCharge(trial), 'id') };
        await waitUntilIdle(trial.context);
        await make(trial, 'ewallet_charges.refund', { params, body: { amount } }, 'a refund');
      }
    },
  },
  {
    on: 'invoices.expire',
    endpoints: ['invoices.create', 'invoices.get'],
    clauses: [],
    events: ['invoice.expired'],
    act: async (trial) => {
      const params = { id: textOf(await makeInvoice(trial), 'id') };
      await make(trial, 'invoices.expire', { params }, 'an expired invoice');
    },
  },
  {
    on: 'invoices.create',
    endpoints: ['invoices.get'],
    clauses: [],
    needs: ['payer'],
    events: ['invoice.paid'],
    act: async (trial) => {
      const page = textOf(await makeInvoice(trial), 'invoice_url');
      await trial.context.control?.payer?.payInvoice?.(page);
    },
  },
  {
    on: 'cardless_credit.create',
    endpoints: ['transactions.list'],
    clauses: ['EVT-CC-CALLBACK'],
    needs: ['payer'],
    events: ['cardless_credit.payment'],
    act: async (trial, path) => {
      for (const choice of ['approve', 'deny'] as const) {
        const checkout = await openCheckout(trial, { callback_url: trial.receiver.url(path) });
        const page = textOf(checkout, 'redirect_url');
        await trial.context.control?.payer?.finishCheckout?.(page, choice);
      }
    },
  },
  {
    on: 'credit_card_tokens.create',
    endpoints: ['credit_card_tokens.get', 'credit_card_authentications.get'],
    clauses: ['MODEL-UNSPEC-26'],
    events: ['credit_card.authentication', 'credit_card.tokenization'],
    act: async (trial) => {
      await makeCardToken(trial);
      await makeCardToken(trial, { should_authenticate: false });
    },
  },
  {
    on: 'credit_cards.safe_acceptance',
    endpoints: ['credit_card_charges.get'],
    clauses: ['SAFE-UNSPEC-01'],
    events: ['credit_card.safe_acceptance'],
    act: async (trial) => {
      const input = await sampleOf(trial, 'credit_cards.safe_acceptance');
      await make(trial, 'credit_cards.safe_acceptance', input, 'a charge by a form');
    },
  },
  {
    on: 'v3_payment_requests.simulate',
    endpoints: [...v3Requests],
    clauses: ['EVT-payment.capture', 'EVT-payment.failure'],
    events: ['payment.capture', 'payment.failure'],
    act: async (trial) => {
      await simulateV3(trial, textOf(await makeV3Request(trial, v3RequestBody(trial)), 'id'));
      await makeV3Request(trial, v3CardBody(trial));
      await failing(trial, declinedOf(trial.magic, 'CARD'), (request_amount) =>
        makeV3Request(trial, v3CardBody(trial, { request_amount })),
      );
    },
  },
  {
    on: 'v3_payments.capture',
    endpoints: [...v3Requests, 'v3_payments.get'],
    clauses: ['V3-CONF-03', 'EVT-payment.capture'],
    events: ['payment.authorization', 'payment.capture'],
    act: async (trial) => {
      const { id } = await makeV3Payment(trial, { capture_method: 'MANUAL' });
      await waitUntilIdle(trial.context);
      const input = { params: { id: String(id) }, body: { capture_amount: 10_000 } };
      await make(trial, 'v3_payments.capture', input, 'a capture');
    },
  },
  {
    on: 'v3_payment_requests.create',
    endpoints: [...v3Requests, 'payment_tokens.create', 'payment_tokens.get'],
    clauses: ['EVT-payment_request.expiry', 'EVT-payment_token.expiry'],
    needs: ['clock'],
    events: ['payment_token.expiry'],
    act: async (trial) => {
      await makeV3Request(trial, v3WalletBody(trial));
      await make(trial, 'payment_tokens.create', { body: tokenBody(trial) }, 'a token');
      await trial.context.control?.clock?.advance(2 * DAY_MS);
    },
  },
  {
    on: 'payment_tokens.create',
    endpoints: ['payment_tokens.get'],
    clauses: ['EVT-payment_token.activation', 'EVT-payment_token.failure'],
    needs: ['payer'],
    events: ['payment_token.activation', 'payment_token.failure'],
    act: async (trial) => {
      const { payer } = trial.context.control ?? {};
      const card = await makeToken(trial);
      if (card['status'] !== 'ACTIVE') await payer?.approve(pageOf(card));
      const wallet = { channel_code: 'DANA', channel_properties: back };
      await payer?.decline(pageOf(await makeToken(trial, wallet)));
    },
  },
  {
    on: 'accounts_v1.create',
    endpoints: ['accounts.get'],
    clauses: ['EVT-account.registered'],
    platform: true,
    events: ['account.registered'],
    act: async (trial) => {
      const input = await sampleOf(trial, 'accounts_v1.create');
      await make(trial, 'accounts_v1.create', input, 'a sub-account');
    },
  },
];
