// The law about expiration times: whatever their offset, they are returned in UTC.
import type { EndpointSpec } from '@kasir/core';
import { declaredIn, pathText, type Node } from '../../schema.ts';
import type { Law } from '../../law.ts';
import { expectThat } from '../../violation.ts';
import { isSuccess } from '../../targets/wire/message.ts';
import { perEndpoint } from '../derive.ts';
import { freshAt, placesOf, sendWith } from './each-field.ts';

/**
 * The expiration of a first-generation wallet payment has a meaning for only one of three wallets.
 */
const withoutMeaning: ReadonlySet<string> = new Set(['ewallets.create']);

/** Returns whether a field is the expiration time of the created object. */
export const isEnd = (node: Node, path: string, { id, method }: EndpointSpec): boolean =>
  method === 'POST' &&
  !withoutMeaning.has(id) &&
  node.format === 'date-time' &&
  /(^|\.)(expires_at|expiration_date)$/.test(path);

/** Returns all texts that an object has under a name, at any depth. */
const textsAt = (value: unknown, name: string): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === name && typeof inner === 'string' ? [inner] : textsAt(inner, name),
      );

const SENT = '2039-11-30T07:00:00+07:00';

export const endLaws: readonly Law[] = perEndpoint({
  id: 'val-67',
  title: 'an end that is sent with an offset is returned in UTC',
  level: 'S',
  applies: (contract) =>
    contract.body !== undefined &&
    declaredIn(contract.body).some(({ node, path }) => isEnd(node, path, contract)),
  clauses: () => ['CORE-10'],
  witnesses: ['an end with an offset'],
  run: async (trial, contract) => {
    for (const place of await placesOf(trial, contract, {
      isMeant: ({ node, path }) => isEnd(node, pathText(path), contract),
      isStated: () => true,
      inEveryShape: true,
    })) {
      const input = await freshAt(trial, contract, place);
      const response = await sendWith(trial, contract, place, SENT, input);
      if (!isSuccess(response)) continue;
      for (const text of textsAt(response.body, String(place.field.path.at(-1)))) {
        expectThat(text.endsWith('Z') || text.endsWith('+00:00'), 'a time in UTC', text);
        if (Date.parse(text) === Date.parse(SENT)) trial.witness('an end with an offset');
      }
    }
  },
});
