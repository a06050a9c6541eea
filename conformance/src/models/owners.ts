// Accounts with different settings, and the checks of a delivery against the settings of its
// account.
import { createHmac } from 'node:crypto';
import type { Trial } from '../run/trial.ts';
import { Blocked, expectThat, expectSame } from '../violation.ts';
import { field, type Actor } from '../wire/message.ts';
import type { Delivery } from '../wire/receiver.ts';

/** An account with distinct settings, and everybody who may act for it. */
export interface Owner {
  readonly name: string;
  readonly id: string;
  /** Path at the receiver where its webhooks go. */
  readonly path: string;
  readonly token: string;
  /** The secret that signs its webhooks; null if the target does not reveal it. */
  readonly secret: string | null;
  readonly actors: readonly Actor[];
}

const createOwner = async (
  trial: Trial,
  name: string,
  options: Parameters<Trial['account']>[0] = {},
): Promise<{ readonly owner: Owner; readonly actor: Actor }> => {
  const [path, token] = [`/${trial.newReference()}`, `token-${trial.newReference()}-end`];
  const callback = { url: trial.receiver.url(path), token };
  const { id, ...actor } = await trial.account({ ...options, callback });
  const secret = (await trial.context.control?.settings?.signingSecret?.(id)) ?? null;
  return { owner: { name, id, path, token, secret, actors: [actor] }, actor };
};

/** Creates a platform, two of its sub-accounts and an unrelated account. */
export const createAccountFamily = async (trial: Trial): Promise<readonly Owner[]> => {
  const platform = await createOwner(trial, 'a platform', { platform: true });
  const parent = platform.owner.id;
  const children = [
    await createOwner(trial, 'a sub-account', { parent }),
    await createOwner(trial, 'another sub-account', { parent }),
  ];
  const stranger = await createOwner(trial, 'a stranger');
  const owners = [
    platform.owner,
    ...children.map(({ owner }) => ({
      ...owner,
      actors: [{ ...platform.actor, forUserId: owner.id }, ...owner.actors],
    })),
    stranger.owner,
  ];
  for (const name of ['id', 'path', 'token', 'secret'] as const) {
    const values = owners.map((owner) => owner[name]).filter((value) => value !== null);
    if (new Set(values).size < values.length)
      throw new Blocked(`two accounts were given the same ${name}`);
  }
  return owners;
};

/** The signature of Standard Webhooks: HMAC-SHA256 over id, time and body. */
const signatureOf = (secret: string, { headers, text }: Delivery): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${headers['webhook-id'] ?? ''}.${headers['webhook-timestamp'] ?? ''}.${text}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};

/** Expects a delivery to have the settings of its owner and nothing of others. */
export const expectOwn = (delivery: Delivery, owner: Owner, all: readonly Owner[]): void => {
  const { headers, body, text } = delivery;
  const { name, id, token, secret } = owner;
  expectThat(
    headers['x-callback-token'] === token,
    `the x-callback-token of ${name}`,
    'another one',
  );
  const business = field(body, 'business_id');
  if (business !== undefined) expectSame(`business_id in a webhook of ${name}`, id, business);
  const signature = headers['webhook-signature'];
  if (secret !== null && signature !== undefined) {
    const own = signature.split(' ').includes(signatureOf(secret, delivery));
    expectThat(own, `a signature with the secret of ${name}`, 'another one');
  }
  const everything = JSON.stringify(headers) + text;
  for (const other of all.filter((one) => one.id !== id)) {
    const leaked = everything.includes(other.token);
    expectThat(!leaked, `nothing of ${other.name} in a webhook of ${name}`, 'its token');
  }
};
