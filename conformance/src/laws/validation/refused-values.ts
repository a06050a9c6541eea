// Laws about values that a field rejects: missing, of another type, not an enum value, in the past,
// mistyped.
import type { EndpointSpec } from '@kasir/core';
import { isRequired, wrongChoices, wrongTypes } from '../../generate/boundary.ts';
import { declaredIn, pathText, withValue, type Field, type Node } from '../../schema.ts';
import type { Law } from '../../law.ts';
import { expectInvalid, expectThat, summarize } from '../../violation.ts';
import { codeClauses, provenClauses } from '../../field-clauses.ts';
import type { StatedField } from '../../stated.ts';
import { isWrite, perEndpoint } from '../derive.ts';
import { isEnd } from './ends.ts';
import { freshAt, placesOf, sendWith, type Place } from './each-field.ts';

/** A value that is rejected, and what is wrong with it. */
type Wrong = readonly [why: string, value: unknown];

interface Refusal extends Pick<Law, 'id' | 'title' | 'level'> {
  readonly clauses: (contract: EndpointSpec) => readonly string[];
  /** Returns whether the law is about a declared field. */
  readonly isMeant: (node: Node, path: string, contract: EndpointSpec) => boolean;
  /**
   * Returns whether clauses state enough about the field for a target that is held to them alone.
   */
  readonly isStated?: (field: Field, stated: StatedField) => boolean;
  readonly wrong: (place: Place, contract: EndpointSpec) => readonly Wrong[];
  /** True if the rejection must name the field. */
  readonly isNamed?: boolean;
  /**
   * True if a check other than that of the format rejects it: in every shape, and with any code.
   */
  readonly isJudgedLater?: boolean;
  readonly witness: string;
}

/** Returns the paths of the fields of a body that a law is about. */
const pathsOf = (contract: EndpointSpec, isMeant: Refusal['isMeant']): readonly string[] =>
  isWrite(contract) && contract.body
    ? declaredIn(contract.body)
        .filter(({ node, path }) => isMeant(node, path, contract))
        .map(({ path }) => path)
    : [];

/** Creates the law for every endpoint whose body has such fields. */
const refusal = ({
  isMeant,
  isStated,
  wrong,
  isNamed = false,
  isJudgedLater: isLater = false,
  witness,
  ...spec
}: Refusal): readonly Law[] =>
  perEndpoint({
    ...spec,
    applies: (contract) => pathsOf(contract, isMeant).length > 0,
    witnesses: [witness],
    run: async (trial, contract) => {
      const all = await placesOf(trial, contract, {
        isMeant: ({ node, path }) => isMeant(node, pathText(path), contract),
        ...(isStated && { isStated }),
        inEveryShape: isLater,
      });
      const places = all.filter((place) => wrong(place, contract).length > 0);
      for (const place of isLater ? places : trial.some(places)) {
        const { path } = place.field;
        for (const [why, value] of wrong(place, contract)) {
          const input = isLater ? await freshAt(trial, contract, place) : place.input;
          const response = await sendWith(trial, contract, place, value, input);
          const what = `${pathText(path)} ${why}`;
          if (!isLater) expectInvalid(response, `for ${what}`);
          else {
            const isRefused = response.status >= 400 && response.status < 500;
            expectThat(isRefused, `a rejection of ${what}`, summarize(response));
          }
          const name = String(path.at(-1));
          if (isNamed)
            expectThat(
              response.text.includes(name),
              `an error that names ${name}`,
              summarize(response),
            );
          trial.witness(witness);
        }
      }
    },
  });

const clausesFor = (contract: EndpointSpec, isMeant: Refusal['isMeant']): readonly string[] => [
  ...new Set(pathsOf(contract, isMeant).flatMap((path) => provenClauses(contract, path))),
];

/**
 * Endpoint -> fields that the specification does not clearly require; another law only records the
 * target's choice.
 */
const open: Readonly<Record<string, readonly string[]>> = { 'qr_codes.create': ['amount'] };

const isNeeded: Refusal['isMeant'] = (node, path, { id }) =>
  isRequired(node) && !(open[id] ?? []).includes(path);

const needed = refusal({
  id: 'val-4',
  title: 'a required field that is missing, null, empty or of the wrong type is rejected by name',
  level: 'M',
  clauses: (contract) => [
    'ERR-STATUS-400',
    'ERR-CODE-API_VALIDATION_ERROR',
    'CORE-12',
    ...codeClauses(contract, 'API_VALIDATION_ERROR'),
    ...clausesFor(contract, isNeeded),
  ],
  isMeant: isNeeded,
  isStated: (_, { isRequired }) => isRequired,
  wrong: ({ field: { node, value } }) => {
    if (value === undefined) return [];
    const isText = node.type === 'string' && node.format === null;
    return [
      ['left out', undefined],
      ['as null', null],
      ...(isText ? [['as an empty text', ''] as const] : []),
    ];
  },
  isNamed: true,
  witness: 'a required field was left out',
});

