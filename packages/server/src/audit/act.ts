// Records acts of operators: an entry before an act begins and one after it has ended, so that
// nothing is done without a trace, whatever happens to the server in between.
import type { ControlSpec } from '@kasir/control';
import { withoutSecrets } from '@kasir/core';
import type { RawRequest } from '@kasir/core/pipeline';
import { decideQuietly, type Fail } from '@kasir/core/server';
import { SYSTEM, Unavailable, type Mode, type Store } from '@kasir/core/store';
import type { Identity } from '../operators/identify.ts';
import { appendEntry, headNeed, type Draft } from './chain.ts';
import { maskedInput, type Input } from './masked-input.ts';

/** Who acts, and from where. */
export interface Caller extends Identity {
  readonly address: string | null;
  readonly agent: string | null;
  /** Request-ID. */
  readonly request: string | null;
}

/** The account and the object that an act is about. */
export interface Subject {
  readonly account: string | null;
  readonly mode: Mode | null;
  readonly object: string | null;
}

const AGENT_MAX = 200;

/** Returns the caller of a request. */
export const callerOf = (
  identity: Identity,
  { address, headers }: RawRequest,
  request: string,
): Caller => {
  const agent = headers['user-agent'];
  return {
    ...identity,
    address,
    agent: agent === undefined ? null : withoutSecrets(agent).slice(0, AGENT_MAX),
    request,
  };
};

/**
 * Returns whether acts of an operation are recorded: those that change something; for an operation
 * of viewers only when its contract declares an act.
 */
export const isAudited = ({ method, role, isAct = false }: ControlSpec): boolean =>
  method !== 'GET' && (role !== 'viewer' || isAct);

const textIn = (part: unknown, name: string): string | null => {
  if (part === null || typeof part !== 'object') return null;
  const value: unknown = Reflect.get(part, name);
  return typeof value === 'string' ? value : null;
};

const modeIn = (part: unknown): Mode | null => {
  const mode = textIn(part, 'mode');
  return mode === 'test' || mode === 'live' ? mode : null;
};

const isOfAccount = ({ path }: ControlSpec): boolean => path.startsWith('/accounts/{id}');

/** Returns the subject of a request, as far as the request names it. */
const subjectOf = (contract: ControlSpec, { params, query, body }: Input): Subject => {
  const others = Object.keys(contract.params?.shape ?? {}).filter(
    (name) => !(name === 'id' && isOfAccount(contract)),
  );
  const [name] = others;
  return {
    account: isOfAccount(contract)
      ? textIn(params, 'id')
      : (textIn(query, 'account') ?? textIn(body, 'account')),
    mode: modeIn(body) ?? modeIn(query),
    object: name === undefined ? null : textIn(params, name),
  };
};

/** Completes a subject by its response, which names a new account, key or snapshot. */
const completed = (subject: Subject, body: unknown): Subject => ({
  account:
    subject.account ??
    textIn(body, 'account') ??
    textIn(body !== null && typeof body === 'object' && Reflect.get(body, 'key'), 'account'),
  mode: subject.mode ?? modeIn(body),
  object: subject.object ?? textIn(body, 'id') ?? textIn(body, 'name'),
});

const describe = (contract: ControlSpec, caller: Caller) => ({
  operator: caller.name,
  role: caller.role,
  operation: contract.id,
  address: caller.address,
  agent: caller.agent,
  request: caller.request,
});

const append = (store: Store, draft: Draft): Promise<number> =>
  store.exec(SYSTEM, (at, tx) => decideQuietly(at, tx, (d) => appendEntry(d, draft)), {
    needs: [headNeed],
  });

/** Records that an operator was refused for the role. */
export const recordRefusal = async (
  store: Store,
  contract: ControlSpec,
  caller: Caller,
  input: Input,
): Promise<void> => {
  await append(store, {
    ...describe(contract, caller),
    ...subjectOf(contract, input),
    phase: 'refused',
    reason: null,
    input: null,
    status: 403,
    code: 'REQUEST_FORBIDDEN_ERROR',
  });
};

/** The result of an operation: a body, or a declared refusal. */
export type Outcome = { readonly ok: true | 'streamed'; readonly body?: unknown } | Fail;

/**
 * Runs an act and records it. `subject` is the part of its subject that is known beyond its input.
 * Rejects with the error of `run`. When the database is lost during an act, no end is recorded,
 * because the outcome is unknown.
 */
export const recordAct = async <R extends Outcome>(
  store: Store,
  act: {
    readonly contract: ControlSpec;
    readonly caller: Caller;
    readonly input: Input;
    readonly subject?: Partial<Subject>;
  },
  run: () => Promise<R>,
): Promise<R> => {
  const { contract, caller, input } = act;
  const described = describe(contract, caller);
  const subject = { ...subjectOf(contract, input), ...act.subject };
  const reason = textIn(input.body, 'reason') ?? textIn(input.body, 'override_reason');
  const begun = await append(store, {
    ...described,
    ...subject,
    phase: 'begun',
    reason: reason === null ? null : withoutSecrets(reason),
    input: maskedInput(contract, input),
    status: null,
    code: null,
  });
  const end = (about: Subject, status: number, code: string | null): Promise<number> =>
    append(store, {
      ...described,
      ...about,
      phase: 'ended',
      act: begun,
      reason: null,
      input: null,
      status,
      code,
    });
  let outcome: R;
  try {
    outcome = await run();
  } catch (error) {
    if (!(error instanceof Unavailable)) await end(subject, 500, 'SERVER_ERROR');
    throw error;
  }
  if (outcome.ok === false) await end(subject, contract.errors[outcome.code] ?? 500, outcome.code);
  else await end(completed(subject, outcome.body), contract.success.status, null);
  return outcome;
};
