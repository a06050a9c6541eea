// Concurrent calls: some order of them must explain every response and what is seen afterwards.
import { setImmediate } from 'node:timers/promises';
import { copyOf, type ModelObject, type Model, type View } from '../model/model.ts';
import { rowIn } from '../model/reading.ts';
import type { Made } from '../run/samples/sample.ts';
import { sightsOf } from '../views/objects.ts';
import {
  errorCodeOf,
  expectSame,
  expectThat,
  Indeterminate,
  summarize,
  Violation,
} from '../violation.ts';
import { field, isSuccess, type ApiResponse } from '../targets/wire/message.ts';
import { inStepOrder } from './equal-calls.ts';
import {
  absorb,
  changeFacts,
  expectationOf,
  expectReplay,
  explains,
  type Call,
} from './perform.ts';

interface Answered {
  readonly call: Call;
  readonly response: ApiResponse;
}

/** Calls in an order that explains their responses, and the facts of their objects after them. */
interface Course {
  readonly order: readonly Answered[];
  readonly facts: ReadonlyMap<ModelObject, object>;
}

/**
 * Returns true if what a call created has failed at once, such as a refund that its channel
 * declines: its amount is free again for the next call, while its reference is used.
 */
const hasFailed = (response: ApiResponse): boolean => field(response.body, 'status') === 'FAILED';

/** Returns whether a body of an object has the fields that some facts require. */
const fits = (facts: object, thing: ModelObject, body: Made): boolean =>
  Object.entries(thing.kind.rules(facts, thing, body)).every(
    ([name, rule]) => !(name in body) || rule.holds(body[name]),
  );

/** Returns whether a response may show its object with these facts. */
const mayShow = ({ call: { thing }, response: { body } }: Answered, facts: object): boolean =>
  thing.id === '' || field(body, 'id') !== thing.id || fits(facts, thing, body as Made);

/**
 * Returns courses with one more call; none when they do not explain the response to that call, and
 * two when it may have left everything as it was.
 */
const longer = (model: Model, { order, facts }: Course, next: Answered): readonly Course[] => {
  const { call, response } = next;
  const before = [...facts.keys()].map((thing) => [thing, thing.facts] as const);
  for (const [thing, now] of facts) thing.facts = now;
  try {
    if (!explains(expectationOf(model, call), response)) return [];
    const changed = copyOf(call.thing.facts);
    if (isSuccess(response)) changeFacts(model, call, changed);
    const ends = [changed, ...(hasFailed(response) ? [copyOf(call.thing.facts)] : [])];
    return ends.map((end) => ({
      order: [...order, next],
      facts: new Map(facts).set(call.thing, end),
    }));
  } finally {
    for (const [thing, own] of before) thing.facts = own;
  }
};

/** The most courses that are followed at once; more are only possible when many calls fail. */
const COURSES_MAX = 200;

/** Returns a text that is the same for facts that differ only in the order of their lists. */
const nameOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    Array.isArray(inner) && inner.every((one) => typeof one === 'string')
      ? inner.toSorted()
      : inner,
  );

/**
 * Resolves to the ways in which calls can end, with the first order that leads to each. Orders of
 * the same calls that leave the same facts count as one. Webhooks are received meanwhile. Throws
 * `Indeterminate` when too many orders are possible to find one.
 */
const coursesOf = async (
  model: Model,
  done: readonly Answered[],
  isPossible: (next: Answered, facts: object) => boolean,
): Promise<readonly Course[]> => {
  const facts = new Map(done.map(({ call: { thing } }) => [thing, thing.facts]));
  let courses: readonly Course[] = [{ order: [], facts }];
  let isCut = false;
  for (const _ of done) {
    const met = new Map<string, Course>();
    for (const course of courses) {
      // oxlint-disable-next-line no-await-in-loop -- the receiver responds in between
      await setImmediate();
      for (const one of done) {
        if (course.order.includes(one)) continue;
        for (const next of longer(model, course, one)) {
          if (!isPossible(one, next.facts.get(one.call.thing) ?? {})) continue;
          const isDone = done.map((other) => next.order.includes(other));
          const name = nameOf([isDone, [...next.facts.values()]]);
          if (!met.has(name)) met.set(name, next);
        }
      }
    }
    isCut ||= met.size > COURSES_MAX;
    courses = [...met.values()].slice(0, COURSES_MAX);
  }
  if (isCut && courses.length === 0) throw new Indeterminate('too many orders of concurrent calls');
  return courses;
};

/**
 * Resolves to the courses that explain what the responses show; where none does, to those that
 * explain whether each call was accepted, so that the first wrong field is named.
 */
const explainedBy = async (model: Model, done: readonly Answered[]): Promise<readonly Course[]> => {
  const agrees = (next: Answered, facts: object): boolean =>
    !isSuccess(next.response) || mayShow(next, facts);
  const matching = await coursesOf(model, done, agrees);
  return matching.length > 0 ? matching : coursesOf(model, done, () => true);
};

