// Laws about values with a meaning of their own: ends are never in the past and shown in UTC, and
// the check digits of cards are right.
import type { EndpointSpec } from '@kasir/core';
import { declaredIn, pathText, type Field } from '../../schema.ts';
import type { Law } from '../../law.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat, summarize } from '../../violation.ts';
import type { ApiResponse } from '../../wire/message.ts';
import { perEndpoint } from '../derive.ts';
import { freshAt, placesOf, sendWith } from './each-field.ts';

const names: ReadonlySet<string> = new Set(['expires_at', 'expiration_date']);

/** The end of a wallet of the first generation means something for one of three wallets. */
const withoutMeaning: ReadonlySet<string> = new Set(['ewallets.create']);

const isEnd = (name: string, format: string | null): boolean =>
  names.has(name) && format === 'date-time';

const takesEnd = ({ id, method, body }: EndpointSpec): boolean =>
  method === 'POST' &&
  body !== undefined &&
  !withoutMeaning.has(id) &&
  declaredIn(body).some(({ path, node }) => isEnd(path.split('.').at(-1) ?? '', node.format));

/** Sends every shape of a request with an end at each place that takes one. */
const withEnds = async (
  trial: Trial,
  contract: EndpointSpec,
  end: string,
  expect: (response: ApiResponse, field: Field) => void,
): Promise<void> => {
  const isMeant = ({ path, node }: Field) => isEnd(String(path.at(-1)), node.format);
  const every = { isMeant, isStated: () => true, inEveryShape: true };
  for (const place of await placesOf(trial, contract, every)) {
    const input = await freshAt(trial, contract, place);
    expect(await sendWith(trial, contract, place, end, input), place.field);
  }
};

const past = perEndpoint({
  id: 'val-66',
  title: 'an end that has passed is rejected, however the object is paid',
  level: 'S',
  applies: takesEnd,
  clauses: ({ id }) => (id === 'v3_payment_requests.create' ? ['V3-CP-expires_at'] : []),
  witnesses: ['an end in the past'],
  run: (trial, contract) =>
    withEnds(trial, contract, '2020-01-01T00:00:00.000Z', (response, { path }) => {
      expectThat(
        response.status >= 400 && response.status < 500,
        `a rejection of ${pathText(path)} in the past`,
        summarize(response),
      );
      trial.witness('an end in the past');
    }),
});

/** All texts that an object has under a name, at any depth. */
const textsAt = (value: unknown, name: string): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === name && typeof inner === 'string' ? [inner] : textsAt(inner, name),
      );

const SENT = '2039-11-30T07:00:00+07:00';

const universal = perEndpoint({
  id: 'val-67',
  title: 'an end that is sent with an offset is returned in UTC',
  level: 'S',
  applies: takesEnd,
  clauses: () => ['CORE-10'],
  witnesses: ['an end with an offset'],
  run: (trial, contract) =>
    withEnds(trial, contract, SENT, (response, { path }) => {
      if (response.status > 299) return;
      for (const text of textsAt(response.body, String(path.at(-1)))) {
        expectThat(text.endsWith('Z') || text.endsWith('+00:00'), 'a time in UTC', text);
        if (Date.parse(text) === Date.parse(SENT)) trial.witness('an end with an offset');
      }
    }),
});

const isNumber = (path: string): boolean =>
  /(^|\.)(card_number|card_data\.account_number)$/.test(path);

/** A number with another last digit, which does not fit the others. */
const mistyped = (number: string): string =>
  number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);

const checkDigits = perEndpoint({
  id: 'val-68',
  title: 'a card number whose check digit is wrong is rejected',
  level: 'C',
  applies: ({ method, body }) =>
    method === 'POST' && body !== undefined && declaredIn(body).some(({ path }) => isNumber(path)),
  clauses: () => [],
  witnesses: ['a mistyped number'],
  run: async (trial, contract) => {
    const isMeant = ({ path, value }: Field) =>
      isNumber(pathText(path)) && typeof value === 'string';
    const every = { isMeant, isStated: () => true, inEveryShape: true };
    for (const place of await placesOf(trial, contract, every)) {
      const number = mistyped(String(place.field.value));
      const input = await freshAt(trial, contract, place);
      const response = await sendWith(trial, contract, place, number, input);
      expectThat(
        response.status >= 400 && response.status < 500,
        'a rejection of a wrong check digit',
        summarize(response),
      );
      trial.witness('a mistyped number');
    }
  },
});

export const meaningLaws: readonly Law[] = [...past, ...universal, ...checkDigits];
