// Reads an object by its own path, as whoever may.
import { versionOf } from '../run/samples/sample.ts';
import { expectThat, summarize } from '../violation.ts';
import type { Model, Thing, View } from './model.ts';

/** Reads an object by its own path; each of its account's actors sees the same. */
export const reading =
  (endpoint: string): View['read'] =>
  async (model: Model, thing: Thing, headers = versionOf(endpoint).headers ?? {}) => {
    const as = model.trial.pick(thing.account.actors);
    const response = await model.trial.call(endpoint, { params: thing.params, headers }, { as });
    expectThat(response.status === 200, `200 for ${thing.kind.name}`, summarize(response));
    return response.body;
  };
