// Laws about idempotency keys under concurrency: bursts of equal and of different requests, cut
// connections.
import type { EndpointSpec } from '@kasir/core';
import { declaredIn, withValue } from '../../schema.ts';
import type { Law } from '../../law.ts';
import { countEffects } from '../../run/effects.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import type { Trial } from '../../run/trial.ts';
import { errorCodeOf, expectThat, summarize, expectSame, expectSuccess } from '../../violation.ts';
import type { Input } from '../../wire/encode.ts';
import { field, type ApiResponse, isSuccess } from '../../wire/message.ts';
import { isKeyed, perEndpoint } from '../derive.ts';
import { expectOneEffect, expectReplay } from './replays.ts';

/**
 * Returns whether a response is a conflict: a target may return one while the first request with a
 * key is still executing.
 */
const isBusy = (response: ApiResponse): boolean =>
  response.status === 409 && errorCodeOf(response) !== null;

const QUESTION = 'a repeated key while the first request executes';

const equal = perEndpoint({
  id: 'idem-6',
  title:
    'of identical concurrent requests with one key one takes effect; the others replay it or conflict',
  level: 'C',
  racy: true,
  applies: isKeyed,
  clauses: () => ['IDEM-02', 'IDEM-04'],
  witnesses: ['a burst with one effect'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const outgoing = trial.outgoing(contract, input, { key: trial.newReference() });
    const responses = await trial.burst(
      Array.from({ length: trial.profile.burst }, () => outgoing),
    );
    const [first, ...others] = responses.filter(isSuccess);
    const busy = responses.filter(isBusy);
    expectThat(first !== undefined, 'one success', responses.map(summarize).join('; '));
    if (!first) return;
    for (const other of others) expectSame('all successes of one key', first.body, other.body);
    expectThat(
      1 + others.length + busy.length === responses.length,
      'every other response to be the same or a conflict',
      responses.map(summarize).join('; '),
    );
    if (busy.length > 0) trial.noteChoice(QUESTION, 'is rejected with 409');
    await expectOneEffect(trial, contract, input);
    trial.witness('a burst with one effect');
  },
});

/** Returns the top-level field of a body that accepts any text, or undefined. */
const freeText = ({ body }: EndpointSpec): string | undefined => {
  const names = new Set(body ? declaredIn(body).map(({ path }) => path) : []);
  return ['external_id', 'reference_id', 'description'].find((name) => names.has(name));
};

/** Returns valid bodies that differ from the sample in one field each. */
const variants = (contract: EndpointSpec, { body }: Input, count: number): unknown[] => {
  const name = freeText(contract) ?? '';
  return Array.from({ length: count }, (_, index) =>
    withValue(body, [name], `${String(field(body, name))}-${index}`),
  );
};

const different = perEndpoint({
  id: 'idem-7',
  title: 'of different concurrent requests with one idempotency key at most one takes effect',
  level: 'S',
  racy: true,
  applies: (contract) =>
    isKeyed(contract) && contract.id.endsWith('.create') && freeText(contract) !== undefined,
  clauses: () => ['IDEM-07'],
  witnesses: ['a burst of different requests'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const key = trial.newReference();
    const bodies = variants(contract, input, trial.profile.burst);
    const all = bodies.map((body) => trial.outgoing(contract, { ...input, body }, { key }));
    const responses = await trial.burst(all);
    const successes = responses.filter(isSuccess);
    expectThat(successes.length === 1, 'one success', responses.map(summarize).join('; '));
    const counts = await Promise.all(
      bodies.map((body) => countEffects(trial, contract.id, { ...input, body })),
    );
    const effects = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    expectThat(effects <= 1, 'at most one effect', effects);
    if (all.length > 1) trial.witness('a burst of different requests');
  },
});

const HANG_UPS = 8;

const retried = async (trial: Trial, contract: EndpointSpec): Promise<void> => {
  const input = await sampleOf(trial, contract);
  const outgoing = trial.outgoing(contract, input, { key: trial.newReference() });
  await trial.sendAndDisconnect(outgoing);
  let response = await trial.send(outgoing);
  for (let again = 0; isBusy(response) && again < 3; again += 1)
    response = await trial.send(outgoing);
  expectSuccess(response, 'for the retry after the connection was cut');
  expectReplay(response, await trial.send(outgoing), 'when retried once more');
  await expectOneEffect(trial, contract, input);
};

const cut = perEndpoint({
  id: 'idem-12',
  title: 'after a dropped connection a retry with the same key returns the one effect',
  level: 'S',
  racy: true,
  applies: (contract) => isKeyed(contract) && contract.id !== 'payment_methods.create',
  clauses: () => ['IDEM-02', 'IDEM-04'],
  run: async (trial, contract) => {
    const times = Math.min(HANG_UPS, trial.profile.burst);
    for (let time = 0; time < times; time += 1) await retried(trial, contract);
  },
});

export const raceLaws: readonly Law[] = [...equal, ...different, ...cut];
