// Lists the payer, items and fees on the page of an invoice.
import { formatAmount, parseAmount } from '@kasir/core/money';
import type { Line, Text } from '@kasir/payments/pages';
import type { InvoiceRow } from '@kasir/payments/state';
import type { InvoiceEcho } from './parse.ts';

/** Returns the lines of the page: payer, items and fees as the merchant sent them. */
export const invoiceLines = ({ state }: InvoiceRow): readonly Line[] => {
  const { customer, payer_email, items, fees } = state.echo as InvoiceEcho;
  const { currency } = state;
  const money = (amount: number): string => {
    const minor = parseAmount(currency, amount);
    return minor === undefined ? `${currency} ${amount}` : formatAmount(currency, minor);
  };
  /** Returns the price of the whole quantity when it is exact, otherwise the price of one unit. */
  const priceOf = ({ price, quantity }: NonNullable<typeof items>[number]): Text => {
    const minor = parseAmount(currency, price);
    return minor !== undefined &&
      Number.isSafeInteger(quantity * minor) &&
      Number.isInteger(quantity)
      ? formatAmount(currency, quantity * minor)
      : { say: 'price_each', with: { price: money(price) } };
  };
  const name = [customer?.given_names, customer?.surname].filter(Boolean).join(' ');
  const payer = name || (customer?.email ?? payer_email ?? '');
  return [
    ...(payer === '' ? [] : [{ label: { say: 'billed_to' }, value: payer } as const]),
    ...(items ?? []).map((item) => ({
      label: `${item.quantity} \u00D7 ${item.name}`,
      value: priceOf(item),
    })),
    ...(fees ?? []).map((fee) => ({ label: fee.type, value: money(fee.value) })),
  ];
};
