// A story: commands in a random or a given order; after each one a sample of all views is compared
// with the model, and at the end all of them.
import { transaction } from '../model/transactions.ts';
import type { Account } from '../model/account.ts';
import type { Command, Levels } from '../model/command.ts';
import type { ModelObject } from '../model/model-object.ts';
import type { Model } from '../model/model.ts';
import { SeededRandom } from '../run/seeded-random.ts';
import { lookAtBooks, noteOpenings } from '../views/books.ts';
import { EventBook, RETRIED_MS } from '../views/events.ts';
import { lookAtList, lookAtWholeList } from '../views/lists.ts';
import { look, lookAsStranger, sightsOf } from '../views/objects.ts';
import type { Covering } from './covering.ts';
import { lookAtReports } from '../views/reports.ts';
import { isSuccess, type ApiResponse } from '../wire/message.ts';
import { errorCodeOf } from '../violation.ts';
import { acts, clock, type StoryContext } from './acts.ts';
import {
  canTake,
  expectationOf,
  factorsOf,
  isKeyed,
  lackEach,
  perform,
  prepare,
  type Call,
  type Kept,
} from './perform.ts';
import { withKey } from './keys.ts';
import { canSendLive, lookInLive, sendLive } from './live.ts';
import { sendAsStranger, strangersTo } from './strangers.ts';
import { burstOf } from './burst.ts';
import { race, raceUnderOneKey } from './race.ts';
import {
  AT_ONCE,
  isUnderOneKey,
  MANY,
  ONE_KEY,
  ONE_KEY_VARIED,
  SAME,
  TWICE,
  VARIED,
  withoutDeclines,
} from './levels.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';
import type { Product } from './product.ts';
import type { Step } from './step.ts';
import type { Tried } from './tried.ts';
import { letPass } from './timers.ts';

/** The share of commands that are sent several times at once. */
const RACE_SHARE = 0.1;
/** Ways in which commands are sent at once: on an object, and under an idempotency key. */
const RACES = [TWICE, TWICE, TWICE, MANY, VARIED, SAME] as const;
const KEY_RACES = [ONE_KEY, ONE_KEY_VARIED] as const;
/** The share of commands that are sent many times. */
const CROWD_SHARE = 0.04;
/** The share of commands that are sent first without each field that they need. */
const LACKING_SHARE = 0.12;
/** The share of commands that are sent with the live-mode key instead. */
const LIVE_SHARE = 0.04;
/** The share of commands that another account sends instead. */
const STRANGE_SHARE = 0.08;
/** More objects than a page of any list has by default. */
const CROWD = 11;
/** The number of sights that are compared after each step. */
const SIGHTS = 4;
/** The factor by which the object of the last step, and those linked with it, are preferred. */
const NEAR = 6;
/** The share of commands that create something, where something can be done with what exists. */
const MAKING = 0.3;
/**
 * The speed at which a command loses weight after tries on a class; one that was always refused
 * loses it sooner.
 */
const FADING = { accepted: 0.75, refused: 2.5 } as const;
/**
 * The number of final steps, in which mostly time passes, as a share of the others, and the share
 * of them that move the clock.
 */
const AFTERMATH = 0.3;
const AFTERMATH_CLOCK = 0.45;

const CROWDED = 'many';
const MODE = 'mode';
const STRANGER = 'sent by';
const LACKING = 'before without';

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

/** Returns the name of a step in the act that sends its key again. */
const stepName = (id: number): string => `step ${id}`;

/** The memory that the stories of a product share, so that each tries something else. */
export interface Memory {
  readonly covering: Covering;
  readonly tried: Tried;
  /** List -> how often two of its filters were combined. */
  readonly turns: Map<string, number>;
}

export class Story implements StoryContext {
  readonly model: Model;
  readonly steps: Step[] = [];
  /** When each step was taken, by the clock of the target; null while the time was unknown. */
  readonly times: (number | null)[] = [];
  /** The object to which something happened last. */
  latest: ModelObject | null = null;
  readonly #product: Product;
  readonly #covering: Covering;
  readonly #tried: Tried;
  /** Object -> what happened to it last. */
  readonly #before = new Map<ModelObject, string>();
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

  constructor(model: Model, product: Product, { covering, tried }: Memory) {
    this.model = model;
    this.#product = product;
    this.#covering = covering;
    this.#tried = tried;
    this.events = new EventBook(this.model);
    this.#from = model.trial.context.client.sent;
  }

