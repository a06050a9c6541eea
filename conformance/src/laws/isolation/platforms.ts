// The law about endpoints for platforms.
import { forbiddenCode } from '@kasir/core';
import type { Law } from '../../law.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import { expectRefusal } from '../../violation.ts';
import { perEndpoint } from '../derive.ts';

export const platformLaws: readonly Law[] = perEndpoint({
  id: 'iso-8',
  title: 'endpoints for platforms return 403 for other accounts',
  level: 'S',
  needs: ['writes', 'control'],
  applies: ({ platformOnly = false }) => platformOnly,
  clauses: () => ['CORE-UNSPEC-08'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const as = await trial.account({ platform: false });
    const response = await trial.call(contract, input, { as });
    expectRefusal(
      response,
      403,
      [forbiddenCode(contract.errors)],
      'for an account that is not a platform',
    );
  },
});
