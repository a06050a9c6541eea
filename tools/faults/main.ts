// Starts a server with each fault and prints which law noticed it: `npm run faults`. `--check` only
// checks that every fault still finds its place, and prints hints for those that do not;
// `--only a,b` selects faults; `--json` prints JSON.
import { fileURLToPath } from 'node:url';
import { commandLine } from '../repository/command-line.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { formerSources } from './history.ts';
import { kill, type Kill } from './kill.ts';
import { lostness } from './lost.ts';
import { nearestIn } from './nearest.ts';
import { placesOf, sourcesOf } from './place.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const usage = 'Usage: npm run faults -- [--check] [--only ID,ID] [--seed N] [--json]';

const { values } = commandLine(usage, {
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const sources = sourcesOf(root);
const lost = faults.filter((fault) => placesOf(fault, sources).length !== 1);
if (lost.length > 0) {
  const former = formerSources(root);
  const hints = { sources, former, nearest: nearestIn(sources) };
  for (const text of lost.flatMap((fault) => lostness(fault, hints))) console.error(text);
  console.error(`faults: ${lost.length} of ${faults.length} lost their place`);
  process.exitCode = 1;
}

const line = ({ title }: Fault, { id, killed, requests, seconds, laws }: Kill): string =>
  [
    killed ? 'killed  ' : 'SURVIVED',
    id.padEnd(30),
    String(requests).padStart(6),
    seconds.toFixed(1).padStart(6),
    ` ${(laws.join(' ') || '-').padEnd(36)} ${title}`,
  ].join(' ');

const killAll = async (): Promise<void> => {
  const words = values.only?.split(',');
  const chosen = faults.filter(({ id }) => words?.includes(id) ?? true);
  const kills: Kill[] = [];
  if (!values.json) console.log(`${'fault'.padEnd(39)} requests seconds law`);
  for (const fault of chosen) {
    const one = await kill(fault, Number(values.seed));
    kills.push(one);
    if (!values.json) console.log(line(fault, one));
  }
  const survived = kills.filter(({ killed }) => !killed);
  if (values.json) console.log(JSON.stringify({ faults: kills }, null, 2));
  else console.log(`faults: ${kills.length - survived.length} of ${kills.length} killed`);
  if (survived.length > 0) process.exitCode = 1;
};

if (!values.check && lost.length === 0) await killAll();
if (values.check && lost.length === 0) console.log(`faults: ${faults.length} in their place`);
