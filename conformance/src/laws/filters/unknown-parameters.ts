// Laws about query parameters that a list does not have.
import { chosen } from '@kasir/models';
import type { Law } from '../../law.ts';
import { sampleOf } from '../../run/samples/index.ts';
import { expectThat, summarize } from '../../violation.ts';
import { perEndpoint } from '../derive.ts';

/** A name that is known, misspelled, and one that means nothing. */
const unknownNames = (known: readonly string[]): string[] =>
  [`${known[0] ?? ''}z`, 'cfm_unknown'].filter((name) => !known.includes(name));

const unknown = perEndpoint({
  id: 'fl-16',
  title:
    'a query parameter that a list does not have is rejected by its name, or ignored, as the dialect says',
  level: 'C',
  applies: ({ method, query }) => method === 'GET' && query !== undefined,
  clauses: () => ['CORE-UNSPEC-09'],
  run: async (trial, contract) => {
    const isRefused =
      contract.refusesUnknownQuery === true ||
      chosen('unknown_filters', trial.context.dialect) === '400 API_VALIDATION_ERROR';
    for (const name of unknownNames(Object.keys(contract.query?.shape ?? {}))) {
      const input = await sampleOf(trial, contract);
      const query = { ...(input.query as object | undefined), [name]: 'x' };
      const response = await trial.call(contract, { ...input, query });
      if (isRefused)
        expectThat(
          response.status === 400 && response.text.includes(name),
          `400 that names ${name}`,
          summarize(response),
        );
      else trial.expectDone(response, contract, `with ${name}`);
    }
  },
});

export const unknownParameterLaws: readonly Law[] = unknown;
