// POST /v2/payment_methods/{id}/expire: ends a payment method for good.
import { done, fail, ok, operation } from '@kasir/core/server';
import { endInstrument } from '@kasir/payments';
import { getInstrument, statusAt } from '@kasir/payments/state';
import { expirePaymentMethod } from './expire.contract.ts';
import { findMethod, methodAndIntentNeeds, unknownMethod } from './find.ts';
import { methodStatus, renderMethod } from './render.ts';

export const expirePaymentMethodHandler = operation(expirePaymentMethod, {
  needs: methodAndIntentNeeds,
  decide: (d, { params }) => {
    const row = findMethod(d, params.id);
    if (!row) return unknownMethod;
    const status = methodStatus(statusAt(row, d.now));
    return status === 'EXPIRED' || status === 'FAILED'
      ? fail('PAYMENT_METHOD_STATUS_INVALID', `This payment method is ${status} already.`)
      : done(endInstrument(d, row, 'withdraw'));
  },
  render: (d, { id }) => ok(renderMethod(getInstrument(d, id), d.context)),
});
