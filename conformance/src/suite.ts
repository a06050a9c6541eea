// The suite as a whole: its laws on a target.
import { laws, watchers } from './laws/index.ts';
import type { Report } from './report/report.ts';
import type { RunOptions } from './run/options.ts';
import { runSuite } from './run/run.ts';

/**
 * Runs the chosen laws. Whatever ends the run early is in its report: no service or no control API,
 * a rejected key, requests that are used up, the signal of the caller. Throws `BadUsage` when the
 * port for webhooks is taken.
 */
export const run = (options: RunOptions): Promise<Report> => runSuite({ laws, watchers }, options);
