// The page on which a payer takes a credit for what is bought, or does not.
import { formatAmount } from '@kasir/core';
import type { HostedPage, PageView } from '../hosted-page.ts';
import { cancelCheckout, completeCheckout, denyCheckout, isCheckoutOpen } from './finish.ts';
import { calculateInstalments } from './instalments.ts';
import { checkouts, type CheckoutState } from './kind.ts';

/** Name of checkouts in the URL of their page. */
export const CHECKOUT_PAGE = 'checkout';

const choices = [
  { name: 'approve', label: 'Pay in instalments' },
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

const instructions = ({
  items,
  terms,
  amount,
  currency,
}: CheckoutState): PageView['instructions'] => {
  const { monthly } = calculateInstalments(amount, terms);
  return [
    ...items.map(({ name, price, quantity }) => ({
      label: `${quantity} x ${name}`,
      value: formatAmount(currency, price * quantity),
    })),
    { label: 'Instalments', value: `${terms.months} x ${formatAmount(currency, monthly)}` },
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
      ...(open && { instructions: instructions(state) ?? [] }),
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
