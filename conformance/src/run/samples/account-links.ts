// Creates valid account links of the bank standard: a partner of a separate account, and requests
// that it signs.
import { generateKeyPairSync } from 'node:crypto';
import { signAsymmetric, textToSign, timestampOf } from '@kasir/snap';
import { createAccountLink } from '@kasir/snap-api';
import { Blocked } from '../../violation.ts';
import type { Actor, ApiResponse, OutgoingRequest } from '../../targets/wire/message.ts';
import type { Trial } from '../trial.ts';
import type { Body } from './sample.ts';

const makeKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

let keys: ReturnType<typeof makeKeys> | undefined;

/** A registered partner. */
export interface Partner {
  readonly actor: Actor & { readonly id: string };
  readonly id: string;
}

/** Registers another partner of an account; all partners sign with the same keys. */
export const registerPartner = async (trial: Trial, actor: Partner['actor']): Promise<Partner> => {
  const { partners } = trial.context.control ?? {};
  if (!partners) throw new Blocked('no partner can be registered');
  keys ??= makeKeys();
  const id = trial.newReference();
  await partners.register(actor.id, id, keys.publicKey);
  return { actor, id };
};

/**
 * Registers a partner of an account and returns the actor with its signature. A request without an
 * X-EXTERNAL-ID gets a new one.
 */
export const withPartner = async (
  trial: Trial,
  actor: Partner['actor'],
): Promise<Partner['actor']> => {
  const { id } = await registerPartner(trial, actor);
  const sign = (request: OutgoingRequest): OutgoingRequest => {
    const externalId = request.headers['x-external-id'] ?? trial.newReference();
    const own = signed(id, externalId, String(request.body));
    return { ...request, headers: { ...request.headers, ...own } };
  };
  return { ...actor, sign };
};

/** Acts as a new account from now on, and registers a partner for it. */
export const becomePartner = async (trial: Trial): Promise<Partner> => {
  const actor = await trial.useOwnAccount();
  if (!actor) throw new Blocked('no partner can be registered');
  return registerPartner(trial, actor);
};

/** Returns the headers of a body that the partner signs. */
export const signed = (
  partner: string,
  externalId: string,
  body: string,
  at = Date.now(),
): Record<string, string> => {
  keys ??= makeKeys();
  const timestamp = timestampOf(at);
  const { method, path } = createAccountLink;
  return {
    'channel-id': 'unknown',
    'x-external-id': externalId,
    'x-partner-id': partner,
    'x-timestamp': timestamp,
    'x-signature': signAsymmetric(keys.privateKey, textToSign({ method, path, body, timestamp })),
  };
};

/**
 * Returns a function that creates links from an example of the contract; `change` replaces fields,
 * `info` those of additionalInfo.
 */
const linkOf =
  (name: 'wallet' | 'directDebit') =>
  (trial: Trial, change: Body = {}, info: Body = {}): Body => {
    const { additionalData, additionalInfo, ...example } = createAccountLink.examples[name];
    return {
      ...example,
      ...('partnerReferenceNo' in example && { partnerReferenceNo: trial.newReference() }),
      additionalData: { ...additionalData, userId: trial.newReference() },
      additionalInfo: { ...additionalInfo, ...info },
      ...change,
    };
  };

export const walletLink = linkOf('wallet');

/** A link of a bank account. */
export const bankLink = linkOf('directDebit');

/**
 * Creates the signed request of a link; `headers` replace those of the partner, and null omits one.
 */
const linkRequest = (
  trial: Trial,
  partner: Partner,
  body: Body,
  headers: Readonly<Record<string, string | null>>,
  at: number | undefined,
): OutgoingRequest => {
  const outgoing = trial.outgoing(createAccountLink, { body }, { as: partner.actor });
  const externalId = headers['x-external-id'] ?? trial.newReference();
  const own = signed(partner.id, externalId, String(outgoing.body), at);
  const all = { ...outgoing.headers, ...own, ...headers };
  const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  return { ...outgoing, headers: Object.fromEntries(sent) };
};

/** Sends a link that is signed now, or at another time in milliseconds. */
export const sendLink = (
  trial: Trial,
  partner: Partner,
  body: Body,
  headers: Readonly<Record<string, string | null>> = {},
  at?: number,
): Promise<ApiResponse> => trial.send(linkRequest(trial, partner, body, headers, at));
