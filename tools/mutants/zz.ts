// args: FILE ids profile seed laws(comma or 'all')
import { readFileSync } from 'node:fs';
import { run, kasirControl } from '@kasir/conformance';
import { sourcesOf } from '../faults/place.ts';
import { environmentOf } from './mutant.ts';
import { writtenMutants } from './written.ts';
import { root, settings, startWith } from './settings.ts';
const [file = '', ids = '', profile = 'standard', seed = '1', laws = 'all'] = process.argv.slice(2);
const all = writtenMutants(readFileSync(file, 'utf8'), sourcesOf(root));
const some = ids === 'all' ? all : all.filter((one) => ids.split(',').some((id) => one.id.startsWith(id)));
console.log(some.map(({ id }) => id));
const server: any = await startWith(settings[0]!, 'hook.ts', environmentOf(some));
console.log(Object.keys(server));
const t = Date.now();
const report: any = await run({ baseUrl: server.baseUrl, key: server.key, control: kasirControl(server.controlUrl, server.controlToken), seed: Number(seed), profile: profile as never, ...(laws !== 'all' && { only: laws.split(',') }), mayExhaust: true, mayWait: true, maxRequests: Infinity } as never);
for (const l of report.laws) if (!['PASS', 'SKIP', 'VACUOUS', 'OBSERVED', 'BLOCKED'].includes(l.verdict)) console.log(l.id, l.endpoint ?? '', l.verdict, l.note ?? '', '\n   exp', String(l.failure?.expected).slice(0, 300), '\n   got', String(l.failure?.actual ?? l.failure?.received).slice(0, 300));
console.log('seconds', (Date.now() - t) / 1000);
process.exit();
