// A story: commands in a random or a given order; after each one a sample of all views is compared
// with the model, and at the end all of them.
import { transaction } from '../model/transactions.ts';
import type { Account } from '../model/account.ts';
import type { ModelObject, Model } from '../model/model.ts';
import { lookAtBooks, noteOpenings } from '../views/books.ts';
import { EventBook, RETRIED_MS } from '../views/events.ts';
import { lookAtList, lookAtWholeList } from '../views/lists.ts';
import { look, lookAsStranger, sightsOf } from '../views/objects.ts';
import { lookAtReports } from '../views/reports.ts';
import { isSuccess, type ApiResponse } from '../targets/wire/message.ts';
import { errorCodeOf } from '../violation.ts';
import { acts, clock, type StoryContext } from './acts.ts';
import { sendHindered } from './hindrances.ts';
import { expectationOf, lackEach, perform, prepare, type Call, type Kept } from './perform.ts';
import { withKey } from './keys.ts';
import { lookInLive, sendLive } from './live.ts';
import { sendAsStranger } from './strangers.ts';
import { burstOf } from './burst.ts';
import { race, raceUnderOneKey } from './race.ts';
import {
  AT_ONCE,
  isUnderOneKey,
  CROWDED,
  CROWD,
  HINDERED,
  MODE,
  STRANGER,
  LACKING,
} from './levels.ts';
import type { Scenario } from './scenario.ts';
import { type Product, findCommand } from './product.ts';
import { type Step, stepName } from './step.ts';
import { horizonAt, letPass } from './timers.ts';
import { StepChooser, type Memory } from './step-chooser.ts';

/** The number of sights, each an object in one view, that are compared after each step. */
const SIGHTS = 4;
/** The share of comparisons that also read with the live-mode key. */
const LIVE_SHARE = 0.04;
/** The number of final steps, in which mostly time passes, as a share of the others. */
const AFTERMATH = 0.3;

const UNREMEMBERED: readonly (string | null | undefined)[] = [
  'API_VALIDATION_ERROR',
  'IDEMPOTENCY_ERROR',
];

/**
 * Returns whether a response is replayed for its key, whatever has changed (IDEM-04, IDEM-05). A
 * refusal of the body alone may come before its key is kept (IDEM-UNSPEC-03).
 */
const isRemembered = (response: ApiResponse): boolean =>
  isSuccess(response) ||
  ([400, 409, 422].includes(response.status) && !UNREMEMBERED.includes(errorCodeOf(response)));

export class Story implements StoryContext {
  readonly model: Model;
  readonly steps: Step[] = [];
  /** When each step was taken, by the clock of the target; null while the time was unknown. */
  readonly times: (number | null)[] = [];
  /** The object to which something happened last. */
  latest: ModelObject | null = null;
  readonly #product: Product;
  readonly #chooser: StepChooser;
  readonly events: EventBook;
  /** The number of requests that were sent before it began. */
  readonly #from: number;
  readonly kept = new Map<string, Kept>();

  /** Compares every object, and the events of a moment that will pass. */
  readonly lookAtMoment = async (): Promise<void> => {
    const { model } = this;
    for (const sight of sightsOf(model, model.things)) await look(model, sight);
    await this.events.check();
    await this.#lookAround();
  };

  constructor(model: Model, product: Product, memory: Memory) {
    this.model = model;
    this.#product = product;
    this.#chooser = new StepChooser(model, product, memory);
    this.events = new EventBook(this.model);
    this.#from = model.trial.context.client.sent;
  }

  /** Runs a new story of this many steps, and more steps in which what it has begun can finish. */
  async run(length: number): Promise<void> {
    this.model.horizon = horizonAt(this.model.began);
    await this.#begin();
    const last = Math.ceil(length * AFTERMATH);
    for (let id = 1; id <= length + last; id += 1) {
      if (this.#isOver) break;
      const step = this.#chooser.invent(this, id, id > length);
      if (step) await this.take(step);
    }
    await this.lookAtAll();
  }

  /** True when the requests that the profile gives to a story are used up. */
  get #isOver(): boolean {
    const { context, profile } = this.model.trial;
    return context.client.sent - this.#from >= profile.stories.requests;
  }

  /**
   * Follows a scenario, and then continues with this many random steps. Resolves to whether every
   * step of the scenario was possible.
   */
  async follow(scenario: Scenario, length: number): Promise<boolean> {
    await this.#begin();
    let isWhole = true;
    for (const [at, one] of scenario.steps.entries()) {
      const step = this.#chooser.planned(at + 1, one);
      if (step) await this.take(step);
      else if (!one.optional) isWhole = false;
    }
    const { length: before } = scenario.steps;
    for (let id = before + 1; id <= before + length && !this.#isOver; id += 1) {
      const step = this.#chooser.invent(this, id, false);
      if (step) await this.take(step);
    }
    await this.lookAtAll();
    return isWhole;
  }

  /** Repeats steps, except those whose object is missing. */
  async repeat(steps: readonly Step[]): Promise<void> {
    await this.#begin();
    for (const step of steps) await this.take(step);
    await this.lookAtAll();
  }

