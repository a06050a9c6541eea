// The law about changed requests: an idempotency key does not match a body in which any field
// differs.
import type { EndpointSpec } from '@kasir/core';
import {
  alterationKinds,
  alterationsOf,
  kindsIn,
  type Alteration,
  type AlterationKind,
} from '../../generate/alterations.ts';
import { declaredIn } from '../../schema.ts';
import type { Law } from '../../law.ts';
import { contractNamed } from '../../registry.ts';
import { sampleOf, variantsOf } from '../../run/samples/objects.ts';
import type { Trial } from '../../run/trial.ts';
import {
  errorCodeOf,
  expectThat,
  summarize,
  expectRefusal,
  expectSuccess,
} from '../../violation.ts';
import type { Input } from '../../targets/wire/encode.ts';
import type { ApiResponse } from '../../targets/wire/message.ts';
import { isKeyed, perEndpoint } from '../derive.ts';
import { expectOneEffect, expectReplay, keyClauses } from './replays.ts';

const witnessOf: Readonly<Record<AlterationKind, string>> = {
  value: 'a value was changed',
  absence: 'a field was left out or added',
  type: 'a value had another type',
  record: 'an entry of a record differed',
  list: 'an item of a list differed',
};

/** A valid request, and the exchanges that prepared it. */
interface Prepared {
  readonly input: Input;
  readonly transcript: Trial['transcript'];
}

/** A valid request and the altered ones that are tried after it. */
interface Tried extends Prepared {
  readonly chosen: readonly Alteration[];
}

/** Chooses alterations of every shape of a request: of each kind as many as the profile allows. */
const choose = async (trial: Trial, contract: EndpointSpec): Promise<readonly Tried[]> => {
  const { body: schema } = contract;
  if (!schema) return [];
  const all: { readonly prepared: Prepared; readonly alteration: Alteration }[] = [];
  for (const variant of variantsOf(contract)) {
    trial.transcript = [];
    const input = await sampleOf(trial, contract, variant);
    const prepared = { input, transcript: trial.transcript };
    const alterations = alterationsOf(schema, input.body, trial);
    all.push(...alterations.map((alteration) => ({ prepared, alteration })));
  }
  const chosen = alterationKinds.flatMap((kind) =>
    trial.some(all.filter(({ alteration }) => alteration.kind === kind)),
  );
  const bySample = Map.groupBy(chosen, ({ prepared }) => prepared);
  return [...bySample].map(([prepared, some]) => ({
    ...prepared,
    chosen: some.map(({ alteration }) => alteration),
  }));
};

/**
 * Returns whether a target may have rejected a request before it checked the key (IDEM-UNSPEC-03).
 */
const isRefusedBefore = (response: ApiResponse): boolean =>
  response.status === 400 && errorCodeOf(response) !== null;

const attempt = async (
  trial: Trial,
  contract: EndpointSpec,
  { input, transcript, chosen }: Tried,
): Promise<void> => {
  trial.transcript = [...transcript];
  const key = trial.newReference();
  const first = await trial.call(contract, input, { key });
  expectSuccess(first, 'for a valid request with a key');
  const begun = [...trial.transcript];
  for (const { kind, what, apply } of chosen) {
    const altered = apply();
    if (!altered) continue;
    trial.transcript = [...begun];
    const { body, valid } = altered;
    const response = await trial.call(contract, { ...input, body }, { key });
    const why = `for the same key with ${what}`;
    if (valid) expectRefusal(response, 409, ['IDEMPOTENCY_ERROR'], why);
    else {
      const refused = isRefusedBefore(response) || errorCodeOf(response) === 'IDEMPOTENCY_ERROR';
      expectThat(refused, `400 or 409 IDEMPOTENCY_ERROR ${why}`, summarize(response));
    }
    trial.witness(witnessOf[kind]);
  }
  expectReplay(first, await trial.call(contract, input, { key }), 'after rejections with its key');
  await expectOneEffect(trial, contract, input);
};

const changed = perEndpoint({
  id: 'idem-2',
  title:
    'reusing an idempotency key with another body returns IDEMPOTENCY_ERROR, whichever field differs',
  level: 'M',
  applies: (contract) => isKeyed(contract) && contract.body !== undefined,
  clauses: (contract) => [
    ...keyClauses(contract),
    'IDEM-06',
    'IDEM-07',
    'ERR-CODE-IDEMPOTENCY_ERROR',
  ],
  run: async (trial, contract) => {
    for (const tried of await choose(trial, contract)) await attempt(trial, contract, tried);
  },
});

/**
 * Returns the witnesses of an endpoint: a passing run must have altered every kind of field that it
 * declares.
 */
const witnessesOf = ({ body }: EndpointSpec): readonly string[] =>
  kindsIn(body ? declaredIn(body).map(({ node }) => node) : []).map((kind) => witnessOf[kind]);

export const changedBodyLaws: readonly Law[] = changed.map((one) => ({
  ...one,
  witnesses: witnessesOf(contractNamed(one.on ?? '')),
}));
