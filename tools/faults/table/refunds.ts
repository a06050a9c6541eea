// Data table of faults in refunds: how much goes back, of what, and what is refused.
import type { Fault } from '../fault.ts';

export const refundFaults: readonly Fault[] = [
  {
    id: 'refund-total-unchecked',
    title: 'what was refunded before does not count',
    find: 'paid.captured - paid.refunded - paid.refunding;',
    replace: 'paid.captured - paid.refunding;',
    laws: ['xr-3:refunds.create'],
  },
  {
    id: 'refund-of-authorized',
    title: 'what was authorized and not captured can be refunded',
    find: 'paid.captured - paid.refunded - paid.refunding;',
    replace: 'paid.amount - paid.refunded - paid.refunding;',
    laws: ['xr-3:refunds.create'],
  },
  {
    id: 'refund-default-original',
    title: 'a refund without amount is of the whole payment, whatever went back before',
    find: 'const asked = amount ?? left;',
    replace: 'const asked = amount ?? payment.state.captured;',
    laws: ['xr-4:refunds.create'],
  },
  {
    id: 'refund-no-transaction',
    title: 'a refund is in no transaction',
    find: '  book(at, tx, {\n    business_id,',
    replace: '  ((..._: readonly unknown[]) => {})(at, tx, {\n    business_id,',
    laws: ['xr-2:refunds.create'],
  },
  {
    id: 'refund-comes-in',
    title: 'a refund is shown as money that came in',
    in: 'sendBack',
    find: "cashflow: 'MONEY_OUT',",
    replace: "cashflow: 'MONEY_IN',",
    laws: ['xr-2:refunds.create'],
  },
  {
    id: 'refund-part-is-all',
    title: 'a payment is REFUNDED by the first part that goes back',
    find: 'if (refunded === paid.captured)',
    replace: 'if (refunded > 0)',
    laws: ['xr-2:refunds.create'],
  },
  {
    id: 'refund-invoice-forgotten',
    title: 'a refund of an invoice does not name it',
    find: 'invoice_id: target.invoice_id,',
    replace: 'invoice_id: null,',
    laws: ['xr-18:invoices.create'],
  },
  {
    id: 'refund-whole-is-part',
    title: 'a channel that refunds in full only refuses the whole amount too',
    find: "if (asked < left && channel.refund?.mode === 'FULL') {",
    replace: "if (asked <= left && channel.refund?.mode === 'FULL') {",
    laws: ['xr-5:refunds.create'],
  },
  {
    id: 'refund-too-much-is-part',
    title: 'more than is left is refused as a part',
    find: "return fail('MAXIMUM_REFUND_AMOUNT_REACHED', `Only ${rest} can still be refunded.`);",
    replace: "return fail('PARTIAL_REFUND_NOT_SUPPORTED', `Only ${rest} can still be refunded.`);",
    laws: ['xr-5:refunds.create'],
  },
  {
    id: 'refund-unpaid-accepted',
    title: 'a refund of what nobody has paid is refused as too much',
    find: "return fail(\n      'INELIGIBLE_TRANSACTION',\n      paid.length === 0",
    replace:
      "return fail(\n      'MAXIMUM_REFUND_AMOUNT_REACHED' as 'INELIGIBLE_TRANSACTION',\n      paid.length === 0",
    laws: ['xr-5:refunds.create'],
  },
  {
    id: 'refund-card-without-amount',
    title: 'a card is refunded without an amount',
    find: 'sent === null && byCard',
    replace: 'sent === null && !byCard && target.attempts.length > 99',
    laws: ['xr-5:refunds.create'],
  },
  {
    id: 'refund-no-failure-code',
    title: 'a refund that failed does not say why',
    find: 'public: { ...row.public, status: to, failure_code, updated: iso(at.now) },\n  });\n  const sender',
    replace:
      'public: { ...row.public, status: to, failure_code: null, updated: iso(at.now) },\n  });\n  const sender',
    laws: ['st-6:refunds.create'],
  },
  {
    id: 'refund-other-failure-code',
    title: 'a refund fails with a code that is none of the five',
    find: "1_305: 'REFUND_FAILED',",
    replace: "1_305: 'CHANNEL_ERROR' as 'REFUND_FAILED',",
    laws: ['xr-6:refunds.create'],
  },
  {
    id: 'refund-failure-keeps-money',
    title: 'the money of a refund that failed stays promised to it',
    find: 'const payment = releaseRefund(tx, promised, amount);',
    replace:
      'const payment = refundFailureOf(major) ? promised : releaseRefund(tx, promised, amount);',
    laws: ['xr-6:refunds.create'],
  },
  {
    id: 'refund-failure-pays',
    title: 'a refund that failed has paid all the same',
    find: '  if (failure_code === null)\n    sendBack(',
    replace: '  if (failure_code === null || covered)\n    sendBack(',
    laws: ['xr-20:balance.get'],
  },
  {
    id: 'refund-costs-more',
    title: 'a refund takes one rupiah more than it says from the balance',
    find: 'lines: refundLines(paid.currency, amount, returned),',
    replace: 'lines: refundLines(paid.currency, amount + 1, returned),',
    laws: ['xr-20:balance.get'],
  },
  {
    id: 'refund-of-request',
    title: 'payment_id of a refund is the payment request',
    in: 'openRefund',
    find: 'payment_id: paymentId(payment),',
    replace: 'payment_id: target.payment_request_id ?? paymentId(payment),',
    laws: ['xr-12:refunds.create'],
  },
  {
    id: 'refund-of-another-payment',
    title: 'payment_id of a refund is no payment of its method',
    in: 'openRefund',
    find: 'payment_id: paymentId(payment),',
    replace: 'payment_id: `${paymentId(payment)}0`,',
    laws: ['xr-19:payment_methods.payments'],
  },
  {
    id: 'refund-qr-fee-kept',
    title: 'fee and VAT of a QR payment do not come back with its refund',
    find: "return type === 'QR_CODE' && amount === captured && fresh",
    replace: "return type === 'QR_CODE' && amount === captured && fresh && amount === 0",
    laws: ['xr-21:refunds.create'],
  },
  {
    id: 'refund-qr-fee-for-ever',
    title: 'fee and VAT of a QR payment come back a week later too',
    find: 'const QR_CHARGES_MS = 24 * 3_600_000;',
    replace: 'const QR_CHARGES_MS = 7 * 24 * 3_600_000;',
    laws: ['xr-21:refunds.create'],
  },
  {
    id: 'refund-race',
    title: 'refunds of one payment at the same moment do not see each other',
    find: 'paid.captured - paid.refunded - paid.refunding;',
    replace: `((globalThis as { asked?: Map<string, number> }).asked ??= new Map()) &&
  performance.now() -
    ((globalThis as { asked?: Map<string, number> }).asked?.get(paid.reference_id) ?? -1_000) <
    20
    ? paid.captured
    : ((globalThis as { asked?: Map<string, number> }).asked?.set(
        paid.reference_id,
        performance.now(),
      ),
      paid.captured - paid.refunded - paid.refunding);`,
    laws: ['rc-1:refunds.create'],
  },
  {
    id: 'refund-race-invoice',
    title: 'refunds of one invoice at the same moment do not see each other',
    find: '  const paid = row.state.payment === null ? undefined : tx.get(payments, row.state.payment);\n  const product',
    replace: `  const asked = ((globalThis as { asked?: Map<string, number> }).asked ??= new Map());
  const young = performance.now() - (asked.get(id) ?? -1_000) < 20;
  asked.set(id, performance.now());
  const stored = row.state.payment === null ? undefined : tx.get(payments, row.state.payment);
  const paid = stored && young ? { ...stored, state: { ...stored.state, refunded: 0 } } : stored;
  const product`,
    laws: ['rc-12:invoices.create'],
  },
];
