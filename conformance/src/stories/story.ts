// A story: commands in an order that is random, or given; after each one a sample of all
// views is compared with the model, at the end all of them.
import { transaction } from '../model/transactions.ts';
import type { Account, Command, Kind, Levels, Model } from '../model/model.ts';
import { SeededRandom } from '../run/seeded-random.ts';
import { lookAtBooks, noteOpenings } from '../views/books.ts';
import { EventBook, RETRIED_MS } from '../views/events.ts';
import { lookAtList } from '../views/lists.ts';
import { look, lookAsStranger, sightsOf } from '../views/objects.ts';
import type { Covering } from './covering.ts';
import {
  canTake,
  factorsOf,
  perform,
  prepare,
  repeat,
  repetitions,
  type Call,
  type Kept,
} from './perform.ts';
import { isSuccess, type ApiResponse } from '../wire/message.ts';
import { errorCodeOf } from '../violation.ts';
import { race } from './race.ts';
import { canMove, moveWebhooks } from './settings.ts';
import type { Step } from './step.ts';
import { replies, reply } from './deliveries.ts';
import { clockLevels, letPass, passTime } from './timers.ts';

/** What stories are about. */
export interface Product {
  readonly name: string;
  /** Clauses that no story without a divergence breaks. */
  readonly clauses: readonly string[];
  /** Endpoints without which there is no story. */
  readonly needs: readonly string[];
  readonly commands: readonly Command[];
  readonly kinds: readonly Kind[];
  readonly currencies: readonly string[];
}

/** Every endpoint that a story of a product may call. */
export const endpointsOf = ({ commands, kinds }: Product): readonly string[] => [
  ...new Set([
    ...commands.map(({ endpoint }) => endpoint),
    ...kinds.flatMap(({ views, lists = [] }) =>
      [...views, ...lists].map(({ endpoint }) => endpoint),
    ),
    'transactions.list',
    'balance.get',
  ]),
];

/** How often a step is a move of the clock, and how often two commands at once. */
const CLOCK_SHARE = 0.12;
const RACE_SHARE = 0.1;
/** Sights and lists that are looked at after each step. */
const SIGHTS = 4;

const AGAIN_SHARE = 0.06;

const MOVE_SHARE = 0.05;
const REPLY_SHARE = 0.06;
const RESEND_SHARE = 0.05;

const CLOCK = 'let time pass';
const MOVE = 'send the webhooks elsewhere';
const REPLY = 'reply to webhooks';
const RESEND = 'have a webhook sent once more';
const AGAIN = 'send a key once more';
const RACE = 'at once';

const UNREMEMBERED: readonly (string | null | undefined)[] = [
  'API_VALIDATION_ERROR',
  'IDEMPOTENCY_ERROR',
];

/**
 * Whether the response to a key is given again, whatever has changed (IDEM-04, IDEM-05). A refusal
 * of the body alone may come before its key is kept (IDEM-UNSPEC-03).
 */
const isRemembered = (response: ApiResponse): boolean =>
  isSuccess(response) ||
  ([400, 409, 422].includes(response.status) && !UNREMEMBERED.includes(errorCodeOf(response)));

export class Story {
  readonly model: Model;
  readonly steps: Step[] = [];
  readonly #product: Product;
  readonly #covering: Covering;
  readonly #events: EventBook;
  readonly #kept = new Map<string, Kept>();

  constructor(model: Model, product: Product, covering: Covering) {
    this.model = model;
    this.#product = product;
    this.#covering = covering;
    this.#events = new EventBook(this.model);
  }

  /** Tells a new story of so many steps. */
  async run(length: number): Promise<void> {
    await this.#begin();
    for (let id = 1; id <= length; id += 1) {
      const step = this.#invent(id);
      if (step) await this.take(step);
    }
    await this.lookAtAll();
  }

  /** Repeats steps, leaving out those whose object is not there. */
  async repeat(steps: readonly Step[]): Promise<void> {
    await this.#begin();
    for (const step of steps) await this.take(step);
    await this.lookAtAll();
  }

