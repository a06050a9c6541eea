// Changes settings of an account during a story: the address and the token of its webhooks, the
// version that it is set to, its features, and its key.
import type { Account } from '../model/account.ts';
import type { Model } from '../model/model.ts';
import { settable } from '../model/versions.ts';
import { contractNamed } from '../registry.ts';
import { nodeOf } from '../schema.ts';
import type { Feature } from '../targets/control/control.ts';
import { expectRefusal, expectSame } from '../violation.ts';
import { newToken } from './accounts.ts';

const SET_URL = 'callback_urls.set';

/** Returns whether the settings of an account can be changed. */
export const canMove = ({ trial }: Model, { alone, inbox, id }: Account): boolean =>
  alone && id !== null && inbox !== null && trial.context.control?.settings?.callback !== undefined;

/** Sends the webhooks of an account to another address, with another token. */
export const moveWebhooks = async (model: Model, account: Account): Promise<void> => {
  const { trial } = model;
  const { id } = account;
  const change = trial.context.control?.settings?.callback;
  if (id === null || !change) return;
  const [inbox, token] = [`/${trial.newReference()}`, newToken(trial)];
  await change(id, trial.receiver.url(inbox), token);
  account.inbox = inbox;
  account.token = token;
  await setFamilies(model, account);
};

/** The number of families of events that get a URL of their own at each move. */
const MORE_FAMILIES = 4;

/**
 * Sets the URL of some families of events, and of those set before, to the URL of all other events,
 * so that no delivery changes. The URL of an object itself still takes precedence.
 */
const setFamilies = async ({ trial }: Model, account: Account): Promise<void> => {
  const { families, inbox, actors } = account;
  const schema = contractNamed(SET_URL).params?.shape['type'];
  const isThere = trial.isHeldToContracts && (await trial.context.supports(SET_URL));
  if (!isThere || inbox === null || !schema) return;
  const all = nodeOf(schema).values.map(String);
  for (let n = 0; n < MORE_FAMILIES; n += 1) families.add(trial.pick(all));
  for (const type of families) {
    const input = { params: { type }, body: { url: trial.receiver.url(inbox) } };
    const { status } = await trial.call(SET_URL, input, { as: trial.pick(actors) });
    expectSame(`the status of POST /callback_urls/${type}`, 200, status);
  }
};

/** Returns whether features of an account can be switched. */
export const canSwitch = ({ trial }: Model, { alone, id }: Account): boolean =>
  alone && id !== null && trial.context.control?.settings?.feature !== undefined;

/** Runs an act while a feature of an account is switched off. */
export const withoutFeature = async (
  { trial }: Model,
  { id }: Account,
  feature: Feature,
  act: () => Promise<void>,
): Promise<void> => {
  const change = trial.context.control?.settings?.feature;
  if (!change || id === null) return;
  await change(id, feature, false);
  try {
    await act();
  } finally {
    await change(id, feature, true);
  }
};

/** A version to set, for one of the resources of the story. */
export interface VersionChange {
  readonly resource: string;
  /** Null removes the setting. */
  readonly version: string | null;
  readonly mode: 'test' | 'live';
}

/** Returns another version for an account; null when none can be set. */
export const anotherVersion = (
  { trial, endpoints }: Model,
  { alone, id, versions: set }: Account,
): VersionChange | null => {
  const all = [...settable(endpoints)];
  if (!trial.context.control?.settings?.versions || !alone || id === null) return null;
  if (all.length === 0) return null;
  const [resource, versions] = trial.pick(all);
  const isSet = (set.get(resource) ?? null) !== null;
  const version = isSet && trial.random() < 1 / 3 ? null : trial.pick(versions);
  // A setting for live mode changes nothing in test mode (VER-08).
  const mode = version !== null && trial.random() < 1 / 4 ? 'live' : 'test';
  return { resource, version, mode };
};

/** Sets the version of an account. */
export const setVersion = async (
  { trial }: Model,
  account: Account,
  { resource, version, mode }: VersionChange,
): Promise<void> => {
  const { id } = account;
  if (id === null) return;
  await trial.context.control?.settings?.versions?.(id, resource, { [mode]: version });
  if (mode === 'test') account.versions.set(resource, version);
};

/** Returns whether an account can get another key. */
export const canRotate = ({ trial, endpoints }: Model, { alone, id }: Account): boolean =>
  alone &&
  id !== null &&
  endpoints.has('balance.get') &&
  trial.context.control?.revoke !== undefined;

/** Gives an account another key, and revokes the one that an earlier step gave it. */
export const rotateKey = async (model: Model, account: Account): Promise<void> => {
  const { trial, accounts } = model;
  const old = account.actors.find(({ forUserId }) => forUserId === undefined);
  const revoke = trial.context.control?.revoke;
  if (account.id === null || !old || !revoke) return;
  const key = await trial.keyOf(account.id, 'test');
  // The same key acts for its sub-accounts.
  for (const one of accounts)
    one.actors = one.actors.map((actor) => (actor.key === old.key ? { ...actor, ...key } : actor));
  model.successors.set(old.key, key);
  if (account.isRevocable) {
    await revoke(old.key);
    const response = await trial.call('balance.get', {}, { as: old });
    expectRefusal(response, 401, ['INVALID_API_KEY'], 'for a key that was taken back (AUTH-04)');
  }
  account.isRevocable = true;
};
