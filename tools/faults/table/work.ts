// Data table of faults in due work: how long what it needs is kept.
import type { Fault } from '../fault.ts';

export const workFaults: readonly Fault[] = [
  {
    id: 'work-event-forgotten',
    title: 'an event is deleted a minute after an attempt that failed',
    find: "status === 'PENDING' ? {} : { expires: at.now + KEPT_MS }",
    replace: '{ expires: at.now + 60_000 }',
    laws: ['wh-8'],
  },
];
