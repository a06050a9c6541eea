// The inner half of the pipeline: idempotency look-up, validation, decision and rendering in one transaction.
import type { EndpointSpec, Rule } from '../contract.ts';
import type { Violation } from '../errors.ts';
import { compiled } from '../schema.ts';
import type { Command, Context, Fail, Handler, Ok, Raw } from './handler.ts';
import {
  answerId,
  answerLifetimeMs,
  answers,
  chooseKey,
  fingerprint,
  type StoredAnswer,
} from './idempotency.ts';
import type { Parts, RawRequest } from './request.ts';
import type { At, Need, Store, Tx } from './store.ts';
import { violations } from './violations.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** error_code of a refusal, null for a success. */
  readonly code: string | null;
}

interface Machinery {
  readonly store: Store;
  readonly secret: string;
}

const failure = (contract: EndpointSpec, reply: Fail): Answer => {
  const status = contract.errors[reply.code];
  if (status === undefined)
    throw new Error(`${contract.id} answered the undeclared code ${reply.code}`);
  const body = {
    error_code: reply.code,
    message: reply.message,
    ...(reply.errors && { errors: reply.errors }),
  };
  return { status, headers: {}, text: JSON.stringify(body), code: reply.code };
};

const success = (contract: EndpointSpec, reply: Ok<unknown>): Answer => ({
  status: contract.success.status,
  headers: reply.headers ?? {},
  text: reply.raw
    ? (reply.body as Raw<unknown>).text
    : JSON.stringify(compiled(contract.success.body).parse(reply.body)),
  code: null,
});

const render = (contract: EndpointSpec, reply: Ok<unknown> | Fail): Answer =>
  reply.ok ? success(contract, reply) : failure(contract, reply);

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
      value,
    );

const brokenRules = (rules: readonly Rule[], body: unknown): Violation[] =>
  rules.flatMap((rule) =>
    (rule.when.test as (body: unknown) => boolean)(body)
      ? rule.require
          .filter((path) => at(body, path) === undefined || at(body, path) === null)
          .map((path) => ({
            path: `body.${path}`,
            message: `This field is required when ${rule.when.text}.`,
          }))
      : [],
  );

type Validated =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly errors: Violation[] };

/** Parses every part by its schema; the errors of all parts come together. */
const validate = (contract: EndpointSpec, parts: Parts, context: Context): Validated => {
  const errors: Violation[] = [];
  const parsed = (name: 'params' | 'query' | 'headers' | 'body', prefix: string): unknown => {
    const schema = contract[name];
    if (!schema) return {};
    const result = compiled(schema).safeParse(parts[name]);
    if (result.success) return result.data;
    errors.push(...violations(schema, parts[name], prefix));
    return {};
  };
  const command = {
    params: parsed('params', 'path'),
    query: parsed('query', 'query'),
    headers: parsed('headers', 'header'),
    body: parsed('body', 'body'),
    context,
  } as Command;
  if (errors.length === 0) errors.push(...brokenRules(contract.rules ?? [], command.body));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, command };
};

const refused = (contract: EndpointSpec, errors: readonly Violation[]): Answer =>
  failure(contract, {
    ok: false,
    code: 'API_VALIDATION_ERROR',
    message: errors.map(({ path, message }) => `${path}: ${message}`).join(' '),
    errors,
  });

/** Decides and renders; a refusal forgets what the decision wrote. */
const decided = (handler: Handler, time: At, tx: Tx, command: Command): Answer => {
  if (!handler.decide) throw new Error(`${handler.contract.id} has no decision`);
  const answer = render(handler.contract, handler.decide(time, tx, command));
  if (answer.code !== null) tx.discard();
  return answer;
};

const replayed = (contract: EndpointSpec, stored: StoredAnswer, print: string): Answer => {
  if (stored.fingerprint !== print) {
    return failure(contract, {
      ok: false,
      code: 'IDEMPOTENCY_ERROR',
      message: 'This idempotency key was used with other parameters: send a new key.',
    });
  }
  const code =
    stored.status < 400 ? null : (JSON.parse(stored.text) as { error_code: string }).error_code;
  const { status, headers, text } = stored;
  return { status, headers: { ...headers, 'idempotency-replayed': 'true' }, text, code };
};

/** Runs a validated or refused request in the account's turn, remembering the answer under its key. */
const withKey = async (
  { store, secret }: Machinery,
  handler: Handler,
  request: RawRequest,
  parts: Parts,
  validated: Validated,
  context: Context,
  key: string,
): Promise<Answer> => {
  const { contract } = handler;
  const { query, body, headers } = parts;
  const print = fingerprint(secret, { query, body, headers, version: context.version });
  const id = answerId(secret, request.method, request.path.replace(/(.)\/$/, '$1'), key);
  const needs: Need[] = [
    { kind: answers, id },
    ...(validated.ok ? (handler.needs?.(validated.command) ?? []) : []),
  ];
  return store.exec(
    context.realm,
    (time, tx) => {
      const seen = tx.get(answers, id);
      if (seen) return replayed(contract, seen.private, print);
      const answer = validated.ok
        ? decided(handler, time, tx, validated.command)
        : refused(contract, validated.errors);
      if (answer.status < 500) {
        const { status, text } = answer;
        tx.insert(
          answers,
          id,
          { public: {}, private: { fingerprint: print, status, headers: answer.headers, text } },
          { expires: time.now + answerLifetimeMs },
        );
      }
      return answer;
    },
    { needs },
  );
};

/** Answers a decoded request: reads from a view, writes in one decision. */
export const execute = async (
  machinery: Machinery,
  handler: Handler,
  request: RawRequest,
  parts: Parts,
  context: Context,
): Promise<Answer> => {
  const { contract, read } = handler;
  const { store } = machinery;
  const validated = validate(contract, parts, context);
  if (read) {
    if (!validated.ok) return refused(contract, validated.errors);
    return store.view(context.realm, (view) => render(contract, read(view, validated.command)));
  }
  const key = chooseKey(
    contract.idempotency === 'none'
      ? []
      : contract.idempotency === 'x-external-id'
        ? [request.headers['x-external-id']]
        : [request.headers['idempotency-key'], request.headers['x-idempotency-key']],
  );
  if (!key.ok) return refused(contract, [key.violation]);
  if (key.key !== null)
    return withKey(machinery, handler, request, parts, validated, context, key.key);
  if (!validated.ok) return refused(contract, validated.errors);
  const { command } = validated;
  return store.exec(context.realm, (time, tx) => decided(handler, time, tx, command), {
    needs: handler.needs?.(command) ?? [],
  });
};
