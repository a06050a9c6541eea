// Runs the suite against a server with mutants, to find the law that notices one first, and how.
import {
  kasirControl,
  laws as allLaws,
  nameOf,
  run,
  type Law,
  type ProfileName,
  type Report,
} from '@kasir/conformance';
import type { BrokenServer } from '../faults/server.ts';
import type { JudgingLaw } from './map.ts';
import { environmentOf, type Mutant } from './mutant.ts';
import { settings, startWith, type Setting } from './settings.ts';

/**
 * Ways to notice a mutant: a law fails, the control API responds with 500 to a law, the server
 * exits, or it stops responding.
 */
export type How = 'law' | 'control' | 'crash' | 'hang';

export type Outcome =
  | { readonly verdict: 'stillborn'; readonly why: string }
  | {
      readonly verdict: 'killed';
      readonly how: How;
      /** Laws that failed, or that lost the control API; empty where the server exited or hung. */
      readonly laws: readonly string[];
      /** Laws without a verdict before it; none when left out. */
      readonly unclear?: readonly string[];
    }
  /** `unclear`: laws without a verdict, which is not a failure. */
  | { readonly verdict: 'survived'; readonly laws: number; readonly unclear: readonly string[] };

export interface SuiteOptions {
  readonly profile: ProfileName;
  readonly seed: number;
}

/** A request of the suite that takes longer counts as one without a response. */
const REQUEST_MS = 10_000;
/** A run may take this many times as long as on the unchanged server, and this much longer. */
const TIMES = 3;
const EXTRA_SECONDS = 30;

const lawNamed = new Map(allLaws.map((law) => [nameOf(law), law]));

const lawOf = ({ name }: JudgingLaw): Law => {
  const law = lawNamed.get(name);
  if (!law) throw new Error(`No law is called ${name}.`);
  return law;
};

/** Returns the laws of a report that have no verdict. */
const unclearIn = ({ laws }: Report): readonly string[] =>
  laws
    .filter(({ verdict }) => ['BLOCKED', 'INCONCLUSIVE', 'ERROR', 'VACUOUS'].includes(verdict))
    .filter(({ id }) => lawNamed.has(id))
    .map(({ id, verdict }) => `${verdict} ${id}`);

/** Only a defect makes the control API respond so: an unchanged server under load responds late. */
const CONTROL_FAILED = /^the control interface failed: .* responded with 500 /;

/** Returns the law to which the control API responded with 500. */
const controlFailedIn = ({ laws }: Report): string | undefined =>
  laws.find(({ verdict, note }) => verdict === 'INCONCLUSIVE' && CONTROL_FAILED.test(note ?? ''))
    ?.id;

const judge = (report: Report, server: BrokenServer): Outcome => {
  const failed = report.laws.filter(({ verdict }) => verdict === 'FAIL').map(({ id }) => id);
  const unclear = unclearIn(report);
  if (failed.length > 0)
    return { verdict: 'killed', how: 'law', laws: failed, ...(unclear.length > 0 && { unclear }) };
  const broken = controlFailedIn(report);
  if (broken !== undefined) return { verdict: 'killed', how: 'control', laws: [broken], unclear };
  const { exitCode, signalCode } = server.process;
  if (exitCode !== null || signalCode !== null)
    return { verdict: 'killed', how: 'crash', laws: [] };
  if (report.ended !== null) return { verdict: 'killed', how: 'hang', laws: [] };
  return { verdict: 'survived', laws: report.laws.length, unclear };
};

/** A server with mutants, and the suite against it. */
class Trial {
  readonly #setting: Setting;
  readonly #options: SuiteOptions;
  readonly #server: BrokenServer;

  constructor(setting: Setting, options: SuiteOptions, server: BrokenServer) {
    [this.#setting, this.#options, this.#server] = [setting, options, server];
  }

  /** Runs laws until one fails; with `again`, a failure is repeated as in a run of a user. */
  async run(laws: readonly JudgingLaw[], again: boolean): Promise<Outcome> {
    const { baseUrl, key, controlUrl, controlToken } = this.#server;
    const usual = laws.reduce((sum, { seconds }) => sum + seconds, 0);
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort('a time limit'),
      (usual * TIMES + EXTRA_SECONDS) * 1_000,
    );
    try {
      const report = await run({
        ...this.#options,
        baseUrl,
        key,
        control: kasirControl(controlUrl, controlToken),
        mayWait: this.#setting.waits,
        maxRequests: Infinity,
        timeoutMs: REQUEST_MS,
        untilBroken: !again,
        signal: late.signal,
        laws: laws.map(lawOf),
      });
      return judge(report, this.#server);
    } finally {
      clearTimeout(timer);
    }
  }
}

const tryOn = async (
  setting: Setting,
  mutants: readonly Mutant[],
  laws: readonly JudgingLaw[],
  options: SuiteOptions,
): Promise<Outcome> => {
  let server: BrokenServer;
  try {
    server = await startWith(setting, 'hook.ts', environmentOf(mutants));
  } catch (error) {
    return { verdict: 'stillborn', why: error instanceof Error ? error.message : String(error) };
  }
  const trial = new Trial(setting, options, server);
  try {
    let left = laws;
    let unclear: readonly string[] = [];
    for (;;) {
      const outcome = await trial.run(left, false);
      if (outcome.verdict === 'stillborn') return outcome;
      unclear = [...unclear, ...(outcome.unclear ?? [])];
      if (outcome.verdict !== 'killed' || outcome.how !== 'law') return { ...outcome, unclear };
      const at = left.findIndex(({ name }) => outcome.laws.includes(name));
      const failed = left[at];
      // A law that watches all responses noticed it, whichever law sent the request.
      if (!failed) return { ...outcome, unclear };
      const repeated = await trial.run([failed], true);
      if (repeated.verdict === 'killed') return { ...outcome, laws: [failed.name], unclear };
      left = left.slice(at + 1);
      if (left.length === 0) return { verdict: 'survived', laws: laws.length, unclear };
    }
  } finally {
    await server.stop();
  }
};

/**
 * Runs laws, in the order of their settings and in the given order, on servers that have all of
 * these mutants, until one law notices something.
 */
export const tryMutants = async (
  mutants: readonly Mutant[],
  laws: readonly JudgingLaw[],
  options: SuiteOptions,
): Promise<Outcome> => {
  let count = 0;
  const unclear: string[] = [];
  for (const setting of settings) {
    const chosen = laws.filter((law) => law.setting === setting.name);
    if (chosen.length === 0) continue;
    const outcome = await tryOn(setting, mutants, chosen, options);
    if (outcome.verdict === 'stillborn') return outcome;
    if (outcome.verdict === 'killed')
      return { ...outcome, unclear: [...unclear, ...(outcome.unclear ?? [])] };
    count += outcome.laws;
    unclear.push(...outcome.unclear);
  }
  return { verdict: 'survived', laws: count, unclear };
};
