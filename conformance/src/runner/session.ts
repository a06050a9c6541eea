// Keeps a target open while laws are tried on it one by one, within one rate.
import type { Law } from '../law.ts';
import type { LawResult } from '../report/report.ts';
import { Ended } from '../violation.ts';
import type { Ending } from '../targets/wire/run-end.ts';
import type { RunOptions } from './options.ts';
import { findSkip } from './plan.ts';
import { capabilitiesOf, checkControl, openRun, type Opened, type Suite } from './run.ts';
import { Runner } from './runner.ts';

export class Session {
  readonly #opened: Opened;
  readonly #runner: Runner;

  private constructor(opened: Opened, runner: Runner) {
    this.#opened = opened;
    this.#runner = runner;
  }

  static async open(
    { watchers }: Suite,
    options: RunOptions & { readonly seed: number },
  ): Promise<Session> {
    const opened = await openRun(options, watchers);
    const { context, watch } = opened;
    await checkControl(options, context.end).catch(() => {});
    return new Session(opened, new Runner(options, context, watch, options.seed));
  }

  /** The reason why the run has ended, or null. */
  get ended(): Ending | null {
    return this.#opened.context.end.ending;
  }

  get sent(): number {
    return this.#opened.context.client.sent;
  }

  /** The choices that the target has shown so far where the specification is open. */
  get choices(): Readonly<Record<string, string>> {
    return this.#opened.context.choices.entries();
  }

  /** Returns the endpoints that the target has; those given in the options are not looked for. */
  async find(ids: Iterable<string>): Promise<ReadonlySet<string>> {
    const { probe } = this.#opened;
    try {
      await probe.open();
      await probe.findAll(ids);
    } catch (error) {
      // `ended` contains the reason.
      if (!(error instanceof Ended)) throw error;
    }
    return probe.endpoints;
  }

  /** Tries a law; laws that watch all responses are judged together, at the end. */
  async try(law: Law): Promise<LawResult | undefined> {
    const { context, probe } = this.#opened;
    const [result] = await this.#runner.run(
      new Map([[law, findSkip(law, capabilitiesOf(context, probe))]]),
      { publishes: true, parallel: false },
    );
    return result;
  }

  /** Returns the results of the laws that watch all responses. */
  watched(): readonly LawResult[] {
    return this.#runner.watched([]);
  }

  close(): Promise<void> {
    return this.#opened.close();
  }
}
