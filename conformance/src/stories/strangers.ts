// Sends calls as another account, to which the objects that the calls name do not exist.
import { callersOf, type Account } from '../model/account.ts';
import type { Model } from '../model/model.ts';
import { hasSamePath } from '../views/objects.ts';
import { summarize, Violation } from '../violation.ts';
import type { Call } from './perform.ts';

/** Returns the accounts that own no object that a call acts on or names in its request. */
export const strangersTo = (model: Model, { command, input, thing }: Call): readonly Account[] => {
  const text = JSON.stringify({ ...input, body: command.named?.(input.body) ?? input.body });
  // The object, and the one that the path of the request names, for example by its external_id.
  const named = [thing, ...(input.params ? [{ kind: thing.kind, params: input.params }] : [])];
  const owners = new Set(
    model.things.filter(({ id }) => id !== '' && text.includes(id)).map(({ account }) => account),
  );
  if (command.on === null && owners.size === 0) return [];
  return model.accounts.filter(
    (account) =>
      account !== thing.account &&
      callersOf(account, command.endpoint).length > 0 &&
      !owners.has(account) &&
      !named.some((one) => hasSamePath(model, one, account)),
  );
};

/**
 * Sends a call as an account that does not own its objects. Throws `Violation` unless the target
 * refuses it.
 */
export const sendAsStranger = async (
  model: Model,
  { command, input, thing }: Call,
  stranger: Account,
): Promise<void> => {
  const as = model.trial.pick(callersOf(stranger, command.endpoint));
  const response = await model.trial.call(command.endpoint, input, { as });
  if (response.status < 400 || response.status >= 500)
    throw new Violation(
      `a refusal of "${command.name}" with what belongs to ${thing.account.name}, sent by ${stranger.name} (CORE-HDR-for_user_id)`,
      summarize(response),
    );
  model.note('CORE-HDR-for_user_id', { view: 'the response', at: command.endpoint });
};
