// Laws of API versions.
import type { Law } from '../law.ts';
import { sampleOf } from '../run/samples/index.ts';
import { hasStatus, same } from '../violation.ts';
import { isWrite, perEndpoint } from './derive.ts';

const ignored = perEndpoint({
  id: 'ver-2',
  title: 'an endpoint without versions answers the same whatever version is sent',
  level: 'M',
  applies: (contract) => contract.version === 'ignored' && !isWrite(contract),
  clauses: () => ['VER-20'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const plain = await trial.call(contract, input);
    hasStatus(plain, contract.success.status, 'without a version');
    for (const headers of [
      { 'api-version': '2024-11-11' },
      { 'x-api-version': '2020-02-01' },
      { 'api-version': 'no date' },
    ]) {
      const answer = await trial.call(contract, { ...input, headers });
      hasStatus(answer, plain.status, `with ${JSON.stringify(headers)}`);
      same('the answer', plain.body, answer.body);
    }
  },
});

const created = perEndpoint({
  id: 'ver-2',
  title: 'an endpoint without versions takes a request whatever version is sent',
  level: 'M',
  applies: (contract) => contract.version === 'ignored' && isWrite(contract),
  clauses: () => ['VER-20'],
  run: async (trial, contract) => {
    for (const version of ['2024-11-11', 'no date']) {
      const input = await sampleOf(trial, contract);
      const answer = await trial.call(contract, { ...input, headers: { 'api-version': version } });
      hasStatus(answer, contract.success.status, `with api-version ${version}`);
    }
  },
});

export const verLaws: readonly Law[] = [...ignored, ...created];
