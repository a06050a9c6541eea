// The options of a run.
import type { Dialect } from '@kasir/models';
import type { Demand } from '../clauses.ts';
import type { Control } from '../control/control.ts';
import type { Law } from '../law.ts';
import type { Magic } from '../magic/magic.ts';
import type { LawResult } from '../report/report.ts';
import type { Traffic } from '../report/traffic.ts';
import type { ProfileName } from './profiles.ts';
import type { KnownFailure } from './known-failures.ts';
import type { Choices } from './run-context.ts';

/** How far a run is; laws that are skipped take no time and are not counted. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly requests: number;
}

export interface RunOptions {
  /** Service base address, with or without a path prefix. */
  readonly baseUrl: string;
  /** Secret test key with all permissions. */
  readonly key: string;
  readonly readOnlyKey?: string | undefined;
  readonly liveKey?: string | undefined;
  /** Sub-accounts that the key may act for. */
  readonly subAccounts?: readonly string[] | undefined;
  readonly control?: Control | undefined;
  /** Token that webhooks of the key's account carry. */
  readonly callbackToken?: string | undefined;
  /** Which side of its conflicts with the public service it is judged by; the specification's. */
  readonly dialect?: Dialect | undefined;
  /** Contract ids that the target is known to have; looked for when left out. */
  readonly endpoints?: readonly string[] | undefined;
  /**
   * Lets the payer of an object pay, by its id, and resolves to whether there was something to pay:
   * for targets whose API cannot simulate it.
   */
  readonly pay?: ((id: string) => Promise<boolean>) | undefined;
  /**
   * Ends the processes of the target, best without warning, and starts them again, with what they
   * have stored; resolves when it takes requests. Its test clock shows what it showed, frozen where
   * it was. Stories do it where it is given.
   */
  readonly restart?: (() => Promise<void>) | undefined;
  /**
   * What the target is held to: what the specification states, unless the control interface is one
   * whose server declares all of these contracts.
   */
  readonly demand?: Demand | undefined;
  /**
   * Values that decide something in test mode of the target: those of Kasir where it is held to
   * what Kasir declares, else none.
   */
  readonly magic?: Magic | undefined;
  /**
   * Choices of earlier runs, by question: the target is held to them. Those of Kasir where the
   * control interface is its own and the dialect is `spec`.
   */
  readonly choices?: Choices | undefined;
  /**
   * Port of the webhook receiver; the caller has set the callback URL of the account to
   * `http://127.0.0.1:<port>/`. By default a free port, which only the callback_url of a request
   * can name.
   */
  readonly receiverPort?: number | undefined;
  /** A random one when left out. */
  readonly seed?: number | undefined;
  readonly profile?: ProfileName | undefined;
  /** Groups, laws or endpoints; every law when left out. */
  readonly only?: readonly string[] | undefined;
  /** The run ends when they are used up, and its report says what was not tried. */
  readonly maxRequests?: number | undefined;
  /** Ends the run with a report of what was tried until then. */
  readonly signal?: AbortSignal | undefined;
  /** Requests per minute over all endpoints. */
  readonly rate?: number | undefined;
  /** Whether laws may use up a rate limit of any size. */
  readonly mayExhaust?: boolean | undefined;
  /** Whether laws may wait half a minute of real time. */
  readonly mayWait?: boolean | undefined;
  /** Milliseconds until a request counts as unanswered. */
  readonly timeoutMs?: number | undefined;
  /** Laws that are known to be broken. */
  readonly known?: readonly KnownFailure[] | undefined;
  /** The laws to choose from; those of the suite when left out. */
  readonly laws?: readonly Law[] | undefined;
  /** Ends the run at the first broken law, without trying it again. */
  readonly untilBroken?: boolean | undefined;
  /** Called with every result of the report as it becomes available. */
  readonly onResult?: ((result: LawResult) => void) | undefined;
  /** Called with every exchange, as a function that writes it down without its secrets. */
  readonly onTraffic?: ((record: () => Traffic) => void) | undefined;
  /** Called after every law with the progress of the run. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}