/** Returns a view of an object: its own, or its row in a list of a target without that. */
const viewOf = (model: Model, thing: ModelObject): View | undefined => {
  const [sight] = sightsOf(model, [thing]);
  const list = thing.kind.lists?.find(({ endpoint }) => model.endpoints.has(endpoint));
  return sight?.view ?? (list && rowIn('a row of its list', list));
};

/** Reads objects, as far as they can be read. */
const seenOf = async (
  model: Model,
  things: Iterable<ModelObject>,
): Promise<readonly (readonly [ModelObject, Made])[]> => {
  const seen: (readonly [ModelObject, Made])[] = [];
  for (const thing of things) {
    const body = await viewOf(model, thing)?.read(model, thing);
    if (typeof body === 'object' && body !== null) seen.push([thing, body as Made]);
  }
  return seen;
};

/** Returns the calls that show that they came after another one. */
const laterOf = async (model: Model, done: readonly Answered[]): Promise<Set<Answered>> => {
  const later = new Set<Answered>();
  for (const one of done) {
    const { command, thing } = one.call;
    const { body } = one.response;
    const isAsked = command.wasFirst !== undefined && isSuccess(one.response);
    if (isAsked && (await command.wasFirst?.(model, thing, (body ?? {}) as Made)) === false)
      later.add(one);
  }
  return later;
};

/**
 * Resolves to an order of concurrent calls that explains every response: of several, the one whose
 * result is seen; undefined when there is none. Throws `Indeterminate` when too many are possible.
 */
export const orderOf = async (
  model: Model,
  done: readonly Answered[],
): Promise<readonly Answered[] | undefined> => {
  // A refused creation came after the one that it conflicts with.
  if (done.every(({ call }) => call.command.on === null))
    return inStepOrder(
      done.toSorted((a, b) => Number(isSuccess(b.response)) - Number(isSuccess(a.response))),
    );
  const later = await laterOf(model, done);
  const inTurn = done.toSorted((a, b) => Number(later.has(a)) - Number(later.has(b)));
  const courses = await explainedBy(model, inTurn);
  const [first, ...others] = courses;
  if (!first || others.length === 0) return first?.order;
  const seen = await seenOf(model, first.facts.keys());
  const isSeen = ({ facts }: Course): boolean =>
    seen.every(([thing, body]) => fits(facts.get(thing) ?? thing.facts, thing, body));
  return (courses.find(isSeen) ?? first).order;
};

/** Sends calls at once. */
const sendAtOnce = async (model: Model, calls: readonly Call[]): Promise<readonly Answered[]> => {
  const outgoing = calls.map(({ command, input, as, key }) =>
    model.trial.outgoing(command.endpoint, input, { as, ...(key !== undefined && { key }) }),
  );
  const responses = await model.trial.burst(outgoing);
  return calls.flatMap((call, at) => {
    const response = responses[at];
    return response ? [{ call, response }] : [];
  });
};

/** Returns true for a refusal that may be about the key alone. */
const isConflict = ({ response }: Answered): boolean =>
  response.status === 409 || errorCodeOf(response) === 'IDEMPOTENCY_ERROR';

/** Returns what a key stands for: no clause says whether headers belong to it. */
const sentIn = ({ input: { params, query, body } }: Call) => ({ params, query, body });

/**
 * Sends calls at once under one key: one of them takes effect, and every other one of the same
 * request repeats its response (IDEM-02, IDEM-04) or is a conflict, while its first is executed;
 * one with another body is refused (IDEM-07).
 */
export const raceUnderOneKey = async (model: Model, calls: readonly Call[]): Promise<void> => {
  const done = await sendAtOnce(model, calls);
  const [accepted, ...others] = done.filter(({ response }) => isSuccess(response));
  // If all are refused, the first one is refused for itself, and others for its key.
  const first =
    accepted ??
    done.find((one) => !isConflict(one)) ??
    done.find(({ call, response }) => explains(expectationOf(model, call), response)) ??
    done[0];
  if (!first) return;
  for (const { call, response } of others) {
    expectSame('what is sent under one key (IDEM-07)', sentIn(first.call), sentIn(call));
    expectReplay(call, first.response, response);
  }
  if (isSuccess(first.response))
    for (const { call, response } of done.filter((one) => !isSuccess(one.response))) {
      const isBusy = response.status === 409 && errorCodeOf(response) !== null;
      const isOther = call.input !== first.call.input;
      expectThat(
        isBusy || (isOther && response.status === 400),
        `the same response or a conflict for "${call.command.name}" under one key (IDEM-04)`,
        summarize(response),
      );
      if (!isOther)
        model.alike('a repeated key while the first request executes', 'is rejected with 409');
    }
  await absorb(model, first.call, first.response, true);
};

/** Sends calls at once and applies them to the model in an order that explains them. */
export const race = async (model: Model, calls: readonly Call[]): Promise<void> => {
  const done = await sendAtOnce(model, calls);
  const order = await orderOf(model, done);
  if (!order) {
    const seen = done.map(({ call, response }) => `${call.command.name}: ${summarize(response)}`);
    throw new Violation(
      'an order of concurrent calls that explains every response',
      seen.join('; '),
    );
  }
  for (const { call, response } of order) await absorb(model, call, response, true);
};
