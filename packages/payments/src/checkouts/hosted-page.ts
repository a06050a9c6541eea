// Renders the page on which a payer accepts or refuses a credit for a purchase.
import { formatAmount } from '@kasir/core/money';
import { channelMark } from '@kasir/models';
import { getConnector } from '../connectors/connector.ts';
import { showOutside } from '../operations/next-step.ts';
import type { Choice, HostedPage, PageStatus } from '../hosted-page.ts';
import type { Line, Phrase } from '../phrases.ts';
import {
  cancelCheckout,
  completeCheckout,
  denyCheckout,
  isCheckoutOpen,
  lenderOf,
} from './finish.ts';
import { calculateInstallments } from './installments.ts';
import { checkouts, type CheckoutState } from './kind.ts';

/** Name of checkouts in the URL of their page. */
export const CHECKOUT_PAGE = 'checkout';

const choices: readonly Choice[] = [
  { name: 'approve', label: { say: 'pay_on_credit' } },
  { name: 'cancel', label: { say: 'cancel' }, isSecondary: true },
  { name: 'deny', label: { say: 'lender_refuses' }, test: { code: null } },
];

const statuses: Readonly<Record<CheckoutState['status'], PageStatus>> = {
  PENDING: 'expired',
  COMPLETED: 'paid',
  DENIED: 'declined',
  CANCELED: 'canceled',
  EXPIRED: 'expired',
};

/** Returns a count and the price of one as text. */
const times = (count: number, price: string): string => `${count} \u00D7 ${price}`;

const itemsOf = ({ items, currency }: CheckoutState): readonly Line[] =>
  items.map(({ name, price, quantity }) => ({
    label: name,
    value: times(quantity, formatAmount(currency, price)),
  }));

const termsOf = (months: number): Phrase =>
  months === 1 ? { say: 'in_30_days' } : { say: 'months', with: { months } };

const planOf = ({ terms, amount, currency }: CheckoutState): readonly Line[] => {
  const { total, monthly } = calculateInstallments(amount, terms);
  return [
    { label: { say: 'plan' }, value: termsOf(terms.months) },
    { label: { say: 'installments' }, value: times(terms.months, formatAmount(currency, monthly)) },
    {
      label: total === amount ? { say: 'total' } : { say: 'total_with_interest' },
      value: formatAmount(currency, total),
    },
  ];
};

export const checkoutPage: HostedPage = {
  object: CHECKOUT_PAGE,
  show: (view, id, context) => {
    const { account } = context;
    const row = view.get(checkouts, id);
    if (!row) return undefined;
    const { state } = row;
    const open = isCheckoutOpen(row, view.now);
    return {
      title: lenderOf(row).name,
      mark: channelMark(lenderOf(row)),
      merchant: account.name,
      currency: state.currency,
      amount: formatAmount(state.currency, state.amount),
      reference: state.reference,
      description: null,
      items: itemsOf(state),
      ...((open || state.status === 'COMPLETED') && { instructions: planOf(state) }),
      choices: open ? choices : [],
      ...(state.status === 'DENIED' && { failure: state.failure }),
      status: open ? 'open' : statuses[state.status],
      ...(open && getConnector(context).isOutside && showOutside(view, row.id)),
      expires: state.expires,
      returnUrl: open ? null : state.returnUrl,
    };
  },
  act: (d, id, choice) => {
    const row = d.get(checkouts, id);
    if (!row || !isCheckoutOpen(row, d.now) || getConnector(d.context).isOutside) return;
    if (choice === 'approve') completeCheckout(d, row);
    if (choice === 'deny') denyCheckout(d, row, 'DECLINED_BY_ISSUER');
    if (choice === 'cancel') cancelCheckout(d, row);
  },
};
