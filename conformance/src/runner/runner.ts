// Runs laws and collects their results: in parallel where possible, the rest one after the other.
import { obliges } from '../clauses.ts';
import { nameOf, type Law } from '../law.ts';
import type { Verdict } from '../verdict.ts';
import type { LawResult } from '../report/report.ts';
import { summarizeEvidence } from '../report/evidence-summary.ts';
import { clausesOfFailure } from '../report/failure-clauses.ts';
import { evidenceOf, requestsIn } from '../report/evidence.ts';
import { timelineOf } from '../report/timeline.ts';
import { toHttp, toTranscript } from '../report/transcript.ts';
import type { Violation } from '../violation.ts';
import { attempt, confirm, runDeferredChecks, waitUntilIdle, type Outcome } from './attempt.ts';
import { costOf, costOfAll } from './costs.ts';
import type { ProfileName } from '../run/profiles.ts';
import { applyKnownFailures } from '../report/known-failures.ts';
import { distributed, inOrder, openTracks, runsInParallel } from './tracks.ts';
import type { RunOptions } from './options.ts';
import { isSelected, type Skip } from './plan.ts';
import { hashText, seedFor } from '../run/seed.ts';
import type { Watch } from './watch.ts';
import type { RunContext } from '../run/run-context.ts';

const result = (law: Law, seed: number, rest: Partial<LawResult>): LawResult => ({
  id: nameOf(law),
  title: law.title,
  level: law.level,
  clauses: law.clauses,
  verdict: 'PASS',
  reason: null,
  note: null,
  requests: 0,
  seconds: 0,
  seed,
  failure: null,
  ...rest,
});

/** Returns a short hash of a failure, so that a replay can tell whether it is the same one. */
const signatureOf = ({ expected }: Violation): string =>
  hashText(expected.replaceAll(/[\d-]+/g, '#')).toString(36);

/** A law that was tried but not judged yet. */
interface Tried {
  readonly outcome: Outcome;
  readonly partial: Partial<LawResult>;
}

/**
 * Returns whether a law that ran in parallel must be tried again alone, because its outcome is
 * unknown.
 */
const isUnknown = ({ outcome: { verdict } }: Tried): boolean =>
  verdict === 'BLOCKED' || verdict === 'INCONCLUSIVE' || verdict === 'ERROR';

/** Returns whether a law has deferred checks, which run when the target is idle. */
const isWaiting = ({ outcome }: Tried): boolean =>
  outcome.verdict === 'PASS' && outcome.trial.deferred.length > 0;

/** Returns whether a law needs further steps before it has a result. */
const isOpen = (tried: Tried): boolean => tried.outcome.verdict === 'FAIL' || isWaiting(tried);

/**
 * Runs the laws of a run. Two laws run at once only on separate accounts, so that runs can be
 * replayed and lists do not change while they are read.
 */
export class Runner {
  readonly #options: RunOptions;
  readonly #context: RunContext;
  readonly #watch: Watch;
  readonly #runSeed: number;
  #publishes = true;
  #progress = { done: 0, total: 0, share: 0 };
  /** Requests that the laws of the run are likely to send. */
  #work = 1;

  constructor(options: RunOptions, context: RunContext, watch: Watch, runSeed: number) {
    this.#options = options;
    this.#context = context;
    this.#watch = watch;
    this.#runSeed = runSeed;
  }

