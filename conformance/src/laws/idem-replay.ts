// Laws of idempotency keys: a repeat is answered as before, a changed request is refused.
import type { EndpointSpec } from '@kasir/core';
import { fieldsOf, pathText, withValue, type Field } from '../generate/schema.ts';
import type { Law } from '../law.ts';
import { effectOf } from '../run/effects.ts';
import { sampleOf } from '../run/samples/index.ts';
import type { Trial } from '../run/trial.ts';
import { hasStatus, holds, refuses, same, succeeds } from '../violation.ts';
import type { Input } from '../wire/encode.ts';
import type { Answer } from '../wire/message.ts';
import { isKeyed, perEndpoint } from './derive.ts';

const headerClauses = (contract: EndpointSpec): readonly string[] =>
  contract.clauses.filter((clause) => clause.endsWith('-HDR-idempotency_key'));

/** Expects an answer to be the first one again. */
export const replays = (first: Answer, again: Answer, why: string): void => {
  hasStatus(again, first.status, why);
  same(`the answer ${why}`, first.body, again.body);
};

/** Expects a request to have taken effect once, where that can be read. */
export const once = async (trial: Trial, contract: EndpointSpec, input: Input): Promise<void> => {
  const count = await effectOf(trial, contract.id, input);
  holds(count === null || count === 1, 'one effect', count);
};

const replay = perEndpoint({
  id: 'idem-1',
  title: 'a repeated key is answered with the first answer, and there is one effect',
  level: 'M',
  applies: isKeyed,
  clauses: (contract) => [
    'IDEM-02',
    'IDEM-04',
    'IDEM-HDR-idempotency_key',
    ...headerClauses(contract),
  ],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const key = trial.fresh();
    const first = await trial.call(contract, input, { key });
    hasStatus(first, contract.success.status, 'for a valid request with a key');
    for (const why of ['when the key is repeated', 'when the key is repeated again']) {
      replays(first, await trial.call(contract, input, { key }), why);
    }
    await once(trial, contract, input);
  },
});

/** Another value of the same kind, or undefined when none is known. */
const changed = ({ node, value }: Field): unknown => {
  switch (typeof value) {
    case 'number':
      return value - 1;
    case 'boolean':
      return !value;
    case 'string':
      return node.values.length > 0
        ? node.values.find((other) => other !== value)
        : node.format === null && node.pattern === null
          ? `${value}x`
          : undefined;
    default:
      return undefined;
  }
};

/** A request with one field changed, with what was changed. */
const changes = (contract: EndpointSpec, body: unknown): { body: unknown; what: string }[] => {
  if (!contract.body) return [];
  const schema = contract.body;
  const fields = fieldsOf(schema, body).filter(({ value }) => value !== undefined);
  const all = fields.flatMap((one) => {
    const what = pathText(one.path);
    const other = changed(one);
    return [
      ...(other === undefined
        ? []
        : [{ body: withValue(body, one.path, other), what: `${what} changed` }]),
      ...(one.node.optional
        ? [{ body: withValue(body, one.path, undefined), what: `${what} left out` }]
        : []),
      ...(one.node.type === 'record'
        ? [{ body: withValue(body, [...one.path, 'more'], '1'), what: `${what} with a key more` }]
        : []),
    ];
  });
  return all.filter((one) => schema.safeParse(one.body).success);
};

const refusesChange = perEndpoint({
  id: 'idem-2',
  title: 'a key with another body is refused with IDEMPOTENCY_ERROR, whatever field differs',
  level: 'M',
  applies: (contract) => isKeyed(contract) && contract.body !== undefined,
  clauses: () => ['IDEM-06', 'IDEM-07', 'ERR-CODE-IDEMPOTENCY_ERROR'],
  witnesses: ['a field was changed'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const key = trial.fresh();
    const first = await trial.call(contract, input, { key });
    succeeds(first, 'for a valid request with a key');
    for (const { body, what } of trial.some(changes(contract, input.body))) {
      const answer = await trial.call(contract, { ...input, body }, { key });
      refuses(answer, 409, ['IDEMPOTENCY_ERROR'], `for the same key with ${what}`);
      trial.witness('a field was changed');
    }
    replays(first, await trial.call(contract, input, { key }), 'after refusals of its key');
    await once(trial, contract, input);
  },
});

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, unknown] => [key, reversed(inner)])
      .toReversed(),
  );
};

/** The same JSON in other spellings. */
const spellings = (body: unknown): Readonly<Record<string, string>> => {
  const text = JSON.stringify(body);
  return {
    'keys in another order': JSON.stringify(reversed(body)),
    'spaces and line breaks': JSON.stringify(body, null, 2),
    'escaped letters': text.replaceAll(
      /"([a-z])(?=[a-z_]*":)/g,
      (_, letter: string) => `"\\u00${letter.charCodeAt(0).toString(16)}`,
    ),
    'numbers with an exponent': text.replaceAll(/:(\d+)([,}])/g, ':$1e0$2'),
  };
};

const spelling = perEndpoint({
  id: 'idem-3',
  title: 'the same parameters in another spelling are a repeat',
  level: 'S',
  applies: (contract) => isKeyed(contract) && contract.body !== undefined,
  clauses: () => ['IDEM-04'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const outgoing = trial.outgoing(contract, input, { key: trial.fresh() });
    const first = await trial.send(outgoing);
    succeeds(first, 'for a valid request with a key');
    for (const [why, body] of Object.entries(spellings(input.body))) {
      replays(first, await trial.send({ ...outgoing, body }), `with ${why}`);
    }
  },
});

export const idemReplayLaws: readonly Law[] = [...replay, ...refusesChange, ...spelling];
