// Concurrent calls: some order of them must explain every response and what is seen afterwards.
import type { Model, Thing } from '../model/model.ts';
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

/** Whether the facts of the objects, changed in this order, explain every response. */
const isExplained = (model: Model, order: readonly Answered[]): boolean => {
  const things = new Set(order.map(({ call }) => call.thing));
  const before = new Map<Thing, object>([...things].map((thing) => [thing, thing.facts]));
  for (const thing of things) thing.facts = structuredClone(thing.facts);
  try {
    return order.every(({ call, response }) => {
      if (!explains(expectationOf(model, call), response)) return false;
      if (isSuccess(response)) changeFacts(model, call, call.thing.facts);
      return true;
    });
  } finally {
    for (const [thing, facts] of before) thing.facts = facts;
  }
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
  const order = ordersOf(done).find((one) => isExplained(model, one));
  if (!order) {
    const seen = done.map(({ call, response }) => `${call.command.name}: ${summarize(response)}`);
    throw new Violation(
      'an order of concurrent calls that explains every response',
      seen.join('; '),
    );
  }
  for (const { call, response } of order) await absorb(model, call, response, true);
};
