// POST /credit_card_charges/{id}/refunds and POST /credit_card_charges/refunds: refunds a charge to
// the holder of the card.
import { legacyId, toIsoString } from '@kasir/core';
import { amountDigits } from '@kasir/core/messages';
import { toMajor, parseAmount } from '@kasir/core/money';
import { done, fail, invalid, ok, operation, type Refusal, type Scope } from '@kasir/core/server';
import type { CardRefund } from '@kasir/models';
import { createRefund, type RefundRefusal } from '@kasir/payments';
import { getRefundRow, invoices, payments, refunds, type RefundRow } from '@kasir/payments/state';
import { chargeNeeds, findCardCharge, isInvoiceCharge, unknownCharge } from './find.ts';
import { refundCardCharge, refundNamedCardCharge, SYNCHRONOUS } from './refund.contract.ts';

const errorOf = (refusal: RefundRefusal, currency: string): Refusal<typeof refundCardCharge> => {
  switch (refusal.code) {
    case 'REFERENCE_TAKEN':
      return fail(
        'EXTERNAL_ID_ALREADY_USED_ERROR',
        'A refund with this external_id exists. Send another external_id.',
      );
    case 'REFUND_PENDING':
      return fail('REFUND_IN_PROGRESS', 'Another refund of this charge is REQUESTED. Wait for it.');
    case 'MORE_THAN_LEFT':
      return fail(
        'REFUND_AMOUNT_EXCEEDED',
        `amount must be at most ${toMajor(currency, refusal.left)}, what is left of the charge.`,
      );
    case 'BALANCE_TOO_LOW':
      return fail('INSUFFICIENT_BALANCE', 'The available balance does not cover this refund.');
    case 'CHANNEL_UNAVAILABLE':
      return fail('CHANNEL_UNAVAILABLE', 'Cards are not available now. Try again later.');
    case 'TOO_LATE':
      return fail(
        'INELIGIBLE_TRANSACTION_STATUS',
        'The time in which cards refund a charge has passed.',
      );
    default:
      return fail(
        'INELIGIBLE_TRANSACTION_STATUS',
        'There is nothing to refund: the charge is not CAPTURED, or was refunded in full.',
      );
  }
};

interface RefundBody {
  readonly charge: string;
  readonly amount: number;
  readonly externalId: string;
}

/** Refunds a charge; in versions before 2019-05-01 the bank responds later (VER-12). */
const refundCharge = (d: Scope, { charge, amount: sent, externalId }: RefundBody) => {
  const found = findCardCharge(d, charge);
  if (!found) return unknownCharge;
  const { currency } = found.state;
  const amount = parseAmount(currency, sent);
  if (amount === undefined) return invalid('body.amount', amountDigits(currency));
  const created = createRefund(d, {
    payments: d.children(payments, found.id),
    invoice: isInvoiceCharge(found)
      ? (d.get(invoices, found.state.product.id)?.state.shortId ?? null)
      : null,
    amount,
    reference: externalId,
    reason: 'OTHERS',
    metadata: null,
    later: d.context.version !== SYNCHRONOUS,
  });
  return created.ok ? done(created.row.id) : errorOf(created.refusal, currency);
};

/** Converts the status of a refund to that of a refund of a card charge. */
export const refundStatusOf = (status: RefundRow['state']['status']): CardRefund['status'] =>
  status === 'PENDING' ? 'REQUESTED' : status === 'SUCCEEDED' ? 'SUCCEEDED' : 'FAILED';

const renderRefund = ({ id, state }: RefundRow, charge: string, account: string): CardRefund => ({
  id: legacyId(id),
  credit_card_charge_id: charge,
  user_id: account,
  external_id: state.reference,
  amount: toMajor(state.currency, state.amount),
  currency: state.currency,
  status: refundStatusOf(state.status),
  fee_refund_amount: toMajor(state.currency, state.returned.fee),
  ...(state.failure !== null && { failure_reason: state.failure }),
  created: toIsoString(state.created),
  updated: toIsoString(state.updated),
});

const referenceNeed = (reference: string) => ({
  kind: refunds,
  key: 'reference',
  value: reference,
});

export const refundCardChargeHandler = operation(refundCardCharge, {
  needs: ({ params, body }) => [...chargeNeeds({ params }), referenceNeed(body.external_id)],
  decide: (d, { params: { id: charge }, body: { amount, external_id: externalId } }) =>
    refundCharge(d, { charge, amount, externalId }),
  render: (d, id, { params }) =>
    ok(renderRefund(getRefundRow(d, id), params.id, d.context.account.id)),
});

export const refundNamedCardChargeHandler = operation(refundNamedCardCharge, {
  needs: ({ body }) => [
    ...chargeNeeds({ params: { id: body.credit_card_charge_id } }),
    referenceNeed(body.external_id),
  ],
  decide: (d, { body: { credit_card_charge_id: charge, amount, external_id: externalId } }) =>
    refundCharge(d, { charge, amount, externalId }),
  render: (d, id, { body }) =>
    ok(renderRefund(getRefundRow(d, id), body.credit_card_charge_id, d.context.account.id)),
});
