// `npm run powercut`: cuts the power of a real server, 70 times unless `-- --cuts N` says
// otherwise, and then that of servers with faults, whose losses must be found. `--seed N` repeats
// the requests and losses of a run; the moments of the cuts are new each time.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../repository/command-line.ts';
import { powerFaults } from '../faults/power.ts';
import { buildRecorder } from './folder.ts';
import { powercut, type Outcome } from './powercut.ts';
import { startServer } from './server.ts';

/** Cuts of one data folder, before a new one is used. */
const CUTS_EACH = 10;
/** Number of cuts within which the losses of a fault must be found. */
const CUTS_OF_FAULT = 20;
/** Maximum number of findings printed for a folder: one loss causes many. */
const FINDINGS_MAX = 3;

const usage = 'Usage: npm run powercut -- [--cuts N] [--seed N]';

const { values } = commandLine(usage, {
  options: { seed: { type: 'string' }, cuts: { type: 'string', default: '70' } },
});
const cuts = Number(values.cuts);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (!Number.isInteger(cuts) || cuts < 1 || !Number.isInteger(seed)) {
  console.error(usage);
  process.exit(2);
}
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const place = mkdtempSync(join(tmpdir(), 'kasir-powercut-'));
process.on('exit', () => rmSync(place, { recursive: true, force: true }));
const recorder = join(place, 'recorder.so');
try {
  buildRecorder(recorder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

/**
 * Starts a server and stops it in order, which leaves compiled code, so that the others start fast.
 */
const compile = async (): Promise<void> => {
  process.env['NODE_COMPILE_CACHE'] = join(place, 'compiled');
  const disk = join(place, 'first');
  mkdirSync(disk);
  const recording = join(place, 'recording');
  const server = startServer({ disk, recorder, recording, fault: null });
  await server.ready;
  await server.stop();
};

const summary = ({ lostAll, lostSome, acknowledged, unsynced }: Outcome): string =>
  `${lostAll + lostSome} cuts (${lostAll} lost all that was not synced, ${lostSome} some of it; ` +
  `${unsynced} changes), ${acknowledged} responses`;

console.log(`powercut: seed ${seed}`);
await compile();
for (let done = 0; done < cuts; done += CUTS_EACH) {
  const life = { seed: seed + done, cuts: Math.min(CUTS_EACH, cuts - done), place, recorder };
  const outcome = await powercut({ ...life, delivers: done === 0 });
  console.log(`${summary(outcome)}: ${outcome.findings.length === 0 ? 'nothing lost' : 'LOSSES'}`);
  for (const finding of outcome.findings.slice(0, FINDINGS_MAX)) {
    console.error(`\nseed ${life.seed}: ${finding}`);
  }
  if (outcome.findings.length > 0) process.exitCode = 1;
}
for (const { id, title } of powerFaults) {
  const outcome = await powercut({ seed, cuts: CUTS_OF_FAULT, place, recorder, fault: id });
  const isFound = outcome.findings.length > 0;
  console.log(`${id}, ${title}: ${isFound ? 'found' : 'NOT FOUND'} after ${summary(outcome)}`);
  if (!isFound) process.exitCode = 1;
}
