// Data table of faults in responses and callbacks: wrong values, and callbacks too many.
import type { Fault } from '../fault.ts';

export const domainFaults: readonly Fault[] = [
  {
    id: 'qr-given-back-told',
    title: 'an automatically refunded payment sends the callback of a kept one',
    find: 'autoReverse(d, receiveLatePayment(d, attempt))',
    replace: 'autoReverse(d, completePayment(d, attempt))',
    laws: ['story-114'],
  },
  {
    id: 'qr-source-standard',
    title: 'a QR payment returns the standard of its code as the paying provider',
    find: 'source: detail.source ?? issuer }',
    replace: 'source: channel.code }',
    laws: ['story-114'],
  },
  {
    id: 'ver-unlisted-refused',
    title: 'an endpoint without listed versions refuses every version',
    find: 'const isKnown = known.length === 0 || known.includes(requested);',
    replace: 'const isKnown = known.includes(requested);',
    laws: ['ver-2'],
  },
  {
    id: 'state-foreign-action',
    title: 'an authorized card lists an action that the specification does not have',
    find: "chosen('other_actions', context.dialect)",
    replace: "chosen('other_actions', 'service')",
    laws: ['story-106'],
  },
  {
    id: 'report-transfer-type',
    title: 'a transfer has a type in the balance history that the specification does not list',
    find: "cashflow === 'MONEY_IN' ? 'DEPOSIT' : 'WITHDRAWAL'",
    replace: "cashflow === 'MONEY_IN' ? 'DEPOSIT' : ('TRANSFER' as 'WITHDRAWAL')",
    laws: ['story-124'],
  },
  {
    id: 'txn-code-as-account',
    title: 'the payment code of an outlet is returned as an account number',
    in: 'overTheCounter',
    find: 'identifier: () => null,',
    replace: 'identifier: ({ identifier }) => identifier,',
    laws: ['story-136'],
  },
  {
    id: 'customer-details-cleared',
    title: 'an update to null removes the details of a person',
    find: 'return body[own] === null\n',
    replace: "return body[own] === null && type === 'BUSINESS'\n",
    laws: ['story-5'],
  },
];
