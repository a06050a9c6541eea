// Runs laws sequentially and collects their results.
import { clausesIn, obliges } from '../clauses.ts';
import { nameOf, type Law, type Verdict } from '../law.ts';
import type { LawResult } from '../report/report.ts';
import { deedOf } from '../report/deed.ts';
import { relevantExchanges } from '../report/relevant-exchanges.ts';
import { timelineOf } from '../report/timeline.ts';
import { toHttp, toTranscript } from '../report/transcript.ts';
import type { Violation } from '../violation.ts';
import { attempt, confirm, runDeferredChecks, waitUntilIdle, type Outcome } from './attempt.ts';
import { applyKnownFailures } from './known-failures.ts';
import type { RunOptions } from './options.ts';
import { isSelected, type Skip } from './plan.ts';
import { hashText, seedFor } from './seed.ts';
import type { Watch } from './watch.ts';
import type { RunContext } from './run-context.ts';

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

/** A short hash of a failure, so that a replay can tell whether it is the same one. */
const signatureOf = ({ expected }: Violation): string =>
  hashText(expected.replaceAll(/[\d-]+/g, '#')).toString(36);

/**
 * Never runs two laws at once, so that runs can be replayed and lists do not change while they are
 * read.
 */
export class Runner {
  readonly #options: RunOptions;
  readonly #context: RunContext;
  readonly #watch: Watch;
  readonly #runSeed: number;
  #publishes = true;

  constructor(options: RunOptions, context: RunContext, watch: Watch, runSeed: number) {
    this.#options = options;
    this.#context = context;
    this.#watch = watch;
    this.#runSeed = runSeed;
  }

  /**
   * Runs the laws without a skip; `publishes` says whether they are selected themselves or only
   * send requests for the watchers. At the end of the run the others are skipped with its reason.
   */
  async run(skips: ReadonlyMap<Law, Skip | null>, publishes: boolean): Promise<LawResult[]> {
    this.#publishes = publishes;
    const { end, client } = this.#context;
    const results: LawResult[] = [];
    const waiting: { law: Law; outcome: Outcome; partial: Partial<LawResult> }[] = [];
    const add = (found: LawResult): boolean => {
      const one = this.#publish(found);
      results.push(one);
      const stop = one.verdict === 'FAIL' || this.#watch.broken;
      return stop && this.#options.untilBroken === true;
    };
    const total = [...skips.values()].filter((skip) => skip === null).length;
    let done = 0;
    for (const [law, own] of skips) {
      const skip = own ?? end.ending;
      if (skip) {
        add(result(law, this.#seed(law), { verdict: 'SKIP', ...skip }));
        continue;
      }
      const { outcome, partial } = await this.#try(law);
      done += 1;
      this.#options.onProgress?.({ done, total, requests: client.sent });
      if (outcome.verdict === 'PASS' && outcome.trial.deferred.length > 0) {
        waiting.push({ law, outcome, partial });
      } else if (add(await this.#judge(law, outcome, partial))) return results;
    }
    if (waiting.length > 0) await waitUntilIdle(this.#context);
    for (const { law, outcome, partial } of waiting) {
      if (add(await this.#judge(law, await runDeferredChecks(outcome), partial))) return results;
    }
    return results;
  }

  /** Verdicts of the watchers: those that are selected, and those that failed. */
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

  /** The result of a watcher that no response was relevant to. */
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

  #seed(law: Law): number {
    return seedFor(this.#runSeed, nameOf(law));
  }

  async #try(law: Law): Promise<{ outcome: Outcome; partial: Partial<LawResult> }> {
    const { client } = this.#context;
    const [sent, started] = [client.sent, client.now()];
    const outcome = await attempt(law, this.#context, this.#seed(law));
    const seconds = (client.now() - started) / 1_000;
    return { outcome, partial: { requests: client.sent - sent, seconds } };
  }

  async #judge(law: Law, outcome: Outcome, partial: Partial<LawResult>): Promise<LawResult> {
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
    const { secrets, origins, demand } = this.#context;
    const safe = (text: string): string => secrets.redact(text);
    if (demand === 'stated' && law.isOwn !== true && !law.clauses.some(obliges)) {
      const note = `no clause asks for it: expected ${violation.expected}, saw ${violation.seen}`;
      return result(law, this.#seed(law), { verdict: 'OBSERVED', note: safe(note) });
    }
    const exchanges = relevantExchanges(violation.transcript);
    const named = clausesIn(violation.expected);
    return result(law, this.#seed(law), {
      verdict,
      failure: {
        done: deedOf(exchanges, secrets),
        expected: safe(violation.expected),
        seen: safe(violation.seen),
        view: violation.view,
        clauses: named.length > 0 ? named : law.clauses,
        counterexample: violation.counterexample && safe(violation.counterexample),
        transcript: toTranscript(exchanges, secrets, origins),
        http: toHttp(exchanges, secrets),
        timeline: timelineOf(exchanges, secrets),
        hits,
        case: `${nameOf(law)}@${this.#runSeed}~${signatureOf(violation)}`,
      },
    });
  }
}
