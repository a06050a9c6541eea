// An endpoint as one object literal: route, validation, client and laws are read from it.
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
   * missing; reading one that is invalid by itself leaves the rule undecided.
   */
  readonly when: { readonly text: string; readonly test: (body: never) => boolean };
  /** Fields that must be present when the condition holds, as dotted paths inside the body. */
  readonly require: readonly string[];
  readonly clause: string;
}

/**
 * A business rule that needs the body alone, so that a body which breaks its schema gets its
 * violation in the same response. The decision applies the rule to every valid body, with whatever
 * it knows more.
 */
export interface Check {
  /** What is required, as text for people. */
  readonly text: string;
  /**
   * What breaks it, at dotted paths inside the body. It reads the body as it was sent, like the
   * condition of a rule.
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
  /** Headers that mean something here, lower case; they act, so idempotency compares them. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Version -> its body, where that is not `body`. */
  readonly datedBodies?: Readonly<Record<string, z.ZodType>>;
  /** Encodings of the body that are understood; JSON only when left out. */
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

/** A route and what its caller must know: what a repeat does, in which version it is called. */
export interface CallSpec extends RouteSpec {
  readonly idempotency: 'standard' | 'x-external-id' | 'none';
  readonly version: 'required' | 'optional' | 'ignored';
  /**
   * Versions this endpoint knows, oldest first; the last is used when the account sets none
   * (VER-06, VER-UNSPEC-01).
   */
  readonly versions?: readonly string[];
  /** Versions of other forms, which the dialect `service` refuses. */
  readonly otherForms?: readonly string[];
}

/** A call of the API: who may make it and how often. */
export interface EndpointSpec extends CallSpec {
  /**
   * Keys that open it: secret ones alone, public ones as well, or public ones beside a signature
   * with a secret one, which the decision checks: for forms that a payer's browser sends.
   */
  readonly auth: 'secret' | 'public' | 'signature';
  readonly permission: Permission;
  /** True for functions that exist in test mode only; live keys are refused with 403. */
  readonly testOnly?: boolean;
  /** True for functions of platform accounts; any other account, a sub-account too, gets 403. */
  readonly platformOnly?: boolean;
  /** Requests per minute per account where it differs from the general value (RATE-06). */
  readonly ratePerMinute?: number;
  readonly clauses: readonly string[];
  readonly examples?: Readonly<Record<string, unknown>>;
}

/** Declares an endpoint. Identity at run time; keeps the literal types for client and handler. */
export const endpoint = <const S extends EndpointSpec>(spec: S): S => spec;

/** The schema of the body in a version. */
export const bodyIn = (
  { body, datedBodies }: Pick<RouteSpec, 'body' | 'datedBodies'>,
  version: string | null,
): z.ZodType | undefined => (version === null ? undefined : datedBodies?.[version]) ?? body;

/** The schema of a part of a request; of a body those of all versions. */
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

/** Whether every field of a type is optional, so that `{}` is one. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it is meant here
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

/** What a caller sends: the parts the contract declares, optional where no field is required. */
export type Request<C extends CallSpec> = PartsOf<C, false> & Partial<PartsOf<C, true>>;

/** What a handler receives after decoding and validation. */
export interface Parsed<C extends RouteSpec> {
  readonly params: Output<C['params']>;
  readonly query: Output<C['query']>;
  readonly headers: Output<C['headers']>;
  /** That of the version of the request. */
  readonly body: Output<Schema<C, 'body'>>;
}

export type Code<C extends RouteSpec> = keyof C['errors'] & string;
export type SuccessInput<C extends RouteSpec> = z.input<C['success']['body']>;
export type SuccessOutput<C extends CallSpec> = z.output<C['success']['body']>;

/** Contracts by resource, as each domain package exports them and the client mirrors them. */
export type ContractTree = Readonly<Record<string, Readonly<Record<string, EndpointSpec>>>>;

/** Calls by group, of any HTTP interface: what a client is made of. */
export type CallTree = Readonly<Record<string, Readonly<Record<string, CallSpec>>>>;

/** All contracts of a tree as a list. */
export const contractsOf = (tree: ContractTree): EndpointSpec[] =>
  Object.values(tree).flatMap((group) => Object.values(group));
