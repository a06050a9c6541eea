// Creates the laws that watch every response of a run.
import type { Watcher, Watching } from '../../runner/watch.ts';
import { formatWatchers } from './format.ts';
import { secretWatchers } from './secrets.ts';
import { shapeWatchers } from './shapes.ts';

/** Creates the laws that watch all others, anew for each run. */
export const watchers = ({ secrets, clockStands, demand }: Watching): Watcher[] => [
  ...formatWatchers(clockStands, demand),
  ...secretWatchers(secrets),
  ...shapeWatchers(demand),
];
