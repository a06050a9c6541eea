// Accounts of a story, and what is known of them.
import type { Actor } from '../wire/message.ts';

/** An account of the story. */
export interface Account {
  readonly name: string;
  /** Its id, where it is known. */
  readonly id: string | null;
  /** Everybody who may act for it: with its own key, or as its platform. */
  actors: readonly Actor[];
  /** Whether its key can be taken back. */
  isRevocable: boolean;
  /** Its key of live mode, which sees nothing of all this; null where there is none. */
  readonly live: Actor | null;
  /** Path at the receiver where its webhooks arrive from now on, if they do. */
  inbox: string | null;
  /** The token that they carry, and the secret that signs them, as far as they are known. */
  token: string | null;
  readonly secret: string | null;
  /** Resource -> the version that a step has set it to; null where a step took it back. */
  readonly versions: Map<string, string | null>;
  /** Whether nobody else uses it, so that its lists hold what the story made and nothing more. */
  readonly alone: boolean;
}
