// Data table of faults in jobs: the data that they need is deleted too early.
import type { Fault } from '../fault.ts';

export const workFaults: readonly Fault[] = [
  {
    id: 'work-event-forgotten',
    title: 'an event is deleted a minute after an attempt that failed',
    find: 'const kept = waits ? {} : { expires: d.now + KEPT_MS };',
    replace: 'const kept = { expires: d.now + 60_000 };',
    laws: ['story-157'],
  },
];
