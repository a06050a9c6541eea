// The laws that watch every response of a run.
import type { Watcher } from '../../run/watch.ts';
import type { Secrets } from '../../wire/secrets.ts';
import { formatWatchers } from './format.ts';
import { secretWatchers } from './secrets.ts';
import { shapeWatchers } from './shapes.ts';

/** Laws that watch all others; new ones for each run. */
export const watchers = (secrets: Secrets, clockStands: boolean): Watcher[] => [
  ...formatWatchers(clockStands),
  ...secretWatchers(secrets),
  ...shapeWatchers(),
];
