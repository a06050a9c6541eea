// The lifecycle of a cardless credit checkout: no response shows it, only the callback at its end.
import { machine } from '@kasir/core/resource';

const ended = { emits: ['cardless_credit.payment'] };

export const cardlessCreditMachine = machine({
  name: 'cardless_credit',
  states: ['pending', 'settlement', 'deny', 'cancel', 'expire'],
  transitions: [
    { from: null, on: 'create', to: 'pending', clause: 'CC-CREATE-02', origin: 'stated' },
    {
      from: 'pending',
      on: 'pay',
      to: 'settlement',
      ...ended,
      clause: 'EVT-CC-CALLBACK',
      origin: 'stated',
    },
    {
      from: 'pending',
      on: 'deny',
      to: 'deny',
      when: 'the provider refuses the credit',
      ...ended,
      clause: 'EVT-UNSPEC-02',
      origin: 'chosen',
    },
    {
      from: 'pending',
      on: 'cancel',
      to: 'cancel',
      when: 'the customer does not want the credit',
      ...ended,
      clause: 'EVT-UNSPEC-02',
      origin: 'chosen',
    },
    {
      from: 'pending',
      on: 'time_passes',
      to: 'expire',
      when: 'nobody has decided for 24 hours',
      ...ended,
      clause: 'EVT-UNSPEC-02',
      origin: 'chosen',
    },
  ],
});