  /**
   * Runs the laws without a skip. `publishes` is true if they are selected themselves, and false if
   * they only send requests for the watchers; `parallel` is true if laws may run in parallel. Laws
   * that are left at the end of the run are skipped with its reason.
   */
  async run(
    skips: ReadonlyMap<Law, Skip | null>,
    { publishes, parallel }: { readonly publishes: boolean; readonly parallel: boolean },
  ): Promise<LawResult[]> {
    this.#publishes = publishes;
    const { end } = this.#context;
    const results = new Map<Law, LawResult>();
    const waiting: { readonly law: Law; readonly tried: Tried }[] = [];
    const add = (law: Law, found: LawResult): boolean => {
      const one = this.#publish(found);
      results.set(law, one);
      const stop = one.verdict === 'FAIL' || this.#watch.broken;
      return stop && this.#options.untilBroken === true;
    };
    const all = [...skips].flatMap(([law, skip]) => (skip === null ? [law] : []));
    this.#progress = { done: 0, total: all.length, share: 0 };
    this.#work = Math.max(1, costOfAll(all, this.#profile));
    let known: ReadonlyMap<Law, LawResult | Tried> | null = null;
    for (const law of parallel ? inOrder([...skips.keys()]) : skips.keys()) {
      const own = skips.get(law) ?? null;
      if (parallel && own === null && runsInParallel(law))
        known ??= await this.#runParallel(all.filter(runsInParallel));
      const before: LawResult | Tried | undefined = known?.get(law);
      const skip = own ?? (before === undefined ? end.ending : null);
      if (skip) {
        add(law, result(law, this.#seed(law), { verdict: 'SKIP', ...skip }));
        continue;
      }
      if (before !== undefined && 'verdict' in before) {
        add(law, before);
        continue;
      }
      const tried = before ?? (await this.#try(law, this.#context));
      if (before === undefined) this.#advance(law);
      if (isWaiting(tried)) waiting.push({ law, tried });
      else if (add(law, await this.#judge(law, tried))) return [...results.values()];
    }
    if (waiting.length > 0) await waitUntilIdle(this.#context);
    for (const { law, tried } of waiting) {
      const outcome = await runDeferredChecks(tried.outcome);
      if (add(law, await this.#judge(law, { ...tried, outcome }))) break;
    }
    return [...skips.keys()].flatMap((law) => results.get(law) ?? []);
  }

  /** Returns the results of the watchers that are selected or have failed. */
  watched(only: readonly string[]): LawResult[] {
    this.#publishes = true;
    const selected = this.#watch
      .outcome()
      .filter(({ law, violation }) => violation !== null || isSelected(law, only));
    return selected.map(({ law, seen, violation }) => {
      const one = violation
        ? this.#failed(law, 'FAIL', violation, 'seen once')
        : result(law, this.#seed(law), seen > 0 ? {} : this.#unseen());
      return this.#publish(one);
    });
  }

  /** Returns the result of a watcher without a relevant response. */
  #unseen(): Partial<LawResult> {
    const { ending } = this.#context.end;
    return ending
      ? { verdict: 'SKIP', ...ending }
      : { verdict: 'VACUOUS', note: 'no response was relevant to it' };
  }

  /** Applies known failures to a result and publishes it. */
  #publish(result: LawResult): LawResult {
    const { known = [], onResult } = this.#options;
    const note = result.note && this.#context.secrets.redact(result.note);
    const today = new Date().toISOString().slice(0, 10);
    const one = applyKnownFailures(known, today, { ...result, note });
    if (this.#publishes) onResult?.(one);
    return one;
  }

  get #profile(): ProfileName {
    return this.#options.profile ?? 'standard';
  }

  #seed(law: Law): number {
    return seedFor(this.#runSeed, nameOf(law));
  }

  /**
   * Runs laws in tracks. Laws with an unknown outcome are tried again alone, and so are failed ones
   * before they count.
   */
  async #runParallel(laws: readonly Law[]): Promise<ReadonlyMap<Law, LawResult | Tried>> {
    const { end } = this.#context;
    const known = new Map<Law, LawResult | Tried>();
    const tracks = await openTracks(this.#context, laws.length);
    const cost = (law: Law): number => costOf(law, this.#profile);
    const shares = distributed(laws, tracks.length, cost);
    await Promise.all(
      tracks.map(async (track, at) => {
        for (const law of shares[at] ?? []) {
          if (end.ending !== null) return;
          const tried = await this.#try(law, track);
          if (isUnknown(tried)) continue;
          this.#advance(law);
          // The exchanges of a law are kept only until it has a result.
          const result = isOpen(tried) ? tried : await this.#judge(law, tried);
          known.set(law, result);
        }
      }),
    );
    return known;
  }

  async #try(law: Law, context: RunContext): Promise<Tried> {
    const { client } = context;
    const started = client.now();
    const { outcome, requests } = await attempt(law, context, this.#seed(law));
    const seconds = (client.now() - started) / 1_000;
    return { outcome, partial: { requests, seconds } };
  }

  /** Counts one more finished law. */
  #advance(law: Law): void {
    this.#progress.done += 1;
    this.#progress.share = Math.min(
      1,
      this.#progress.share + costOf(law, this.#profile) / this.#work,
    );
    const { sent: requests } = this.#context.client;
    this.#options.onProgress?.({ ...this.#progress, requests });
  }

  async #judge(law: Law, { outcome, partial }: Tried): Promise<LawResult> {
    const seed = this.#seed(law);
    if (outcome.verdict === 'FAIL') {
      const times = this.#options.untilBroken ? 0 : undefined;
      const { verdict, hits } = await confirm(law, this.#context, seed, times);
      return { ...this.#failed(law, verdict, outcome.violation, hits), ...partial };
    }
    if (outcome.verdict !== 'PASS') {
      const { verdict, note } = outcome;
      const reason = outcome.verdict === 'SKIP' ? outcome.reason : null;
      return result(law, seed, { ...partial, verdict, note, reason });
    }
    const missing = law.witnesses.filter((name) => !outcome.trial.reached.has(name));
    const held: Verdict = law.level === 'O' ? 'OBSERVED' : 'PASS';
    return result(law, seed, {
      ...partial,
      verdict: missing.length > 0 ? 'VACUOUS' : held,
      note: missing.length > 0 ? `never reached: ${missing.join('; ')}` : null,
    });
  }

  #failed(law: Law, verdict: Verdict, violation: Violation, hits: string): LawResult {
    const { secrets, origins, demand, tag } = this.#context;
    const safe = (text: string): string => secrets.redact(text);
    if (demand === 'stated' && law.isOwn !== true && !law.clauses.some(obliges)) {
      const note = `no clause asks for it: expected ${violation.expected}, saw ${violation.seen}`;
      return result(law, this.#seed(law), { verdict: 'OBSERVED', note: safe(note) });
    }
    const evidence = evidenceOf(violation);
    const exchanges = requestsIn(evidence);
    return result(law, this.#seed(law), {
      verdict,
      failure: {
        done: summarizeEvidence(evidence, secrets),
        expected: safe(violation.expected),
        seen: safe(violation.seen),
        diff: violation.diff.map(({ path, wanted, seen }) => ({
          path: safe(path),
          wanted: wanted === null ? null : safe(wanted),
          seen: safe(seen),
        })),
        view: violation.view,
        clauses: clausesOfFailure(law, violation, exchanges),
        counterexample: violation.counterexample && safe(violation.counterexample),
        transcript: toTranscript(evidence, secrets, { origins, tag }),
        http: toHttp(exchanges, secrets),
        timeline: timelineOf(evidence, secrets),
        hits,
        case: `${nameOf(law)}@${this.#runSeed}~${signatureOf(violation)}`,
      },
    });
  }
}
