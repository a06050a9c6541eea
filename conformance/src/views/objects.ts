// Looks at objects through the views of their kind, as their owner and as a stranger.
import type { Thing, View, Model } from '../model/model.ts';
import { versionOf } from '../run/samples/sample.ts';
import { expectThat } from '../violation.ts';

/** One view of one object. */
export interface Sight {
  readonly thing: Thing;
  readonly view: View;
}

/** Every view of these objects that there is by now. */
export const sightsOf = ({ endpoints }: Model, things: readonly Thing[]): readonly Sight[] =>
  things.flatMap((thing) =>
    thing.kind.views
      .filter((view) => endpoints.has(view.endpoint) && (view.when?.(thing.facts) ?? true))
      .map((view) => ({ thing, view })),
  );

/** Compares an object with what a view shows of it. Throws `Violation`. */
export const look = async (model: Model, { thing, view }: Sight): Promise<void> => {
  const { name, partial = false } = view;
  const seen = await view.read(model, thing);
  expectThat(seen !== undefined, `${thing.kind.name} in ${name}`, 'nothing');
  thing.see(seen, { view: name, partial, at: view.endpoint });
};

/** Reads an object as an account that does not own it: there must be nothing. */
export const lookAsStranger = async (model: Model, { thing, view }: Sight): Promise<void> => {
  const path = JSON.stringify(thing.params);
  const strangers = model.accounts
    .filter(({ id, alone }) => alone && id !== thing.account.id)
    // What a merchant names itself, another may name alike.
    .filter(
      (account) =>
        !model.all(thing.kind, account).some(({ params }) => JSON.stringify(params) === path),
    );
  if (strangers.length === 0 || view.name !== 'get') return;
  const stranger = model.trial.pick(strangers);
  const [as] = stranger.actors;
  if (!as) return;
  const input = { ...versionOf(view.endpoint), params: thing.params };
  const { status } = await model.trial.call(view.endpoint, input, { as });
  const hidden = status === 404 || status === 403;
  expectThat(hidden, `404 or 403 for ${thing.kind.name} of another account`, status);
};
