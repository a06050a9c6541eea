// `npm run hammer`: sends seeded hostile traffic to every listener of a real server. `-- --seed N`
// repeats a run, `--minutes M` sets its length, `--store sqlite|postgres` selects one engine.
import { commandLine } from '../repository/command-line.ts';
import { measureCallerCosts } from './caller-cost.ts';
import { openDatabase, type Engine } from './database.ts';
import { hammer, type Outcome } from './hammer.ts';
import { hammerOperators } from './operators.ts';
import { startTarget } from './target.ts';

const usage = 'Usage: npm run hammer -- [--seed N] [--minutes M] [--store sqlite|postgres]';

const { values } = commandLine(usage, {
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '2' },
    store: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const wanted = values.store ?? 'both';
if (!(minutes > 0) || !Number.isInteger(seed) || !['sqlite', 'postgres', 'both'].includes(wanted)) {
  console.error(usage);
  process.exit(2);
}
const engines = (wanted === 'both' ? ['sqlite', 'postgres'] : [wanted]) as Engine[];
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const summary = ({ requests, statuses, outages, lines }: Outcome): string => {
  const counts = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, n]) => `${status}: ${n}`);
  return `${requests} requests, ${outages} outages, ${lines} log lines (${counts.join(', ')})`;
};

/**
 * Measures the cost of strangers on an otherwise idle server; returns whether nothing was found.
 */
const measureStrangers = async (): Promise<boolean> => {
  const database = await openDatabase('sqlite');
  const options = { storage: database.flags, fault: null, onLine: () => undefined };
  const target = await startTarget(options);
  try {
    const { findings, requests, dearest } = await measureCallerCosts(target);
    console.log(`strangers: ${requests} requests, the dearest ${dearest}`);
    for (const finding of findings) console.error(`\nstrangers: ${finding}`);
    return findings.length === 0;
  } finally {
    await target.stop();
    await database.remove();
  }
};

console.log(`hammer: seed ${seed}, ${minutes} minutes on ${engines.join(' and ')}`);
if (!(await measureStrangers())) process.exitCode = 1;
const operators = await hammerOperators();
console.log(`operators: ${operators.disk ? 'with' : 'without (root on Linux only)'} a full disk`);
for (const finding of operators.findings) console.error(`\noperators: ${finding}`);
if (operators.findings.length > 0) process.exitCode = 1;
for (const engine of engines) {
  const outcome = await hammer({ seed, engine, ms: (minutes * 60_000) / engines.length });
  console.log(`${engine}: ${summary(outcome)}`);
  for (const finding of outcome.findings) console.error(`\n${engine}, seed ${seed}: ${finding}`);
  if (outcome.findings.length > 0) process.exitCode = 1;
}
if (!process.exitCode) console.log('hammer: no findings');
