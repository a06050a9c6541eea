// Laws of idempotency keys under concurrency: bursts of equal and of different requests, cut
// connections.
import type { EndpointSpec } from '@kasir/core';
import { declaredIn, withValue } from '../../generate/schema.ts';
import type { Law } from '../../law.ts';
import { effectOf } from '../../run/effects.ts';
import { sampleOf } from '../../run/samples/index.ts';
import type { Trial } from '../../run/trial.ts';
import { codeOf, holds, inShort, same, succeeds } from '../../violation.ts';
import type { Input } from '../../wire/encode.ts';
import { field, type Answer } from '../../wire/message.ts';
import { isKeyed, perEndpoint } from '../derive.ts';
import { once, replays } from './replays.ts';

const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** A conflict is how a target may say that the first request with a key is still executing. */
const isBusy = (answer: Answer): boolean => answer.status === 409 && codeOf(answer) !== null;

const QUESTION = 'a repeated key while the first request executes';

const equal = perEndpoint({
  id: 'idem-6',
  title: 'of equal requests at the same moment one takes effect, the others repeat it or wait',
  level: 'C',
  racy: true,
  applies: isKeyed,
  clauses: () => ['IDEM-02', 'IDEM-04'],
  witnesses: ['a burst with one effect'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const outgoing = trial.outgoing(contract, input, { key: trial.fresh() });
    const answers = await trial.burst(Array.from({ length: trial.effort.burst }, () => outgoing));
    const [first, ...others] = answers.filter(isSuccess);
    const busy = answers.filter(isBusy);
    holds(first !== undefined, 'one success', answers.map(inShort).join('; '));
    if (!first) return;
    for (const other of others) same('all successes of one key', first.body, other.body);
    holds(
      1 + others.length + busy.length === answers.length,
      'every other answer to be the same or a conflict',
      answers.map(inShort).join('; '),
    );
    if (busy.length > 0) trial.dialect(QUESTION, 'is refused with 409');
    await once(trial, contract, input);
    trial.witness('a burst with one effect');
  },
});

/** The field at the top of a body that takes any text, or undefined. */
const freeText = ({ body }: EndpointSpec): string | undefined => {
  const names = new Set(body ? declaredIn(body).map(({ path }) => path) : []);
  return ['external_id', 'reference_id', 'description'].find((name) => names.has(name));
};

/** Valid requests that differ from the sample in one field each. */
const variants = (contract: EndpointSpec, { body }: Input, count: number): unknown[] => {
  const name = freeText(contract) ?? '';
  return Array.from({ length: count }, (_, index) =>
    withValue(body, [name], `${String(field(body, name))}-${index}`),
  );
};

const different = perEndpoint({
  id: 'idem-7',
  title: 'of different requests with one key at the same moment at most one takes effect',
  level: 'S',
  racy: true,
  applies: (contract) =>
    isKeyed(contract) && contract.id.endsWith('.create') && freeText(contract) !== undefined,
  clauses: () => ['IDEM-07'],
  witnesses: ['a burst of different requests'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const key = trial.fresh();
    const bodies = variants(contract, input, trial.effort.burst);
    const all = bodies.map((body) => trial.outgoing(contract, { ...input, body }, { key }));
    const answers = await trial.burst(all);
    const successes = answers.filter(isSuccess);
    holds(successes.length === 1, 'one success', answers.map(inShort).join('; '));
    const counts = await Promise.all(
      bodies.map((body) => effectOf(trial, contract.id, { ...input, body })),
    );
    const effects = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    holds(effects <= 1, 'at most one effect', effects);
    if (all.length > 1) trial.witness('a burst of different requests');
  },
});

const HANG_UPS = 8;

const retried = async (trial: Trial, contract: EndpointSpec): Promise<void> => {
  const input = await sampleOf(trial, contract);
  const outgoing = trial.outgoing(contract, input, { key: trial.fresh() });
  await trial.sever(outgoing);
  let answer = await trial.send(outgoing);
  for (let again = 0; isBusy(answer) && again < 3; again += 1) answer = await trial.send(outgoing);
  succeeds(answer, 'for the retry after the connection was cut');
  replays(answer, await trial.send(outgoing), 'when retried once more');
  await once(trial, contract, input);
};

const cut = perEndpoint({
  id: 'idem-12',
  title: 'after the connection was cut a retry with the same key finds the one effect',
  level: 'S',
  racy: true,
  applies: (contract) => isKeyed(contract) && contract.id !== 'payment_methods.create',
  clauses: () => ['IDEM-02', 'IDEM-04'],
  run: async (trial, contract) => {
    const times = Math.min(HANG_UPS, trial.effort.burst);
    for (let time = 0; time < times; time += 1) await retried(trial, contract);
  },
});

export const raceLaws: readonly Law[] = [...equal, ...different, ...cut];
