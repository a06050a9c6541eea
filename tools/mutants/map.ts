// Builds the coverage map: the places of the sources that each law of the suite runs on our server,
// and those that run while it starts. Built once for a version of the sources.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  kasirControl,
  laws as allLaws,
  nameOf,
  run,
  type Law,
  type ProfileName,
} from '@kasir/conformance';
import type { BrokenServer } from '../faults/server.ts';
import { isTest, pathsOf } from '../repository/files.ts';
import type { Ran } from './coverage-hook.ts';
import type { Spans } from './executed.ts';
import { root, settings, startWith, type Setting } from './settings.ts';

/** A law as it ran on the unchanged server. */
export interface JudgingLaw {
  readonly name: string;
  readonly setting: string;
  readonly seconds: number;
}

export interface CoverageMap {
  readonly profile: ProfileName;
  readonly seed: number;
  /** Laws that pass on the unchanged server; only these may judge a mutant. */
  readonly laws: readonly JudgingLaw[];
  /** The parts that ran until the server was ready. */
  readonly start: Ran;
  /**
   * By file: each set of executed parts, and the laws (their positions in the list) that ran it.
   */
  readonly files: Readonly<
    Record<string, readonly { readonly spans: Spans; readonly laws: readonly number[] }[]>
  >;
}

export interface MapOptions {
  readonly profile: ProfileName;
  readonly seed: number;
  readonly print: (line: string) => void;
}

/** Folder that is kept from run to run. */
export const cache = join(root, 'node_modules/.cache/mutants');

/** Incremented when the format of the map changes. */
const FORMAT = 1;

/** Returns a hash of the sources, the suite and the options, on which the map depends. */
export const versionOf = ({ profile, seed }: Omit<MapOptions, 'print'>): string => {
  const hash = createHash('sha256').update([FORMAT, profile, seed, process.version].join(' '));
  for (const folder of ['packages', 'clients', 'conformance']) {
    for (const path of pathsOf(root, folder)) {
      if (!path.endsWith('.ts') || isTest(path)) continue;
      hash.update(`${path}\n`).update(readFileSync(join(root, path)));
    }
  }
  return hash.digest('hex').slice(0, 16);
};

const take = async ({ process: server }: BrokenServer): Promise<Ran> => {
  const message = once(server, 'message') as Promise<[Ran]>;
  server.send('take');
  const [ran] = await message;
  return ran;
};

/** Collects the parts that laws ran. */
class Gathered {
  readonly laws: JudgingLaw[] = [];
  readonly #files = new Map<string, Map<string, number[]>>();

  add(ran: Ran, laws: readonly number[]): void {
    for (const [file, spans] of Object.entries(ran)) {
      const byText = this.#files.get(file) ?? new Map<string, number[]>();
      this.#files.set(file, byText);
      const text = spans.join(' ');
      byText.set(text, [...(byText.get(text) ?? []), ...laws]);
    }
  }

  files(): CoverageMap['files'] {
    return Object.fromEntries(
      [...this.#files].map(([file, byText]) => [
        file,
        [...byText].map(([text, laws]) => ({ spans: text.split(' ').map(Number), laws })),
      ]),
    );
  }
}

/** Runs the laws of a setting and records what each ran. Resolves to what ran during the start. */
const gather = async (
  setting: Setting,
  gathered: Gathered,
  { profile, seed, print }: MapOptions,
): Promise<Ran> => {
  const chosen = allLaws.filter((law) => setting.holds(law));
  const before = gathered.laws.length;
  const server = await startWith(setting, 'coverage-hook.ts', { NODE_DISABLE_COMPILE_CACHE: '1' });
  const control = kasirControl(server.controlUrl, server.controlToken);
  const deferring: number[] = [];
  const rans = new Map<string, Ran>();
  const watched = (law: Law): Law => ({
    ...law,
    run: async (trial) => {
      // The code that runs before the first law discovers endpoints, and belongs to no law.
      if (rans.size === 0) await take(server);
      try {
        await law.run(trial);
      } finally {
        await control.waitUntilIdle?.();
        rans.set(nameOf(law), await take(server));
        if (trial.deferred.length > 0) deferring.push(chosen.indexOf(law));
      }
    },
  });
  try {
    const start = await take(server);
    const report = await run({
      baseUrl: server.baseUrl,
      key: server.key,
      control,
      seed,
      profile,
      mayWait: setting.waits,
      maxRequests: Infinity,
      laws: chosen.map(watched),
    });
    const broken = report.laws.filter(({ verdict }) => verdict === 'FAIL' || verdict === 'ERROR');
    for (const { id, verdict } of broken) print(`${verdict} without any mutant: ${id}`);
    const at = new Map<number, number>();
    for (const { id, verdict, seconds } of report.laws) {
      if (verdict !== 'PASS' && verdict !== 'OBSERVED') continue;
      const ran = rans.get(id);
      if (!ran) continue;
      at.set(
        chosen.findIndex((law) => nameOf(law) === id),
        gathered.laws.length,
      );
      gathered.add(ran, [gathered.laws.length]);
      gathered.laws.push({ name: id, setting: setting.name, seconds });
    }
    // The code of checks at the end of the run is attributed to all laws that deferred a check.
    gathered.add(
      await take(server),
      deferring.flatMap((law) => at.get(law) ?? []),
    );
    print(`${setting.name}: ${gathered.laws.length - before} laws, ${report.seconds.toFixed(0)} s`);
    return start;
  } finally {
    await server.stop();
  }
};

/** Returns the map of the current sources: from the cache, or built in some minutes. */
export const coverageMap = async (options: MapOptions): Promise<CoverageMap> => {
  const cached = join(cache, `${versionOf(options)}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as CoverageMap;
  options.print('The coverage map of these sources is made; it is kept for the next time.');
  const gathered = new Gathered();
  let start: Ran = {};
  for (const setting of settings) {
    const ran = await gather(setting, gathered, options);
    if (setting === settings[0]) start = ran;
  }
  const { profile, seed } = options;
  const map: CoverageMap = { profile, seed, laws: gathered.laws, start, files: gathered.files() };
  mkdirSync(dirname(cached), { recursive: true });
  writeFileSync(cached, JSON.stringify(map));
  return map;
};
