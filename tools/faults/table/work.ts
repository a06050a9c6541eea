// Data table of faults in due work: what is claimed, in which order, and how long it is kept.
import type { Fault } from '../fault.ts';

const rounds = 'packages/core/src/server/rounds.ts';

export const workFaults: readonly Fault[] = [
  {
    id: 'work-event-forgotten',
    title: 'an event is deleted a minute after an attempt that failed',
    file: 'packages/webhooks/src/delivery/record.ts',
    find: "status === 'PENDING' ? {} : { expires: at.now + KEPT_MS }",
    replace: '{ expires: at.now + 60_000 }',
    laws: ['wh-8'],
  },
  {
    id: 'work-retry-late-forgotten',
    title: 'work that falls due later is never done',
    file: rounds,
    find: 'for (const queue of await ripen()) this.add(queue);',
    replace: 'await ripen();',
    laws: ['wh-8'],
  },
];
