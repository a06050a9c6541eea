// The accounts of a story: a business of its own, a platform with sub-accounts, and the actors that
// call for them; the main account where the target lets none be created.
import type { Account } from '../model/account.ts';
import { withPartner } from '../run/samples/account-links.ts';
import type { Trial } from '../run/trial.ts';
import { NotSupported } from '../violation.ts';
import type { Actor } from '../targets/wire/message.ts';

/** Returns a token that is not part of another one, so that texts can be searched for it. */
export const newToken = (trial: Trial): string => `token-${trial.newReference()}.`;

/** The needs of the stories of a product for their accounts. */
export interface AccountNeeds {
  /** A second sub-account, between which transfers are made. */
  readonly siblings: boolean;
  /** A registered partner for each account, who signs requests of the bank standard. */
  readonly partners: boolean;
}

const made = async (
  trial: Trial,
  name: string,
  { partners }: AccountNeeds,
  options: { readonly platform?: boolean; readonly parent?: string } = {},
): Promise<Account & { readonly id: string }> => {
  const { receiver } = trial.context;
  const inbox = receiver ? `/${trial.newReference()}` : null;
  const token = newToken(trial);
  const callback = receiver && inbox !== null ? { url: receiver.url(inbox), token } : undefined;
  const { id, ...plain } = await trial.account({ ...options, ...(callback && { callback }) });
  const { id: _, ...actor } = partners
    ? await withPartner(trial, { ...plain, id })
    : { ...plain, id };
  const secret = (await trial.context.control?.settings?.signingSecret?.(id)) ?? null;
  if (secret !== null) trial.context.secrets.add(`${actor.name}_SIGNING_SECRET`, secret);
  return {
    name,
    id,
    actors: [actor],
    inbox,
    token: callback ? token : null,
    secret,
    versions: new Map(),
    families: new Set(),
    isRevocable: false,
    live: await liveOf(trial, id),
    alone: true,
  };
};

/** Returns its live-mode key; null when the target issues none. */
const liveOf = async (trial: Trial, id: string): Promise<Actor | null> => {
  try {
    return await trial.keyOf(id, 'live');
  } catch (error) {
    if (error instanceof NotSupported) return null;
    throw error;
  }
};

/**
 * Creates the accounts of a story; without a control API the main one is used, and a sub-account
 * that it has.
 */
export const accountsOf = async (
  trial: Trial,
  needs: AccountNeeds,
): Promise<readonly Account[]> => {
  const { control, main, inbox, callbackToken, subAccounts, live } = trial.context;
  if (!control) {
    const own: Account = {
      name: 'the main account',
      id: null,
      actors: [main],
      inbox,
      token: callbackToken,
      secret: null,
      versions: new Map(),
      families: new Set(),
      isRevocable: false,
      live,
      alone: false,
    };
    const below = subAccounts.slice(0, 1).map((id) => ({
      ...own,
      name: 'its sub-account',
      id,
      actors: [{ ...main, forUserId: id }],
      live: live && { ...live, forUserId: id },
      inbox: null,
      token: null,
    }));
    return [own, ...below];
  }
  const platform = await made(trial, 'a platform', needs, { platform: true });
  // Its partner signs for itself alone (SNAP-UNSPEC-06).
  const [own] = platform.actors;
  const key = own && { name: own.name, key: own.key };
  const child = async (name: string): Promise<Account> => {
    const below = await made(trial, name, needs, { parent: platform.id });
    const actors = [...below.actors, ...(key ? [{ ...key, forUserId: below.id }] : [])];
    return { ...below, actors };
  };
  return [
    platform,
    await child('its sub-account'),
    // Only transfers need two sub-accounts.
    ...(needs.siblings ? [await child('its other sub-account')] : []),
    await made(trial, 'another business', needs),
  ];
};
