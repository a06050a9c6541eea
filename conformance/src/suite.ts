// Runs the laws of the suite on a target.
import { laws, watchers } from './laws/index.ts';
import type { Report } from './report/report.ts';
import type { RunOptions } from './runner/options.ts';
import { runSuite } from './runner/run.ts';

/**
 * Runs the chosen laws. The report states what ended the run early: no service or control API, a
 * rejected key, the limit of requests, or the signal of the caller. Throws `BadUsage` if the port
 * for webhooks is taken.
 */
export const run = (options: RunOptions): Promise<Report> => runSuite({ laws, watchers }, options);
