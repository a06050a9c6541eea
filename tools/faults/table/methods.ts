// Data table of faults in payment methods: their instruments, customers, changes and responses.
import type { Fault } from '../fault.ts';

export const methodFaults: readonly Fault[] = [
  {
    id: 'method-account-unhashed',
    title: 'a linked bank account is shown without its hash',
    find: 'bank_account_hash: account?.hash ?? null,',
    replace: 'bank_account_hash: null,',
    laws: ['story-2'],
  },
  {
    id: 'merchant-debit-at-once',
    title: 'a linked account that its merchant debits is charged at once',
    find: "initiator === 'agreement' ? 'nowhere' : nextActions[flow],",
    replace: "initiator !== 'payer' ? 'nowhere' : nextActions[flow],",
    laws: ['story-163'],
  },
  {
    id: 'method-two-instruments',
    title: 'a direct debit shows an e-wallet beside its own instrument',
    find: '...viewOf(type).show(row),',
    replace: `...viewOf(type).show(row),
    ...(state.type === 'DIRECT_DEBIT' && {
      ewallet: {
        channel_code: 'DANA',
        channel_properties: {},
        account: { name: null, account_details: null, balance: null, point_balance: null },
      },
    }),`,
    laws: ['story-2'],
  },
  {
    id: 'method-reference-fixed',
    title: 'every generated reference_id is the same',
    find: 'reference: input.reference_id ?? d.id(),',
    replace: "reference: input.reference_id ?? 'generated',",
    laws: ['story-171'],
  },
  {
    id: 'method-description-lost',
    title: 'the description of a new payment method is not kept',
    find: 'description: input.description ?? null,',
    replace: 'description: null,',
    laws: ['rt-1:payment_methods.create'],
  },
  {
    id: 'method-without-customer',
    title: 'a direct debit needs no customer',
    find: "  method.type === 'DIRECT_DEBIT' ||\n",
    replace: '',
    laws: ['val-16:payment_methods.create', 'val-7:payment_methods.create'],
  },
  {
    id: 'method-wallet-without-customer',
    title: 'a saved e-wallet needs no customer',
    find: "(method.type === 'EWALLET' && method.reusability === 'MULTIPLE_USE')",
    replace: 'false',
    laws: ['val-16:payment_methods.create'],
  },
  {
    id: 'method-customer-not-shown',
    title: 'a payment method does not belong to the customer it names',
    find: 'customer: request.customer,',
    replace: 'customer: null,',
    laws: ['rt-1:payment_methods.create'],
  },
  {
    id: 'method-card-number',
    title: 'the number of a card is shown',
    find: "number.slice(0, 6) + 'X'.repeat(number.length - 10) + number.slice(-4);",
    replace: 'number;',
    laws: ['story-109', 'rt-1:payment_methods.create'],
  },
  {
    id: 'method-change-clears',
    title: 'an update of a payment method clears the fields that it does not contain',
    in: 'changeOf',
    find: '...(metadata !== undefined && { metadata }),',
    replace: 'metadata: metadata ?? null,',
    laws: ['story-3'],
  },
  {
    id: 'method-change-lost',
    title: 'an update of the description has no effect',
    in: 'changeOf',
    find: '...(description !== undefined && { description }),',
    replace: '',
    laws: ['story-154'],
  },
  {
    id: 'method-created-moves',
    title: 'the time of creation moves with every change',
    in: 'changeInstrument',
    find: '{ ...change, updated: d.now }',
    replace: '{ ...change, created: d.now, updated: d.now }',
    laws: ['story-111'],
  },
];
