// Changes a setting of an account while something is under way: where its webhooks go, and with
// which token.
import type { Account, Model } from '../model/model.ts';

/** Whether the settings of an account can be changed. */
export const canMove = ({ trial }: Model, { alone, inbox, id }: Account): boolean =>
  alone && id !== null && inbox !== null && trial.context.control?.settings?.callback !== undefined;

/** Sends the webhooks of an account to another address, with another token. */
export const moveWebhooks = async (model: Model, account: Account): Promise<void> => {
  const { trial } = model;
  const { id } = account;
  const change = trial.context.control?.settings?.callback;
  if (id === null || !change) return;
  const [inbox, token] = [`/${trial.newReference()}`, `token-${trial.newReference()}`];
  await change(id, trial.receiver.url(inbox), token);
  account.inbox = inbox;
  account.token = token;
};
