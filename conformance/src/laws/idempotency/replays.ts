// Laws about idempotency keys: a repeated request gets the first response, however its JSON is
// formatted.
import type { EndpointSpec } from '@kasir/core';
import { clausesOf } from '../../clauses.ts';
import type { Law } from '../../law.ts';
import { countEffects } from '../../run/effects.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import type { Trial } from '../../run/trial.ts';
import { expectStatus, expectThat, expectSame, expectSuccess } from '../../violation.ts';
import type { Input } from '../../wire/encode.ts';
import type { ApiResponse } from '../../wire/message.ts';
import { isKeyed, perEndpoint } from '../derive.ts';

const headerClauses = (contract: EndpointSpec): readonly string[] =>
  clausesOf(contract).filter((clause) => clause.endsWith('-HDR-idempotency_key'));

/** Expects a response to equal the first one. */
export const expectReplay = (first: ApiResponse, again: ApiResponse, why: string): void => {
  expectStatus(again, first.status, why);
  expectSame(`the response ${why}`, first.body, again.body);
};

/** Expects a request to have taken effect once, if that can be read. */
export const expectOneEffect = async (
  trial: Trial,
  contract: EndpointSpec,
  input: Input,
): Promise<void> => {
  const count = await countEffects(trial, contract.id, input);
  expectThat(count === null || count === 1, 'one effect', count);
};

const replay = perEndpoint({
  id: 'idem-1',
  title:
    'repeating a request with its idempotency key returns the first response and has one effect',
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
    const key = trial.newReference();
    const first = await trial.call(contract, input, { key });
    trial.expectDone(first, contract, 'for a valid request with a key');
    for (const why of ['when the key is repeated', 'when the key is repeated again']) {
      expectReplay(first, await trial.call(contract, input, { key }), why);
    }
    await expectOneEffect(trial, contract, input);
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

/** Returns the same JSON in other formats. */
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
  title: 'a repeated request is recognized whatever the formatting of its JSON',
  level: 'S',
  applies: (contract) => isKeyed(contract) && contract.body !== undefined,
  clauses: () => ['IDEM-04'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const outgoing = trial.outgoing(contract, input, { key: trial.newReference() });
    const first = await trial.send(outgoing);
    expectSuccess(first, 'for a valid request with a key');
    for (const [why, body] of Object.entries(spellings(input.body))) {
      expectReplay(first, await trial.send({ ...outgoing, body }), `with ${why}`);
    }
  },
});

export const replayLaws: readonly Law[] = [...replay, ...spelling];
