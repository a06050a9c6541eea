// Concurrent calls: some order of them must explain every response and what is seen afterwards.
import { isDeepStrictEqual } from 'node:util';
import type { Model, Thing } from '../model/model.ts';
import type { Made } from '../run/samples/sample.ts';
import { sightsOf } from '../views/objects.ts';
import { summarize, Violation } from '../violation.ts';
import { isSuccess, type ApiResponse } from '../wire/message.ts';
import { absorb, changeFacts, expectationOf, explains, type Call } from './perform.ts';

interface Answered {
  readonly call: Call;
  readonly response: ApiResponse;
}

/** All orders of a few calls. */
const ordersOf = (all: readonly Answered[]): readonly (readonly Answered[])[] =>
  all.length < 2
    ? [all]
    : all.flatMap((one) =>
        ordersOf(all.filter((other) => other !== one)).map((rest) => [one, ...rest]),
      );

/** The facts that objects have in the end. */
type Ending = ReadonlyMap<Thing, object>;

/** What becomes of the objects in this order; null where it does not explain every response. */
const endingOf = (model: Model, order: readonly Answered[]): Ending | null => {
  const things = [...new Set(order.map(({ call }) => call.thing))];
  const before = new Map<Thing, object>(things.map((thing) => [thing, thing.facts]));
  for (const thing of things) thing.facts = structuredClone(thing.facts);
  try {
    const isExplained = order.every(({ call, response }) => {
      if (!explains(expectationOf(model, call), response)) return false;
      if (isSuccess(response)) changeFacts(model, call, call.thing.facts);
      return true;
    });
    return isExplained ? new Map(things.map((thing) => [thing, thing.facts])) : null;
  } finally {
    for (const [thing, facts] of before) thing.facts = facts;
  }
};

/** Whether objects look as they must after an ending, as far as they can be read. */
const isSeen = async (model: Model, ending: Ending): Promise<boolean> => {
  for (const [thing, facts] of ending) {
    const [sight] = sightsOf(model, [thing]);
    const body = sight && (await sight.view.read(model, thing));
    if (typeof body !== 'object' || body === null) continue;
    const rules = Object.entries(thing.kind.rules(facts, thing, body as Made));
    const isBroken = rules.some(
      ([name, rule]) => name in body && !rule.holds((body as Made)[name]),
    );
    if (isBroken) return false;
  }
  return true;
};

/** Calls that show that they came after another one. */
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

/** The first order that explains every response, and of several the one whose end is seen. */
const chosenOf = async (
  model: Model,
  done: readonly Answered[],
): Promise<readonly Answered[] | undefined> => {
  const later = await laterOf(model, done);
  const isInTurn = (order: readonly Answered[]): boolean =>
    order.every((one, at) => !later.has(one) || order.slice(at).every((next) => later.has(next)));
  const orders = ordersOf(done).toSorted((a, b) => Number(isInTurn(b)) - Number(isInTurn(a)));
  const explaining = orders.flatMap((order) => {
    const ending = endingOf(model, order);
    return ending ? [{ order, ending }] : [];
  });
  const [first, ...others] = explaining;
  const isOpen = others.some(
    ({ ending }) => !isDeepStrictEqual([...ending.values()], [...(first?.ending.values() ?? [])]),
  );
  if (isOpen)
    for (const { order, ending } of explaining) if (await isSeen(model, ending)) return order;
  return first?.order;
};

/** Sends calls at once and lets the model follow them in an order that explains them. */
export const race = async (model: Model, calls: readonly Call[]): Promise<void> => {
  const outgoing = calls.map(({ command, input, as, key }) =>
    model.trial.outgoing(command.endpoint, input, { as, ...(key !== undefined && { key }) }),
  );
  const responses = await model.trial.burst(outgoing);
  const done = calls.flatMap((call, at) => {
    const response = responses[at];
    return response ? [{ call, response }] : [];
  });
  const order = await chosenOf(model, done);
  if (!order) {
    const seen = done.map(({ call, response }) => `${call.command.name}: ${summarize(response)}`);
    throw new Violation(
      'an order of concurrent calls that explains every response',
      seen.join('; '),
    );
  }
  for (const { call, response } of order) await absorb(model, call, response, true);
};
