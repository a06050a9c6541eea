// The inner half of the pipeline: idempotency, validation, decision, rendering, one transaction.
import { rendered, refusal, refused, type Answer } from './answer.ts';
import type { Endpoint } from './endpoint.ts';
import type { Command, Context } from './handler.ts';
import {
  answerId,
  answerLifetimeMs,
  answers,
  fingerprint,
  chooseKey,
  type StoredAnswer,
} from './idempotency.ts';
import type { Parts, RawRequest } from './request.ts';
import type { At, Store, Tx } from './store.ts';
import { validate, type Validated } from './validate.ts';

interface Machinery {
  readonly store: Store;
  /** Secret of the installation. */
  readonly secret: string;
}

/** A decoded request on its way to its endpoint. */
interface Asked {
  readonly request: RawRequest;
  readonly parts: Parts;
  readonly context: Context;
  readonly validated: Validated;
}

/** Decides and renders; a refusal forgets what the decision wrote. */
const decided = (endpoint: Endpoint, at: At, tx: Tx, command: Command): Answer => {
  const { decide } = endpoint.handler;
  if (!decide) throw new Error(`${endpoint.contract.id} has no decision`);
  const answer = rendered(endpoint, decide(at, tx, command));
  if (answer.code !== null) tx.discard();
  return answer;
};

const replayed = (endpoint: Endpoint, stored: StoredAnswer, print: string): Answer => {
  if (stored.fingerprint !== print) {
    return refusal(
      endpoint.contract,
      409,
      'IDEMPOTENCY_ERROR',
      'This idempotency key was used with other parameters: send a new key.',
    );
  }
  const { status, headers, text, code } = stored;
  return { status, headers: { ...headers, 'idempotency-replayed': 'true' }, text, code };
};

/** Answers in the account's turn and keeps the answer under its key, refusals included. */
const withKey = (
  { store, secret }: Machinery,
  endpoint: Endpoint,
  { request, parts, context, validated }: Asked,
  key: string,
): Promise<Answer> => {
  const { contract, handler } = endpoint;
  const print = fingerprint(secret, request, parts, context);
  const id = answerId(secret, contract, parts.params, key);
  const needs = validated.ok ? (handler.needs?.(validated.command) ?? []) : [];
  return store.exec(
    context.realm,
    (at, tx) => {
      const seen = tx.get(answers, id);
      if (seen) return replayed(endpoint, seen.private, print);
      const answer = validated.ok
        ? decided(endpoint, at, tx, validated.command)
        : refused(contract, validated.errors);
      if (answer.status < 500) {
        const contents = { public: {}, private: { fingerprint: print, ...answer } };
        tx.insert(answers, id, contents, { expires: at.now + answerLifetimeMs });
      }
      return answer;
    },
    { needs: [{ kind: answers, id }, ...needs] },
  );
};

/** Answers a decoded request: reads from a view, writes in one decision. */
export const execute = async (
  machinery: Machinery,
  endpoint: Endpoint,
  request: RawRequest,
  parts: Parts,
  context: Context,
): Promise<Answer> => {
  const { contract, handler } = endpoint;
  const { store } = machinery;
  const validated = validate(endpoint, parts, context);
  const { read, needs } = handler;
  if (read) {
    if (!validated.ok) return refused(contract, validated.errors);
    const { command } = validated;
    return store.view(context.realm, (view) => rendered(endpoint, read(view, command)));
  }
  const choice = chooseKey(contract, request.headers);
  if (!choice.ok) {
    const others = validated.ok ? [] : validated.errors;
    return refused(contract, [choice.violation, ...others]);
  }
  if (choice.key !== null)
    return withKey(machinery, endpoint, { request, parts, context, validated }, choice.key);
  if (!validated.ok) return refused(contract, validated.errors);
  const { command } = validated;
  return store.exec(context.realm, (at, tx) => decided(endpoint, at, tx, command), {
    needs: needs?.(command) ?? [],
  });
};
