// POST /v2/payment_methods/{id}/payments/simulate: somebody pays to the number or code of a method,
// as a bank or outlet would report it.
import { toMajor } from '@kasir/core';
import { done, fail, ok, operation } from '@kasir/core/server';
import { channelOf, intents, isOpen, receiveOnInstrument, statusAt } from '@kasir/payments';
import { findMethod, methodAndIntentNeeds, unknownMethod } from './find.ts';
import { paidAmount } from './paid-amount.ts';
import { simulateMethodPayment } from './simulate.contract.ts';

export const simulateMethodPaymentHandler = operation(simulateMethodPayment, {
  needs: methodAndIntentNeeds,
  decide: (d, { params, body }) => {
    const row = findMethod(d, params.id);
    if (!row) return unknownMethod;
    const { state } = row;
    if (channelOf(state).flow !== 'PRESENT') {
      return fail(
        'PAYMENT_METHOD_TYPE_INVALID',
        `${state.type} is not paid to. Create a payment request with it instead.`,
      );
    }
    const status = statusAt(row, d.now);
    if (status !== 'ACTIVE')
      return fail(
        'INACTIVE_PAYMENT_METHOD',
        `This payment method is ${status}. Use an ACTIVE one.`,
      );
    const waiting = d.children(intents, row.id).find((one) => isOpen(one, d.now));
    const asked = state.requested.amount ?? waiting?.state.requested.amount ?? null;
    const sent = body.amount ?? (asked === null ? null : toMajor(state.currency, asked));
    const paid = paidAmount(state.requested, sent, row);
    if (!paid.ok) return paid;
    receiveOnInstrument(d, row, paid.value);
    return done(null);
  },
  render: () =>
    ok({
      status: 'PENDING',
      message: 'The payment is on its way: its outcome is sent to the webhook URL.',
    }),
});
