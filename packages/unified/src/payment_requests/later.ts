// What happens to payment requests without a caller: due jobs, and the page on which a payer
// decides.
import { exponents } from '@kasir/core';
import type { Duty, Page, PageView } from '@kasir/core/server';
import { paymentRequests } from '@kasir/models';
import { channelOf } from '../payment_methods/channel.ts';
import { ANSWER_PUSH, EXPIRE_REQUEST } from './decide.ts';
import { expireRequest, isOpen, methodOf, payerDeclines, payerPays } from './pay.ts';
import { PAGE, propertyOf } from './render.ts';

const named = (payload: unknown): string =>
  (payload as { readonly payment_request: string }).payment_request;

export const paymentRequestDuties: readonly Duty[] = [
  {
    topic: EXPIRE_REQUEST,
    run: (at, tx, { payload, context }) => {
      const request = tx.get(paymentRequests, named(payload));
      if (request && !isOpen(request, at.now)) expireRequest(at, tx, request, context);
    },
  },
  {
    topic: ANSWER_PUSH,
    run: (at, tx, { payload, context }) => {
      const request = tx.get(paymentRequests, named(payload));
      if (!request || !isOpen(request, at.now) || request.public.amount === null) return;
      payerPays(at, tx, request, request.public.amount, context);
    },
  },
];

/** How long a payer who left may come back to the same page. */
const RETRY_MS = 15 * 60_000;

const shownAmount = (amount: number, currency: string): string =>
  `${currency} ${amount.toLocaleString('en-US', { minimumFractionDigits: exponents[currency] ?? 0 })}`;

const choicesOf = (cancelUrl: string | null): PageView['choices'] => [
  { name: 'approve', label: 'Pay' },
  { name: 'decline', label: 'Decline' },
  ...(cancelUrl === null ? [] : [{ name: 'cancel', label: 'Cancel' }]),
];

export const paymentRequestPage: Page = {
  object: PAGE,
  show: (view, id, context) => {
    const request = view.get(paymentRequests, id);
    if (!request) return undefined;
    const { amount, currency, reference_id, description, status } = request.public;
    const method = methodOf(view, request);
    const channel = channelOf(method);
    const open = isOpen(request, view.now);
    const cancelUrl = propertyOf(request, method, 'cancel_return_url');
    const end = status === 'SUCCEEDED' ? 'success_return_url' : 'failure_return_url';
    return {
      title: channel.code,
      merchant: context.account.name,
      amount: amount === null ? null : shownAmount(amount, currency),
      reference: reference_id,
      description,
      choices: open && channel.flow === 'REDIRECT' ? choicesOf(cancelUrl) : [],
      outcome: open ? null : status === 'SUCCEEDED' ? 'Paid' : 'Not paid',
      returnUrl: !open ? propertyOf(request, method, end) : request.private.left ? cancelUrl : null,
    };
  },
  act: (at, tx, id, choice, context) => {
    const request = tx.get(paymentRequests, id);
    if (!request || !isOpen(request, at.now)) return;
    const method = methodOf(tx, request);
    const { amount } = request.public;
    if (channelOf(method).flow !== 'REDIRECT' || amount === null) return;
    if (choice === 'approve') payerPays(at, tx, request, amount, context);
    if (choice === 'decline') payerDeclines(at, tx, request, context);
    if (choice === 'cancel' && propertyOf(request, method, 'cancel_return_url') !== null) {
      const expires = at.now + RETRY_MS;
      tx.update(paymentRequests, request, { private: { ...request.private, expires, left: true } });
      tx.job(EXPIRE_REQUEST, expires, { payment_request: id });
    }
  },
};
