// Declares endpoints as object literals, from which route, validation, client and laws are derived.
import type * as z from 'zod';
import type { ErrorBody, Violation } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Access = 'read' | 'write';
/** Permission scopes of an API key (AUTH-05, AUTH-UNSPEC-03). */
export const scopes = [
  'money_in',
  'transaction',
  'report',
  'customer',
  'platform',
  'webhook',
] as const;
export type Scope = (typeof scopes)[number];
export type Permission = `${Scope}:${Access}`;

/** A requirement that depends on another field; validator and generators read it. */
export interface Rule {
  /**
   * Condition on the body as it was sent, as text for people and as a predicate. Fields may be
   * missing; reading an invalid one leaves the rule undecided.
   */
  readonly when: { readonly text: string; readonly test: (body: never) => boolean };
  /** Fields that must be present when the condition holds, as dotted paths inside the body. */
  readonly require: readonly string[];
  readonly clause: string;
}

/**
 * A business rule that needs only the body, so that its violations are returned together with those
 * of the schema. The decision applies the rule to every valid body, together with stored data.
 */
export interface Check {
  /** The requirement, as text for people. */
  readonly text: string;
  /**
   * Returns the violations, at dotted paths inside the body. Reads the body as it was sent, like
   * the condition of a rule.
   */
  readonly find: (body: never) => readonly Violation[];
  readonly clause: string;
}

/** One call of an HTTP interface: enough to route it, to validate it and to render its response. */
export interface RouteSpec {
  /** `<resource>.<verb>`; unique. */
  readonly id: string;
  readonly method: Method;
  /** Path template below the base URL; parameters as `{name}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** True for reads that refuse unknown query parameters in every dialect (CORE-UNSPEC-09). */
  readonly refusesUnknownQuery?: boolean;
  /** Headers that affect this endpoint, lower case; idempotency compares them. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Version -> its body, for versions whose body is not `body`. */
  readonly datedBodies?: Readonly<Record<string, z.ZodType>>;
  /** Accepted encodings of the body; only JSON when omitted. */
  readonly encodings?: readonly ('json' | 'form')[];
  readonly success: {
    readonly status: number; // CORE-UNSPEC-02
    readonly body: z.ZodType;
    /** Response headers this endpoint may add, each with its condition in words. */
    readonly headers?: Readonly<Record<string, string>>;
  };
  /** Error code -> status, in order of precedence: the first that applies is returned. */
  readonly errors: Readonly<Record<string, number>>;
  /** Further fields of every error body of this endpoint (SNAP-CONF-06). */
  readonly errorFields?: (status: number, error: ErrorBody) => Readonly<Record<string, unknown>>;
  readonly rules?: readonly Rule[];
  readonly checks?: readonly Check[];
}

/** A route with its idempotency and versions, for callers. */
export interface CallSpec extends RouteSpec {
  readonly idempotency: 'standard' | 'x-external-id' | 'none';
  readonly version: 'required' | 'optional' | 'ignored';
  /**
   * Supported versions, oldest first; the last is used when the account sets none (VER-06,
   * VER-UNSPEC-01).
   */
  readonly versions?: readonly string[];
  /** Versions with a different form of the resource, which the dialect `service` refuses. */
  readonly otherForms?: readonly string[];
}

/** A call of the API, with its permissions and rate limits. */
export interface EndpointSpec extends CallSpec {
  /**
   * Accepted keys: only secret ones, also public ones, or public ones together with a signature by
   * a secret key, checked by the decision, for forms that a payer's browser sends.
   */
  readonly auth: 'secret' | 'public' | 'signature';
  readonly permission: Permission;
  /** True for functions that exist only in test mode; live keys are refused with 403. */
  readonly testOnly?: boolean;
  /** True for functions of platform accounts; all others, including sub-accounts, get 403. */
  readonly platformOnly?: boolean;
  /** Requests per minute per account, when different from the general value (RATE-06). */
  readonly ratePerMinute?: number;
  /**
   * Groups of clauses of the specification about this call, such as `QR-CREATE-*`. Other clauses
   * are named at the line that implements them.
   */
  readonly clauseGroups?: readonly string[];
  readonly examples?: Readonly<Record<string, unknown>>;
}

/** Declares an endpoint: the identity function, which keeps the literal types of a contract. */
export const endpoint = <const S extends EndpointSpec>(spec: S): S => spec;

/** Returns the schema of the body in a version. */
export const bodyIn = (
  { body, datedBodies }: Pick<RouteSpec, 'body' | 'datedBodies'>,
  version: string | null,
): z.ZodType | undefined => (version === null ? undefined : datedBodies?.[version]) ?? body;

/** The schema of a part of a request; for a body, those of all versions. */
type Schema<C extends RouteSpec, P extends Part> =
  | C[P]
  | (P extends 'body'
      ? C['datedBodies'] extends Readonly<Record<string, infer S>>
        ? S
        : never
      : never);

type Input<S> = S extends z.ZodType ? z.input<S> : never;
type Output<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

type Part = 'params' | 'query' | 'headers' | 'body';

/** True when every field of a type is optional, so that `{}` is a value of it. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- the empty object is meant
export type AllOptional<T> = Record<never, never> extends T ? true : false;

type PartsOf<C extends CallSpec, Optional> = {
  [
    P in Part as [Input<Schema<C, P>>] extends [never]
      ? never
      : AllOptional<Input<Schema<C, P>>> extends Optional
        ? P
        : never
  ]: Input<Schema<C, P>>;
};

/** The parts of a request that the contract declares, optional when they have no required field. */
export type Request<C extends CallSpec> = PartsOf<C, false> & Partial<PartsOf<C, true>>;

/** The decoded and validated request that a handler receives. */
export interface Parsed<C extends RouteSpec> {
  readonly params: Output<C['params']>;
  readonly query: Output<C['query']>;
  readonly headers: Output<C['headers']>;
  /** The body in the version of the request. */
  readonly body: Output<Schema<C, 'body'>>;
}

export type Code<C extends RouteSpec> = keyof C['errors'] & string;
export type SuccessInput<C extends RouteSpec> = z.input<C['success']['body']>;
export type SuccessOutput<C extends CallSpec> = z.output<C['success']['body']>;

/** Contracts by resource, as each domain package exports them and the client mirrors them. */
export type ContractTree = Readonly<Record<string, Readonly<Record<string, EndpointSpec>>>>;

/** Calls by group, of any HTTP interface, from which a client is built. */
export type CallTree = Readonly<Record<string, Readonly<Record<string, CallSpec>>>>;

/** Returns all contracts of a tree as a list. */
export const contractsOf = (tree: ContractTree): EndpointSpec[] =>
  Object.values(tree).flatMap((group) => Object.values(group));
