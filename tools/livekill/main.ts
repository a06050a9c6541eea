// `npm run livekill`: kills platform and connectors of live mode at random points, in 200 rounds
// unless `-- --rounds N` says otherwise, and compares both books after each. `--seed N` repeats the
// choices of a run; the moments of the kills are new each time.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../repository/command-line.ts';
import { openChain } from './chain.ts';
import { livekill } from './livekill.ts';
import { openTestConnectors } from './test-connectors.ts';

/** Rounds of one data folder, before a new one is used. */
const ROUNDS_EACH = 10;

/** Engines of the store of the platform. */
const ENGINES = ['sqlite', 'postgres'] as const;

const usage =
  'Usage: npm run livekill -- [--rounds N] [--seed N] [--chain] [--store sqlite|postgres] [--keep]';

const { values } = commandLine(usage, {
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string', default: '200' },
    chain: { type: 'boolean', default: false },
    store: { type: 'string', default: 'sqlite' },
    keep: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const engine = ENGINES.find((one) => one === values.store);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed) || engine === undefined) {
  console.error(usage);
  process.exit(2);
}
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const place = mkdtempSync(join(tmpdir(), 'kasir-livekill-'));
process.on('exit', () => {
  if (values.keep) console.log(`The files are in ${place}`);
  else rmSync(place, { recursive: true, force: true });
});
process.env['NODE_COMPILE_CACHE'] ??= join(place, 'compiled');

console.log(`livekill: seed ${seed}, ${rounds} rounds`);
for (let done = 0; done < rounds; done += ROUNDS_EACH) {
  const folder = join(place, String(done));
  mkdirSync(folder);
  const history = {
    // Two settings alternate with the seed: the treatment of late successes, and that of captures.
    seed: seed + done / ROUNDS_EACH,
    rounds: Math.min(ROUNDS_EACH, rounds - done),
    folder,
    engine,
    openBackground: values.chain ? openChain : openTestConnectors,
  };
  const outcome = await livekill(history);
  const counts = [...outcome.outcomes].map(([name, count]) => `${count} ${name}`).toSorted();
  console.log(
    `${outcome.rounds} rounds, ${outcome.kills} kills, ${outcome.faults} faults of the network, ` +
      `${outcome.stories} stories, ${outcome.operations} operations (${counts.join(', ')}): ` +
      (outcome.findings.length === 0 ? 'both books agree' : 'DIFFERENCES'),
  );
  for (const finding of outcome.findings) console.error(`\nseed ${history.seed}: ${finding}`);
  if (outcome.findings.length > 0) process.exitCode = 1;
}
