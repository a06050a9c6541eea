// Data table of faults in what the API says: callbacks that nobody should get, foreign values.
import type { Fault } from '../fault.ts';

export const domainFaults: readonly Fault[] = [
  {
    id: 'qr-given-back-told',
    title: 'a payment that was given back is told like one that is kept',
    find: "autoReverse(d, completePayment(d, attempt, null, 'receive_late'))",
    replace: 'autoReverse(d, completePayment(d, attempt))',
    laws: ['story-114'],
  },
  {
    id: 'qr-source-standard',
    title: 'a QR payment names the standard of its code as the provider that paid',
    find: 'source: detail.source ?? issuer }',
    replace: 'source: channel.code }',
    laws: ['story-114'],
  },
  {
    id: 'ver-unlisted-refused',
    title: 'an endpoint that lists no versions takes none',
    find: 'const isKnown = known.length === 0 || known.includes(requested);',
    replace: 'const isKnown = known.includes(requested);',
    laws: ['ver-2'],
  },
  {
    id: 'state-foreign-action',
    title: 'an authorized card lists an action that the specification does not have',
    find: "chosen('other_actions', context.dialect)",
    replace: "chosen('other_actions', 'service')",
    laws: ['story-105'],
  },
  {
    id: 'report-transfer-type',
    title: 'a transfer stands in the balance history under a word that is not in its list',
    find: "cashflow === 'MONEY_IN' ? 'DEPOSIT' : 'WITHDRAWAL'",
    replace: "cashflow === 'MONEY_IN' ? 'DEPOSIT' : ('TRANSFER' as 'WITHDRAWAL')",
    laws: ['story-124'],
  },
  {
    id: 'txn-code-as-account',
    title: 'the code that a payer tells at an outlet is shown as the number of an account',
    in: 'overTheCounter',
    find: 'identifier: () => null,',
    replace: 'identifier: ({ identifier }) => identifier,',
    laws: ['story-136'],
  },
  {
    id: 'customer-details-cleared',
    title: 'a change to null leaves a person without details',
    find: 'return body[own] === null\n',
    replace: "return body[own] === null && type === 'BUSINESS'\n",
    laws: ['story-5'],
  },
];
