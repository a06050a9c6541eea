// Performs one command and compares the response with what the clauses require.
import { callersOf, type Account } from '../model/account.ts';
import type { Command, Expectation, Levels, Sent } from '../model/command.ts';
import { copyOf, ModelObject, type Model } from '../model/model.ts';
import { expectExtras, extraFactors } from '../model/extras.ts';
import { lackingEach } from '../model/missing.ts';
import { isNamed, leftToAccount, namings } from '../model/versions.ts';
import { payOutsideApi, pressOn } from '../run/samples/paying.ts';
import { contractNamed } from '../registry.ts';
import { USED_ELSEWHERE } from './levels.ts';
import { SeededRandom } from '../run/seeded-random.ts';
import { differences } from '../differences.ts';
import type { Made } from '../run/samples/sample.ts';
import { errorCodeOf, expectThat, expectSame, summarize, Violation } from '../violation.ts';
import type { Input } from '../targets/wire/encode.ts';
import { field, isSuccess, type Actor, type ApiResponse } from '../targets/wire/message.ts';
import type { Step } from './step.ts';
import { writing, writingFactors } from './writing.ts';

/** Returns whether a command can be tried on an object at all. */
export const canTake = (command: Command, thing: ModelObject): boolean =>
  (command.fits?.(thing.facts) ?? true) &&
  (command.presses === undefined || command.presses(thing) !== null);

/** A call that is ready to be sent. */
export interface Call {
  readonly step: Step;
  readonly command: Command;
  readonly thing: ModelObject;
  readonly input: Input;
  readonly draw: SeededRandom;
  readonly as: Actor;
  /** The idempotency key; undefined when none is sent. */
  readonly key: string | undefined;
}

/** Returns whether the target keeps the response to a command under its idempotency key. */
export const isKeyed = (command: Command): boolean => {
  const { method, idempotency } = contractNamed(command.endpoint);
  return method !== 'GET' && idempotency !== 'none' && !command.presses;
};

const LONGEST = 'a key of the longest length';
/** The most characters of an idempotency key (IDEM-10). */
const KEY_CHARACTERS = 100;

const keyings = ['no key', 'no key', 'a key', 'a key twice', LONGEST, USED_ELSEWHERE] as const;

/** Returns the placeholder of an account that a command acts on when it creates something new. */
export const nothing = (account: Account): ModelObject =>
  new ModelObject({
    kind: {
      name: 'nothing',
      clauses: '',
      rules: () => ({}),
      moving: [],
      views: [],
      classOf: () => '',
    },
    account,
    key: '',
    id: '',
    facts: {},
  });

/** Returns the factors of a command, with those that it shares with others. */
export const factorsOf = (command: Command): Command['factors'] => ({
  ...command.factors,
  ...extraFactors(command),
  ...Object.fromEntries(
    Object.keys(command.repeats ?? {}).map((name) => [name, ['left out', 'left out', 'given']]),
  ),
  ...(isNamed(command.endpoint) && { 'api-version': namings }),
  ...writingFactors(command),
  ...(isKeyed(command) && { idempotency: keyings }),
});

/** Returns the call of a step; null when there is none, such as on a missing object. */
export const prepare = (model: Model, command: Command, step: Step): Call | null => {
  const account = model.account(step.account);
  const found = step.on === null ? null : model.things.find(({ key }) => key === step.on);
  if (found === undefined) return null;
  const thing = found ?? nothing(account);
  if (!canTake(command, thing)) return null;
  const draw = new SeededRandom(step.seed, Infinity, model.trial.magic);
  const { levels } = step;
  const own = command.input({ model, thing, levels, draw });
  const callers = callersOf(account, command.endpoint);
  if (own === null || callers.length === 0) return null;
  const repeated = Object.keys(command.repeats ?? {}).filter((name) => levels[name] === 'given');
  const headers =
    levels['api-version'] === 'by its account'
      ? leftToAccount(model, account, command.endpoint, own.headers ?? {})
      : own.headers;
  if (headers === null) return null;
  const input: Input = {
    ...own,
    ...(own.body !== undefined && writing(model, command, levels, draw, own.body as Made)),
    headers: {
      ...headers,
      ...Object.fromEntries(repeated.map((name) => [name, model.trial.newReference()])),
    },
  };
  const keyed = levels['idempotency']?.startsWith('a key') === true && !model.isOutsideApi(command);
  const length = levels['idempotency'] === LONGEST ? KEY_CHARACTERS : 0;
  const key = keyed ? model.trial.newReference().padStart(length, '0') : undefined;
  return {
    step,
    command,
    thing,
    input,
    draw,
    as: draw.pick(callers),
    key,
  };
};

