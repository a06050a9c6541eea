// Executes a decoded request: idempotency, validation, decision and rendering in one transaction.
import { Abandoned } from './abandoned.ts';
import { rendered, refusal, refused, type RenderedResponse } from './rendered-response.ts';
import type { Endpoint } from './endpoint.ts';
import type { Command } from './handler.ts';
import {
  storedResponseId,
  storedResponseLifetimeMs,
  storedResponses,
  fingerprint,
  chooseKey,
  type StoredResponse,
} from './idempotency.ts';
import type { MaybePromise } from './maybe-promise.ts';
import type { RawRequest } from './raw-request.ts';
import type { Parts } from './request.ts';
import {
  Conflict,
  type At,
  type Cause,
  type Need,
  type Reads,
  type Partition,
  type Store,
  type Tx,
  type View,
} from './store.ts';
import { PutBack, Unavailable } from './unavailable.ts';
import { validate, type Validated } from './validate.ts';
import type { RunningWorkflow } from './workflow.ts';
import type { Context } from './scope.ts';

interface Machinery {
  readonly store: Store;
  /** Secret of the installation. */
  readonly secret: string;
  readonly runWorkflow: (
    partition: Partition,
    running: RunningWorkflow,
    request: string,
  ) => Promise<void>;
}

/** A decoded request on its way to its endpoint. */
interface DecodedRequest {
  readonly requestId: string;
  readonly request: RawRequest;
  readonly parts: Parts;
  readonly context: Context;
  readonly validated: Validated;
}

const isRunning = (found: RenderedResponse | RunningWorkflow): found is RunningWorkflow =>
  'ok' in found;

/** Decides and renders; a refusal discards the writes of the decision. */
const decided = (
  endpoint: Endpoint,
  at: At,
  tx: Tx,
  command: Command,
): RenderedResponse | RunningWorkflow => {
  const { decide } = endpoint.handler;
  if (!decide) throw new Error(`${endpoint.contract.id} has no decision`);
  const reply = decide(at, tx, command);
  if (reply.ok === 'later') return reply;
  const response = rendered(endpoint, reply);
  if (response.code !== null) tx.discard();
  return response;
};

/** Renders the result of a workflow. */
const concluded = (
  endpoint: Endpoint,
  { reads, now }: { readonly reads: Reads; readonly now: number },
  command: Command,
  { payload }: RunningWorkflow,
): RenderedResponse => {
  const { result } = endpoint.handler;
  if (!result) throw new Error(`${endpoint.contract.id} asks for no result`);
  return rendered(endpoint, result(reads, command, payload as never, now));
};

/** The most attempts of a decision that collides with an existing value. */
const TRIES_MAX = 5;

/** Runs a decision, and runs it again when a value that it has generated is already in use. */
const decideAnew = <R>(
  store: Store,
  partition: Partition,
  decide: (at: At, tx: Tx) => R,
  options: { readonly needs: readonly Need[]; readonly cause: Cause },
  collisions = 0,
): Promise<R> => {
  const anew = (at: At, tx: Tx): R => decide({ ...at, collisions }, tx);
  return store
    .exec(partition, collisions === 0 ? decide : anew, options)
    .catch((error: unknown) => {
      if (!(error instanceof Conflict) || collisions + 1 === TRIES_MAX) throw error;
      return decideAnew(store, partition, decide, options, collisions + 1);
    });
};

const replayResponse = (
  endpoint: Endpoint,
  stored: StoredResponse,
  print: string,
): RenderedResponse | RunningWorkflow => {
  // IDEM-06, IDEM-07
  if (stored.fingerprint !== print) {
    return refusal(
      endpoint.contract,
      409,
      'IDEMPOTENCY_ERROR', // ERR-CODE-IDEMPOTENCY_ERROR
      'This idempotency key was used with other parameters. Send a new key.',
    );
  }
  return 'running' in stored ? stored.running : again(stored);
};

/**
 * Returns the original response, not an error code for duplicates (IDEM-CONF-01,
 * ERR-CODE-DUPLICATE_TRANSACTION_ERROR).
 */
const again = (stored: RenderedResponse): RenderedResponse => {
  const { status, headers, text, code } = stored;
  return { status, headers: { ...headers, 'idempotency-replayed': 'true' }, text, code };
};

/** Returns whether the response is stored; the dialect `service` stores no invalid requests. */
const keepsRefusals = ({ dialect }: Context, validated: Validated): boolean =>
  validated.ok || dialect === 'spec';

