// Metrics of the process, under the names that every Prometheus client library uses.
import { readdirSync } from 'node:fs';
import type { Family } from './exposition.ts';

/** Returns the number of open files, or null if the system does not report it. */
const openFiles = (): number | null => {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return null;
  }
};

const one = (
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  value: number | null,
): Family => ({ name, type, help, samples: value === null ? [] : [{ value }] });

/** Returns the metrics, measured on request: nothing runs in between. */
export const processFamilies = (): Family[] => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const { utilization } = performance.eventLoopUtilization();
  return [
    one(
      'process_cpu_seconds_total',
      'counter',
      'CPU time of the process.',
      (user + system) / 1_000_000,
    ),
    one('process_resident_memory_bytes', 'gauge', 'Memory of the process.', rss),
    one(
      'process_start_time_seconds',
      'gauge',
      'When the process began.',
      performance.timeOrigin / 1_000,
    ),
    one('process_open_fds', 'gauge', 'Open files and sockets.', openFiles()),
    one('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', heapUsed),
    one('nodejs_heap_size_total_bytes', 'gauge', 'Heap taken from the system.', heapTotal),
    one('nodejs_external_memory_bytes', 'gauge', 'Memory outside of the heap.', external),
    one(
      'nodejs_eventloop_utilization',
      'gauge',
      'Part of its life that the event loop was busy, 0 to 1.',
      utilization,
    ),
  ];
};
