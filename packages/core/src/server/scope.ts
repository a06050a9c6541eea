// Declares the abilities of a decision: its reads, its writes, the signals of its transitions, and
// its account.
import type * as z from 'zod';
import type { EventSpec } from '../event.ts';
import type { AnyKind, AnyStateKind, RecordKind, Row, RowOf, StateOf } from '../kind.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { PartnerView } from './partner.ts';
import type { Kept, Line, Mode, Reads, Partition } from './store.ts';

type LifecycleOf<K> = K extends { readonly lifecycle: infer L extends Lifecycle } ? L : never;

/** The triggers of a kind's objects. */
export type Trigger<K> = keyof LifecycleOf<K>['on'] & string;

/** The fields that a decision may set in addition to the status. */
export type Settable<K extends AnyKind> = Partial<Omit<StateOf<K>, 'status'>>;

/** A job or workflow that can be scheduled. */
export interface Schedulable<P extends z.ZodType> {
  readonly name: string;
  readonly payload: P;
}

/** Reads and writes of a decision in one partition; nothing is stored until it succeeds. */
export interface Decision extends Reads {
  /** Milliseconds since 1970 on the partition's clock. */
  readonly now: number;
  /** Returns a new uuidv7, greater than all earlier ones of the partition; the same in a rerun. */
  id(): string;
  /**
   * Number of earlier runs of the decision that wrote a value already in use: generated values must
   * differ in this run.
   */
  readonly collisions: number;
  /** Creates an object in the status that its lifecycle defines for the trigger. */
  create<K extends AnyStateKind>(
    kind: K,
    id: string,
    on: Trigger<K>,
    state: Omit<StateOf<K>, 'status'>,
    kept?: Kept,
  ): RowOf<K>;
  /** Inserts an object of a kind without a lifecycle. */
  insert<State>(
    kind: RecordKind<State>,
    id: string,
    state: State,
    kept?: Kept,
  ): Row<Record<string, never>, State>;
  /**
   * Takes the lifecycle's step for a trigger, on the current object, together with `change`;
   * `updated`, if the state has it, is set to now. Throws when there is no such step: callers check
   * first.
   */
  transition<K extends AnyStateKind>(
    kind: K,
    row: Pick<Row, 'id'>,
    on: Trigger<K>,
    change?: Settable<K>,
    kept?: Kept,
  ): RowOf<K>;
  /** Changes fields other than the status, on the current object. */
  change<K extends AnyKind>(kind: K, row: Pick<Row, 'id'>, change: Settable<K>): RowOf<K>;
  /** Writes journal lines of a transaction; they must sum to zero per currency. */
  post(transaction: string, lines: readonly Line[]): void;
  /**
   * Schedules a job at or after `due`; returns its id. With a `receiver` it is a delivery, which
   * waits with others to the same receiver, and not for work.
   */
  schedule<P extends z.ZodType>(
    job: Schedulable<P>,
    due: number,
    payload: z.input<P>,
    receiver?: string,
  ): string;
}

/** A decision for an account, with its context and its events. */
export interface Scope extends Decision {
  readonly context: Context;
  /** Emits an event of the account and schedules its delivery. */
  emit<D extends z.ZodType>(spec: EventSpec<D>, sent: Sent<D>): void;
  /**
   * Makes the response wait for work outside of the platform that this decision begins, given its
   * id. The work starts once the decision is stored.
   */
  awaitExternalWork(work: string): void;
}

/** The reads of a decision, for rules that write nothing; a view with a context has them, too. */
export type ScopeReads = Reads & Pick<Scope, 'now' | 'context'>;

/** The contents of an event. */
export interface Sent<D extends z.ZodType> {
  readonly data: z.input<D>;
  /** Public id of the object that it is about. */
  readonly subject: string;
  /** Overrides the setting of the account. */
  readonly url?: string | null;
}

/** A transition as listeners receive it, with the object as the transition left it. */
export interface Signal<R = Row<unknown, never>> {
  /** Name of the object's kind. */
  readonly kind: string;
  readonly row: R;
  /** Its status before; null for its creation. */
  readonly before: string | null;
}

