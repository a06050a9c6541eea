// Data table of faults in payment requests, authorizations and transfers: states and money.
import { paidAlthoughEnded } from '../ended.ts';
import type { Fault } from '../fault.ts';

export const paymentFaults: readonly Fault[] = [
  {
    id: 'capture-payment-foreign',
    title: 'a capture names its payment by an id that no event names',
    find: 'payment_id: paymentPublicId(state.product.kind, instrument.state.type, state.payment),',
    replace: 'payment_id: `pymt-${state.payment}`,',
    laws: ['story-2'],
  },
  {
    id: 'pay-method-urls-first',
    title: 'the page of a payment leads to the URL of its method although its request has its own',
    find: 'over[which] ?? own[which]',
    replace: 'own[which] ?? over[which]',
    laws: ['story-2'],
  },
  {
    id: 'page-of-another-amount',
    title: 'the page of a payment shows another amount than the payment has',
    find: 'const amount = requested.amount === null ? null : formatAmount(currency, requested.amount);',
    replace:
      'const amount = requested.amount === null ? null : formatAmount(currency, requested.amount + 1);',
    laws: ['story-2'],
  },
  {
    id: 'invoice-page-of-another-amount',
    title: 'the page of an invoice shows ten times its amount',
    in: 'invoicePage',
    find: 'amount: formatAmount(currency, amount),',
    replace: 'amount: formatAmount(currency, amount * 10),',
    laws: ['story-11'],
  },
  {
    id: 'method-many-uses-ends',
    title: 'a method for many uses is EXPIRED by its first payment',
    find: 'if (!row.state.reusable && canTrigger(',
    replace: `const { reusable, product } = row.state;
  if ((!reusable || product.kind === 'payment_method') && canTrigger(`,
    laws: ['story-109'],
  },
  {
    id: 'request-fails-afterwards',
    title: 'a payment request that has succeeded reads FAILED when its method is expired',
    find: 'status: requestStatus(state.status, context.dialect),',
    replace: `status:
      state.status === 'SUCCEEDED' && method.state.reusable && method.state.status === 'EXPIRED'
        ? 'FAILED'
        : requestStatus(state.status, context.dialect),`,
    laws: ['story-109'],
  },
  {
    id: 'request-paid-while-authorized',
    title: 'an authorized payment request can still be paid',
    ...paidAlthoughEnded("request.state.status === 'AWAITING_CAPTURE'"),
    laws: ['story-2'],
  },
  {
    id: 'request-paid-then-fails',
    title: 'a payment request that was paid fails when its number ends',
    find: 'if (wasPaid(d, intent)) {',
    replace: 'if (wasPaid(d, intent) && intent.state.requested.amount === null) {',
    laws: ['story-113'],
  },
  {
    id: 'request-debit-pending',
    title: 'a new direct debit has no actions',
    find: "if (nextAction === 'page') {",
    replace: `if (nextAction === 'page' && method.state.type === 'DIRECT_DEBIT') return [];
  if (nextAction === 'page') {`,
    laws: ['story-2'],
  },
  {
    id: 'request-password-ignored',
    title: 'a correct password does not confirm the payment request',
    find: "if (result === 'accepted') confirmIntent(",
    replace: "if (result === 'accepted' && intent.state.requested.amount === null) confirmIntent(",
    laws: ['story-163'],
  },
  {
    id: 'capture-again-whole',
    title: 'a second capture may have the whole authorized amount',
    find: '(authorizedUntil === null ? 0 : amount - captured)',
    replace: '(authorizedUntil === null ? 0 : amount)',
    laws: ['story-106'],
  },
  {
    id: 'capture-at-once',
    title: 'a card payment with capture_method MANUAL is captured at once',
    find: "const on = manualCapture ? 'authorize' : 'succeed';",
    replace: "const on = manualCapture && amount < 0 ? 'authorize' : 'succeed';",
    laws: ['story-106'],
  },
  {
    id: 'capture-books-authorized',
    title: 'a partial capture moves the whole authorized amount',
    find: 'const moved = creditEntry(d, type, currency, amount);',
    replace: 'const moved = creditEntry(d, type, currency, state.amount);',
    laws: ['story-107'],
  },
  {
    id: 'capture-for-ever',
    title: 'an authorization is good for seventy days',
    find: 'limits.card_authorization_days * DAY_MS',
    replace: 'limits.card_authorization_days * 10 * DAY_MS',
    laws: ['story-107'],
  },
  {
    id: 'capture-listed-later',
    title: 'a capture in the list has the time of the request as created',
    find: 'rows.map((row) => renderCapture(view, row, context))',
    replace:
      'rows.map((row) => ({ ...renderCapture(view, row, context), created: new Date(view.now + 5).toISOString(), updated: new Date(view.now + 5).toISOString() }))',
    laws: ['story-106'],
  },
  {
    id: 'capture-race',
    title: 'concurrent captures of one authorization do not see each other',
    find: `(authorizedUntil === null ? 0 : amount - captured);
export const capturable = (row: Pick<PaymentRow, 'state'>, now: number): number =>
  now < (row.state.authorizedUntil ?? 0) ? uncaptured(row) : 0;`,
    replace: `(authorizedUntil === null ? 0 : amount);

export const capturable = ({ state }: Pick<PaymentRow, 'state'>, now: number): number => {
  if (now >= (state.authorizedUntil ?? 0)) return 0;
  return now - state.updated < 20 ? state.amount : state.amount - state.captured;
};`,
    laws: ['story-141'],
  },
  {
    id: 'request-race-with-end',
    title: 'a payment at the moment when its number expires is accepted, and the request fails',
    ...paidAlthoughEnded(
      "request.state.status === 'CANCELED' && d.now - request.state.updated < 20",
    ),
    laws: ['story-143'],
  },
  {
    id: 'payment-wrong-category',
    title: 'a payment at an outlet is a transaction of virtual accounts',
    in: 'overTheCounter',
    find: "category: 'RETAIL_OUTLET',",
    replace: "category: 'VIRTUAL_ACCOUNT',",
    laws: ['story-3'],
  },
  {
    id: 'payment-of-method-named-so',
    title: 'the transaction of a payment that nobody asked for names the method',
    find: "recordPayment(d, attempt, id, 'SUCCESS', moved)",
    replace:
      "recordPayment(d, attempt, attempt.product.kind === 'payment_method' ? attempt.product.id : id, 'SUCCESS', moved)",
    laws: ['story-136'],
  },
  {
    id: 'transfer-comes-in-twice',
    title: 'a transfer is MONEY_IN on both sides',
    find: "cashflow: 'MONEY_OUT', lines })",
    replace: "cashflow: 'MONEY_IN', lines })",
    laws: ['story-124'],
  },
  {
    id: 'transfer-more-arrives',
    title: 'a transfer credits one rupiah more than it debits',
    find: `const lines = arrivalLines(currency, amount);
  const transaction = recordLeg(d, order, {`,
    replace: `const lines = arrivalLines(currency, amount + 1);
  const transaction = recordLeg(d, { ...order, amount: amount + 1 }, {`,
    laws: ['story-124'],
  },
  {
    id: 'transfer-without-money',
    title: 'a transfer is executed although the source has insufficient balance',
    find: 'const sent = hasSufficientBalance(d, currency, amount);',
    replace: 'const sent = hasSufficientBalance(d, currency, 0);',
    laws: ['story-124'],
  },
  {
    id: 'capture-refused-is-kept',
    title: 'a capture that the bank refused is not in the list',
    find: 'rows.map((row) => renderCapture(view, row, context))',
    replace:
      "rows.filter((row) => row.state.status !== 'FAILED').map((row) => renderCapture(view, row, context))",
    laws: ['story-2'],
  },
  {
    id: 'capture-returns-authorized',
    title: 'a partial capture returns the authorized amount as captured',
    in: 'createCapture',
    find: 'captured: amount,',
    replace: 'captured: state.amount,',
    laws: ['story-106'],
  },
];