const classOf = ({ thing }: Call): string => thing.kind.classOf(thing.facts);

/** Returns whether an expectation explains a response. */
export const explains = (expectation: Expectation, response: ApiResponse): boolean => {
  if (expectation.is === 'accepted') return isSuccess(response);
  const { codes } = expectation;
  if (expectation.is === 'open')
    return (
      response.status < 500 &&
      (isSuccess(response) || (codes?.includes(errorCodeOf(response) ?? '') ?? true))
    );
  const { status } = expectation;
  const refused = response.status >= 400 && response.status < 500;
  return (
    refused &&
    (status === undefined || response.status === status) &&
    (codes === undefined || codes.includes(errorCodeOf(response) ?? ''))
  );
};

const wanted = (expectation: Expectation): string => {
  if (expectation.is === 'accepted') return 'a success';
  if (expectation.is === 'open') return `a response to "${expectation.question}"`;
  const { status, codes, clause } = expectation;
  return `${status ?? 'a rejection'} ${codes?.join(' or ') ?? ''} (${clause})`.trim();
};

const sentOf = (model: Model, { thing, input, step }: Call): Sent => ({
  model,
  thing,
  account: thing.account,
  levels: step.levels,
  input,
});

/** Returns the response that the clauses require of a call in the current state. */
export const expectationOf = (model: Model, call: Call): Expectation =>
  call.command.expects(call.thing.facts, sentOf(model, call));

/** Changes the facts as an accepted call does. */
export const changeFacts = (model: Model, call: Call, facts: object): void =>
  call.command.change?.(facts, sentOf(model, call));

/** Compares a response with the model, and applies what must follow. */
export const absorb = async (
  model: Model,
  call: Call,
  response: ApiResponse,
  raced = false,
): Promise<void> => {
  const { command, thing, step, input } = call;
  const expectation = expectationOf(model, call);
  const what = `${command.name} (${levelsText(step.levels)})${thing.id === '' ? '' : ` on ${thing.kind.name} that is ${classOf(call)}`}`;
  if (!explains(expectation, response))
    throw new Violation(`${wanted(expectation)} to ${what}`, summarize(response), 'the response');
  if (expectation.is === 'refused')
    model.note(expectation.clause, { view: 'the response', at: command.endpoint });
  // A decision may depend on the race, and a press on a page without a button proves nothing.
  if (expectation.is === 'open' && !raced && !command.presses) {
    model.alike(expectation.question, isSuccess(response) ? 'is accepted' : 'is rejected');
    noteResult(model, expectation.question, response);
  }
  if (isSuccess(response)) {
    expectRepeated(command, input, response);
    expectLeading(model, call, response);
  } else {
    const code = `${response.status} ${errorCodeOf(response) ?? 'without a code'}`;
    expectThat(errorCodeOf(response) !== null, `an error_code of a rejection of ${what}`, code);
    return;
  }
  await follow(model, call, response);
};

/** Notes the result of a decision, for a target that is held to earlier runs: a status or code. */
const noteResult = ({ trial }: Model, question: string, response: ApiResponse): void => {
  const status = field(response.body, 'status');
  const result = isSuccess(response) ? status : errorCodeOf(response);
  if (trial.isHeldToContracts && typeof result === 'string') trial.noteResult(question, result);
};

