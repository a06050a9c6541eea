// Defines the options of a run.
import type { Dialect } from '@kasir/models';
import type { Demand } from '../clauses.ts';
import type { Control } from '../targets/control/control.ts';
import type { Law } from '../law.ts';
import type { Magic } from '../targets/magic/magic.ts';
import type { LawResult } from '../report/report.ts';
import type { Traffic } from '../report/traffic.ts';
import type { ProfileName } from '../run/profiles.ts';
import type { KnownFailure } from '../report/known-failures.ts';
import type { Choices } from '../kasir-choices.ts';

/** The progress of a run; skipped laws take no time and are not counted. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly requests: number;
  /** Share of the work that is done, from 0 to 1, by the requests that laws are likely to send. */
  readonly share: number;
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
  /**
   * The side that the target is judged by where the specification and the public service conflict;
   * by default the specification's.
   */
  readonly dialect?: Dialect | undefined;
  /** Contract ids that the target is known to have; they are looked for when omitted. */
  readonly endpoints?: readonly string[] | undefined;
  /**
   * Lets the payer of an object pay, by its id, if the API cannot simulate it; resolves to whether
   * there was something to pay.
   */
  readonly pay?: ((id: string) => Promise<boolean>) | undefined;
  /**
   * Ends the processes of the target, ideally without warning, and starts them again with their
   * stored data; resolves when the target accepts requests. Its test clock must show the same time
   * as before, and stay frozen if it was. Stories restart the target if this is given.
   */
  readonly restart?: (() => Promise<void>) | undefined;
  /**
   * The requirements for the target: by default what the specification states, unless its control
   * interface is that of a server that declares all of these contracts.
   */
  readonly demand?: Demand | undefined;
  /**
   * Magic values of the target's test mode: by default those of its control interface. Without any,
   * those of Kasir if the target is held to what Kasir declares, otherwise none.
   */
  readonly magic?: Magic | undefined;
  /**
   * Choices of earlier runs, by question: the target is held to them. By default those of Kasir if
   * the control interface is that of Kasir and the dialect is `spec`, otherwise none.
   */
  readonly choices?: Choices | undefined;
  /**
   * Port of the webhook receiver; the caller has set the callback URL of the account to
   * `http://127.0.0.1:<port>/`. By default a free port, which only the callback_url of a request
   * can name.
   */
  readonly receiverPort?: number | undefined;
  /** Random when omitted. */
  readonly seed?: number | undefined;
  readonly profile?: ProfileName | undefined;
  /** Groups, laws or endpoints; every law when omitted. */
  readonly only?: readonly string[] | undefined;
  /** The run ends when this many requests are used up, and its report lists what was not tried. */
  readonly maxRequests?: number | undefined;
  /** Ends the run with a report of what was tried until then. */
  readonly signal?: AbortSignal | undefined;
  /** Requests per minute over all endpoints. */
  readonly rate?: number | undefined;
  /** True if laws may use up a rate limit of any size. */
  readonly mayExhaust?: boolean | undefined;
  /** True if laws may wait half a minute of real time. */
  readonly mayWait?: boolean | undefined;
  /** Milliseconds until a request counts as unanswered. */
  readonly timeoutMs?: number | undefined;
  /** Laws that are known to be broken. */
  readonly known?: readonly KnownFailure[] | undefined;
  /** The laws to choose from; those of the suite when omitted. */
  readonly laws?: readonly Law[] | undefined;
  /** Ends the run at the first failed law, without trying it again. */
  readonly untilBroken?: boolean | undefined;
  /** Called with every result of the report as it becomes available. */
  readonly onResult?: ((result: LawResult) => void) | undefined;
  /** Called with every exchange, as a function that returns it without secrets. */
  readonly onTraffic?: ((record: () => Traffic) => void) | undefined;
  /** Called after every law with the progress of the run. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}
