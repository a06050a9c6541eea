// Measures a sample: tries the quick laws on each mutant, then all laws and the tests on groups of
// those that are left, and keeps every outcome for the next run.
import { groupsOf, tryGroup, type Attempt } from './groups.ts';
import type { Kept, Tried } from './kept.ts';
import type { CoverageMap, JudgingLaw } from './map.ts';
import type { Mutant } from './mutant.ts';
import { partOf } from './population.ts';
import { quickest, reachOf } from './reach.ts';
import { inSettings } from './settings.ts';
import type { Result } from './tally.ts';
import { failingNearby, failingOf, testsOf } from './tests.ts';

/** A result without the difference, which is for people. */
type Measured = Omit<Result, 'difference'>;

/** Runs work and measures its seconds. */
const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const begun = Date.now();
  const done = await work();
  return [done, (Date.now() - begun) / 1_000];
};

export class Measurement {
  readonly #map: CoverageMap;
  readonly #kept: Kept;
  readonly #attempt: Attempt;
  readonly #jobs: number;
  readonly #withTests: boolean;
  readonly #report: (result: Measured) => void;
  readonly #lose: (mutant: Mutant) => void;
  readonly #print: (line: string) => void;
  /** The number of mutants that have an outcome, or wait for one. */
  #count = 0;
  /** Mutants that the quick laws have not noticed, and the seconds that these took. */
  readonly #pending = new Map<Mutant, number>();
  /** Survivors whose tests have not run yet. */
  readonly #untested = new Map<Mutant, Tried>();

  constructor(spec: {
    /** The laws that run each line. */
    readonly map: CoverageMap;
    /** The results of earlier runs. */
    readonly kept: Kept;
    readonly attempt: Attempt;
    /** The number of servers that run at once. */
    readonly jobs: number;
    /** Set when the tests run on what the suite does not notice. */
    readonly withTests: boolean;
    /** Called with the result of each mutant, in any order. */
    readonly report: (result: Measured) => void;
    /** Called with a mutant with which a server does not start; another one takes its place. */
    readonly lose: (mutant: Mutant) => void;
    readonly print: (line: string) => void;
  }) {
    this.#map = spec.map;
    this.#kept = spec.kept;
    this.#attempt = spec.attempt;
    this.#jobs = spec.jobs;
    this.#withTests = spec.withTests;
    this.#report = spec.report;
    this.#lose = spec.lose;
    this.#print = spec.print;
  }

  /** Measures this many mutants of a queue, or all of them when it has fewer. */
  async measure(queue: AsyncIterator<Mutant>, wanted: number): Promise<void> {
    await this.#inJobs(() => this.#tryQuickly(queue, wanted));
    await queue.return?.();
    // Features of operation are for the tests; the laws decide on what these do not notice.
    const isForTests = ({ file }: Mutant): boolean =>
      this.#withTests && partOf(file) === 'operation';
    await this.#tryAll([...this.#pending.keys()].filter((mutant) => !isForTests(mutant)));
    this.#testPending();
    await this.#tryTests();
    await this.#tryAll([...this.#pending.keys()]);
  }

  #inJobs(work: () => Promise<void>): Promise<unknown> {
    return Promise.all(Array.from({ length: this.#jobs }, work));
  }

  /** Returns the laws that can notice one of these mutants. */
  #lawsOf(mutants: readonly Mutant[]): readonly JudgingLaw[] {
    return reachOf(this.#map, mutants).laws;
  }

  /** Tries the quick laws on one mutant after the other until the sample is complete. */
  async #tryQuickly(queue: AsyncIterator<Mutant>, wanted: number): Promise<void> {
    while (this.#count < wanted) {
      this.#count += 1;
      // oxlint-disable-next-line no-await-in-loop -- a job tries one mutant at a time
      const next = await queue.next();
      if (next.done) return;
      // oxlint-disable-next-line no-await-in-loop -- a job tries one mutant at a time
      await this.#tryOne(next.value);
    }
  }

  async #tryOne(mutant: Mutant): Promise<void> {
    const known = this.#kept.tried(mutant);
    if (known) {
      this.#add(mutant, known);
      return;
    }
    const passed = this.#kept.passedQuickly(mutant);
    if (passed !== undefined) {
      this.#pending.set(mutant, passed);
      return;
    }
    const laws = this.#lawsOf([mutant]);
    const some = quickest(laws);
    const [outcome, seconds] = await timed(() => this.#attempt([mutant], some));
    if (outcome.verdict === 'survived' && some.length < laws.length) {
      this.#kept.keepQuick(mutant, seconds);
      this.#pending.set(mutant, seconds);
      return;
    }
    this.#kept.keep(mutant, { outcome, seconds });
    this.#add(mutant, { outcome, seconds });
  }

  /** Reports the outcome of a mutant; that of a survivor once its tests have run. */
  #add(mutant: Mutant, tried: Tried): void {
    const { verdict } = tried.outcome;
    if (verdict === 'stillborn') {
      this.#count -= 1;
      this.#lose(mutant);
      return;
    }
    const isTested = verdict === 'survived' && this.#withTests;
    const test = isTested ? this.#kept.tested(mutant) : null;
    if (test === undefined) this.#untested.set(mutant, tried);
    else this.#settle(mutant, tried, test);
  }

