// The accounts of a story: a business of its own, a platform with a sub-account, and whoever calls
// for them; the main account where the target lets none be made.
import type { Account } from '../model/model.ts';
import type { Trial } from '../run/trial.ts';

const made = async (
  trial: Trial,
  name: string,
  options: { readonly platform?: boolean; readonly parent?: string } = {},
): Promise<Account & { readonly id: string }> => {
  const { receiver } = trial.context;
  const inbox = receiver ? `/${trial.newReference()}` : null;
  const token = `token-${trial.newReference()}`;
  const callback = receiver && inbox !== null ? { url: receiver.url(inbox), token } : undefined;
  const { id, ...actor } = await trial.account({ ...options, ...(callback && { callback }) });
  const secret = (await trial.context.control?.settings?.signingSecret?.(id)) ?? null;
  return { name, id, actors: [actor], inbox, token: callback ? token : null, secret, alone: true };
};

/** New accounts, or the main one. */
export const accountsOf = async (trial: Trial): Promise<readonly Account[]> => {
  const { control, main, inbox, callbackToken } = trial.context;
  if (!control)
    return [
      {
        name: 'the main account',
        id: null,
        actors: [main],
        inbox,
        token: callbackToken,
        secret: null,
        alone: false,
      },
    ];
  const platform = await made(trial, 'a platform', { platform: true });
  const child = await made(trial, 'its sub-account', { parent: platform.id });
  const [key] = platform.actors;
  const actors = [...child.actors, ...(key ? [{ ...key, forUserId: child.id }] : [])];
  return [platform, { ...child, actors }, await made(trial, 'another business')];
};
