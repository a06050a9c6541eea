// The law about null: it has the same effect as omitting the field.
import { declaredIn, pathText, type Node } from '../../schema.ts';
import type { Law } from '../../law.ts';
import { expectSame } from '../../violation.ts';
import { isWrite, perEndpoint } from '../derive.ts';
import { freshAt, placesOf, sendWith } from './each-field.ts';

const isFree = (node: Node): boolean => node.optional && node.nullable;

export const nullLaws: readonly Law[] = perEndpoint({
  id: 'val-10',
  title: 'null in an optional nullable field has the same effect as omitting it',
  level: 'S',
  // In a change, null clears what omitting the field would keep (CUST-PATCH-05).
  applies: (contract) =>
    isWrite(contract) &&
    contract.method !== 'PATCH' &&
    contract.body !== undefined &&
    declaredIn(contract.body).some(({ node }) => isFree(node)),
  clauses: () => [],
  witnesses: ['a field was null'],
  run: async (trial, contract) => {
    const places = await placesOf(trial, contract, { isMeant: ({ node }) => isFree(node) });
    for (const place of trial.some(places)) {
      const send = async (value: unknown) =>
        sendWith(trial, contract, place, value, await freshAt(trial, contract, place));
      const [absent, none] = [await send(undefined), await send(null)];
      const name = pathText(place.field.path);
      expectSame(`status with ${name} left out and null`, absent.status, none.status);
      trial.witness('a field was null');
    }
  },
});
