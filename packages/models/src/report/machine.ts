// The lifecycle of a report: generated, or failed.
import { machine } from '@kasir/core/resource';

export const reportMachine = machine({
  name: 'report',
  states: ['PENDING', 'COMPLETED', 'FAILED'],
  transitions: [
    { from: null, on: 'request', to: 'PENDING', clause: 'STATE-RPT-03', origin: 'stated' },
    {
      from: 'PENDING',
      on: 'generate',
      to: 'COMPLETED',
      emits: ['reports.completed'],
      clause: 'STATE-RPT-01',
      origin: 'stated',
    },
    {
      from: 'PENDING',
      on: 'generation_fails',
      to: 'FAILED',
      emits: ['reports.failed'],
      clause: 'STATE-RPT-02',
      origin: 'stated',
    },
  ],
});
