// Renders cardless credits as this API shows them.
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import type {
  CalculatedPaymentType,
  CardlessCreditCallback,
  CardlessCreditCheckout,
  CardlessCreditStatus,
} from '@kasir/models';
import { calculateInstallments, installmentTerms } from '@kasir/payments';
import { CHECKOUT_PAGE } from '@kasir/payments/pages';
import type { CheckoutRow, CheckoutState } from '@kasir/payments/state';
import { lender } from './lender.ts';
import type { CardlessCreditEcho } from './parse.ts';

const statuses = {
  PENDING: 'pending',
  COMPLETED: 'settlement',
  DENIED: 'deny',
  CANCELED: 'cancel',
  EXPIRED: 'expire',
} as const satisfies Record<CheckoutState['status'], CardlessCreditStatus>;

/** Returns the status of a checkout as its callback shows it. */
export const creditStatusOf = (status: CheckoutState['status']): CardlessCreditStatus =>
  statuses[status];

const renderIds = ({ id, state }: CheckoutRow): Omit<CardlessCreditCheckout, 'redirect_url'> => ({
  transaction_id: state.receipt,
  order_id: id,
  external_id: state.reference,
  cardless_credit_type: state.channel as CardlessCreditCheckout['cardless_credit_type'],
});

export const renderCheckout = (row: CheckoutRow, context: Context): CardlessCreditCheckout => ({
  redirect_url: context.page(CHECKOUT_PAGE, row.id),
  ...renderIds(row),
});

/** Renders the data of the callback (EVT-UNSPEC-02). */
export const renderCallback = (row: CheckoutRow, token: string): CardlessCreditCallback => {
  const { amount, currency, items, terms, status, echo } = row.state;
  const { customer_details, shipping_address } = echo as CardlessCreditEcho;
  return {
    ...renderIds(row), // EVT-CC-external_id, EVT-CC-order_id, EVT-CC-transaction_id
    amount: toMajor(currency, amount), // EVT-CC-amount
    transaction_status: creditStatusOf(status), // EVT-CC-transaction_status
    // EVT-CC-payment_type
    payment_type: terms.name as CardlessCreditCallback['payment_type'],
    // EVT-CC-items
    items: items.map((item) => ({ ...item, price: toMajor(currency, item.price) })),
    customer_details, // EVT-CC-customer_details
    shipping_address,
    callback_authentication_token: token,
  };
};

/** Renders the payment types of an amount in minor units, shortest first (CC-UNSPEC-04). */
export const renderPaymentTypes = (amount: number): CalculatedPaymentType[] => {
  const money = (minor: number) => toMajor(lender.currency, minor);
  return installmentTerms.map((terms) => {
    const { total, rawMonthly, monthly } = calculateInstallments(amount, terms);
    return {
      id: terms.name as CalculatedPaymentType['id'],
      name: terms.title,
      amount: money(amount), // CCCALC-FIELD-amount
      raw_amount: money(amount), // CCCALC-FIELD-raw_amount
      installment_amount: money(total), // CCCALC-FIELD-installment_amount
      raw_monthly_installment: rawMonthly, // CCCALC-FIELD-raw_monthly_installment
      monthly_installment: money(monthly), // CCCALC-FIELD-monthly_installment
      discounted_monthly_installment: 0,
      rate: terms.rateBasisPoints / 10_000,
      down_payment: 0, // CCCALC-FIELD-down_payment
      tenure: terms.months,
    };
  });
};
