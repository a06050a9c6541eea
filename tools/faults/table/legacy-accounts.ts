// Data table of faults in virtual accounts, payment codes and direct debits of the legacy API.
import type { Fault } from '../fault.ts';

export const legacyAccountFaults: readonly Fault[] = [
  {
    id: 'va-single-use-kept',
    title: 'a single-use virtual account can be paid repeatedly',
    in: 'readAccount',
    find: 'reusable: body.is_single_use !== true,',
    replace: 'reusable: true,',
    laws: ['story-9'],
  },
  {
    id: 'va-number-bare',
    title: 'a chosen virtual account number stands without the merchant code',
    find: "(digits ? numberFormat('VIRTUAL_ACCOUNT', d).prefix + digits : null)",
    replace: '(digits ? digits : null)',
    laws: ['story-167'],
  },
  {
    id: 'va-past-end-ignored',
    title: 'a virtual account whose end is set to the past stays open',
    find: 'if (end !== null && end <= d.now) endInstrumentAt(d, changed, end);',
    replace: 'if (end !== null && end < 0) endInstrumentAt(d, changed, end);',
    laws: ['story-9'],
  },
  {
    id: 'va-payment-amount',
    title: 'the callback of a virtual account has another amount than was paid',
    in: 'virtualAccountListener',
    find: 'data: renderAccountPaid(account, row, d.context),',
    replace: 'data: { ...renderAccountPaid(account, row, d.context), amount: 1 },',
    laws: ['story-9'],
  },
  {
    id: 'va-opened-silent',
    title: 'nobody is notified that a virtual account was opened',
    in: 'virtualAccountListener',
    find: "'instrument.activated': notifyStatus,",
    replace: "'instrument.activated': null,",
    laws: ['story-9'],
  },
  {
    id: 'debit-id-of-intent',
    title: 'a direct debit has another id than its transaction',
    find: "paymentPublicId(null, 'DIRECT_DEBIT', state.payment)",
    replace: "paymentPublicId(null, 'DIRECT_DEBIT', id)",
    laws: ['story-12'],
  },
  {
    id: 'debit-of-unlinked',
    title: 'a linked account that was deleted stays a payment method',
    in: 'deleteLinkedAccountTokenHandler',
    find: "endInstrument(d, row, 'withdraw');",
    replace: 'void endInstrument;',
    laws: ['story-12'],
  },
  {
    id: 'code-payments-oldest',
    title: 'the list of payments of a code leaves out the first',
    in: 'listPaymentCodePaymentsHandler',
    find: 'paid.rows.map(',
    replace: 'paid.rows.slice(0, -1).map(',
    laws: ['story-10'],
  },
];