/** All listeners of a platform. */
export interface Listeners {
  /** Notifies the listeners of a signal. Throws when the product's kind has no listener. */
  readonly notify: (d: Scope, name: string, signal: Signal) => void;
}

/** The verification token of an account and mode, and the former one until a rotation ends. */
export interface VerificationToken {
  readonly token: string;
  readonly former_token?: { readonly token: string; readonly until: string } | undefined;
}

/** The account data that the pipeline needs; the noun itself is in `models`. */
export interface AccountView {
  readonly id: string;
  /** Name of the business, as payers see it. */
  readonly name: string;
  /** The platform account to which it belongs, or null. */
  readonly parent: string | null;
  /** True when for-user-id is honored for it. */
  readonly platform: boolean;
  /** Default API version per mode and resource (VER-03). */
  readonly versions: Readonly<Record<Mode, Readonly<Record<string, string>>>>;
  /** Requests per minute and endpoint, when an operator has set other limits (RATE-07). */
  readonly rates?: Readonly<Partial<Record<Mode, number>>>;
  /** Switches that make documented errors reachable, e.g. `transactions: false`. */
  readonly switches: Readonly<Record<string, boolean>>;
  /** Its own fees and settlement days by channel category. */
  readonly terms?:
    | Readonly<Record<string, Readonly<Record<string, number | undefined>> | undefined>>
    | undefined;
  /** The tokens that verify its webhooks; a callback of a cardless credit has the token, too. */
  readonly callbacks: Readonly<Record<Mode, VerificationToken>>;
  /** Settings of card charges; `models` declares them. */
  readonly cards?: Readonly<Record<string, unknown>> | undefined;
  /** Its look on hosted pages, where it differs from the general one; `models` declares it. */
  readonly branding?:
    | { readonly color?: string | undefined; readonly logo?: string | undefined }
    | undefined;
  /** The deliberate faults of its webhooks in test mode; none when omitted. */
  readonly chaos?: { readonly before_response: number } | undefined;
  /** Fixed-width decimal number of the account, the prefix of its payment instruments. */
  readonly number: string;
}

/** The proof of origin for a request to an endpoint for signed forms. */
export interface Signing {
  /** The accepted signing keys: hashes of the account's secret keys. */
  readonly secrets: readonly string[];
  /** True when a secret key was sent: then no signature is needed. */
  readonly trusted: boolean;
  /** Real time: a signer may not know the time of a test clock. */
  readonly now: number;
}

/** Data in memory for work outside of the platform that may never be stored, such as a card. */
export interface CarriedData {
  /** Keeps data for the work with this id, until the work has ended or a minute has passed. */
  readonly put: (work: string, data: unknown) => void;
  /** Returns the data of the work with this id, or undefined when none is kept. */
  readonly get: (work: string) => unknown;
}

/** The data of a handler in addition to the request. */
export interface Context {
  readonly partition: Partition;
  readonly account: AccountView;
  readonly version: string | null;
  readonly dialect: 'spec' | 'service';
  /** `sync`: a refund is final at once; `async`: it waits for the channel (REFUND-CONF-01). */
  readonly refunds: 'sync' | 'async';
  /** Returns the URL of a path of this API. */
  readonly api: (path: `/${string}`) => string;
  /** Returns the URL of a hosted page for an object of this partition. */
  readonly page: (object: string, id: string) => string;
  /** Returns the URL that downloads the file of an object of this partition without a key. */
  readonly download: (object: string, id: string) => string;
  /** Only at endpoints for signed forms. */
  readonly signing?: Signing;
  /** The partner of the account that signed the request, if any. */
  readonly partner?: PartnerView;
  /** The listeners of transitions. */
  readonly listeners: Listeners;
  /** Returns a keyed digest, 64 hex digits, of a value that may not be stored. */
  readonly digest: (value: string) => string;
  /** Data in memory for work outside of the platform; omitted where there is no such work. */
  readonly carried?: CarriedData;
  /** True when test mode uses connectors too, as live mode always does; omitted otherwise. */
  readonly usesConnectors?: boolean;
  /** The header by which a request in test mode selects outcome scripts. */
  script?: string;
  /** The delay of the response in milliseconds after all is stored, set by a decision. */
  delayMs?: number;
}
