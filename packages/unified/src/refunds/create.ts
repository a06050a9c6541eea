// POST /refunds: refunds a payment request or an invoice to its payer.
import type { Violation } from '@kasir/core';
import { amountDigits, requiredFor } from '@kasir/core/messages';
import { parseAmount } from '@kasir/core/money';
import { done, ok, operation, type Command, validationFailure } from '@kasir/core/server';
import { createRefund as create } from '@kasir/payments';
import { getRefundRow, refunds } from '@kasir/payments/state';
import { createRefund } from './create.contract.ts';
import { refundError } from './refusals.ts';
import { renderRefund } from './render.ts';
import { findTarget, targetNeeds, type Target } from './target.ts';

type Body = Command<typeof createRefund>['body'];

/** Returns the amount in minor units; undefined when the currency does not have it. */
const readAmount = ({ amount = null }: Body, { currency }: Target): number | null | undefined =>
  amount === null ? null : parseAmount(currency, amount);

/** Checks the body against the payments (REFUND-UNSPEC-03, REFUND-CREATE-amount-card). */
const violationsOf = (
  body: Body,
  { currency, payments }: Target,
  amount: number | null | undefined,
): (Violation | null)[] => {
  const byCard = payments.some(({ state: { type } }) => type === 'CARD');
  return [
    (body.currency ?? currency) === currency // REFUND-CREATE-currency
      ? null
      : { path: 'body.currency', message: `Must be ${currency}, the currency of the payment.` },
    amount === null && byCard ? { path: 'body.amount', message: requiredFor('CARD') } : null,
    amount === undefined ? { path: 'body.amount', message: amountDigits(currency) } : null,
  ];
};

/** The checks run in the order of the contract's errors (REFUND-UNSPEC-04). */
export const createRefundHandler = operation(createRefund, {
  needs: ({ body }) => [
    ...targetNeeds(body),
    ...(body.reference_id ? [{ kind: refunds, key: 'reference', value: body.reference_id }] : []),
  ],
  decide: (d, { body }) => {
    const target = findTarget(d, body);
    if (!target.ok) return target;
    const amount = readAmount(body, target);
    const failure = validationFailure(violationsOf(body, target, amount));
    if (failure) return failure;
    const created = create(d, {
      payments: target.payments,
      invoice: target.invoice,
      amount: amount ?? null,
      reference: body.reference_id ?? null,
      reason: body.reason,
      metadata: body.metadata ?? null,
    });
    return created.ok ? done(created.row.id) : refundError(created.refusal);
  },
  render: (d, id) => ok(renderRefund(getRefundRow(d, id))),
});
