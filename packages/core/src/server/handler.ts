// Handlers: an endpoint's decision (writes) or reads, and the replies they give.
import type { Code, EndpointSpec, Parsed, SuccessInput } from '../contract.ts';
import type { ErrorBody, Violation } from '../errors.ts';
import type { Row } from '../kind.ts';
import { sentence } from '../messages.ts';
import type { At, Mode, Need, Reads, Realm, Tx, View } from './store.ts';
import { publicText } from './write.ts';

/** What the pipeline must know of an account; the noun itself lives in `models`. */
export interface AccountView {
  readonly id: string;
  /** Name of the business, as payers see it. */
  readonly name: string;
  /** The platform account it belongs to, or null. */
  readonly parent: string | null;
  /** Whether for-user-id is honoured for it. */
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
  /** Fixed-width decimal number of the account, the prefix of its payment instruments. */
  readonly number: string;
}

/** Everything a handler may know beside the request itself. */
export interface Context {
  readonly realm: Realm;
  readonly account: AccountView;
  readonly version: string | null;
  readonly dialect: 'spec' | 'service';
  /** Whether a refund is final when it is answered, or waits for the channel (REFUND-CONF-01). */
  readonly refunds: 'sync' | 'async';
  /** URL of a path of this API. */
  readonly api: (path: `/${string}`) => string;
  /** URL of a hosted page for an object of this realm. */
  readonly page: (object: string, id: string) => string;
  /** URL from which the file of an object of this realm is fetched without a key. */
  readonly download: (object: string, id: string) => string;
  /** Keyed digest of a value that may not be stored, e.g. a card number, as 64 hex digits. */
  readonly digest: (value: string) => string;
}

export interface Command<C extends EndpointSpec = EndpointSpec> extends Parsed<C> {
  readonly context: Context;
}

declare const bodyType: unique symbol;

/** JSON text that is already a body of this type, to be sent as it is. */
export interface Raw<Body> {
  readonly text: string;
  readonly [bodyType]?: Body;
}

/** The stored public JSON of a row as a body. */
export const asStored = <Public>(row: Row<Public>): Raw<Public> => ({ text: publicText(row) });
export const asRaw = <Body>(text: string): Raw<Body> => ({ text });

export interface Ok<Body> {
  readonly ok: true;
  readonly body: Body | Raw<Body>;
  readonly raw: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Fail<C extends string = string> {
  readonly ok: false;
  readonly code: C;
  readonly message: string;
  readonly errors?: readonly Violation[];
}

/** A success; a `Raw` body is sent unparsed, any other is written through the success schema. */
export const ok = <Body>(body: Body, headers?: Readonly<Record<string, string>>): Ok<Body> => ({
  ok: true,
  body,
  raw: false,
  ...(headers && { headers }),
});
export const okRaw = <Body>(
  body: Raw<Body>,
  headers?: Readonly<Record<string, string>>,
): Ok<Body> => ({
  ok: true,
  body,
  raw: true,
  ...(headers && { headers }),
});

/** A declared error; `errors` lists violations when the code is a validation error. */
export const fail = <const C extends string>(
  code: C,
  message: string,
  errors?: readonly Violation[],
): Fail<C> => ({ ok: false, code, message, ...(errors && { errors }) });

/** A validation error of one field, for rules that only a decision can check. */
export const invalid = (path: string, message: string): Fail<'API_VALIDATION_ERROR'> =>
  fail('API_VALIDATION_ERROR', sentence(path, message), [{ path, message }]);

export type Reply<C extends EndpointSpec> = Ok<SuccessInput<C>> | Fail<Code<C>>;

/**
 * Work in several realms that a request waits for. No transaction spans two realms, so its intent
 * is stored with a job, and the job finishes it after a crash.
 */
export interface Errand<P = unknown> {
  readonly ok: 'later';
  /** Id of the job. */
  readonly job: string;
  readonly topic: string;
  readonly payload: P;
}

/** Stores the job of an errand, in the decision that stores its intent. */
export const errand = <P>(at: At, tx: Tx, topic: string, payload: P): Errand<P> => ({
  ok: 'later',
  job: tx.job(topic, at.now, payload),
  topic,
  payload,
});

export interface Handler {
  readonly contract: EndpointSpec;
  readonly decide?: (at: At, tx: Tx, command: Command) => Ok<unknown> | Fail | Errand;
  /** What a carried out errand has led to. */
  readonly outcome?: (reads: Reads, command: Command, payload: never) => Ok<unknown> | Fail;
  readonly read?: (view: View, command: Command) => Ok<unknown> | Fail;
  readonly needs?: (command: Command) => readonly Need[];
}

/** Implements an endpoint that may write. `needs` names what the decision will read. */
export const decides = <C extends EndpointSpec>(
  contract: C,
  decide: (at: At, tx: Tx, command: Command<C>) => NoInfer<Reply<C>>,
  needs?: (command: Command<C>) => readonly Need[],
): Handler => ({
  contract,
  decide,
  ...(needs && { needs }),
});

/**
 * Implements an endpoint whose outcome is decided in several realms: `decide` refuses, answers, or
 * leaves an errand; `outcome` is asked when that is carried out, and again for every replay that
 * finds it unanswered.
 */
export const decidesLater = <C extends EndpointSpec, P>(
  contract: C,
  decide: (at: At, tx: Tx, command: Command<C>) => NoInfer<Reply<C>> | Errand<P>,
  outcome: (reads: Reads, command: Command<C>, payload: P) => NoInfer<Reply<C>>,
): Handler => ({ contract, decide, outcome });

/** Implements an endpoint that only reads. */
export const reads = <C extends EndpointSpec>(
  contract: C,
  read: (view: View, command: Command<C>) => NoInfer<Reply<C>>,
): Handler => ({ contract, read });

/** The JSON text of an error. */
export const errorText = (body: ErrorBody): string => JSON.stringify(body);
