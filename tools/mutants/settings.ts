// The server settings that laws need: the first suffices for most laws, and some can notice nothing
// on it.
import { fileURLToPath } from 'node:url';
import type { Law } from '@kasir/conformance';
import { startChanged, type BrokenServer } from '../faults/server.ts';

export interface Setting {
  readonly name: string;
  readonly flags: readonly string[];
  readonly perMinute: number;
  /** True when half a minute of real time may pass. */
  readonly waits: boolean;
  readonly holds: (law: Law) => boolean;
}

const MANY = 3_000;
/** A limit small enough for laws to use up without `--allow exhaust`. */
const FEW = 60;

const exhausts = ({ needs }: Law): boolean => needs.includes('exhaust');
const lasts = ({ needs }: Law): boolean => needs.includes('wait');
/** True for laws that can show something only when refunds wait for the channel. */
const later = ({ on }: Law): boolean => on === 'refunds.cancel';

/** Each law is tried on the first setting that holds it, in this order. */
export const settings: readonly Setting[] = [
  {
    name: 'usual',
    flags: [],
    perMinute: MANY,
    waits: false,
    holds: (law) => !exhausts(law) && !lasts(law) && !later(law),
  },
  {
    name: 'late refunds',
    flags: ['--refunds', 'async'],
    perMinute: MANY,
    waits: false,
    holds: later,
  },
  { name: 'small limits', flags: [], perMinute: FEW, waits: false, holds: exhausts },
  { name: 'real time', flags: [], perMinute: MANY, waits: true, holds: lasts },
];

/** Returns laws in the order of the settings that they need. */
export const inSettings = <T extends { readonly setting: string }>(laws: readonly T[]): T[] =>
  settings.flatMap(({ name }) => laws.filter(({ setting }) => setting === name));

/** Longer than any server needs to be ready. */
const START_MS = 60_000;

/** Starts a server of a setting with a hook of this folder. */
export const startWith = (
  { flags, perMinute }: Setting,
  hook: 'hook.ts' | 'coverage-hook.ts',
  environment: NodeJS.ProcessEnv,
): Promise<BrokenServer> =>
  startChanged({
    name: hook,
    hook: new URL(hook, import.meta.url).href,
    flags,
    startMs: START_MS,
    // The default limit is not set, because the mutant may have changed it in the source.
    environment: {
      ...environment,
      ...(perMinute === MANY ? {} : { KASIR_RATE_LIMIT_TEST: String(perMinute) }),
    },
  });

/** Path of the root of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
