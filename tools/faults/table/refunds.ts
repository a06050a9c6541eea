// Data table of faults in refunds: their amounts, their payments, and requests that are refused.
import type { Fault } from '../fault.ts';

export const refundFaults: readonly Fault[] = [
  {
    id: 'refund-total-unchecked',
    title: 'earlier refunds are not subtracted from the refundable amount',
    find: 'state.captured - state.refunded - state.reserved;',
    replace: 'state.captured - state.reserved;',
    laws: ['story-130'],
  },
  {
    id: 'refund-of-authorized',
    title: 'an amount that was authorized and not captured can be refunded',
    find: 'state.captured - state.refunded - state.reserved;',
    replace: 'state.amount - state.refunded - state.reserved;',
    laws: ['story-6'],
  },
  {
    id: 'refund-default-original',
    title: 'a refund without an amount is of the whole payment, even after partial refunds',
    find: 'const taken = amount ?? left;',
    replace: 'const taken = amount ?? payment.state.captured;',
    laws: ['story-130'],
  },
  {
    id: 'refund-no-transaction',
    title: 'a refund has no transaction',
    find: "  recordTransaction(d, {\n    source,\n    paidProduct: state.product.kind,\n    type: 'REFUND',",
    replace:
      "  ((..._: readonly unknown[]) => {})(d, {\n    source,\n    paidProduct: state.product.kind,\n    type: 'REFUND',",
    laws: ['story-101'],
  },
  {
    id: 'refund-comes-in',
    title: 'a refund is shown as money that came in',
    in: 'refundPayment',
    find: "cashflow: 'MONEY_OUT',",
    replace: "cashflow: 'MONEY_IN',",
    laws: ['story-101'],
  },
  {
    id: 'refund-part-is-all',
    title: 'a payment is REFUNDED by its first partial refund',
    find: 'if (refunded === state.captured)',
    replace: 'if (refunded > 0)',
    laws: ['story-101'],
  },
  {
    id: 'refund-invoice-forgotten',
    title: 'a refund of an invoice does not name it',
    find: 'invoice: target.invoice,',
    replace: 'invoice: null,',
    laws: ['story-148'],
  },
  {
    id: 'refund-whole-is-part',
    title: 'a channel that only refunds in full also refuses a full refund',
    find: "if (taken < left && channel.refund?.mode === 'FULL')",
    replace: "if (taken <= left && channel.refund?.mode === 'FULL')",
    laws: ['story-2'],
  },
  {
    id: 'refund-too-much-is-part',
    title: 'an amount above the refundable rest is refused as a partial refund',
    find: "return refuseRefund({ code: 'MORE_THAN_LEFT', channel, left });",
    replace: "return refuseRefund({ code: 'ONLY_WHOLE_PAYMENTS', channel, left });",
    laws: ['story-140'],
  },
  {
    id: 'refund-unpaid-accepted',
    title: 'a refund of an unpaid request is refused because of its amount',
    in: 'codes',
    find: "NOTHING_PAID: 'INELIGIBLE_TRANSACTION',\n  NOTHING_LEFT: 'INELIGIBLE_TRANSACTION',\n  TOO_LATE: 'INELIGIBLE_TRANSACTION',\n  CHANNEL_WITHOUT_REFUNDS: 'REFUND_NOT_SUPPORTED',\n  ISSUER",
    replace:
      "NOTHING_PAID: 'MAXIMUM_REFUND_AMOUNT_REACHED',\n  NOTHING_LEFT: 'INELIGIBLE_TRANSACTION',\n  TOO_LATE: 'INELIGIBLE_TRANSACTION',\n  CHANNEL_WITHOUT_REFUNDS: 'REFUND_NOT_SUPPORTED',\n  ISSUER",
    laws: ['story-2'],
  },
  {
    id: 'refund-card-without-amount',
    title: 'a card is refunded without an amount',
    find: 'amount === null && byCard',
    replace: 'amount === null && !byCard && payments.length > 99',
    laws: ['story-140'],
  },
  {
    id: 'refund-no-failure-code',
    title: 'a failed refund has no failure_code',
    find: "failure_code: state.failure as Refund['failure_code'],",
    replace: 'failure_code: null,',
    laws: ['story-2'],
  },
  {
    id: 'refund-other-failure-code',
    title: 'a refund fails with a code that the specification does not list',
    find: "1_305: 'REFUND_FAILED',",
    replace: "1_305: 'CHANNEL_ERROR' as 'REFUND_FAILED',",
    laws: ['story-135'],
  },
  {
    id: 'refund-failure-keeps-money',
    title: 'the money of a failed refund stays reserved',
    find: "const on = failure === null ? 'succeed' : 'fail';",
    replace: `if (failure !== null) reserveRefund(d, payment, amount);
  const on = failure === null ? 'succeed' : 'fail';`,
    laws: ['story-131'],
  },
  {
    id: 'refund-failure-pays',
    title: 'a failed refund moves the balance',
    find: "if (sent.result === 'declined') return sent.code;",
    replace: `const source = { kind: refunds.name, id };
  if (sent.result === 'declined') {
    refundPayment(d, payment, { amount, returned, source, reference });
    return sent.code;
  }`,
    laws: ['story-131'],
  },
  {
    id: 'refund-costs-more',
    title: 'a refund takes one rupiah more than it says from the balance',
    find: 'lines: refundLines(state.currency, amount, returned),',
    replace: 'lines: refundLines(state.currency, amount + 1, returned),',
    laws: ['story-2'],
  },
  {
    id: 'refund-of-request',
    title: 'payment_id of a refund is the payment request',
    find: 'payment_id: paymentPublicId(state.paidProduct, state.type, state.payment),',
    replace: `payment_id:
    (state.intent && prefixes.payment_request + state.intent) ??
    paymentPublicId(state.paidProduct, state.type, state.payment),`,
    laws: ['story-101'],
  },
  {
    id: 'refund-of-another-payment',
    title: 'payment_id of a refund is not a payment of its method',
    find: 'payment_id: paymentPublicId(state.paidProduct, state.type, state.payment),',
    replace: 'payment_id: `${paymentPublicId(state.paidProduct, state.type, state.payment)}0`,',
    laws: ['story-101'],
  },
  {
    id: 'refund-qr-fee-kept',
    title: 'fee and VAT of a QR payment do not come back with its refund',
    find: 'return channelType(type).paidWithApp && amount === captured && isFresh',
    replace:
      'return channelType(type).paidWithApp && amount === captured && isFresh && amount === 0',
    laws: ['story-112'],
  },
  {
    id: 'refund-qr-fee-for-ever',
    title: 'fee and VAT of a QR payment come back a week later too',
    find: 'const FEES_RETURNED_MS = 24 * 3_600_000;',
    replace: 'const FEES_RETURNED_MS = 7 * 24 * 3_600_000;',
    laws: ['story-132'],
  },
  {
    id: 'refund-race',
    title: 'concurrent refunds of one payment do not see each other',
    find: 'state.captured - state.refunded - state.reserved;',
    replace: `((globalThis as { asked?: Map<string, number> }).asked ??= new Map()) &&
  performance.now() -
    ((globalThis as { asked?: Map<string, number> }).asked?.get(state.reference) ?? -1_000) <
    20
    ? state.captured
    : ((globalThis as { asked?: Map<string, number> }).asked?.set(
        state.reference,
        performance.now(),
      ),
      state.captured - state.refunded - state.reserved);`,
    laws: ['story-140'],
  },
  {
    id: 'refund-race-invoice',
    title: 'concurrent refunds of one invoice do not see each other',
    find: 'const paid = paymentsFor(reads, { kind: invoices.name, id: row.id });',
    replace: `const asked = ((globalThis as { asked?: Map<string, number> }).asked ??= new Map());
  const young = performance.now() - (asked.get(id) ?? -1_000) < 20;
  asked.set(id, performance.now());
  const found = paymentsFor(reads, { kind: invoices.name, id: row.id });
  const forget = (one: PaymentRow) => ({ ...one, state: { ...one.state, refunded: 0 } });
  const paid = young ? found.map(forget) : found;`,
    laws: ['story-148'],
  },
];
