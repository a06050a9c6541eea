// Reads objects through the views of their kind, as their owner and as a stranger.
import type { Account } from '../model/account.ts';
import type { View, ModelObject, Model } from '../model/model.ts';
import { headersFor, versionFor } from '../model/versions.ts';
import { versionOf } from '../run/samples/sample.ts';
import { expectThat } from '../violation.ts';

/** One view of one object. */
export interface Sight {
  readonly thing: ModelObject;
  readonly view: View;
}

/** Returns every view of these objects that can be read by now. */
export const sightsOf = ({ endpoints }: Model, things: readonly ModelObject[]): readonly Sight[] =>
  things.flatMap((thing) =>
    thing.kind.views
      .filter((view) => endpoints.has(view.endpoint) && (view.when?.(thing.facts) ?? true))
      .map((view) => ({ thing, view })),
  );

/** Returns an object as it is seen in a version. */
export const thingIn = (thing: ModelObject, version: string | null): ModelObject =>
  version === null ? thing : thing.in(version);

/** Compares an object with what a view shows of it. Throws `Violation`. */
export const look = async (model: Model, { thing, view }: Sight): Promise<void> => {
  const { name, partial = false, endpoint, inVersions } = view;
  const version = inVersions ? versionFor(model, endpoint) : null;
  const headers = inVersions && headersFor(model, thing.account, endpoint, version);
  const seen = await view.read(model, thing, headers);
  expectThat(seen !== undefined, `${thing.kind.name} in ${name}`, 'nothing');
  const seenAs = thingIn(thing, version);
  seenAs.see(seen, { view: name, partial, at: endpoint });
};

/**
 * Returns whether the path of an object, with its external_id for example, also names an object of
 * an account.
 */
export const hasSamePath = (
  model: Model,
  { kind, params }: Pick<ModelObject, 'kind' | 'params'>,
  account: Account,
): boolean =>
  model
    .all(kind, account)
    .some((one) =>
      Object.entries(params).every(
        ([name, value]) => one.params[name] === value || one.seen(name) === value,
      ),
    );

/** Reads an object as an account that does not own it, which must find nothing. */
export const lookAsStranger = async (model: Model, { thing, view }: Sight): Promise<void> => {
  const strangers = model.accounts
    .filter((account) => account !== thing.account)
    .filter((account) => !hasSamePath(model, thing, account));
  const { live } = thing.account;
  const actors = [
    ...strangers.flatMap((stranger) => stranger.actors.slice(0, 1)),
    // The live-mode key of the same account must not find objects of test mode (CORE-08).
    ...(live && !model.isNamedInLive(thing.params) ? [live] : []),
  ];
  const list = thing.kind.lists?.find(({ endpoint }) => endpoint === view.endpoint);
  const params = view.name === 'get' ? thing.params : list?.within?.(thing).params;
  if (actors.length === 0 || params === undefined) return;
  const as = model.trial.pick(actors);
  const input = { ...versionOf(view.endpoint), params };
  const { status } = await model.trial.call(view.endpoint, input, { as });
  const hidden = status === 404 || status === 403;
  expectThat(
    hidden,
    `404 or 403 for ${thing.kind.name} of another account or mode (CORE-08)`,
    status,
  );
};