  /** Performs a step and compares what it changed. */
  async take(step: Step): Promise<void> {
    this.steps.push(step);
    this.times.push(this.model.now);
    const act = acts.find(({ name }) => name === step.command);
    if (act) {
      this.latest = (await act.take(this, step)) ?? this.latest;
      if (this.latest) this.#chooser.note(this.latest, act.name);
      await this.#lookAtTouched(step);
      await this.events.check();
      if (act !== clock) await this.#lookAround();
      return;
    }
    const call = this.#call(step);
    if (!call) return;
    const { [MODE]: mode, [STRANGER]: stranger, [HINDERED]: hindered } = step.levels;
    if (mode !== undefined || stranger !== undefined) {
      if (stranger === undefined) await sendLive(this.model, call);
      else await sendAsStranger(this.model, call, this.model.account(stranger));
      await this.#lookAtTouched(step, call.thing);
      await this.events.check();
      return;
    }
    if (step.levels[LACKING] !== undefined) await lackEach(this.model, call);
    if (hindered !== undefined) await sendHindered(this.model, call, hindered);
    const all = step.levels[AT_ONCE] === undefined ? [] : this.#burst(call);
    if (isUnderOneKey(step.levels[AT_ONCE])) await raceUnderOneKey(this.model, all);
    else if (all.length > 1) await race(this.model, all);
    else await this.#performAll(call);
    await this.#lookAtTouched(step, call.thing);
    await this.events.check();
    await this.#lookAround(call.thing.account);
  }

  /** Compares everything. */
  async lookAtAll(): Promise<void> {
    const { model } = this;
    await model.trial.context.control?.waitUntilIdle?.();
    if (this.events.isWaiting) await letPass(model, RETRIED_MS + 1, this.lookAtMoment);
    for (const sight of sightsOf(model, model.things)) {
      await look(model, sight);
      await lookAsStranger(model, sight);
    }
    for (const account of this.#isOver ? [] : model.accounts) {
      // This also adds the transactions of the ledger to the model.
      await lookAtBooks(model, account);
      for (const kind of this.#product.kinds)
        for (const listing of kind.lists ?? [])
          await lookAtWholeList(model, account, kind, listing);
      await lookAtReports(model, account);
      await lookInLive(model, account, this.#product.kinds);
    }
    await this.events.check();
  }

  /** Notes the balances and the events from before the story. */
  async #begin(): Promise<void> {
    await noteOpenings(this.model, this.#product.currencies);
    await this.events.begin();
  }

  /** Remembers a call with a key, so that it can be sent again. */
  #keep(kept: Kept): void {
    const { key, step } = kept.call;
    if (key !== undefined && isRemembered(kept.response)) this.kept.set(stepName(step.id), kept);
  }

  #call(step: Step): Call | null {
    const command = findCommand(this.#product, step.command);
    const call = command ? prepare(this.model, command, step) : null;
    return call && withKey(call, this.kept.values());
  }

  /** Returns the calls that a step sends at once. */
  #burst(call: Call): readonly Call[] {
    return burstOf(this.model, this.#product.commands, call);
  }

  /** Performs a call, and many more with their own values when its step says so. */
  async #performAll(call: Call): Promise<void> {
    const { step } = call;
    const state = call.thing.kind.classOf(call.thing.facts);
    const expectation = expectationOf(this.model, call);
    const first = await perform(this.model, call);
    this.#keep(first);
    this.#chooser.noteSent(call.command.name, expectation);
    if (isSuccess(first.response)) this.#chooser.noteEffect(call.command.name, state);
    if (step.levels[CROWDED] === undefined) return;
    for (let n = 1; n <= CROWD; n += 1) {
      const one = this.#call({ ...step, id: step.id + n / 100, seed: step.seed + n });
      if (one) this.#keep(await perform(this.model, one));
    }
  }

  /**
   * Compares the objects that a step acted on and created, and those that are linked with them:
   * what is found with them must be known before its events are checked.
   */
  async #lookAtTouched({ id, command }: Step, thing?: ModelObject): Promise<void> {
    const { model } = this;
    // Optional events may still be on their way.
    await model.trial.context.control?.waitUntilIdle?.();
    const made = model.things.filter(({ key }) => key.startsWith(`${id}.`));
    const touched = [...made, ...(thing === undefined || thing.id === '' ? [] : [thing])];
    for (const one of touched) this.#chooser.note(one, command);
    this.latest = touched.at(-1) ?? this.latest;
    const all = new Set(touched.flatMap((one) => [one, ...model.linkedWith(one)]));
    for (const sight of sightsOf(model, [...all])) await look(model, sight);
  }

  /** Compares a sample of everything. */
  async #lookAround(of?: Account): Promise<void> {
    const { model } = this;
    const { trial } = model;
    const all = sightsOf(model, model.things);
    for (let n = 0; n < Math.min(SIGHTS, all.length); n += 1) {
      const sight = trial.pick(all);
      await look(model, sight);
      if (n === 0) await lookAsStranger(model, sight);
    }
    const account = of ?? trial.pick(model.accounts);
    const listed = this.#product.kinds.filter(({ lists }) => (lists?.length ?? 0) > 0);
    if (listed.length > 0) {
      const kind = trial.pick(listed);
      if ((kind as unknown) === transaction) await lookAtBooks(model, account);
      await lookAtList(model, account, kind, trial.pick(kind.lists ?? []));
    }
    if (trial.random() < 1 / 3) await lookAtBooks(model, account);
    if (trial.random() < LIVE_SHARE) await lookInLive(model, account, this.#product.kinds);
  }
}
