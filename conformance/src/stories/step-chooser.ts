// Chooses the steps of a story: those of a scenario with their open levels drawn, or the command
// that was tried least, on the class of objects that was met least.
import type { Command, Expectation, Levels } from '../model/command.ts';
import type { ModelObject, Model } from '../model/model.ts';
import { SeededRandom } from '../run/seeded-random.ts';
import type { Covering } from './covering.ts';
import { acts, clock, type StoryContext } from './acts.ts';
import { canTake, expectationOf, factorsOf, isKeyed, prepare, type Call } from './perform.ts';
import { hindrancesOf } from './hindrances.ts';
import { canSendLive } from './live.ts';
import { strangersTo } from './strangers.ts';
import {
  AT_ONCE,
  MANY,
  ONE_KEY,
  ONE_KEY_VARIED,
  SAME,
  TWICE,
  VARIED,
  withoutDeclines,
  CROWDED,
  CROWD,
  HINDERED,
  MODE,
  STRANGER,
  LACKING,
} from './levels.ts';
import type { ScenarioStep } from './scenario.ts';
import { type Product, findCommand } from './product.ts';
import { type Step, stepName } from './step.ts';
import type { Tried } from './tried.ts';

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
/**
 * The share of commands that are sent first while something hinders them: the first time, and
 * after it.
 */
const HINDERED_SHARE = { first: 0.3, later: 0.03 } as const;
/** The share of commands that are drawn until one may take effect, at most EFFECT_TRIES times. */
const EFFECT_SHARE = 0.6;
const EFFECT_TRIES = 4;
/** The share of commands that are drawn until one must be refused for a reason not met before. */
const REFUSED_SHARE = 0.1;
const REFUSED_TRIES = 8;
/** The factor by which the object of the last step, and those linked with it, are preferred. */
const NEAR = 6;
/** The share of commands that create something, where something can be done with what exists. */
const MAKING = 0.3;
/**
 * The speed at which a command loses weight after tries on a class; one that was always refused
 * loses it sooner.
 */
const FADING = { accepted: 0.75, refused: 2.5 } as const;
/** The share of the final steps that move the clock. */
const AFTERMATH_CLOCK = 0.45;

/** The memory that the stories of a product share, so that each tries something else. */
export interface Memory {
  readonly covering: Covering;
  readonly tried: Tried;
  /** List -> how often two of its filters were combined. */
  readonly turns: Map<string, number>;
  /** Open question -> what the target decided. */
  readonly decisions: Map<string, string>;
}

/** Chooses the steps of a story. */
export class StepChooser {
  readonly #model: Model;
  readonly #product: Product;
  readonly #covering: Covering;
  readonly #tried: Tried;
  /** Object -> what happened to it last. */
  readonly #before = new Map<ModelObject, string>();

  constructor(model: Model, product: Product, { covering, tried }: Memory) {
    this.#model = model;
    this.#product = product;
    this.#covering = covering;
    this.#tried = tried;
  }

  /** Notes what happened to an object, which decides what is tried on it next. */
  note(thing: ModelObject, what: string): void {
    this.#before.set(thing, what);
  }

  /** Notes that a command was accepted on an object of a class. */
  noteEffect(command: string, state: string): void {
    this.#tried.noteEffect(command, { state });
  }

  /** Notes the expected response to a command that was sent. */
  noteSent(command: string, expectation: Expectation): void {
    const reason = reasonOf(expectation);
    if (reason !== null) this.#tried.noteRefusal(command, reason);
  }

  /** Returns a step of a scenario with its open levels drawn; null when it is not possible. */
  planned(id: number, { what, of, by = {}, as }: ScenarioStep): Step | null {
    const model = this.#model;
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
    const command = findCommand(this.#product, what);
    if (!command || !model.can(command)) return null;
    const fixed = Object.entries(by).map(([name, level]) => [name, [level]] as const);
    // A scenario names its declines itself: after any other one, later steps would have no effect.
    const factors = { ...withoutDeclines(factorsOf(command)), ...Object.fromEntries(fixed) };
    const draw = new SeededRandom(seed, Infinity, model.trial.magic);
    const choose = (isWanted: (call: Call) => boolean): Levels | null =>
      this.#covering.choose(command.name, factors, {}, draw, (one) => {
        const call = prepare(model, command, { ...step, levels: one });
        return call !== null && isWanted(call);
      });
    // After a step that is refused, the next ones may have nothing to act on.
    const levels = choose((call) => this.#mayTakeEffect(call)) ?? choose(() => true);
    return levels && { ...step, levels };
  }