  /** Reports a mutant with the test that has failed, if there is one; it waits for nothing else. */
  #settle(mutant: Mutant, { outcome, seconds }: Tried, test: string | null): void {
    this.#pending.delete(mutant);
    if (outcome.verdict === 'stillborn') return;
    const { by } = reachOf(this.#map, [mutant]);
    this.#report({ mutant, reach: by, outcome, test, seconds });
  }

  /**
   * Tries all other laws on mutants in groups. Mutants that few laws reach are together, so that a
   * group needs as few laws as possible.
   */
  async #tryAll(mutants: readonly Mutant[]): Promise<void> {
    const groups = groupsOf(
      mutants.toSorted((a, b) => this.#lawsOf([a]).length - this.#lawsOf([b]).length),
    );
    if (groups.length === 0) return;
    this.#print(`${mutants.length} mutants are left for all laws, in ${groups.length} groups`);
    const queued = groups.values();
    await this.#inJobs(() => this.#tryGroups(queued));
  }

  /** Tries all laws on one group after the other. */
  async #tryGroups(groups: Iterator<Mutant[]>): Promise<void> {
    const reaches = (mutant: Mutant, { name }: JudgingLaw): boolean =>
      this.#lawsOf([mutant]).some((law) => law.name === name);
    for (let next = groups.next(); !next.done; next = groups.next()) {
      const group = next.value;
      const laws = inSettings(this.#lawsOf(group));
      // oxlint-disable-next-line no-await-in-loop -- a job tries one group at a time
      const [outcomes, seconds] = await timed(() => tryGroup(group, laws, this.#attempt, reaches));
      for (const [mutant, outcome] of outcomes) {
        const own = (this.#pending.get(mutant) ?? 0) + seconds / group.length;
        this.#pending.delete(mutant);
        this.#kept.keep(mutant, { outcome, seconds: own });
        this.#add(mutant, { outcome, seconds: own });
      }
    }
  }

  /** Lets the tests of mutants run before all laws, which decide only where no test fails. */
  #testPending(): void {
    for (const [mutant, seconds] of this.#pending) {
      const { length } = quickest(this.#lawsOf([mutant]));
      const outcome = { verdict: 'survived', laws: length, unclear: [] } as const;
      const test = this.#kept.tested(mutant);
      if (test === undefined) this.#untested.set(mutant, { outcome, seconds });
      else if (test !== null) this.#settle(mutant, { outcome, seconds }, test);
    }
  }

  /** Runs the tests of survivors: those next to each, then those of its package, then all. */
  async #tryTests(): Promise<void> {
    if (this.#untested.size === 0) return;
    this.#print(`${this.#untested.size} mutants are left for the tests`);
    for (const group of groupsOf([...this.#untested.keys()]))
      // oxlint-disable-next-line no-await-in-loop -- the tests of one group need the whole machine
      this.#addTested(await failingNearby(group));
    for (const [tests, some] of Map.groupBy(this.#untested.keys(), testsOf))
      // oxlint-disable-next-line no-await-in-loop -- as above
      await this.#tryBelow([tests], some);
    await this.#tryBelow([], [...this.#untested.keys()]);
  }

  /**
   * Runs the tests below some paths on survivors, in groups; without paths all quick tests, after
   * which no others are left.
   */
  async #tryBelow(paths: readonly string[], survivors: readonly Mutant[]): Promise<void> {
    for (const group of groupsOf(survivors)) {
      // oxlint-disable-next-line no-await-in-loop -- the tests of one group need the whole machine
      const tested = [...(await failingOf(group, paths))];
      this.#addTested(tested.filter(([, test]) => test !== null || paths.length === 0));
    }
  }

  /**
   * Reports survivors with the result of their tests, and stores that; one that no test notices
   * waits for the laws that have not been tried on it.
   */
  #addTested(tested: Iterable<readonly [Mutant, string | null]>): void {
    for (const [mutant, test] of tested) {
      const tried = this.#untested.get(mutant);
      this.#untested.delete(mutant);
      this.#kept.keepTest(mutant, test);
      if (tried && (test !== null || !this.#pending.has(mutant))) this.#settle(mutant, tried, test);
    }
  }
}
