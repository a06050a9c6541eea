// Laws about limits: every bound and length that the specification states, directly at and beyond
// its edge.
import type { EndpointSpec } from '@kasir/core';
import { clauses } from '../../clauses.ts';
import { emptyEdges, lengthEdges, numberEdges, type Edge } from '../../generate/boundary.ts';
import { declaredIn, pathText, type Declared, type Field, type Node } from '../../schema.ts';
import { statedLimit } from '../../generate/stated-limits.ts';
import { wide } from '../../generate/text.ts';
import type { Law } from '../../law.ts';
import type { Trial } from '../../run/trial.ts';
import { errorCodeOf, expectThat, summarize, expectInvalid } from '../../violation.ts';
import type { ApiResponse } from '../../targets/wire/message.ts';
import { fieldClauses } from '../../field-clauses.ts';
import { perEndpoint } from '../derive.ts';
import { freshAt, placesOf, sendWith } from './each-field.ts';

/**
 * Returns whether a field has bounds: one that is declared only to be rejected by name has none.
 */
const isTaken = ({ node }: { readonly node: Node }): boolean => node.type !== 'never';

/** Returns all fields that an endpoint declares, to know in advance which laws apply. */
const declaredAt = (contract: EndpointSpec): Declared[] =>
  [contract.body, contract.query]
    .flatMap((schema) => (schema ? declaredIn(schema) : []))
    .filter(isTaken);

const limitClauses = (contract: EndpointSpec, edges: (node: Node) => Edge[]) => [
  ...new Set(
    declaredAt(contract)
      .filter(({ node }) => edges(node).length > 0)
      .flatMap(({ path }) => statedLimit(contract, path) ?? []),
  ),
];

/** Returns whether a response says that the request itself is invalid. */
const isInvalid = (response: ApiResponse): boolean =>
  response.status === 400 && errorCodeOf(response) === 'API_VALIDATION_ERROR';

/** Sends the boundary values of the selected fields, each in a new request. */
const tryEdges = async (
  trial: Trial,
  contract: EndpointSpec,
  isMeant: (path: string, node: Node) => boolean,
  edgesOf: (field: Field) => readonly Edge[],
): Promise<void> => {
  const places = await placesOf(trial, contract, {
    isMeant: (field) => isTaken(field) && isMeant(pathText(field.path), field.node),
    parts: ['body', 'query'],
  });
  for (const place of places) {
    const { field } = place;
    for (const { value, accepted, why } of edgesOf(field)) {
      const fresh = await freshAt(trial, contract, place);
      const response = await sendWith(trial, contract, place, value, fresh);
      const what = `for ${pathText(field.path)} with ${why}`;
      if (accepted)
        expectThat(!isInvalid(response), `no validation error ${what}`, summarize(response));
      else expectInvalid(response, what);
      trial.witness(accepted ? 'an accepted boundary value' : 'a rejected boundary value');
    }
  }
};

const isStated =
  (contract: EndpointSpec) =>
  (path: string): boolean =>
    statedLimit(contract, path) !== null;

const numbers = perEndpoint({
  id: 'val-1',
  title: 'numbers are accepted up to their limits and rejected beyond them',
  level: 'M',
  clauses: (contract) => [...limitClauses(contract, numberEdges), 'ERR-STATUS-400'],
  applies: (contract) => limitClauses(contract, numberEdges).length > 0,
  witnesses: ['an accepted boundary value', 'a rejected boundary value'],
  run: (trial, contract) =>
    tryEdges(trial, contract, isStated(contract), ({ node }) => numberEdges(node)),
});

/** Returns whether a clause states that a text has at least one character. */
const statesLeast = (contract: EndpointSpec, path: string): boolean =>
  (statedLimit(contract, path) ?? []).some((id) =>
    / 1 to \d+ characters/.test(clauses().get(id)?.text ?? ''),
  );

const lengths = perEndpoint({
  id: 'val-2',
  title:
    'texts are accepted up to their maximum number of characters and rejected beyond it, and when they must not be empty but are',
  level: 'M',
  clauses: (contract) => limitClauses(contract, lengthEdges),
  applies: (contract) => limitClauses(contract, lengthEdges).length > 0,
  witnesses: ['an accepted boundary value', 'a rejected boundary value'],
  run: (trial, contract) =>
    tryEdges(trial, contract, isStated(contract), ({ path, node }) => [
      ...lengthEdges(node),
      ...(trial.isHeldToContracts || statesLeast(contract, pathText(path)) ? emptyEdges(node) : []),
    ]),
});

const entries = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key_${index}`, 'v']));

/** Metadata at and beyond each of its three limits. */
const metadataEdges: readonly Edge[] = [
  { value: entries(50), accepted: true, why: '50 keys' },
  { value: entries(51), accepted: false, why: '51 keys' },
  { value: { ...entries(49), a: '', b: '' }, accepted: false, why: '51 keys, two without a text' },
  { value: { ['k'.repeat(40)]: 'v' }, accepted: true, why: 'a key of 40 characters' },
  { value: { ['k'.repeat(41)]: 'v' }, accepted: false, why: 'a key of 41 characters' },
  { value: { [wide(40)]: 'v' }, accepted: true, why: 'a key of 40 wide characters' },
  { value: { k: 'v'.repeat(500) }, accepted: true, why: 'a value of 500 characters' },
  { value: { k: 'v'.repeat(501) }, accepted: false, why: 'a value of 501 characters' },
  { value: { k: wide(500) }, accepted: true, why: 'a value of 500 wide characters' },
  { value: { k: wide(501) }, accepted: false, why: 'a value of 501 wide characters' },
];

/** Returns whether a field is metadata with limits; that of items in some baskets has none. */
const isMetadata = (path: string, { maxKeys }: Node): boolean =>
  /(^|\.)metadata$/.test(path) && maxKeys !== null;

const metadata = perEndpoint({
  id: 'val-3',
  title: 'metadata has at most 50 keys, with names of up to 40 and values of up to 500 characters',
  level: 'M',
  clauses: (contract) => [
    'LIMIT-METADATA-KEYS',
    'LIMIT-METADATA-KEYLEN',
    'LIMIT-METADATA-VALLEN',
    ...fieldClauses(contract, 'metadata'),
  ],
  applies: (contract) => declaredAt(contract).some(({ path, node }) => isMetadata(path, node)),
  witnesses: ['an accepted boundary value', 'a rejected boundary value'],
  run: (trial, contract) => tryEdges(trial, contract, isMetadata, () => metadataEdges),
});

export const boundLaws: readonly Law[] = [...numbers, ...lengths, ...metadata];
