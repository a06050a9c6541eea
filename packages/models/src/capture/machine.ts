// The lifecycle of a capture: its result is known at once.
import { machine } from '@kasir/core';

export const captureMachine = machine({
  name: 'capture',
  states: ['SUCCEEDED', 'FAILED'],
  transitions: [
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
