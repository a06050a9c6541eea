// The lifecycle of a recurring payment: it bills until it is paused or stopped, or has created its
// last invoice. It emits no events; its invoices do.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'STATE-UNSPEC-01', origin: 'chosen' } as const;

export const recurringPaymentMachine = machine({
  name: 'recurring_payment',
  states: ['ACTIVE', 'PAUSED', 'STOPPED'], // STATE-RECUR-SET
  transitions: [
    {
      from: null,
      on: 'create',
      to: 'ACTIVE',
      when: 'with an invoice at once, unless start_date is set',
      clause: 'STATE-RECUR-01',
      origin: 'stated',
    },
    {
      from: 'ACTIVE',
      on: 'bill',
      to: 'ACTIVE',
      when: 'a cycle is due',
      alsoEmits: ['invoice.paid', 'invoice.expired'],
      clause: 'RECUR-CREATE-02',
      origin: 'stated',
    },
    {
      from: 'ACTIVE',
      on: 'miss',
      to: 'STOPPED',
      when: 'an invoice expires and missed_payment_action is STOP',
      clause: 'STATE-RECUR-04',
      origin: 'stated',
    },
    {
      from: 'ACTIVE',
      on: 'ignore',
      to: 'ACTIVE',
      when: 'an invoice expires and missed_payment_action is IGNORE',
      clause: 'STATE-RECUR-05',
      origin: 'stated',
    },
    { from: 'ACTIVE', on: 'pause', to: 'PAUSED', ...chosen },
    { from: 'PAUSED', on: 'resume', to: 'ACTIVE', ...chosen },
    { from: 'ACTIVE', on: 'stop', to: 'STOPPED', ...chosen },
    { from: 'PAUSED', on: 'stop', to: 'STOPPED', ...chosen },
    {
      from: 'PAUSED',
      on: 'miss',
      to: 'STOPPED',
      when: 'an invoice from before the pause expires and missed_payment_action is STOP',
      ...chosen,
    },
    {
      from: 'ACTIVE',
      on: 'complete',
      to: 'STOPPED',
      when: 'the invoice of its last cycle is paid or expires',
      ...chosen,
    },
    {
      from: 'PAUSED',
      on: 'complete',
      to: 'STOPPED',
      when: 'the invoice of its last cycle is paid or expires',
      ...chosen,
    },
  ],
});
