// Laws about query parameters and values that a list does not have.
import { chosen } from '@kasir/models';
import type { EndpointSpec } from '@kasir/core';
import type { Law } from '../../law.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import { nodeOf } from '../../schema.ts';
import { expectThat, summarize } from '../../violation.ts';
import { itemsOf } from '../../targets/wire/message.ts';
import { perEndpoint } from '../derive.ts';

/** Returns a known name that is misspelled, and a name that means nothing. */
const unknownNames = (known: readonly string[]): string[] =>
  [`${known[0] ?? ''}z`, 'cfm_unknown'].filter((name) => !known.includes(name));

const parameters = perEndpoint({
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

/** Returns the parameters that accept several values of an enum. */
const choicesOf = ({ query }: EndpointSpec): readonly string[] =>
  Object.entries(query?.shape ?? {}).flatMap(([name, schema]) => {
    const { element } = nodeOf(schema);
    return element && nodeOf(element).values.length > 0 ? [name] : [];
  });

const values = perEndpoint({
  id: 'fl-9',
  title: 'an unknown value of an enumerated filter is always rejected or always matches nothing',
  level: 'C',
  applies: (contract) => contract.method === 'GET' && choicesOf(contract).length > 0,
  clauses: ({ id }) => (id === 'transactions.list' ? ['TXN-UNSPEC-03'] : []),
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    for (const name of choicesOf(contract)) {
      const query = { ...(input.query as object | undefined), [name]: ['CFM_UNKNOWN'] };
      const response = await trial.call(contract, { ...input, query });
      const isRefused = response.status === 400;
      trial.noteChoice('an unknown choice in a filter', isRefused ? 'is rejected' : 'is accepted');
      const isEmpty = response.status === 200 && itemsOf(response.body).length === 0;
      expectThat(isRefused || isEmpty, '400 or an empty list', summarize(response));
    }
  },
});

export const unknownFilterLaws: readonly Law[] = [...parameters, ...values];