/** Runs a decision and stores its response under the idempotency key, even a refusal. */
const withKey = async (
  machinery: Machinery,
  endpoint: Endpoint,
  { requestId, request, parts, context, validated }: DecodedRequest,
  key: string,
): Promise<RenderedResponse> => {
  const { store, secret } = machinery;
  const { contract, handler } = endpoint;
  const print = fingerprint(secret, request, parts, context);
  const id = storedResponseId(secret, contract, parts.params, key);
  const needs = validated.ok ? (handler.needs?.(validated.command) ?? []) : [];
  const found = await decideAnew(
    store,
    context.partition,
    (at, tx) => {
      const seen = tx.get(storedResponses, id);
      if (seen) return replayResponse(endpoint, seen.state, print); // IDEM-04
      const response = validated.ok
        ? decided(endpoint, at, tx, validated.command)
        : refused(contract, validated.errors);
      const keep = (kept: RenderedResponse | { readonly running: RunningWorkflow }): void => {
        const contents = { public: {}, state: { fingerprint: print, ...kept } };
        tx.insert(storedResponses, id, contents, { expires: at.now + storedResponseLifetimeMs });
      };
      if (isRunning(response)) keep({ running: response });
      else if (response.status < 500 && keepsRefusals(context, validated)) {
        keep(response); // IDEM-05, IDEM-UNSPEC-03
      }
      return response;
    },
    { needs: [{ kind: storedResponses, id }, ...needs], cause: { request: requestId } },
  );
  if (!isRunning(found)) return found;
  if (!validated.ok) throw new Error(`${contract.id} runs a workflow without a valid request`);
  const { command } = validated;
  return afterStored(async () => {
    await machinery.runWorkflow(context.partition, found, requestId);
    return keepOutcome(machinery, endpoint, command, { id, running: found });
  });
};

/** Runs work that follows a stored decision: an outage is reported as one after a write. */
const afterStored = async <R>(work: () => Promise<R>): Promise<R> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Unavailable) || error instanceof PutBack) throw error;
    throw new Unavailable('The database was lost during a workflow.', error, false);
  }
};

/** Returns a workflow's response: the stored one, or the rendered result, which is then stored. */
const keepOutcome = (
  { store }: Machinery,
  endpoint: Endpoint,
  command: Command,
  { id, running }: { readonly id: string; readonly running: RunningWorkflow },
): Promise<RenderedResponse> =>
  store.exec(
    command.context.partition,
    ({ now }, tx) => {
      const row = tx.get(storedResponses, id);
      if (row && !('running' in row.state)) return again(row.state);
      const response = concluded(endpoint, { reads: tx, now }, command, running);
      if (row && response.status < 500) {
        const { fingerprint: print } = row.state;
        tx.update(storedResponses, row, { state: { fingerprint: print, ...response } });
      }
      return response;
    },
    { needs: [{ kind: storedResponses, id }] },
  );

/** For the log only: the client has closed its connection. */
const unread: RenderedResponse = {
  status: 499,
  headers: {},
  text: '',
  code: 'CLIENT_CLOSED_REQUEST',
};

/** Reads from a view, synchronously when the store can. */
const serveRead = (
  { store }: Machinery,
  endpoint: Endpoint,
  { request, validated, context }: DecodedRequest,
): MaybePromise<RenderedResponse> => {
  const { contract, handler } = endpoint;
  const { read } = handler;
  if (!read) throw new Error(`${contract.id} reads nothing`);
  if (!validated.ok) return refused(contract, validated.errors);
  const { command } = validated;
  const respond = (view: View) => rendered(endpoint, read(view, command));
  const response = store.look(context.partition, respond, request.isGone);
  return response instanceof Promise
    ? response.catch((error: unknown) => {
        if (error instanceof Abandoned) return unread;
        throw error;
      })
    : response;
};

/** Writes in one decision. */
const serveWrite = (
  machinery: Machinery,
  endpoint: Endpoint,
  decoded: DecodedRequest,
): MaybePromise<RenderedResponse> => {
  const { contract, handler } = endpoint;
  const { store } = machinery;
  const { requestId, request, context, validated } = decoded;
  const choice = chooseKey(contract, request.headers); // IDEM-UNSPEC-07
  if (!choice.ok) {
    const others = validated.ok ? [] : validated.errors;
    return refused(contract, [choice.violation, ...others]);
  }
  // IDEM-02, IDEM-03
  if (choice.key !== null) return withKey(machinery, endpoint, decoded, choice.key);
  if (!validated.ok) return refused(contract, validated.errors);
  const { command } = validated;
  const found = decideAnew(
    store,
    context.partition,
    (at, tx) => decided(endpoint, at, tx, command),
    { needs: handler.needs?.(command) ?? [], cause: { request: requestId } },
  );
  return found.then((made) =>
    isRunning(made) ? awaitWorkflow(machinery, endpoint, decoded, command, made) : made,
  );
};

/** Runs the workflow that a decision has started, and renders its result. */
const awaitWorkflow = (
  { store, runWorkflow }: Machinery,
  endpoint: Endpoint,
  { requestId }: DecodedRequest,
  command: Command,
  running: RunningWorkflow,
) => {
  const { partition } = command.context;
  return afterStored(async () => {
    await runWorkflow(partition, running, requestId);
    return store.view(partition, (view) =>
      concluded(endpoint, { reads: view, now: view.now }, command, running),
    );
  });
};

/** Executes a decoded request: reads from a view, writes in one decision. */
export const execute = (
  machinery: Machinery,
  endpoint: Endpoint,
  incoming: Omit<DecodedRequest, 'validated'>,
): MaybePromise<RenderedResponse> => {
  const { parts, context } = incoming;
  const decoded = { ...incoming, validated: validate(endpoint, parts, context) };
  return endpoint.handler.read
    ? serveRead(machinery, endpoint, decoded)
    : serveWrite(machinery, endpoint, decoded);
};
