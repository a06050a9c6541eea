// Data table of faults in cardless credit: the ends of checkouts, their callbacks, and the amounts
// of their payment types.
import type { Fault } from '../fault.ts';

export const cardlessCreditFaults: readonly Fault[] = [
  {
    id: 'credit-denied-settled',
    title: 'the callback of a denied checkout has the status of a settlement',
    find: "DENIED: 'deny',",
    replace: "DENIED: 'settlement',",
    laws: ['story-15'],
  },
  {
    id: 'credit-ends-again',
    title: 'a checkout that was denied can still be paid',
    in: 'isCheckoutOpen',
    find: "status === 'PENDING' && now < expires",
    replace: "status !== 'COMPLETED' && now < expires",
    laws: ['story-129'],
  },
  {
    id: 'credit-expiry-unsaid',
    title: 'a checkout that expires sends no callback',
    find: "'checkout.expired': notify,",
    replace: "'checkout.expired': null,",
    laws: ['story-15'],
  },
  {
    id: 'credit-callback-to-account',
    title: 'the callback of a checkout goes to the URL of the account',
    find: 'url: (row.state.echo as CardlessCreditEcho).callbackUrl,',
    replace: '',
    laws: ['story-15'],
  },
  {
    id: 'credit-item-price',
    title: 'the callback shows an item with its price times its quantity',
    find: 'price: toMajor(currency, item.price) }))',
    replace: 'price: toMajor(currency, item.price * item.quantity) }))',
    laws: ['story-15'],
  },
  {
    id: 'credit-as-pay-later',
    title: 'a cardless credit is recorded as a pay-later payment',
    find: "category: 'CARDLESS_CREDIT',",
    replace: '',
    laws: ['story-15'],
  },
  {
    id: 'credit-total-received',
    title: 'the merchant receives the interest as well',
    in: 'attemptOf',
    find: 'amount: row.state.amount,',
    replace: 'amount: row.state.amount + 1,',
    laws: ['story-15'],
  },
  {
    id: 'credit-monthly-down',
    title: 'installments are rounded down and do not cover the total',
    find: 'monthly: Math.ceil(total / months)',
    replace: 'monthly: Math.floor(total / months)',
    laws: ['rt-57:cardless_credit.payment_types'],
  },
  {
    id: 'credit-interest-once',
    title: 'interest is charged for one month, whatever the tenure',
    find: 'share(amount, rateBasisPoints * months)',
    replace: 'share(amount, rateBasisPoints)',
    laws: ['rt-57:cardless_credit.payment_types'],
  },
  {
    id: 'credit-duplicate-500',
    title: 'a used external_id is noticed only when the checkout is stored',
    in: 'openCheckout',
    find: "if (d.find(checkouts, 'reference', newCheckout.reference) !== undefined) return null;",
    replace: '',
    laws: ['story-146'],
  },
];
