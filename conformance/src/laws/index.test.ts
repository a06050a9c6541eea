// Tests all laws together: unique names, known clauses and endpoints, and full coverage of
// declarations.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nameOf } from '../law.ts';
import { registry } from '../registry.ts';
import { kinds } from '../run/samples/kinds.ts';
import { shapesOf } from '../run/samples/shapes.ts';
import { declaredIn } from '../schema.ts';
import { Secrets } from '../targets/wire/secrets.ts';
import { contracts } from './derive.ts';
import { laws, watchers } from './index.ts';

const all = [
  ...laws,
  ...watchers({ secrets: new Secrets(), clockStands: true, demand: 'declared' }).map(
    ({ law }) => law,
  ),
];

const fixture = new Set(
  readFileSync(new URL('../../../spec/clauses.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]),
);

describe('every law', () => {
  test('has a unique name in lower case', () => {
    const names = all.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+-\d+(:[a-z0-9_]+\.[a-z_]+)?$/);
  });

  test('has one title per id, at every endpoint', () => {
    const titles = new Map<string, Set<string>>();
    for (const { id, title } of all) titles.set(id, (titles.get(id) ?? new Set()).add(title));
    const shared = [...titles].filter(([, own]) => own.size > 1);
    expect(shared.map(([id, own]) => [id, ...own])).toEqual([]);
  });

  test('names only clauses of the specification', () => {
    for (const law of all) {
      for (const clause of law.clauses)
        expect(fixture.has(clause), `${nameOf(law)} ${clause}`).toBe(true);
    }
  });

  test('calls only existing endpoints', () => {
    for (const law of all) {
      for (const id of law.endpoints)
        expect(registry.contracts.has(id), `${nameOf(law)} ${id}`).toBe(true);
    }
  });
});

describe('every endpoint has a valid request', () => {
  test('made from an example in its contract, or from a change in its shapes', () => {
    const bodies = contracts.filter(({ body }) => body !== undefined);
    const bare = bodies.filter(
      ({ id, examples }) => !examples && shapesOf(id).every(({ change }) => !change),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('whose references name kinds that can be made', () => {
    const refs = contracts.flatMap(({ params, query, body }) =>
      [params, query, body].flatMap((part) => (part ? declaredIn(part) : [])),
    );
    const named = refs.flatMap(({ node }) => (node.ref === null ? [] : [node.ref.split('.')[0]]));
    expect([...new Set(named)].filter((name) => !((name ?? '') in kinds))).toEqual([]);
  });
});

test('every endpoint is checked by the laws about keys, errors and shapes', () => {
  for (const { id } of contracts) {
    const own = new Set(all.filter(({ on }) => on === id).map((law) => law.id));
    for (const law of ['auth-1', 'auth-2', 'auth-3', 'rt-4']) {
      expect(own.has(law), `${law}:${id}`).toBe(true);
    }
  }
});
