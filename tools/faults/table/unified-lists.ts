// Data table of faults in the lists of the unified API beside transactions: filters and pages.
import type { Fault } from '../fault.ts';

const methods = 'packages/unified/src/payment_methods/handlers.ts';
const payments = 'packages/unified/src/payment_methods/payments.ts';
const requests = 'packages/unified/src/payment_requests/handlers.ts';
const refunds = 'packages/unified/src/refunds/handlers.ts';
const accounts = 'packages/unified/src/accounts/handlers.ts';
const shared = 'packages/unified/src/list.ts';

export const unifiedListFaults: readonly Fault[] = [
  {
    id: 'methods-type-ignored',
    title: 'the list of payment methods does not filter by type',
    file: methods,
    find: "...anyOf('type', query.type),",
    replace: '',
    laws: ['fl-2:payment_methods.list'],
  },
  {
    id: 'methods-first-type',
    title: 'of several types only the first counts',
    file: methods,
    find: "...anyOf('type', query.type),",
    replace: "...anyOf('type', query.type?.slice(0, 1)),",
    laws: ['fl-3:payment_methods.list'],
  },
  {
    id: 'methods-status-ignored',
    title: 'the list of payment methods does not filter by status',
    file: methods,
    find: "...anyOf('status', query.status),",
    replace: '',
    laws: ['fl-2:payment_methods.list'],
  },
  {
    id: 'methods-customer-ignored',
    title: 'the list of payment methods does not filter by customer_id',
    file: methods,
    find: "...one('customer_id'),",
    replace: '',
    laws: ['fl-2:payment_methods.list'],
  },
  {
    id: 'methods-ids-ignored',
    title: 'the list of payment methods does not filter by id',
    file: methods,
    find: '...(ids && { ids }),',
    replace: '',
    laws: ['fl-2:payment_methods.list'],
  },
  {
    id: 'methods-second-filter-ignored',
    title: 'a filter by reference_id counts only when no type is asked for',
    file: methods,
    find: "...one('reference_id'),",
    replace: "...(query.type ? {} : one('reference_id')),",
    laws: ['fl-4:payment_methods.list'],
  },
  {
    id: 'methods-never-more',
    title: 'the list of payment methods never has more',
    file: methods,
    find: 'has_more: more });',
    replace: 'has_more: false });',
    laws: ['pg-3:payment_methods.list', 'pg-1:payment_methods.list'],
  },
  {
    id: 'payments-of-all-methods',
    title: 'the payments of a payment method are those of all methods',
    file: payments,
    find: 'method: [method.id],',
    replace: '',
    laws: ['pg-1:payment_methods.payments'],
  },
  {
    id: 'payments-status-ignored',
    title: 'the payments of a payment method are not filtered by status',
    file: payments,
    find: 'query.status?.flatMap((status) => shownAs[status] ?? [status]),',
    replace: 'undefined,',
    laws: ['fl-2:payment_methods.payments'],
  },
  {
    id: 'payments-bounds-ignored',
    title: 'the payments of a payment method are not bounded in time',
    file: payments,
    find: 'created: between(query.created),',
    replace: '',
    laws: ['fl-7:payment_methods.payments'],
  },
  {
    id: 'captures-of-all-requests',
    title: 'the captures of a payment request are those of all requests',
    file: requests,
    find: 'view.list(captures, { parent: request.id }, cursor.page)',
    replace: 'view.list(captures, {}, cursor.page)',
    laws: ['pg-1:payment_requests.captures'],
  },
  {
    id: 'requests-customer-ignored',
    title: 'the list of payment requests does not filter by customer_id',
    file: requests,
    find: "...anyOf('customer_id', owners),",
    replace: '',
    laws: ['fl-2:payment_requests.list'],
  },
  {
    id: 'requests-ids-ignored',
    title: 'the list of payment requests does not filter by id',
    file: requests,
    find: '...(ids && { ids }),',
    replace: '',
    laws: ['fl-2:payment_requests.list'],
  },
  {
    id: 'refunds-channel-ignored',
    title: 'the list of refunds does not filter by channel_code',
    file: refunds,
    find: "...one('channel_code', channel_code),",
    replace: '',
    laws: ['fl-2:refunds.list'],
  },
  {
    id: 'refunds-request-ignored',
    title: 'the list of refunds does not filter by payment_request_id',
    file: refunds,
    find: "...one('payment_request_id', payment_request_id),",
    replace: '',
    laws: ['fl-2:refunds.list', 'iso-2:refunds.list'],
  },
  {
    id: 'accounts-type-ignored',
    title: 'the list of sub-accounts does not filter by type',
    file: accounts,
    find: "...anyOf('type', type === undefined ? undefined : [type]),",
    replace: '',
    laws: ['fl-2:accounts.list'],
  },
  {
    id: 'accounts-cursor-any',
    title: 'a cursor of sub-accounts that names nothing begins the list again',
    file: shared,
    find: 'if (id === undefined) {',
    replace:
      'if (id === undefined) return { ok: true, page: { limit } };\n  if (id === undefined) {',
    laws: ['pg-8:accounts.list'],
  },
  {
    id: 'link-without-filters',
    title: 'the link to the next page forgets the filters',
    file: shared,
    find: 'Object.entries({ ...filters, ...cursor })',
    replace: 'Object.entries(cursor)',
    laws: ['pg-6:refunds.list', 'pg-6:accounts.list', 'pg-6:transactions.list'],
  },
];