  #inventAct(story: StoryContext, base: StepBase, isLate: boolean): Step | null {
    const { trial } = this.#model;
    for (const act of acts) {
      const share = isLate && act === clock ? AFTERMATH_CLOCK : act.share;
      const isChosen = trial.random() < share;
      const invented = isChosen ? act.invent(story) : null;
      if (invented) return { ...base, ...invented, command: act.name };
    }
    return null;
  }

  /** Returns the next step: the command that was tried least, on the class that was met least. */
  invent(story: StoryContext, id: number, isLate: boolean): Step | null {
    const { trial } = this.#model;
    const seed = trial.integer(1, 2 ** 30);
    const base = { id, seed, on: null };
    const act = this.#inventAct(story, base, isLate);
    if (act) return act;
    const candidates = this.#candidates(story.latest);
    const chosen = this.#chooseAmong(candidates, base);
    if (!chosen) return null;
    const { command, step, given } = chosen;
    this.#tried.add(command.name, given);
    this.#covering.note(command.name, { ...step.levels, ...given });
    return { ...step, levels: { ...step.levels, ...this.#manner(command, step) } };
  }

  /**
   * Returns a candidate with its levels, of which a few are tried until one may take effect, or
   * must be refused for a new reason.
   */
  #chooseAmong(candidates: readonly Candidate[], base: StepBase): Chosen | null {
    const draw = this.#model.trial.random();
    if (draw < EFFECT_SHARE)
      return this.#chooseWanted(candidates, base, EFFECT_TRIES, (call) =>
        this.#mayTakeEffect(call),
      );
    if (draw < EFFECT_SHARE + REFUSED_SHARE)
      return this.#chooseWanted(candidates, base, REFUSED_TRIES, (call) =>
        this.#isRefusedAnew(call),
      );
    return this.#choose(candidates, base);
  }

  /** Returns a wanted candidate, or any when none of a few is wanted. */
  #chooseWanted(
    candidates: readonly Candidate[],
    base: StepBase,
    tries: number,
    isWanted: (call: Call) => boolean,
  ): Chosen | null {
    let chosen: Chosen | null = null;
    for (let n = 0; n < tries && !chosen; n += 1) chosen = this.#choose(candidates, base, isWanted);
    return chosen ?? this.#choose(candidates, base);
  }

  /** Returns a candidate with its levels; null when there is none, or none is possible. */
  #choose(
    candidates: readonly Candidate[],
    base: StepBase,
    isWanted: (call: Call) => boolean = () => true,
  ): Chosen | null {
    const model = this.#model;
    const candidate = weighted(candidates, model.trial);
    if (!candidate) return null;
    const { command, given, account, on } = candidate;
    const step = { ...base, command: command.name, account, on };
    const draw = new SeededRandom(base.seed, Infinity, model.trial.magic);
    const levels = this.#covering.choose(command.name, factorsOf(command), given, draw, (one) => {
      const call = prepare(model, command, { ...step, levels: one });
      return call !== null && isWanted(call);
    });
    return levels && { command, given, step: { ...step, levels } };
  }

  /**
   * Returns the level that states the manner in which a step is sent; none when it is sent as
   * usual.
   */
  #manner(command: Command, step: Step): Levels {
    const model = this.#model;
    const { trial } = model;
    const isApi = !command.presses && !model.isOutsideApi(command);
    const races = [...(command.on === null ? [] : RACES), ...(isKeyed(command) ? KEY_RACES : [])];
    const isRaced = isApi && races.length > 0 && trial.random() < RACE_SHARE;
    const call = prepare(model, command, step);
    const isRefused = call !== null && expectationOf(model, call).is === 'refused';
    const isMany = !isRaced && !command.presses && !isRefused && trial.random() < CROWD_SHARE;
    const isLacking =
      trial.isHeldToContracts && !isRefused && trial.random() < LACKING_SHARE && !command.presses;
    const isLive =
      isApi && canSendLive(model, model.account(step.account)) && trial.random() < LIVE_SHARE;
    if (isLive) return { [MODE]: 'live' };
    const strangers =
      isApi && call && trial.random() < STRANGE_SHARE ? strangersTo(model, call) : [];
    if (strangers.length > 0) return { [STRANGER]: trial.pick(strangers).name };
    const hindrance = isApi && call ? this.#hindrance(call) : null;
    return {
      ...(hindrance !== null && { [HINDERED]: hindrance }),
      ...(isLacking && { [LACKING]: 'each field' }),
      ...(isRaced && { [AT_ONCE]: trial.pick(races) }),
      ...(isMany && { [CROWDED]: `${CROWD} more` }),
    };
  }

  /** Returns the name of what hinders a call first; null for most calls. */
  #hindrance(call: Call): string | null {
    const { trial } = this.#model;
    const { name: command } = call.command;
    const all = hindrancesOf(this.#model, call);
    const some = all.filter((one) => !this.#tried.hasMet(command, one));
    const share = some.length > 0 ? HINDERED_SHARE.first : HINDERED_SHARE.later;
    if (all.length === 0 || trial.random() > share) return null;
    const hindrance = trial.pick(some.length > 0 ? some : all);
    this.#tried.noteRefusal(command, hindrance);
    return hindrance;
  }

  /**
   * Returns true unless a call is known to be refused, by a clause or by the target so far. Only
   * stories of the same law count, so that a repeated law takes the same steps.
   */
  #mayTakeEffect(call: Call): boolean {
    const expectation = expectationOf(this.#model, call);
    if (expectation.is !== 'open') return expectation.is === 'accepted';
    return this.#model.decisions.get(expectation.question) !== 'is rejected';
  }

  /** Returns true for a call that must be refused for a reason that no call has met. */
  #isRefusedAnew(call: Call): boolean {
    const reason = reasonOf(expectationOf(this.#model, call));
    return reason !== null && !this.#tried.hasMet(call.command.name, reason);
  }

  /**
   * Returns the possible commands: either those that create something, or those on existing
   * objects.
   */
  #candidates(latest: ModelObject | null): readonly Candidate[] {
    const model = this.#model;
    const commands = this.#product.commands.filter((one) => model.can(one));
    const made = model.things.length > 0;
    const makes = commands.filter(({ on }) => on === null);
    const acting = this.#onThings(commands, latest);
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
  #onThings(commands: readonly Command[], latest: ModelObject | null): readonly Candidate[] {
    const model = this.#model;
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
}

/** Returns the clause and the codes by which a call must be refused; null without them. */
const reasonOf = (expectation: Expectation): string | null =>
  expectation.is === 'refused'
    ? [expectation.clause, ...(expectation.codes ?? [])].join(' ')
    : null;

type StepBase = Pick<Step, 'id' | 'seed' | 'on'>;

/** A command with its levels, before it is known in which manner it is sent. */
interface Chosen extends Pick<Candidate, 'command' | 'given'> {
  readonly step: Step;
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
