// What happens to payment requests without a caller: due jobs, and the page on which a payer decides.
import type { Duty, Page } from '@kasir/core/server';
import { paymentMethods, paymentRequests } from '@kasir/models';
import { EXPIRE_METHOD } from '../payment_methods/decide.ts';
import { ANSWER_PUSH, EXPIRE_REQUEST } from './decide.ts';
import { expireAtTime, expireRequest, isOpen, methodOf, payerActs } from './pay.ts';
import { PAGE } from './render.ts';

const named = (payload: unknown, key: 'payment_request' | 'payment_method'): string =>
  (payload as Record<typeof key, string>)[key];

export const paymentRequestDuties: readonly Duty[] = [
  {
    topic: EXPIRE_METHOD,
    run: (at, tx, { payload, context }) => {
      const method = tx.get(paymentMethods, named(payload, 'payment_method'));
      if (method) expireAtTime(at, tx, method, context);
    },
  },
  {
    topic: EXPIRE_REQUEST,
    run: (at, tx, { payload, context }) => {
      const request = tx.get(paymentRequests, named(payload, 'payment_request'));
      if (request) expireRequest(at, tx, request, context);
    },
  },
  {
    topic: ANSWER_PUSH,
    run: (at, tx, { payload, context }) => {
      const request = tx.get(paymentRequests, named(payload, 'payment_request'));
      const amount = request?.public.amount;
      if (!request || !isOpen(request) || amount === null || amount === undefined) return;
      payerActs(at, tx, request, { pays: amount }, context);
    },
  },
];

const choices = [
  { name: 'approve', label: 'Pay' },
  { name: 'decline', label: 'Decline' },
] as const;

export const paymentRequestPage: Page = {
  object: PAGE,
  show: (view, id, context) => {
    const request = view.get(paymentRequests, id);
    if (!request) return undefined;
    const { amount, currency, reference_id, description, status } = request.public;
    const open = isOpen(request);
    const method = methodOf(view, request);
    const properties = method.public.ewallet?.channel_properties ?? {};
    const target = status === 'SUCCEEDED' ? 'success_return_url' : 'failure_return_url';
    const override = request.public.channel_properties?.[target];
    const returnUrl = open ? null : (override ?? properties[target] ?? null);
    return {
      title: method.public.ewallet?.channel_code ?? method.public.type,
      merchant: context.account.name,
      amount: amount === null ? null : `${currency} ${amount.toLocaleString('en-US')}`,
      reference: reference_id,
      description,
      choices: open ? choices : [],
      outcome: open ? null : status === 'SUCCEEDED' ? 'Paid' : 'Not paid',
      returnUrl: typeof returnUrl === 'string' ? returnUrl : null,
    };
  },
  act: (at, tx, id, choice, context) => {
    const request = tx.get(paymentRequests, id);
    if (!request || !isOpen(request)) return;
    const { amount } = request.public;
    if (choice === 'approve' && amount !== null)
      payerActs(at, tx, request, { pays: amount }, context);
    if (choice === 'decline')
      payerActs(at, tx, request, { declines: 'USER_DECLINED_PAYMENT' }, context);
  },
};
