// The law about numbers in forms, where every value is a text.
import { codeClauses } from '../../field-clauses.ts';
import type { Law } from '../../law.ts';
import { declaredIn, pathText, type Node } from '../../schema.ts';
import { expectInvalid } from '../../violation.ts';
import { perEndpoint } from '../derive.ts';
import { placesOf, sendWith } from './each-field.ts';

const isNumber = ({ type }: Node): boolean => type === 'number' || type === 'integer';

/** Characters after the digits of a number, with which it is none. */
const ENDINGS = ['abc', ',50', ' 1'];

export const formLaws: readonly Law[] = perEndpoint({
  id: 'val-72',
  title: 'a number in a form is rejected when other characters follow its digits',
  level: 'M',
  applies: ({ method, encodings = [], body }) =>
    method === 'POST' &&
    encodings.includes('form') &&
    body !== undefined &&
    declaredIn(body).some(({ node }) => isNumber(node)),
  clauses: (contract) => [
    'ERR-CODE-API_VALIDATION_ERROR',
    ...codeClauses(contract, 'API_VALIDATION_ERROR'),
  ],
  witnesses: ['a number with other characters'],
  run: async (trial, contract) => {
    const places = await placesOf(trial, contract, {
      isMeant: ({ node }) => isNumber(node),
      // No clause says that a body may be a form.
      isStated: () => false,
    });
    for (const place of trial.some(places)) {
      const { path, value } = place.field;
      for (const ending of ENDINGS) {
        const wrong = `${typeof value === 'number' ? value : 10_000}${ending}`;
        const input = { ...place.input, encoding: 'form' } as const;
        const response = await sendWith(trial, contract, place, wrong, input);
        expectInvalid(response, `for ${pathText(path)} "${wrong}" in a form`);
        trial.witness('a number with other characters');
      }
    }
  },
});
