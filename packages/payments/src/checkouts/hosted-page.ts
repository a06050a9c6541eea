// The page on which a payer takes a credit for what is bought, or does not.
import { formatAmount } from '@kasir/core';
import type { HostedPage, PageView } from '../hosted-page.ts';
import { cancelCheckout, completeCheckout, denyCheckout, isCheckoutOpen } from './finish.ts';
import { calculateInstallments } from './installments.ts';
import { checkouts, type CheckoutState } from './kind.ts';

/** Name of checkouts in the URL of their page. */
export const CHECKOUT_PAGE = 'checkout';

const choices = [
  { name: 'approve', label: 'Pay on credit' },
  { name: 'deny', label: 'The lender refuses' },
  { name: 'cancel', label: 'Cancel' },
] as const;

const outcomes = {
  PENDING: 'Expired',
  COMPLETED: 'Paid',
  DENIED: 'Denied',
  CANCELED: 'Canceled',
  EXPIRED: 'Expired',
} as const;

/** A price of one, and how many of it there are. */
const times = (count: number, price: string): string => `${count} \u00D7 ${price}`;

type Lines = NonNullable<PageView['items']>;

const itemsOf = ({ items, currency }: CheckoutState): Lines =>
  items.map(({ name, price, quantity }) => ({
    label: name,
    value: times(quantity, formatAmount(currency, price)),
  }));

const planOf = ({ terms, amount, currency }: CheckoutState): Lines => {
  const { total, monthly } = calculateInstallments(amount, terms);
  return [
    { label: 'Plan', value: terms.title },
    { label: 'Installments', value: times(terms.months, formatAmount(currency, monthly)) },
    {
      label: total === amount ? 'Total' : 'Total with interest',
      value: formatAmount(currency, total),
    },
  ];
};

export const checkoutPage: HostedPage = {
  object: CHECKOUT_PAGE,
  show: (view, id, { account }) => {
    const row = view.get(checkouts, id);
    if (!row) return undefined;
    const { state } = row;
    const open = isCheckoutOpen(row, view.now);
    return {
      title: state.channel,
      merchant: account.name,
      amount: formatAmount(state.currency, state.amount),
      reference: state.reference,
      description: null,
      items: itemsOf(state),
      ...((open || state.status === 'COMPLETED') && { instructions: planOf(state) }),
      choices: open ? choices : [],
      outcome: open ? null : outcomes[state.status],
      returnUrl: open ? null : state.returnUrl,
    };
  },
  act: (d, id, choice) => {
    const row = d.get(checkouts, id);
    if (!row || !isCheckoutOpen(row, d.now)) return;
    if (choice === 'approve') completeCheckout(d, row);
    if (choice === 'deny') denyCheckout(d, row, 'DECLINED_BY_ISSUER');
    if (choice === 'cancel') cancelCheckout(d, row);
  },
};
