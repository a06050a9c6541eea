// POST /cardless-credit/payment-types: calculates every payment type.
import { toMinor } from '@kasir/core/money';
import { done, ok, operation } from '@kasir/core/server';
import { calculatePaymentTypes } from './calculate.contract.ts';
import { accountRefusal, lender } from './lender.ts';
import { renderPaymentTypes } from './render.ts';

export const calculatePaymentTypesHandler = operation(calculatePaymentTypes, {
  decide: (d, { body }) => accountRefusal(d) ?? done(toMinor(lender.currency, body.amount)),
  render: (_d, amount) =>
    ok({
      message: 'Available payment types are listed.', // CC-CALC-message
      payments: renderPaymentTypes(amount), // CC-CALC-payments
    }),
});
