// Looks at objects through the views of their kind, as their owner and as a stranger.
import type { View } from '../model/kind.ts';
import type { Thing } from '../model/thing.ts';
import type { World } from '../model/world.ts';
import { versionOf } from '../run/samples/sample.ts';
import { expectThat, summarize } from '../violation.ts';

/** One view of one object. */
export interface Sight {
  readonly thing: Thing;
  readonly view: View;
}

/** Every view of these objects that there is by now. */
export const sightsOf = (
  { endpoints }: World,
  things: readonly Thing[],
): readonly Sight[] =>
  things.flatMap((thing) =>
    thing.kind.views
      .filter(({ endpoint, when }) => endpoints.has(endpoint) && (when?.(thing.facts) ?? true))
      .map((view) => ({ thing, view })),
  );

/** Compares an object with what a view shows of it. Throws `Violation`. */
export const look = async (world: World, { thing, view }: Sight): Promise<void> => {
  const { name, partial = false } = view;
  const seen = await view.read(world, thing);
  expectThat(seen !== undefined, `${thing.kind.name} in ${name}`, 'nothing');
  thing.see(seen, { view: name, partial });
  world.noteView(thing.kind.name, name);
};

/** Reads an object by its own path; each of its account's actors sees the same. */
export const reading =
  (endpoint: string, headers: Readonly<Record<string, string>> = {}) =>
  async (world: World, thing: Thing): Promise<unknown> => {
    const as = world.trial.pick(thing.account.actors);
    const response = await world.trial.call(endpoint, { params: thing.params, headers }, { as });
    expectThat(response.status === 200, `200 for ${thing.kind.name}`, summarize(response));
    return response.body;
  };

/** Reads an object as an account that does not own it: there must be nothing. */
export const lookAsStranger = async (world: World, { thing, view }: Sight): Promise<void> => {
  const path = JSON.stringify(thing.params);
  const strangers = world.accounts
    .filter(({ id, alone }) => alone && id !== thing.account.id)
    // What a merchant names itself, another may name alike.
    .filter((account) => !world.all(thing.kind, account).some(({ params }) => JSON.stringify(params) === path));
  if (strangers.length === 0 || view.name !== 'get') return;
  const stranger = world.trial.pick(strangers);
  const [as] = stranger.actors;
  if (!as) return;
  const input = { ...versionOf(view.endpoint), params: thing.params };
  const { status } = await world.trial.call(view.endpoint, input, { as });
  expectThat(status === 404, `404 for ${thing.kind.name} of another account`, status);
};