const isChoice = (node: Node): boolean => wrongChoices(node).length > 0;

const choices = refusal({
  id: 'val-5',
  title: 'an enum value is accepted only as documented, not in another case or with padding',
  level: 'M',
  clauses: (contract) => clausesFor(contract, isChoice),
  isMeant: isChoice,
  isStated: ({ node }, { lists }) => lists(node.values),
  wrong: ({ field: { node } }) => wrongChoices(node).map((word) => [`"${word}"`, word]),
  witness: 'a wrong choice',
});

const types = refusal({
  id: 'val-6',
  title: 'JSON values are not coerced: a value of the wrong type is rejected',
  level: 'S',
  clauses: (contract) => clausesFor(contract, (node) => !isRequired(node)),
  isMeant: (node) => wrongTypes(node).length > 0,
  isStated: (_, stated) => stated.isTyped,
  wrong: ({ field: { node, path }, input }, { body }) =>
    wrongTypes(node)
      .filter((value) => !body?.safeParse(withValue(input.body, path, value)).success)
      .map((value) => [JSON.stringify(value), value]),
  witness: 'a value of another type',
});

const past = refusal({
  id: 'val-66',
  title: 'an expiration time in the past is rejected, however the object is paid',
  level: 'S',
  clauses: ({ id }) => (id === 'v3_payment_requests.create' ? ['V3-CP-expires_at'] : []),
  isMeant: isEnd,
  isStated: () => true,
  wrong: () => [['in the past', '2020-01-01T00:00:00.000Z']],
  isJudgedLater: true,
  witness: 'an end in the past',
});

/** Returns a number with another last digit, which does not match the others. */
const mistyped = (number: string): string =>
  number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);

const checkDigits = refusal({
  id: 'val-68',
  title: 'a card number whose check digit is wrong is rejected',
  level: 'C',
  clauses: () => [],
  isMeant: (_, path, { method }) =>
    method === 'POST' && /(^|\.)(card_number|card_data\.account_number)$/.test(path),
  isStated: () => true,
  wrong: ({ field: { value } }) =>
    typeof value === 'string' ? [['with a wrong check digit', mistyped(value)]] : [],
  isJudgedLater: true,
  witness: 'a mistyped number',
});

const isDay = ({ format }: Node): boolean => format === 'date';

/** Days in other forms, those among them that programs read as a date or a moment. */
const otherForms = [
  '31-01-1990',
  '31.01.1990',
  '01/31/1990',
  '1990-1-5',
  '1990/01/31',
  '1990-01-31T10:00:00+07:00',
];

const days = refusal({
  id: 'val-69',
  title: 'a date in another form than YYYY-MM-DD is rejected',
  level: 'M',
  clauses: (contract) => clausesFor(contract, isDay),
  isMeant: isDay,
  isStated: (_, { lists }) => lists(['YYYY-MM-DD']),
  wrong: () => otherForms.map((value) => [`"${value}"`, value]),
  witness: 'a date in another form',
});

const missingDays = refusal({
  id: 'val-70',
  title: 'a date that does not exist is rejected',
  level: 'S',
  clauses: () => [],
  isMeant: isDay,
  // Such a date has the form that is stated.
  isStated: () => false,
  wrong: () => ['1990-02-30', '2023-02-29', '1990-13-01'].map((value) => [`"${value}"`, value]),
  witness: 'a date that does not exist',
});

const isAmount: Refusal['isMeant'] = ({ type }, path) =>
  ['number', 'integer'].includes(type) && /^(\w+_)?amount$/.test(path);

/** No currency has a unit as small as that; programs print such numbers with an exponent. */
const tiny = [1e-7, 9.5e-7, 10_000 + 1e-7];

const decimals = refusal({
  id: 'val-71',
  title: 'an amount with more decimals than any currency has is rejected',
  level: 'S',
  clauses: () => [],
  isMeant: isAmount,
  // Decimals are stated for payment requests alone (PR2-CREATE-amount-decimals).
  isStated: () => false,
  wrong: () => tiny.map((value) => [`${value}`, value]),
  witness: 'an amount with too many decimals',
});

export const refusedValueLaws: readonly Law[] = [
  ...needed,
  ...choices,
  ...types,
  ...past,
  ...checkDigits,
  ...days,
  ...missingDays,
  ...decimals,
];
