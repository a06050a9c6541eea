// Data table of faults in payment requests, authorizations and transfers: states and money.
import type { Fault } from '../fault.ts';

export const paymentFaults: readonly Fault[] = [
  {
    id: 'method-many-uses-ends',
    title: 'a method for many uses is EXPIRED by its first payment',
    find: "reusability === 'ONE_TIME_USE' && canStep(",
    replace: "reusability !== 'SOMETIMES' && canStep(",
    laws: ['st-3:payment_requests.create'],
  },
  {
    id: 'request-fails-afterwards',
    title: 'a payment request that has succeeded reads FAILED when its method is expired',
    find: '  ...row.public,\n  payment_method: method.public,\n  actions',
    replace: `  ...row.public,
  ...(row.public.status === 'SUCCEEDED' &&
    method.public.reusability === 'MULTIPLE_USE' &&
    method.public.status === 'EXPIRED' && { status: 'FAILED' as const }),
  payment_method: method.public,
  actions`,
    laws: ['st-18:payment_requests.create'],
  },
  {
    id: 'request-paid-while-authorized',
    title: 'a payment request whose money is held can still be paid',
    find: 'isWaiting(request) && now < (request.state.expires ?? Infinity);',
    replace: "isWaiting(request) || request.public.status === 'AWAITING_CAPTURE';",
    laws: ['st-18:payment_requests.create'],
  },
  {
    id: 'request-paid-then-fails',
    title: 'a payment request that was paid fails when its number ends',
    find: 'if (!wasPaid(tx, request)) return',
    replace: 'if (!wasPaid(tx, request) || request.public.amount !== null) return',
    laws: ['st-18:payment_requests.create'],
  },
  {
    id: 'request-debit-pending',
    title: 'a new direct debit is told nothing to do',
    find: "if (stage === 'page') {",
    replace:
      "if (stage === 'page' && method.public.type === 'DIRECT_DEBIT') return [];\n  if (stage === 'page') {",
    laws: ['st-17:payment_requests.create'],
  },
  {
    id: 'request-password-ignored',
    title: 'a right password leaves the payment request as it is',
    find: 'else payerPays(',
    replace: 'else if (request.public.amount === null) payerPays(',
    laws: ['st-19:payment_requests.auth'],
  },
  {
    id: 'capture-again-whole',
    title: 'a second capture may take all of what was authorized',
    find: 'now < held.authorized_until ? held.amount - held.captured : 0;',
    replace: 'now < held.authorized_until ? held.amount : 0;',
    laws: ['st-5:payment_requests.capture'],
  },
  {
    id: 'capture-at-once',
    title: 'a card payment with capture_method MANUAL is captured at once',
    find: "const on = charge.manual ? 'payment_is_authorized' : 'payment_succeeds';",
    replace:
      "const on = charge.manual && amount < 0 ? 'payment_is_authorized' : 'payment_succeeds';",
    laws: ['st-5:payment_requests.capture'],
  },
  {
    id: 'capture-books-authorized',
    title: 'a capture of a part moves all that was authorized',
    find: 'const moved = movedIn(at, by.account, by.channel, amount);',
    replace: 'const moved = movedIn(at, by.account, by.channel, held.amount);',
    laws: ['st-5:payment_requests.capture'],
  },
  {
    id: 'capture-for-ever',
    title: 'an authorization is good for seventy days',
    find: 'limits.card_authorization_days * 86_400_000;',
    replace: 'limits.card_authorization_days * 10 * 86_400_000;',
    laws: ['st-20:payment_requests.get'],
  },
  {
    id: 'capture-listed-later',
    title: 'a capture in the list was created when it is read',
    find: 'rows.map((row) => renderCapture(row, method))',
    replace:
      'rows.map((row) => ({ ...renderCapture(row, method), created: new Date(view.now + 5).toISOString(), updated: new Date(view.now + 5).toISOString() }))',
    laws: ['st-12:payment_requests.captures'],
  },
  {
    id: 'capture-race',
    title: 'captures of one authorization at the same moment do not see each other',
    find: 'now < held.authorized_until ? held.amount - held.captured : 0;',
    replace: `now < held.authorized_until
    ? now - held.updated < 20
      ? held.amount
      : held.amount - held.captured
    : 0;`,
    laws: ['rc-2:payment_requests.capture'],
  },
  {
    id: 'request-race-with-end',
    title: 'a payment at the moment in which its number ends is taken, and the request fails',
    find: 'isWaiting(request) && now < (request.state.expires ?? Infinity);',
    replace: `(isWaiting(request) ||
    (request.public.status === 'FAILED' && now - Date.parse(request.public.updated) < 20)) &&
  now < (request.state.expires ?? Infinity);`,
    laws: ['rc-6:payment_methods.expire'],
  },
  {
    id: 'payment-wrong-category',
    title: 'a payment at an outlet is a transaction of virtual accounts',
    in: 'categoryOf',
    find: "OVER_THE_COUNTER: 'RETAIL_OUTLET',",
    replace: "OVER_THE_COUNTER: 'VIRTUAL_ACCOUNT',",
    laws: ['xr-16:payment_requests.create'],
  },
  {
    id: 'payment-of-method-named-so',
    title: 'the transaction of a payment that nobody asked for names the method',
    find: 'product_id: paymentPrefixes[attempt.channel.type] + id,',
    replace:
      "product_id: attempt.product.startsWith('pm-') ? attempt.product : paymentPrefixes[attempt.channel.type] + id,",
    laws: ['xr-17:payment_methods.simulate'],
  },
  {
    id: 'transfer-comes-in-twice',
    title: 'a transfer is MONEY_IN on both sides',
    find: "cashflow: 'MONEY_OUT', lines })",
    replace: "cashflow: 'MONEY_IN', lines })",
    laws: ['xr-10:transfers.create'],
  },
  {
    id: 'transfer-more-arrives',
    title: 'one rupiah more arrives than was sent',
    find: `const lines = arrivalLines(currency, amount);
  const transaction = recordLeg(d, order, {`,
    replace: `const lines = arrivalLines(currency, amount + 1);
  const transaction = recordLeg(d, { ...order, amount: amount + 1 }, {`,
    laws: ['xr-10:transfers.create'],
  },
  {
    id: 'transfer-without-money',
    title: 'a transfer is made although the source has too little',
    find: 'const sent = hasSufficientBalance(d, currency, amount);',
    replace: 'const sent = hasSufficientBalance(d, currency, 0);',
    laws: ['xr-22:accounts.create'],
  },
  {
    id: 'capture-refused-is-kept',
    title: 'a capture that the bank refused is not in the list',
    find: 'rows.map((row) => renderCapture(row, method))',
    replace:
      "rows.filter((row) => row.public.status !== 'FAILED').map((row) => renderCapture(row, method))",
    laws: ['st-5:payment_requests.capture'],
  },
  {
    id: 'capture-answers-authorized',
    title: 'a capture says that it took all that was authorized',
    find: 'captured_amount: body.capture_amount,',
    replace: 'captured_amount: toMajor(currency, amount),',
    laws: ['st-5:payment_requests.capture'],
  },
];
