// POST /ewallets/charges/{id}/refunds: refunds an e-wallet charge.
import { amountDigits } from '@kasir/core/messages';
import { parseAmount } from '@kasir/core/money';
import { done, fail, invalid, ok, operation, type Refusal } from '@kasir/core/server';
import { createRefund, explainRefund, type RefundRefusal } from '@kasir/payments';
import { getRefundRow, intents, payments, paymentsFor } from '@kasir/payments/state';
import { EWALLET_CHARGE } from '../products.ts';
import { chargeNeeds, findCharge, unknownCharge } from './find.ts';
import { refundEwalletCharge } from './refund.contract.ts';
import { renderChargeRefund } from './render.ts';

type Codes = Readonly<
  Record<RefundRefusal['code'], Refusal<typeof refundEwalletCharge>['code'] | null>
>;

/** Error codes by refusal of the domain; null for refusals that cannot occur for a charge. */
const codes = {
  REFERENCE_TAKEN: null,
  ISSUER_WITHOUT_REFUNDS: null,
  NOTHING_PAID: 'INELIGIBLE_TRANSACTION',
  NOTHING_LEFT: 'INELIGIBLE_TRANSACTION',
  TOO_LATE: 'INELIGIBLE_TRANSACTION',
  CHANNEL_WITHOUT_REFUNDS: 'REFUND_NOT_SUPPORTED',
  REFUND_PENDING: 'REFUND_IN_PROGRESS',
  MORE_THAN_LEFT: 'MAXIMUM_REFUND_AMOUNT_REACHED',
  ONLY_WHOLE_PAYMENTS: 'PARTIAL_REFUND_NOT_SUPPORTED',
  BALANCE_TOO_LOW: 'INSUFFICIENT_BALANCE',
  CHANNEL_UNAVAILABLE: 'CHANNEL_UNAVAILABLE',
} as const satisfies Codes;

const refundError = (refusal: RefundRefusal): Refusal<typeof refundEwalletCharge> => {
  const code = codes[refusal.code];
  if (code === null) throw new Error(`A charge does not refuse a refund as ${refusal.code}`);
  return fail(code, explainRefund(refusal));
};

export const refundEwalletChargeHandler = operation(refundEwalletCharge, {
  needs: chargeNeeds,
  decide: (d, { params, body }) => {
    const charge = findCharge(d, params.id);
    if (!charge) return unknownCharge;
    const { currency } = charge.payment.state;
    const sent = body.amount ?? null;
    const amount = sent === null ? null : parseAmount(currency, sent);
    if (amount === undefined) return invalid('body.amount', amountDigits(currency));
    const created = createRefund(d, {
      product: { kind: EWALLET_CHARGE, id: charge.intent.id },
      payments: paymentsFor(d, { kind: intents.name, id: charge.intent.id }),
      invoice: null,
      amount,
      reference: null,
      reason: body.reason ?? 'OTHERS',
      metadata: null,
    });
    return created.ok ? done(created.row.id) : refundError(created.refusal);
  },
  render: (d, id) => {
    const row = getRefundRow(d, id);
    const payment = d.get(payments, row.state.payment);
    if (!payment) throw new Error(`The payment of refund ${row.id} is missing`);
    return ok(renderChargeRefund(row, payment));
  },
});
