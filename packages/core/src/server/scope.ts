// What a decision can do and may know: its reads, the only ways it can write, the signals of its
// transitions, and the account that it is for.
import type * as z from 'zod';
import type { EventSpec } from '../event.ts';
import type { AnyKind, AnyStateKind, RecordKind, Row, RowOf, StateOf } from '../kind.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { PartnerView } from './partner.ts';
import type { Kept, Line, Mode, Reads, Partition } from './store.ts';

type LifecycleOf<K> = K extends { readonly lifecycle: infer L extends Lifecycle } ? L : never;

/** What may happen to an object of a kind. */
export type Trigger<K> = keyof LifecycleOf<K>['on'] & string;

/** What a decision may set beside the status. */
export type Settable<K extends AnyKind> = Partial<Omit<StateOf<K>, 'status'>>;

/** What can be scheduled: a job or a workflow. */
export interface Schedulable<P extends z.ZodType> {
  readonly name: string;
  readonly payload: P;
}

/** Reads and writes of a decision in one partition; nothing is stored until it ends well. */
export interface Decision extends Reads {
  /** Milliseconds since 1970 on the partition's clock. */
  readonly now: number;
  /** A fresh uuidv7, greater than all the partition has seen; the same again in a rerun. */
  id(): string;
  /**
   * How often the decision was made before and wrote a value that something else holds: what it
   * makes up must be another one now.
   */
  readonly collisions: number;
  /** Creates an object in the state that its lifecycle gives the trigger. */
  create<K extends AnyStateKind>(
    kind: K,
    id: string,
    on: Trigger<K>,
    state: Omit<StateOf<K>, 'status'>,
    kept?: Kept,
  ): RowOf<K>;
  /** Stores an object of a kind without a lifecycle. */
  insert<State>(
    kind: RecordKind<State>,
    id: string,
    state: State,
    kept?: Kept,
  ): Row<Record<string, never>, State>;
  /**
   * Takes the step that the lifecycle has for a trigger, on the object as it is now; `change` comes
   * with it, and `updated`, where the state has one, is set to now. Throws when there is no such
   * step: callers look before.
   */
  transition<K extends AnyStateKind>(
    kind: K,
    row: Pick<Row, 'id'>,
    on: Trigger<K>,
    change?: Settable<K>,
    kept?: Kept,
  ): RowOf<K>;
  /** Changes what is not the status, on the object as it is now. */
  change<K extends AnyKind>(kind: K, row: Pick<Row, 'id'>, change: Settable<K>): RowOf<K>;
  /** Writes journal lines of a transaction; they must sum to zero per currency. */
  post(transaction: string, lines: readonly Line[]): void;
  /**
   * Has a job run at or after `due`; returns its id. With a `receiver` it is a delivery: it waits
   * with others to the same receiver, and for no work.
   */
  schedule<P extends z.ZodType>(
    job: Schedulable<P>,
    due: number,
    payload: z.input<P>,
    receiver?: string,
  ): string;
}

/** A decision for an account: with what may be known of it, and the events it emits. */
export interface Scope extends Decision {
  readonly context: Context;
  /** Writes an event of the account and the job that delivers it. */
  emit<D extends z.ZodType>(spec: EventSpec<D>, sent: Sent<D>): void;
}

/** What a decision reads, for rules that write nothing: a view with a context has it, too. */
export type ScopeReads = Reads & Pick<Scope, 'now' | 'context'>;

/** What is sent with an event. */
export interface Sent<D extends z.ZodType> {
  readonly data: z.input<D>;
  /** Public id of the object that it is about. */
  readonly subject: string;
  /** Overrides the setting of the account. */
  readonly url?: string | null;
}

/** What listeners receive of a transition: the object as that transition left it. */
export interface Signal<R = Row<unknown, never>> {
  /** Name of the object's kind. */
  readonly kind: string;
  readonly row: R;
  /** Its status before; null at its creation. */
  readonly before: string | null;
}

/** All listeners of a platform, ready to be notified. */
export interface Listeners {
  /** Throws when the product's kind has no listener: nobody would ever know of it. */
  readonly tell: (d: Scope, name: string, signal: Signal) => void;
}

/** The verification token of an account and mode, and the one sent until a rotation ends. */
export interface VerificationToken {
  readonly token: string;
  readonly former_token?: { readonly token: string; readonly until: string } | undefined;
}

/** What the pipeline must know of an account; the noun itself lives in `models`. */
export interface AccountView {
  readonly id: string;
  /** Name of the business, as payers see it. */
  readonly name: string;
  /** The platform account it belongs to, or null. */
  readonly parent: string | null;
  /** Whether for-user-id is honored for it. */
  readonly platform: boolean;
  /** Default API version per mode and resource (VER-03). */
  readonly versions: Readonly<Record<Mode, Readonly<Record<string, string>>>>;
  /** Requests per minute and endpoint, where an operator has granted others (RATE-07). */
  readonly rates?: Readonly<Partial<Record<Mode, number>>>;
  /** Switches that make documented errors reachable, e.g. `transactions: false`. */
  readonly switches: Readonly<Record<string, boolean>>;
  /** What it is charged and when it is paid out by channel category, where that differs. */
  readonly terms?:
    | Readonly<Record<string, Readonly<Record<string, number | undefined>> | undefined>>
    | undefined;
  /** What its webhooks are verified by: the legacy callback of a cardless credit repeats it. */
  readonly callbacks: Readonly<Record<Mode, VerificationToken>>;
  /** Settings of card charges; `models` knows which. */
  readonly cards?: Readonly<Record<string, unknown>> | undefined;
  /** How its webhooks are disturbed on purpose in test mode; not at all when left out. */
  readonly chaos?: { readonly before_response: number } | undefined;
  /** Fixed-width decimal number of the account, the prefix of its payment instruments. */
  readonly number: string;
}

/** How a request of an endpoint for signed forms proves where it comes from. */
export interface Signing {
  /** What it may be signed with: hashes of the account's secret keys. */
  readonly secrets: readonly string[];
  /** Whether a secret key came with it, which proves as much as a signature. */
  readonly trusted: boolean;
  /** Real time: whoever signs may not know what a test clock says. */
  readonly now: number;
}

/** Everything a handler may know beside the request itself. */
export interface Context {
  readonly partition: Partition;
  readonly account: AccountView;
  readonly version: string | null;
  readonly dialect: 'spec' | 'service';
  /** Whether a refund is final in its first response, or waits for the channel (REFUND-CONF-01). */
  readonly refunds: 'sync' | 'async';
  /** URL of a path of this API. */
  readonly api: (path: `/${string}`) => string;
  /** URL of a hosted page for an object of this partition. */
  readonly page: (object: string, id: string) => string;
  /** URL from which the file of an object of this partition is fetched without a key. */
  readonly download: (object: string, id: string) => string;
  /** At endpoints for signed forms only. */
  readonly signing?: Signing;
  /** Whose signature a request carries, where a partner of the account signs. */
  readonly partner?: PartnerView;
  /** Who hears of transitions. */
  readonly listeners: Listeners;
  /** Keyed digest of a value that may not be stored, e.g. a card number, as 64 hex digits. */
  readonly digest: (value: string) => string;
  /** What a request in test mode sends to choose outcome scripts. */
  script?: string;
  /** Milliseconds that the response waits, once all is stored: set by a decision. */
  delayMs?: number;
}
