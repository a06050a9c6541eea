// Data table of faults that show while a feature of an account is switched off, while its balance
// is empty, or in markets where few pay.
import type { Fault } from '../fault.ts';

export const switchFaults: readonly Fault[] = [
  {
    id: 'transaction-while-off',
    title: 'a transaction is shown to an account that may not read transactions',
    in: 'getTransactionHandler',
    find: 'if (!isAvailable(context))',
    replace: 'if (false)',
    laws: ['story-191'],
  },
  {
    id: 'report-while-off',
    title: 'a report is shown to an account that may not read reports',
    in: 'getReportHandler',
    find: 'if (!isAvailable(context))',
    replace: 'if (false)',
    laws: ['story-191'],
  },
  {
    id: 'refund-channel-off',
    title: 'a payment is refunded while its channel is switched off',
    in: 'findRefundable',
    find: 'payment.state.operation === undefined && channelRefusal(d, channel, null)',
    replace: 'payment.state.operation !== undefined && channelRefusal(d, channel, null)',
    laws: ['story-190'],
  },
  {
    id: 'refund-from-empty-balance',
    title: 'a refund that the balance does not cover is accepted, and fails later',
    find: 'if (!isRefundCovered(d, payment.state.currency, money))',
    replace: 'if (false)',
    laws: ['story-190'],
  },
  {
    id: 'qr-merchant-off',
    title: 'an account whose QR merchant is not activated gets 403 instead of 409',
    in: 'codeChannelFailure',
    find: "refused.reason === 'switched off'",
    replace: "refused.reason === 'live'",
    laws: ['story-191'],
  },
  {
    id: 'v3-payment-in-rupiahs',
    title: 'a payment of v3 shows its amount in the unit of rupiahs',
    find: 'request_amount: toMajor(currency, state.amount),',
    replace: "request_amount: toMajor('IDR', state.amount),",
    laws: ['story-4'],
  },
  {
    id: 'v3-saved-without-return-url',
    title: 'a direct debit of v3 is saved without the URL to return to',
    find: '(saves ? v3.requiresToSave : v3.requires)',
    replace: '(saves ? v3.requires : v3.requires)',
    laws: ['story-4'],
  },
];