/** Checks that a page leads its payer to the address that the merchant sent for this outcome. */
const expectLeading = (model: Model, call: Call, { headers }: ApiResponse): void => {
  const { command, thing } = call;
  const wanted = command.leads?.(thing.facts, sentOf(model, call));
  const { location } = headers;
  if (wanted === undefined || location === undefined) return;
  expectSame(`where the page leads after "${command.name}"`, wanted, location);
};

/** Checks that headers that were sent are repeated, and no others. */
const expectRepeated = ({ repeats = {}, name }: Command, input: Input, response: ApiResponse) => {
  for (const [sent, returned] of Object.entries(repeats))
    expectSame(
      `${returned} of the response to "${name}", which repeats ${sent}`,
      input.headers?.[sent],
      response.headers[returned],
    );
};

/** Changes the model as an accepted call does. */
const follow = async (model: Model, call: Call, response: ApiResponse): Promise<void> => {
  const { command, thing, step, input, draw } = call;
  const before = copyOf(thing.facts);
  const facts = copyOf(thing.facts);
  changeFacts(model, call, facts);
  thing.facts = facts;
  if (thing.id !== '') model.touch(thing);
  const body = (typeof response.body === 'object' ? (response.body ?? {}) : {}) as Made;
  expectExtras(model, command, input.body, body);
  await command.follows?.({
    model,
    thing,
    levels: step.levels,
    draw,
    input,
    body,
    before,
    key: (n) => `${step.id}.${n}`,
  });
  // A response that shows the object is one more view of it; its shape is judged elsewhere.
  if (thing.id !== '' && body['id'] === thing.id)
    thing.see(body, { view: `the response to "${command.name}"`, partial: true });
};

const levelsText = (levels: Levels): string =>
  Object.entries(levels)
    .map(([name, level]) => `${name}: ${level}`)
    .join(', ');

/** A call with a key that was accepted, and its response. */
export interface Kept {
  readonly call: Call;
  /** The response to its key; a new response after the key was forgotten. */
  response: ApiResponse;
  /** When it was sent, by the target's clock; null before any object has shown the time. */
  at: number | null;
  /** True when its key was also sent to another endpoint, path or account. */
  spent: boolean;
}

/** Sends a call, a second time when its key is to be replayed, and updates the model. */
export const perform = async (model: Model, call: Call): Promise<Kept> => {
  const { command, input, as, key, step, thing } = call;
  const press = command.presses?.(thing) ?? null;
  const send = (): Promise<ApiResponse> => {
    if (press !== null) return pressOn(model.trial, press);
    return model.isOutsideApi(command)
      ? payOutsideApi(model.trial, thing.id)
      : model.trial.call(command.endpoint, input, { as, ...(key !== undefined && { key }) });
  };
  const response = await send();
  await absorb(model, call, response);
  if (key !== undefined && step.levels['idempotency'] === 'a key twice' && isSuccess(response))
    expectReplay(call, response, await send());
  const spent = step.levels['idempotency'] === USED_ELSEWHERE;
  return { call, response, at: model.now, spent };
};

/** Sends a call without each field that it needs, one at a time; each must be refused. */
export const lackEach = async (model: Model, { command, input, as }: Call): Promise<void> => {
  for (const lacking of lackingEach(command, input)) {
    const response = await model.trial.call(command.endpoint, lacking.input, { as });
    if (!explains(lacking.expectation, response))
      throw new Violation(
        `${wanted(lacking.expectation)} to ${command.name} without ${lacking.path}`,
        summarize(response),
      );
  }
};

/** Checks that the first response to a call is returned again (IDEM-04). Throws `Violation`. */
export const expectReplay = (
  { command, input }: Call,
  first: ApiResponse,
  again: ApiResponse,
): void => {
  if (isSuccess(again)) expectRepeated(command, input, again);
  expectSame(`the status of "${command.name}" replayed (IDEM-04)`, first.status, again.status);
  const found = differences(first.body, again.body);
  if (found.length > 0)
    throw new Violation(`the body of "${command.name}" replayed (IDEM-04)`, found.join('; '));
};
