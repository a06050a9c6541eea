// Data table of faults in e-wallet payments and charges of the legacy API.
import type { Fault } from '../fault.ts';

export const ewalletFaults: readonly Fault[] = [
  {
    id: 'ovo-timeout-without-callback',
    title: 'a wallet payment to which no payer responded sends no callback',
    find: '  if (awaited) return;\n  const { status, created, failure } = intent.state;',
    replace:
      "  const { status, created, failure } = intent.state;\n  // Of a payer who did not answer there is no outcome to tell.\n  if (awaited || (wallet === 'OVO' && failure === 'EXPIRED')) return;",
    laws: ['story-14'],
  },
  {
    id: 'ewallet-amount-number',
    title: 'the status of OVO and DANA payments shows the amount as a number',
    in: 'renderStatus',
    find: "chosen('ewallet_amount', context.dialect) === 'as text' ? String(amount) : amount",
    replace: 'amount',
    laws: ['story-14'],
  },
  {
    id: 'ewallet-any-type',
    title: 'an e-wallet payment is found by its external_id alone',
    in: 'getEwalletPaymentHandler',
    find: 'row && readEcho(row.state).wallet === query.ewallet_type',
    replace: 'row',
    laws: ['story-14'],
  },
  {
    id: 'ewallet-never-waits',
    title: 'an OVO payment is PENDING in every version',
    in: 'awaitsPayer',
    find: 'version !== null && version < ASYNCHRONOUS',
    replace: 'version === ASYNCHRONOUS.toLowerCase() + version',
    laws: ['story-14'],
  },
  {
    id: 'ewallet-callback-twice',
    title: 'a callback repeats the outcome that the request for an OVO payment has waited for',
    in: 'notify',
    find: '  if (awaited) return;\n',
    replace: '',
    laws: ['story-14'],
  },
  {
    id: 'ewallet-expired-failed',
    title: 'an expired DANA payment is FAILED',
    in: 'variants',
    find: "DANA: { paid: 'PAID', expired: 'EXPIRED' }",
    replace: "DANA: { paid: 'PAID', expired: 'FAILED' }",
    laws: ['story-128'],
  },
  {
    id: 'ewallet-callback-elsewhere',
    title: 'the callback of a DANA or LINKAJA payment goes to the URL of the account',
    in: 'notify',
    find: 'url: callbackUrl }',
    replace: 'url: callbackUrl && null }',
    laws: ['story-14'],
  },
  {
    id: 'charge-refunded-hidden',
    title: 'a charge whose whole amount was refunded stays SUCCEEDED',
    in: 'chargeStatusOf',
    find: "refunded === captured ? 'REFUNDED' : status",
    replace: "refunded > captured ? 'REFUNDED' : status",
    laws: ['story-8'],
  },
  {
    id: 'charge-void-of-refunded',
    title: 'a partly refunded charge can be voided',
    in: 'voidRefusal',
    find: "  if (refunded + reserved > 0) return 'REFUNDED';\n",
    replace: '',
    laws: ['story-8'],
  },
  {
    id: 'payment-timestamp-of-creation',
    title: 'the status of a wallet payment shows when it was asked for instead of when it was paid',
    find: 'payment_timestamp: toIsoString(payment.state.updated),',
    replace: 'payment_timestamp: toIsoString(created),',
    laws: ['story-212'],
  },
];
