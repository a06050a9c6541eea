// The hosted page of a payment request: who is paid, how much, and what the payer can do about it.
import { shownAmount } from '@kasir/core';
import type { At, Context, Page, PageView, Tx } from '@kasir/core/server';
import { paymentRequests, type PaymentRequestStatus } from '@kasir/models';
import { channelOf } from '../payment_methods/channel.ts';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';
import { PAGE } from './actions.ts';
import type { PaymentRequestRow } from './attempt.ts';
import { stageOf } from './begin.ts';
import { authentications, unauthenticatedResults } from './card.ts';
import { EXPIRE_REQUEST } from './decide.ts';
import { endUnpaid, isOpen, methodOf } from './end.ts';
import { payerPays } from './pay.ts';
import { wayOf } from './render.ts';

/** How long a payer who left may come back to the same page. */
const RETRY_MS = 15 * 60_000;

/** The buttons of a page: those of the card's bank, or of the wallet or bank. */
const choicesOf = (request: PaymentRequestRow, method: PaymentMethodRow): PageView['choices'] => {
  const { qr_code, virtual_account, over_the_counter } = method.public;
  if (request.public.amount !== null && (qr_code ?? virtual_account ?? over_the_counter))
    return [{ name: 'approve', label: 'Pay in test mode' }];
  if (stageOf(request.public, method) !== 'page') return [];
  if (method.public.type === 'CARD') return authentications;
  const links = method.public.status === 'PENDING';
  return [
    { name: 'approve', label: links ? 'Link and pay' : 'Pay' },
    { name: 'decline', label: 'Decline' },
    ...(wayOf(request, method, 'cancel_return_url') === null
      ? []
      : [{ name: 'cancel', label: 'Cancel' }]),
  ];
};

const outcomes: Partial<Record<PaymentRequestStatus, string>> = {
  SUCCEEDED: 'Paid',
  AWAITING_CAPTURE: 'Authorized',
};

/** What the payer needs to pay elsewhere: a number, a code, or where to look. */
const instructionsOf = ({
  public: { virtual_account, over_the_counter, qr_code, ewallet },
}: PaymentMethodRow): NonNullable<PageView['instructions']> => {
  if (virtual_account) {
    const { customer_name, virtual_account_number } = virtual_account.channel_properties;
    return [
      { label: 'Bank', value: virtual_account.channel_code },
      { label: 'Account number', value: virtual_account_number },
      { label: 'Name', value: customer_name },
    ];
  }
  if (over_the_counter) {
    const { customer_name, payment_code } = over_the_counter.channel_properties;
    return [
      { label: 'Outlet', value: over_the_counter.channel_code },
      { label: 'Payment code', value: payment_code },
      { label: 'Name', value: customer_name },
    ];
  }
  if (qr_code) return [{ label: 'Scan with', value: qr_code.channel_code }];
  return ewallet ? [{ label: 'Confirm in', value: `the app of ${ewallet.channel_code}` }] : [];
};

const shown = (
  request: PaymentRequestRow,
  method: PaymentMethodRow,
  now: number,
  context: Context,
): PageView => {
  const { amount, currency, reference_id, description, status } = request.public;
  const open = isOpen(request, now);
  const outcome = outcomes[status] ?? 'Not paid';
  const back = outcome === 'Not paid' ? 'failure_return_url' : 'success_return_url';
  const left = request.state.left ? wayOf(request, method, 'cancel_return_url') : null;
  return {
    title: channelOf(method).code,
    merchant: context.account.name,
    amount: amount === null ? null : shownAmount(currency, amount),
    reference: reference_id,
    description,
    instructions: open && stageOf(request.public, method) !== 'page' ? instructionsOf(method) : [],
    ...(open &&
      method.public.qr_code && { qr: method.public.qr_code.channel_properties.qr_string }),
    choices: open ? choicesOf(request, method) : [],
    outcome: open ? null : outcome,
    returnUrl: open ? left : wayOf(request, method, back),
  };
};

/** The payer leaves without deciding, and may come back for a while. */
const leave = (at: At, tx: Tx, request: PaymentRequestRow): void => {
  const expires = at.now + RETRY_MS;
  tx.update(paymentRequests, request, { state: { ...request.state, expires, left: true } });
  tx.job(EXPIRE_REQUEST, expires, { payment_request: request.id });
};

/** The holder of a card could not be authenticated: its network is not even asked. */
const refuseHolder = (
  at: At,
  tx: Tx,
  { request, method }: { readonly request: PaymentRequestRow; readonly method: PaymentMethodRow },
  choice: string,
  context: Context,
): void => {
  const [, ...failures] = authentications;
  const failure = failures.find(({ name }) => name === choice);
  if (!failure) return;
  const results = unauthenticatedResults(method, failure.name);
  const end = { on: 'payment_fails', failure_code: 'AUTHENTICATION_FAILED', results } as const;
  endUnpaid(at, tx, request, end, context);
};

export const paymentRequestPage: Page = {
  object: PAGE,
  show: (view, id, context) => {
    const request = view.get(paymentRequests, id);
    return request && shown(request, methodOf(view, request), view.now, context);
  },
  act: (at, tx, id, choice, context) => {
    const request = tx.get(paymentRequests, id);
    if (!request || !isOpen(request, at.now)) return;
    const method = methodOf(tx, request);
    const { amount } = request.public;
    if (amount === null || !choicesOf(request, method).some(({ name }) => name === choice)) return;
    if (choice === 'approve' || choice === 'AUTHENTICATED')
      payerPays(at, tx, request, amount, context);
    else if (choice === 'cancel') leave(at, tx, request);
    else if (choice === 'decline') {
      const end = { on: 'payment_fails', failure_code: 'USER_DECLINED_PAYMENT' } as const;
      endUnpaid(at, tx, request, end, context);
    } else refuseHolder(at, tx, { request, method }, choice, context);
  },
};
