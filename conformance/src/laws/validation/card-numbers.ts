// Laws about numbers of cards: one whose check digit is wrong was mistyped.
import type { EndpointSpec } from '@kasir/core';
import { declaredIn, fieldsOf, pathText, withValue } from '../../schema.ts';
import type { Law } from '../../law.ts';
import { sampleOf, variantsOf } from '../../run/samples/index.ts';
import { expectThat, summarize } from '../../violation.ts';
import { perEndpoint } from '../derive.ts';

const isNumber = (path: string): boolean =>
  /(^|\.)(card_number|card_data\.account_number)$/.test(path);

const takesNumber = ({ method, body }: EndpointSpec): boolean =>
  method === 'POST' && body !== undefined && declaredIn(body).some(({ path }) => isNumber(path));

/** A number with another last digit, which does not fit the others. */
const mistyped = (number: string): string =>
  number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);

const checkDigits = perEndpoint({
  id: 'val-68',
  title: 'a card number whose check digit is wrong is rejected',
  level: 'C',
  applies: takesNumber,
  clauses: () => [],
  witnesses: ['a mistyped number'],
  run: async (trial, contract) => {
    const { body: schema } = contract;
    if (!schema) return;
    for (const variant of variantsOf(contract)) {
      const input = await sampleOf(trial, contract, variant);
      for (const { path, value } of fieldsOf(schema, input.body)) {
        if (!isNumber(pathText(path)) || typeof value !== 'string') continue;
        const fresh = await sampleOf(trial, contract, variant);
        const body = withValue(fresh.body, path, mistyped(value));
        const response = await trial.call(contract, { ...fresh, body });
        expectThat(
          response.status >= 400 && response.status < 500,
          'a rejection of a wrong check digit',
          summarize(response),
        );
        trial.witness('a mistyped number');
      }
    }
  },
});

export const cardNumberLaws: readonly Law[] = checkDigits;
