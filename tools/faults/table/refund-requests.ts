// Data table of faults in what a request for a refund may say, and in who may do what platforms do.
import type { Fault } from '../fault.ts';

const contract = 'packages/unified/src/refunds/create.contract.ts';
const decide = 'packages/unified/src/refunds/decide.ts';
const accounts = 'packages/unified/src/accounts/get.contract.ts';
const transfers = 'packages/unified/src/transfers/create.contract.ts';

export const refundRequestFaults: readonly Fault[] = [
  {
    id: 'refund-card-whole',
    title: 'a payment by card is refunded without an amount',
    file: decide,
    find: 'sent === null && byCard',
    replace: 'false',
    laws: ['val-16:refunds.create'],
  },
  {
    id: 'refund-other-currency',
    title: 'a refund may name another currency than its payment has',
    file: decide,
    find: '(currency ?? target.currency) === target.currency',
    replace: 'true',
    laws: ['val-16:refunds.create'],
  },
  {
    id: 'refund-without-reason',
    title: 'a refund needs no reason',
    file: contract,
    find: 'reason: refundReason,',
    replace: "reason: refundReason.default('OTHERS'),",
    laws: ['val-4:refunds.create'],
  },
  {
    id: 'refund-without-target',
    title: 'a refund of nothing is not found instead of refused',
    file: contract,
    find: "require: ['payment_request_id'],",
    replace: 'require: [],',
    laws: ['val-16:refunds.create', 'val-7:refunds.create'],
  },
  {
    id: 'accounts-for-all',
    title: 'every account may read sub-accounts',
    file: accounts,
    find: '  platformOnly: true,\n',
    replace: '',
    laws: ['iso-8:accounts.get'],
  },
  {
    id: 'transfers-for-all',
    title: 'every account may transfer',
    file: transfers,
    find: '  platformOnly: true,\n',
    replace: '',
    laws: ['iso-8:transfers.create'],
  },
];
