// The properties of a card of the account view, with which it changes settings.
import type { ControlApi } from '../../api/client.ts';
import type { Doing } from '../../api/load.ts';
import type { Account } from '../../place.ts';

export type Change = NonNullable<Parameters<ControlApi['accounts']['update']>[0]['body']>;

export interface PartProps {
  readonly account: Account;
  readonly doing: Doing;
  /** Sends a change, once it is known, and reports it with a sentence. */
  readonly onChange: (change: Change | Promise<Change>, done: string) => void;
}
