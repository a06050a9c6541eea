// Tests when text carries, proves, decides or documents a clause.
import { expect, test } from 'vitest';
import { parseLedger } from './clauses.ts';
import { placesIn } from './places.ts';

const ids = ['CORE-01', 'CORE-02', 'CORE-03', 'QR-CONF-01', 'QR-CONF-02'];
const ledger = parseLedger(
  [
    'id\tarea\tendpoint\tkind\tobligation\tline\tobservable',
    ...ids.map((id) => `${id}\tcore\t-\tbehaviour\tx\t1\tHTTP`),
  ].join('\n'),
);
const placesOf = (path: string, text: string): string[] =>
  placesIn(ledger, [{ path, text }]).places.map((p) => `${p.id} ${p.role} ${p.line}`);

test('code carries what its declarations and comments name', () => {
  const text = `// For CORE-01.
export const paid = event({
  clauses: ['CORE-02'],
});
const rows = { a: { clauses: ['CORE-03'] } };
/** As QR-CONF-01 says. */`;
  const path = 'packages/legacy/src/events.ts';
  expect(placesOf(path, text)).toEqual([
    'CORE-01 carries 1',
    'CORE-02 carries 3',
    'CORE-03 carries 5',
    'QR-CONF-01 carries 6',
  ]);
  expect(placesOf('packages/legacy/src/testing/events.ts', text)).toEqual([]);
});

test('fields, errors, rules and comments of a contract carry; its groups of clauses do not', () => {
  const text = `// POST /a (CORE-01).
export const create = endpoint({
  body: z.object({
    amount: amount.meta({
      clauses: ['CORE-02'],
    }),
  }),
  rules: [{ require: ['a'], clause: 'CORE-03' }],
  clauseGroups: ['QR-CONF-*'],
});`;
  expect(placesOf('packages/legacy/src/a/create.contract.ts', text)).toEqual([
    'CORE-01 carries 1',
    'CORE-02 carries 5',
    'CORE-03 carries 8',
  ]);
});

test('a shared clause list lists, and does not carry', () => {
  const text = `const bodyClauses = [
  'CORE-01',
] as const;
export const shared: readonly string[] = ['CORE-02'];
export const clauses: readonly string[] = ['CORE-03'];`;
  expect(placesOf('packages/legacy/src/events.ts', text)).toEqual([
    'CORE-01 lists 2',
    'CORE-02 carries 4',
    'CORE-03 lists 5',
  ]);
});

test('a test claims the clauses in its title, not those in its body, comments or group', () => {
  const text = `// CORE-01
describe('all (CORE-01)', () => {
  test('one (CORE-02)', () => { expect(x).toBe('CORE-01'); });
  test.each([{ a: [1] }])(
    'each $a (CORE-03)', () => {});
});`;
  const claims = ['CORE-02 proves 3', 'CORE-03 proves 5'];
  expect(placesOf('packages/core/src/a.test.ts', text)).toEqual(claims);
  const suite = `import { test } from 'vitest';\n${text}`;
  expect(placesOf('packages/core/src/testing/a.ts', suite)).toEqual([
    'CORE-02 proves 4',
    'CORE-03 proves 6',
  ]);
  expect(placesOf('packages/store-suite/src/a.ts', text)).toEqual(claims);
});

test('a law claims the clauses it lists', () => {
  const text = `// CORE-03\nexport const law = { id: 'replay', clauses: ['CORE-01', 'CORE-02'] };`;
  expect(placesOf('conformance/src/laws/replay.ts', text)).toEqual([
    'CORE-01 proves 2',
    'CORE-02 proves 2',
  ]);
});

test('a decision covers the ids at the start of its line, a document all ids that it names', () => {
  const text = `# T (CORE-01)
- QR-CONF-01, QR-CONF-02: as in CORE-02.
CORE-03: so.
As CORE-01 says.`;
  expect(placesOf('docs/decisions/0001-a.md', text)).toEqual([
    'QR-CONF-01 decides 2',
    'QR-CONF-02 decides 2',
    'CORE-03 decides 3',
  ]);
  expect(placesOf('docs/guide/a.md', text)).toHaveLength(6);
  expect(placesOf('README.md', 'CORE-01')).toEqual(['CORE-01 documents 1']);
});

test('a line that says "not yet", or is under a heading that does, marks missing clauses', () => {
  const text = `# T
| CORE-01 | not yet |
- CORE-02: it is not linked yet, and is built.
## Not built yet
- CORE-03: so.
## Decision
- QR-CONF-01: so, not built yet.
- QR-CONF-02: so.`;
  expect(placesOf('docs/guide/a.md', text)).toEqual([
    'CORE-01 lacks 2',
    'CORE-02 documents 3',
    'CORE-03 lacks 5',
    'QR-CONF-01 lacks 7',
    'QR-CONF-02 documents 8',
  ]);
  expect(placesOf('docs/decisions/0001-a.md', text)).toEqual([
    'CORE-02 decides 3',
    'CORE-03 lacks 5',
    'QR-CONF-01 lacks 7',
    'QR-CONF-02 decides 8',
  ]);
});

test('the ledger itself and the tools do not count as places', () => {
  expect(placesOf('spec/clauses.tsv', 'CORE-01')).toEqual([]);
  expect(placesOf('tools/trace/places.ts', '// CORE-01')).toEqual([]);
});

test('an unknown id is reported with its place, in code and in documents', () => {
  const text = `test('a (CORE-99)', f);\n`;
  const { unknown } = placesIn(ledger, [
    { path: 'packages/core/src/a.test.ts', text },
    { path: 'docs/a.md', text: '\nCORE-98' },
  ]);
  expect(unknown).toEqual([
    { id: 'CORE-99', path: 'packages/core/src/a.test.ts', line: 1 },
    { id: 'CORE-98', path: 'docs/a.md', line: 2 },
  ]);
});
