// The law about idempotency keys and cut connections: a retry returns the one effect.
import type { EndpointSpec } from '@kasir/core';
import type { Law } from '../../law.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import type { Trial } from '../../run/trial.ts';
import { errorCodeOf, expectSuccess } from '../../violation.ts';
import type { ApiResponse } from '../../targets/wire/message.ts';
import { isKeyed, perEndpoint } from '../derive.ts';
import { expectOneEffect, expectReplay, keyClauses } from './replays.ts';

/**
 * Returns whether a response is a conflict: a target may return one while the first request with a
 * key is still executing.
 */
const isBusy = (response: ApiResponse): boolean =>
  response.status === 409 && errorCodeOf(response) !== null;

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
  clauses: keyClauses,
  run: async (trial, contract) => {
    const times = Math.min(HANG_UPS, trial.profile.burst);
    for (let time = 0; time < times; time += 1) await retried(trial, contract);
  },
});

export const cutConnectionLaws: readonly Law[] = cut;