  /** Takes a step and compares what it changed. */
  async take(step: Step): Promise<void> {
    this.steps.push(step);
    if (step.command === CLOCK) {
      await passTime(this.model, step.levels['to'] ?? '', () => this.#lookAtMoment());
      return;
    }
    if (step.command === MOVE) {
      await moveWebhooks(this.model, this.model.account(step.account));
      return;
    }
    if (step.command === REPLY) {
      reply(this.model, this.model.account(step.account), step.levels['how'] ?? '');
      return;
    }
    if (step.command === RESEND) {
      const { resendable } = this.#events;
      const chosen = resendable[step.seed % resendable.length];
      if (chosen !== undefined) await this.#events.resend(chosen);
      await this.#events.check();
      return;
    }
    if (step.command === AGAIN) {
      const kept = this.#kept.get(step.on ?? '');
      if (kept) await repeat(this.model, kept, step.levels['how'] ?? '');
      await this.#events.check();
      await this.#lookAround();
      return;
    }
    const call = this.#call(step);
    if (!call) return;
    const second = step.levels[RACE] === undefined ? null : this.#twin(call);
    if (second) await race(this.model, [call, second]);
    else this.#keep(await perform(this.model, call));
    await this.#lookAtTouched(call);
    await this.#events.check();
    await this.#lookAround(call.thing.account);
  }

  /** Compares everything there is. */
  async lookAtAll(): Promise<void> {
    const { model } = this;
    await model.trial.context.control?.waitUntilIdle?.();
    if (this.#events.isWaiting) await letPass(model, RETRIED_MS + 1, () => this.#lookAtMoment());
    for (const sight of sightsOf(model, model.things)) {
      await look(model, sight);
      await lookAsStranger(model, sight);
    }
    for (const account of model.accounts) {
      // The books tell the model of transactions that it did not make itself.
      await lookAtBooks(model, account);
      for (const kind of this.#product.kinds)
        for (const listing of kind.lists ?? []) await lookAtList(model, account, kind, listing);
    }
    await this.#events.check();
  }

  /** What there is before anything happens. */
  async #begin(): Promise<void> {
    await noteOpenings(this.model, this.#product.currencies);
    await this.#events.begin();
  }

  /** Remembers a call with a key, so that it can be sent once more. */
  #keep(kept: Kept): void {
    const { key, step } = kept.call;
    if (key !== undefined && isRemembered(kept.response)) this.#kept.set(`step ${step.id}`, kept);
  }

  #commandOf({ command }: Step): Command | undefined {
    return this.#product.commands.find(({ name }) => name === command);
  }

  #call(step: Step): Call | null {
    const command = this.#commandOf(step);
    return command ? prepare(this.model, command, step) : null;
  }

  /** The same command a second time, on the same object, with values of its own. */
  #twin(call: Call): Call | null {
    const { step } = call;
    return this.#call({ ...step, id: step.id + 0.5, seed: step.seed + 1 });
  }

  /** The next step: what was tried least, on what was met least. */
  #invent(id: number): Step | null {
    const { model } = this;
    const { trial } = model;
    const seed = trial.integer(1, 2 ** 30);
    const base = { id, seed, on: null };
    if (model.frozen && model.now !== null && trial.random() < CLOCK_SHARE) {
      const to = trial.pick(clockLevels.to);
      return { ...base, command: CLOCK, account: 'the clock', levels: { to } };
    }
    const movable = model.accounts.filter((account) => canMove(model, account));
    if (movable.length > 0 && trial.random() < MOVE_SHARE)
      return { ...base, command: MOVE, account: trial.pick(movable).name, levels: {} };
    if (trial.context.receiver && model.frozen && trial.random() < REPLY_SHARE) {
      const how = trial.pick(replies(model));
      return {
        ...base,
        command: REPLY,
        account: trial.pick(model.accounts).name,
        levels: { how },
      };
    }
    const canResend = trial.context.control?.events && this.#events.resendable.length > 0;
    if (canResend && trial.random() < RESEND_SHARE)
      return { ...base, command: RESEND, account: 'an operator', levels: {} };
    if (this.#kept.size > 0 && trial.random() < AGAIN_SHARE) {
      const on = trial.pick([...this.#kept.keys()]);
      const how = trial.pick(repetitions);
      return { ...base, on, command: AGAIN, account: 'whoever sent it', levels: { how } };
    }
    const candidates = this.#candidates();
    const chosen = weighted(candidates, trial);
    if (!chosen) return null;
    const { command, given, account, on } = chosen;
    const draw = new SeededRandom(seed, Infinity);
    const own = this.#covering.choose(command.name, factorsOf(command), given, draw);
    this.#covering.note(command.name, { ...own, ...given });
    const canRace = command.on !== null && !model.isBesideApi(command) && !command.presses;
    const raced = canRace && trial.random() < RACE_SHARE;
    const levels = { ...own, ...(raced && { [RACE]: 'twice' }) };
    return { ...base, command: command.name, account, on, levels };
  }

  /** Every command on every class of objects, rarer ones with more weight. */
  #candidates(): readonly Candidate[] {
    const { model } = this;
    return this.#product.commands
      .filter((one) => model.can(one))
      .flatMap((command) => {
        const things = command.on === null ? [null] : model.all(command.on);
        return things
          .filter((thing) => thing === null || canTake(command, thing))
          .map((thing): Candidate => {
            const account = thing?.account.name ?? model.trial.pick(model.accounts).name;
            const state = thing ? thing.kind.classOf(thing.facts) : 'nothing';
            const given = { account, state };
            const met = this.#covering.met(command.name, given);
            const weight = (command.weight ?? 1) / (1 + met) ** 2;
            return { command, given, account, on: thing?.key ?? null, weight };
          });
      });
  }

  /** Looks at what the step acted on, at what it made, and at what is linked with them. */
  async #lookAtTouched({ thing, step }: Call): Promise<void> {
    const { model } = this;
    await model.trial.context.control?.waitUntilIdle?.();
    const made = model.things.filter(({ key }) => key.startsWith(`${step.id}.`));
    const touched = [...made, ...(thing.id === '' ? [] : [thing])];
    const all = new Set(touched.flatMap((one) => [one, ...model.linkedWith(one)]));
    for (const sight of sightsOf(model, [...all])) await look(model, sight);
  }

  /** Looks at every object, and at the events of a moment that will pass. */
  async #lookAtMoment(): Promise<void> {
    const { model } = this;
    for (const sight of sightsOf(model, model.things)) await look(model, sight);
    await this.#events.check();
    await this.#lookAround();
  }

  /** Looks at a sample of everything. */
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
