// Calls to send at the same moment as another one: the same call once more or as often as a profile
// states, the call under other names of its object, or another command on that object.
import type { Command, Levels } from '../model/command.ts';
import type { Model } from '../model/model.ts';
import {
  AT_ONCE,
  isUnderOneKey,
  ONE_KEY,
  SAME,
  TOGETHER_WITH,
  TWICE,
  VARIED,
  withoutDeclines,
} from './levels.ts';
import { SeededRandom } from '../run/seeded-random.ts';
import { canTake, factorsOf, prepare, type Call } from './perform.ts';
import { underAnotherName } from './other-names.ts';
import type { Step } from './step.ts';

/**
 * Returns the levels of the n-th call of many: each factor uses its levels in turn, beginning with
 * a random one. Declines are left out: a bank declines after the call, so that no order of calls
 * explains a decline.
 */
const inTurn = (command: Command, draw: SeededRandom, n: number): Levels =>
  Object.fromEntries(
    Object.entries(withoutDeclines(factorsOf(command))).map(([name, all]) => [
      name,
      all[(draw.integer(0, all.length - 1) + n) % all.length] ?? '',
    ]),
  );

/** Prepares another command, on the object of a call or on one that is linked with it. */
const otherCall = (model: Model, command: Command | undefined, { step, thing }: Call): Call[] => {
  const of = model
    .linkedWith(thing)
    .find((one) => command?.on === one.kind && canTake(command, one));
  if (!command || !of) return [];
  const draw = new SeededRandom(step.seed, Infinity, model.trial.magic);
  const levels = inTurn(command, draw, 0);
  const call = prepare(model, command, { ...step, id: step.id + 0.01, on: of.key, levels });
  return call ? [call] : [];
};

/** Prepares the n-th call beside another one. */
const twin = (model: Model, call: Call, n: number): Call | null => {
  const { step, command } = call;
  const again: Step = { ...step, id: step.id + n / 100, seed: step.seed + n };
  if (step.levels[AT_ONCE] === SAME) return { ...call, step: again, key: undefined };
  if (step.levels[AT_ONCE] === VARIED) {
    const draw = new SeededRandom(step.seed, Infinity, model.trial.magic);
    const own = prepare(model, command, { ...again, levels: inTurn(command, draw, n) });
    if (own) return own;
  }
  return prepare(model, command, again);
};

/** Returns as many calls as the profile sends at once, all with the key of the first one. */
const underOneKey = (model: Model, first: Call): Call[] => {
  const { step, command } = first;
  const key = first.key ?? model.trial.newReference();
  return Array.from({ length: model.trial.profile.burst }, (_, n) => {
    const again: Step = { ...step, seed: step.seed + n };
    const other = step.levels[AT_ONCE] === ONE_KEY ? null : prepare(model, command, again);
    return { ...(other ?? first), step, as: first.as, key };
  });
};

/** Returns all calls that a step sends at once, in the order in which they leave. */
export const burstOf = (model: Model, commands: readonly Command[], call: Call): Call[] => {
  const how = call.step.levels[AT_ONCE] ?? '';
  if (isUnderOneKey(how)) return underOneKey(model, call);
  if (how.startsWith(TOGETHER_WITH)) {
    const other = commands.find(({ name }) => name === how.slice(TOGETHER_WITH.length));
    const both = [call, ...otherCall(model, other, call)];
    return call.step.seed % 2 === 0 ? both : both.toReversed();
  }
  const size = how === TWICE ? 2 : model.trial.profile.burst;
  const twins = Array.from({ length: size - 1 }, (_, at) => twin(model, call, at + 1));
  return [call, ...twins.filter((one) => one !== null)].map((one, at) =>
    at % 2 === 0 ? one : underAnotherName(model, one),
  );
};
