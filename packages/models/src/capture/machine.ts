// The lifecycle of a capture: its result is known at once in test mode, and mostly in live mode.
import { machine } from '@kasir/core/resource';

export const captureMachine = machine({
  name: 'capture',
  states: ['PENDING', 'SUCCEEDED', 'FAILED'],
  transitions: [
    { from: null, on: 'wait', to: 'PENDING', emits: [], clause: 'PR2-UNSPEC-09', origin: 'chosen' },
    {
      from: 'PENDING',
      on: 'succeed',
      to: 'SUCCEEDED',
      emits: ['capture.succeeded'],
      clause: 'PR2-UNSPEC-09',
      origin: 'chosen',
    },
    {
      from: 'PENDING',
      on: 'fail',
      to: 'FAILED',
      emits: ['capture.failed'],
      clause: 'PR2-UNSPEC-09',
      origin: 'chosen',
    },
    {
      from: null,
      on: 'succeed',
      to: 'SUCCEEDED',
      emits: ['capture.succeeded'],
      clause: 'PR2-UNSPEC-09',
      origin: 'chosen',
    },
    {
      from: null,
      on: 'fail',
      to: 'FAILED',
      emits: ['capture.failed'],
      clause: 'PR2-UNSPEC-09',
      origin: 'chosen',
    },
  ],
});
