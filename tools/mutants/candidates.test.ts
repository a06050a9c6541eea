// Tests candidates: every operator makes changes that load, texts for people are not changed, and
// ids survive moved lines.
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { candidatesIn } from './candidates.ts';
import { changed } from './mutant.ts';
import { operators } from './operators/index.ts';
import { isMutable, partOf } from './population.ts';
import { parse } from '../repository/syntax.ts';

const path = 'packages/a/src/b.ts';

/** A source with at least one place for every operator. */
const everything = `
import { now } from './now.ts';
const HOUR_MS = 60 * 60_000;
const statuses = ['PENDING', 'PAID'] as const;
export type Status = 'OPEN' | 'CLOSED';
interface Row { readonly status: Status; readonly amount?: number }
const known = /^[a-z]+$/i;
export const list = async (rows: readonly Row[], limit: number): Promise<Row[]> => {
  // if (rows.length < 1) return [];
  const one = rows.find(({ status }) => status === 'OPEN') ?? rows[0];
  if (!one || rows.length < 1) return [];
  await now(limit, 2n);
  rows.forEach((row) => known.test(row.status));
  const least = Math.min(limit, rows.length - 1);
  const state = { status: one.status, amount: one.amount, open: true };
  switch (state.status) {
    case 'OPEN':
      return rows.some(({ amount }) => amount === least) ? [state] : [];
    default:
      return rows.filter(({ status }) => status === \`\${one.status}\`).slice(0, HOUR_MS);
  }
};
`;

const candidates = candidatesIn({ path, text: everything });

test.each(operators)('$name changes a place, and the changed source loads', ({ name }) => {
  const own = candidates.filter(({ operator }) => operator === name);
  expect(own.length).toBeGreaterThan(0);
  for (const mutant of own) {
    const mutated = changed(everything, mutant);
    expect(mutated).not.toBe(everything);
    expect(parse(path, mutated), mutated).not.toBeNull();
    expect(() => stripTypeScriptTypes(mutated)).not.toThrow();
  }
});

test('types, comments, imports, messages and log lines have no mutants', () => {
  const silent = `
    // if (a < 1) return b;
    import { a } from 'a';
    export { b } from './b.ts';
    export type Of = 'x' | 1;
    interface Shape { readonly size: 2 }
    declare const outside: { readonly of: 'y' };
    throw new RangeError('it is ' + 5);
    logger.warn({ of: 1 });
  `;
  expect(candidatesIn({ path, text: silent })).toEqual([]);
  const said = "export const field = text(7).meta({ description: 'Seven', deprecated: true });";
  expect(new Set(candidatesIn({ path, text: said }).map(({ start }) => start))).toEqual(
    new Set([said.indexOf('7')]),
  );
  const words = "export const problem = () => ({ message: 'too long', max: 8 });";
  const replaced = candidatesIn({ path, text: words }).map(({ start, end }) =>
    words.slice(start, end),
  );
  expect(replaced).not.toContain("'too long'");
  expect(replaced).toContain('8');
});

test('every mutant has its own id', () => {
  expect(new Set(candidates.map(({ id }) => id)).size).toBe(candidates.length);
  const twice = candidatesIn({ path, text: 'export const f = () => { go(); go(); };' });
  const removed = twice.filter(({ operator }) => operator === 'statement-removed');
  expect(new Set(removed.map(({ id }) => id)).size).toBe(2);
});

test('moved, indented and wrapped lines keep the ids', () => {
  const ids = (text: string) => candidatesIn({ path, text }).map(({ id }) => id);
  const moved = `// More above.\nconst other = other2;\n${everything}`;
  expect(ids(moved)).toEqual(expect.arrayContaining(ids(everything)));
  expect(ids(everything.replaceAll(/\n/g, '\n    '))).toEqual(ids(everything));
  const other = everything.replace('rows.length - 1', 'rows.length - 3');
  expect(ids(other)).not.toEqual(ids(everything));
});

test('only sources that a server runs are changed, except files of texts for people', () => {
  expect(isMutable('packages/core/src/server/list.ts')).toBe(true);
  for (const other of [
    'packages/core/src/server/list.test.ts',
    'packages/core/src/messages.ts',
    'packages/payments/src/testing/harness.ts',
    'packages/legacy/src/generated/calls.ts',
    'tools/repository/files.ts',
  ]) {
    expect(isMutable(other), other).toBe(false);
  }
  expect(partOf('packages/server/src/http/edge.ts')).toBe('api');
  expect(partOf('packages/server/src/store/gone.ts')).toBe('operation');
});
