// Tests that a mutant in a running server is noticed by a law that runs its place; a mutant that
// crashes the server, and one with which it does not start, are reported as such.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { laws as allLaws, nameOf } from '@kasir/conformance';
import { expect, test } from 'vitest';
import { candidatesIn } from './candidates.ts';
import { differenceOf, type Mutant } from './mutant.ts';
import type { JudgingLaw } from './map.ts';
import { root } from './settings.ts';
import { tryMutants } from './trial.ts';

const options = { profile: 'full', seed: 1 } as const;
const lawsNamed = (...ids: readonly string[]): JudgingLaw[] =>
  allLaws
    .filter(({ id, on }) => ids.includes(id) && on?.startsWith('refunds.'))
    .map((law) => ({ name: nameOf(law), setting: 'usual', seconds: 1 }));
const laws = lawsNamed('auth-1', 'auth-2');

/** Returns a mutant with other code at the beginning of a function. */
const beginning = (file: string, declaration: string, replacement: string): Mutant => {
  const text = readFileSync(join(root, file), 'utf8');
  const start = text.indexOf(`export const ${declaration}`);
  const body = text.indexOf('=> {', start) + '=> {'.length;
  return { id: 'a', file, operator: 'none', declaration, start: body, end: body, replacement };
};

const withReplacement = (replacement: string): Mutant =>
  beginning('packages/core/src/server/authenticate.ts', 'keyOf', replacement);

test('a mutant in the source of a running server is killed by the law about its place', async () => {
  const path = 'packages/core/src/errors.ts';
  const source = readFileSync(join(root, path), 'utf8');
  const mutant = candidatesIn({ path, text: source }).find(
    ({ operator, replacement }) => operator === 'number-by-one' && replacement === '(401 + 1)',
  );
  if (!mutant) throw new Error('The errors no longer hold the status of a missing key.');
  expect(differenceOf(mutant, source)).toMatch(
    /^packages\/core.*:\d+\n-.* 401,.*\n\+.* \(401 \+ 1\),/,
  );
  expect(await tryMutants([mutant], laws, options)).toEqual({
    verdict: 'killed',
    how: 'law',
    unclear: [],
    laws: [expect.stringMatching(/^auth-[12]:/) as string],
  });
});

test('a mutant that breaks the control API is killed by the law that needs it', async () => {
  const file = 'packages/server/src/control/accounts/create.ts';
  const mutant = beginning(file, 'createAccount', "throw new Error('lost');");
  const outcome = await tryMutants([mutant], lawsNamed('auth-3'), options);
  expect(outcome).toMatchObject({ verdict: 'killed', how: 'control' });
  expect(outcome).toHaveProperty('laws', [expect.stringMatching(/^auth-3:refunds\./)]);
});

test('a mutant that ends the server is killed by the crash', async () => {
  expect(await tryMutants([withReplacement('process.exit(9);')], laws, options)).toEqual({
    verdict: 'killed',
    how: 'crash',
    unclear: [],
    laws: [],
  });
});

test('a mutant with which the server does not start is stillborn', async () => {
  expect(await tryMutants([withReplacement('const = ;')], laws, options)).toMatchObject({
    verdict: 'stillborn',
    why: expect.stringContaining('SyntaxError') as string,
  });
});

test('a mutant without an effect survives the laws that run its place', async () => {
  expect(await tryMutants([withReplacement(';')], laws, options)).toMatchObject({
    verdict: 'survived',
    unclear: [],
  });
});