  /** Runs a new story of this many steps, and more steps in which what it has begun can finish. */
  async run(length: number): Promise<void> {
    await this.#begin();
    const last = Math.ceil(length * AFTERMATH);
    for (let id = 1; id <= length + last; id += 1) {
      if (this.#isOver) break;
      const step = this.#invent(id, id > length);
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
      const step = this.#planned(at + 1, one);
      if (step) await this.take(step);
      else isWhole = false;
    }
    const { length: before } = scenario.steps;
    for (let id = before + 1; id <= before + length && !this.#isOver; id += 1) {
      const step = this.#invent(id, false);
      if (step) await this.take(step);
    }
    await this.lookAtAll();
    return isWhole;
  }

  /** Returns a step of a scenario with its open levels drawn; null when it is not possible. */
  #planned(id: number, { what, of, by = {}, as }: ScenarioStep): Step | null {
    const { model } = this;
    const seed = model.trial.integer(1, 2 ** 30);
    const isAct = acts.some(({ name }) => name === what);
    const made =
      of === undefined || isAct
        ? null
        : model.things.find(({ key }) => key === (Number.isInteger(of) ? `${of}.0` : String(of)));
    const account =
      made?.account ?? model.accounts.find(({ name }) => name === as) ?? model.accounts[0];
    if (made === undefined || !account) return null;
    const step = { id, seed, command: what, account: account.name, on: made?.key ?? null };
    if (isAct) return { ...step, on: typeof of === 'number' ? stepName(of) : null, levels: by };
    const command = this.#commandOf({ ...step, levels: by });
    if (!command || !model.can(command)) return null;
    const fixed = Object.entries(by).map(([name, level]) => [name, [level]] as const);
    // A scenario says where something is declined: what follows would have no effect.
    const factors = { ...withoutDeclines(factorsOf(command)), ...Object.fromEntries(fixed) };
    const draw = new SeededRandom(seed, Infinity, model.trial.magic);
    const levels = this.#covering.choose(
      command.name,
      factors,
      {},
      draw,
      (one) => prepare(model, command, { ...step, levels: one }) !== null,
    );
    return levels && { ...step, levels };
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
      if (this.latest) this.#note(this.latest, act.name);
      // Events that may come, but need not, are on their way.
      await this.model.trial.context.control?.waitUntilIdle?.();
      await this.events.check();
      if (act !== clock) await this.#lookAround();
      return;
    }
    const call = this.#call(step);
    if (!call) return;
    const { [MODE]: mode, [STRANGER]: stranger } = step.levels;
    if (mode !== undefined || stranger !== undefined) {
      if (stranger === undefined) await sendLive(this.model, call);
      else await sendAsStranger(this.model, call, this.model.account(stranger));
      await this.#lookAtTouched(call);
      await this.events.check();
      return;
    }
    if (step.levels[LACKING] !== undefined) await lackEach(this.model, call);
    const all = step.levels[AT_ONCE] === undefined ? [] : this.#burst(call);
    if (isUnderOneKey(step.levels[AT_ONCE])) await raceUnderOneKey(this.model, all);
    else if (all.length > 1) await race(this.model, all);
    else await this.#performAll(call);
    await this.#lookAtTouched(call);
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
      // The ledger shows the model transactions that it did not create itself.
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

  #commandOf({ command }: Step): Command | undefined {
    return this.#product.commands.find(({ name }) => name === command);
  }

  #call(step: Step): Call | null {
    const command = this.#commandOf(step);
    const call = command ? prepare(this.model, command, step) : null;
    return call && withKey(call, this.kept.values());
  }

  /** Returns the calls that a step sends at once. */
  #burst(call: Call): readonly Call[] {
    return burstOf(this.model, this.#product.commands, call);
  }

  /** Notes what happened to an object, which decides what is tried on it next. */
  #note(thing: ModelObject, what: string): void {
    this.#before.set(thing, what);
  }

  /** Performs a call, and many more with their own values when its step says so. */
  async #performAll(call: Call): Promise<void> {
    const { step } = call;
    const state = call.thing.kind.classOf(call.thing.facts);
    const first = await perform(this.model, call);
    this.#keep(first);
    if (isSuccess(first.response)) this.#tried.noteEffect(call.command.name, { state });
    if (step.levels[CROWDED] === undefined) return;
    for (let n = 1; n <= CROWD; n += 1) {
      const one = this.#call({ ...step, id: step.id + n / 100, seed: step.seed + n });
      if (one) this.#keep(await perform(this.model, one));
    }
  }

  #inventAct(base: Pick<Step, 'id' | 'seed' | 'on'>, isLate: boolean): Step | null {
    const { trial } = this.model;
    for (const act of acts) {
      const share = isLate && act === clock ? AFTERMATH_CLOCK : act.share;
      const isChosen = trial.random() < share;
      const invented = isChosen ? act.invent(this) : null;
      if (invented) return { ...base, ...invented, command: act.name };
    }
    return null;
  }

  /** Returns the next step: what was tried least, on what was met least. */
  #invent(id: number, isLate: boolean): Step | null {
    const { model } = this;
    const { trial } = model;
    const seed = trial.integer(1, 2 ** 30);
    const base = { id, seed, on: null };
    const act = this.#inventAct(base, isLate);
    if (act) return act;
    const chosen = weighted(this.#candidates(), trial);
    if (!chosen) return null;
    const { command, given, account, on } = chosen;
    const step = { ...base, command: command.name, account, on };
    const draw = new SeededRandom(seed, Infinity, model.trial.magic);
    this.#tried.add(command.name, given);
    const own = this.#covering.choose(
      command.name,
      factorsOf(command),
      given,
      draw,
      (levels) => prepare(model, command, { ...step, levels }) !== null,
    );
    if (own === null) return null;
    this.#covering.note(command.name, { ...own, ...given });
    const isApi = !command.presses && !model.isOutsideApi(command);
    const races = [...(command.on === null ? [] : RACES), ...(isKeyed(command) ? KEY_RACES : [])];
    const raced = isApi && races.length > 0 && trial.random() < RACE_SHARE;
    const call = prepare(model, command, { ...step, levels: own });
    const isRefused = call !== null && expectationOf(model, call).is === 'refused';
    const isMany = !raced && !command.presses && !isRefused && trial.random() < CROWD_SHARE;
    const isLacking =
      trial.isHeldToContracts && !isRefused && trial.random() < LACKING_SHARE && !command.presses;
    const isLive =
      isApi && canSendLive(model, model.account(account)) && trial.random() < LIVE_SHARE;
    if (isLive) return { ...step, levels: { ...own, [MODE]: 'live' } };
    const strangers =
      isApi && call && trial.random() < STRANGE_SHARE ? strangersTo(model, call) : [];
    if (strangers.length > 0)
      return { ...step, levels: { ...own, [STRANGER]: trial.pick(strangers).name } };
    const levels = {
      ...own,
      ...(isLacking && { [LACKING]: 'each field' }),
      ...(raced && { [AT_ONCE]: trial.pick(races) }),
      ...(isMany && { [CROWDED]: `${CROWD} more` }),
    };
    return { ...step, levels };
  }

  /**
   * Returns the possible commands: either those that create something, or those on existing
   * objects.
   */
  #candidates(): readonly Candidate[] {
    const { model } = this;
    const commands = this.#product.commands.filter((one) => model.can(one));
    const made = model.things.length > 0;
    const makes = commands.filter(({ on }) => on === null);
    const acting = this.#onThings(commands);
    if (acting.length > 0 && made && model.trial.random() > MAKING) return acting;
    return makes.map((command): Candidate => {
      const account = model.trial.pick(model.accounts).name;
      const given = { account, state: 'nothing' };
      const weight = (command.weight ?? 1) / Math.sqrt(1 + this.#tried.times(command.name, given));
      return { command, given, account, on: null, weight };
    });
  }

  /**
   * Returns commands on objects, preferring what was tried least on their class and after what
   * happened last.
   */
  #onThings(commands: readonly Command[]): readonly Candidate[] {
    const { model, latest } = this;
    const near = new Set(latest ? model.linkedWith(latest) : []);
    return commands.flatMap((command) =>
      (command.on === null ? [] : model.all(command.on))
        .filter((thing) => canTake(command, thing))
        .map((thing): Candidate => {
          const state = thing.kind.classOf(thing.facts);
          const after = this.#before.get(thing) ?? 'nothing';
          const given = { account: thing.account.name, state, after };
          const times = this.#tried.times(command.name, { state });
          const isNew = this.#tried.times(command.name, { state, after }) === 0;
          const weight =
            ((command.weight ?? 1) * (near.has(thing) ? NEAR : 1) * (isNew ? 2 : 1)) /
            (1 + times) **
              (this.#tried.isEffective(command.name, given) ? FADING.accepted : FADING.refused);
          return { command, given, account: given.account, on: thing.key, weight };
        }),
    );
  }

  /** Compares the objects that a step acted on and created, and those that are linked with them. */
  async #lookAtTouched({ thing, step }: Call): Promise<void> {
    const { model } = this;
    await model.trial.context.control?.waitUntilIdle?.();
    const made = model.things.filter(({ key }) => key.startsWith(`${step.id}.`));
    const touched = [...made, ...(thing.id === '' ? [] : [thing])];
    for (const one of touched) this.#note(one, step.command);
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

interface Candidate {
  readonly command: Command;
  readonly given: Levels;
  readonly account: string;
  readonly on: string | null;
  readonly weight: number;
}

const weighted = (candidates: readonly Candidate[], { random }: SeededRandom): Candidate | null => {
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random() * total;
  for (const candidate of candidates) {
    rest -= candidate.weight;
    if (rest <= 0) return candidate;
  }
  return candidates.at(-1) ?? null;
};
