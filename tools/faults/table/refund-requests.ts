// Data table of faults in the validation of refunds, and in the permissions of platforms.
import type { Fault } from '../fault.ts';

export const refundRequestFaults: readonly Fault[] = [
  {
    id: 'invoice-card-refund-without-amount',
    title: 'an invoice that a card has paid is refunded without an amount',
    find: "    amount === null && byCard ? { path: 'body.amount', message: requiredFor('CARD') } : null,",
    replace:
      "    // An invoice is given back as a whole where nothing else is said.\n    amount === null && byCard && target.invoice === null\n      ? { path: 'body.amount', message: requiredFor('CARD') }\n      : null,",
    laws: ['story-161'],
  },
  {
    id: 'refund-card-whole',
    title: 'a payment by card is refunded without an amount',
    find: 'amount === null && byCard',
    replace: 'false',
    laws: ['story-2'],
  },
  {
    id: 'refund-other-currency',
    title: 'a refund may have another currency than its payment',
    find: '(body.currency ?? currency) === currency',
    replace: 'true',
    laws: ['val-16:refunds.create'],
  },
  {
    id: 'refund-without-reason',
    title: 'a refund needs no reason',
    in: 'createRefund',
    find: 'reason: refundReason.describe',
    replace: "reason: refundReason.default('OTHERS').describe",
    laws: ['val-4:refunds.create'],
  },
  {
    id: 'refund-without-target',
    title: 'a refund without a target gets 404 instead of a validation error',
    find: "require: ['payment_request_id'],",
    replace: 'require: [],',
    laws: ['val-16:refunds.create', 'val-7:refunds.create'],
  },
  {
    id: 'accounts-for-all',
    title: 'every account may read sub-accounts',
    in: 'getAccount',
    find: '  platformOnly: true,\n',
    replace: '',
    laws: ['iso-8:accounts.get'],
  },
  {
    id: 'transfers-for-all',
    title: 'every account may transfer',
    in: 'createTransfer',
    find: '  platformOnly: true,\n',
    replace: '',
    laws: ['iso-8:transfers.create'],
  },
];
