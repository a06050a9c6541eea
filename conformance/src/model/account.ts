// The accounts of a story and the actors of each.
import { contractNamed } from '../registry.ts';
import { isSigned } from '../targets/wire/signed.ts';
import type { Actor } from '../targets/wire/message.ts';

/** An account of the story. */
export interface Account {
  readonly name: string;
  /** Its id, where it is known. */
  readonly id: string | null;
  /** Everybody who may act for it: with its own key, or as its platform. */
  actors: readonly Actor[];
  /** True when its key can be revoked. */
  isRevocable: boolean;
  /** Its live-mode key, which sees none of the objects of the story; null without one. */
  readonly live: Actor | null;
  /** The receiver path to which its webhooks are sent from now on; null when none is set. */
  inbox: string | null;
  /** Families of events with a URL of their own, which is always the same as that of all others. */
  readonly families: Set<string>;
  /** The token that its webhooks carry, and the secret that signs them; null while unknown. */
  token: string | null;
  readonly secret: string | null;
  /** Resource -> the version that a step has set; null after a step removed it. */
  readonly versions: Map<string, string | null>;
  /** True when only this story uses it, so that its lists hold only objects of the story. */
  readonly alone: boolean;
}

/** Returns the actors that can call an endpoint: only partners sign requests. */
export const callersOf = ({ actors }: Account, endpoint: string): readonly Actor[] =>
  isSigned(contractNamed(endpoint)) ? actors.filter(({ sign }) => sign !== undefined) : actors;
