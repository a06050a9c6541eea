// Holds what all laws of a run share: the target, the actors, and the choices that the target has
// shown.
import type { Dialect } from '@kasir/models';
import type { Demand } from '../clauses.ts';
import type { Magic } from '../targets/magic/magic.ts';
import type { Control } from '../targets/control/control.ts';
import type { Choices } from '../kasir-choices.ts';
import { Violation } from '../violation.ts';
import type { Client } from '../targets/wire/client.ts';
import type { Actor } from '../targets/wire/message.ts';
import type { Receiver } from '../targets/wire/receiver.ts';
import type { Secrets } from '../targets/wire/secrets.ts';
import type { Origins } from '../report/origins.ts';
import type { Compared } from './compared.ts';
import type { Patience } from './patience.ts';
import type { Profile } from './profiles.ts';
import type { RunEnd } from '../targets/wire/run-end.ts';

/** The beginning of a question about the result of a decision. */
export const RESULT = 'the result of ';

/** The result of a decision whose results differ within a run. */
export const VARIES = 'varies';

/**
 * The decisions of the target where the specification leaves them open. A choice must be constant
 * in a run, and equal to an earlier one that the target is held to.
 */
export class TargetChoices {
  readonly #choices = new Map<string, string>();
  readonly #earlier: Choices;

  constructor(earlier: Choices = {}) {
    this.#earlier = earlier;
  }

  /** Records a choice. Throws a violation if the target chose differently before. */
  note(question: string, choice: string): void {
    const known = this.#choices.get(question);
    if (known !== undefined && known !== choice)
      throw new Violation(`the same choice as before for "${question}" (${known})`, choice);
    this.#choices.set(question, choice);
    const earlier = Object.hasOwn(this.#earlier, question) ? this.#earlier[question] : choice;
    if (earlier !== choice)
      throw new Violation(`the choice of earlier runs for "${question}" (${earlier})`, choice);
  }

  /**
   * Records the result of a decision. It may depend on more than the question names, so it may vary
   * in a run; a target that is held to earlier runs must decide like them. Throws a violation if it
   * does not.
   */
  noteResult(decision: string, result: string): void {
    const question = RESULT + decision;
    const earlier = Object.hasOwn(this.#earlier, question) ? this.#earlier[question] : result;
    if (earlier !== result)
      throw new Violation(
        `the same result as in earlier runs for "${decision}" (${earlier})`,
        result,
      );
    const known = this.#choices.get(question) ?? result;
    this.#choices.set(question, known === result ? result : VARIES);
  }

  /** Question -> choice. */
  entries(): Record<string, string> {
    return Object.fromEntries(this.#choices);
  }
}

export interface RunContext {
  readonly client: Client;
  /** Returns whether the target has an endpoint; looks for it if that is not known yet. */
  readonly supports: (endpoint: string) => Promise<boolean>;
  /**
   * Throws `NotSupported` if the target does not have the endpoint, or ignores a parameter of it
   * that no clause asks for.
   */
  readonly expectSupport: (endpoint: string | null, query?: object) => Promise<void>;
  /** Returns whether a list acts on a parameter, stated or not. */
  readonly appliesParameter: (list: string, parameter: string) => Promise<boolean>;
  /**
   * Lets the payer of an object pay outside the API, and resolves to whether there was something to
   * pay; null if the target has no such way.
   */
  readonly pay: ((id: string) => Promise<boolean>) | null;
  /** Restarts the processes of the target; null where the suite may not. */
  readonly restart: (() => Promise<void>) | null;
  /** The requirements for the target. */
  readonly demand: Demand;
  /** Magic values of the target. */
  readonly magic: Magic;
  /** The end of the run, once it is known. */
  readonly end: RunEnd;
  readonly secrets: Secrets;
  readonly choices: TargetChoices;
  readonly compared: Compared;
  readonly profile: Profile;
  /** The column of the dialect table that the target is judged by. */
  readonly dialect: Dialect;
  /** The key of the run. */
  readonly main: Actor;
  /** A key of the same account that may read only. */
  readonly readOnly: Actor | null;
  /** A live key of the same account. */
  readonly live: Actor | null;
  /** Sub-accounts that the key of the run may act for. */
  readonly subAccounts: readonly string[];
  readonly control: Control | null;
  readonly receiver: Receiver | null;
  /** Path at which the receiver gets all webhooks of the main account, or null. */
  readonly inbox: string | null;
  /** The token that webhooks of the main account must carry, when it is known. */
  readonly callbackToken: string | null;
  /** Laws may use up a rate limit of any size. */
  readonly mayExhaust: boolean;
  /** Laws may wait half a minute of real time. */
  readonly mayWait: boolean;
  /** Milliseconds to wait for a webhook. */
  readonly patienceMs: number;
  /** Limits such waits once too many have failed. */
  readonly patience: Patience;
  /** The origin of the keys and ids that scripts name, by the name of the key. */
  readonly origins: Origins;
  /** Prefix of every reference that the run creates. */
  readonly tag: string;
  /** Returns a number that was not used before in this run. */
  readonly count: () => number;
}
