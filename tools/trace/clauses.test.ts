// Tests reading the ledger and finding its ids in texts.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mentionsIn, parseLedger } from './clauses.ts';

const head = 'id\tarea\tendpoint\tkind\tobligation\tline\tobservable';
const row = (id: string): string => `${id}\tcore\t-\tbehaviour\tIt does.\t7\tHTTP: see.`;
const ledgerOf = (...ids: string[]) => parseLedger([head, ...ids.map(row), ''].join('\n'));
const real = parseLedger(readFileSync(new URL('../../spec/clauses.tsv', import.meta.url), 'utf8'));

const idsIn = (text: string, ledger = real): string[] =>
  mentionsIn(ledger, text).known.map(({ id }) => id);
const unknownIn = (text: string, ledger = real): string[] =>
  mentionsIn(ledger, text).unknown.map(({ id }) => id);

describe('the ledger', () => {
  test('keeps every column of a row', () => {
    expect(ledgerOf('CORE-01').get('CORE-01')).toEqual({
      id: 'CORE-01',
      area: 'core',
      endpoint: '-',
      kind: 'behaviour',
      obligation: 'It does.',
      line: '7',
      observable: 'HTTP: see.',
    });
  });

  test('rejects duplicate ids and unknown columns', () => {
    expect(() => ledgerOf('CORE-01', 'CORE-01')).toThrow('CORE-01 twice');
    expect(() => parseLedger('id\tarea\n')).toThrow('unexpected columns');
  });

  test('of this repository has an unambiguous id for every clause', () => {
    const ids = [...real.keys()];
    expect(ids.length).toBeGreaterThan(1_000);
    for (const id of ids) expect(idsIn(`a test (${id}). And`), id).toEqual([id]);
  });
});

describe('ids in a text', () => {
  const id = fc.constantFrom(...real.keys());

  test('are all found, in order and with their line, however they are listed', () => {
    const between = fc.constantFrom(', ', '. ', '; ', ' to ', ') (', '`, `', '\n', ':', '/');
    fc.assert(
      fc.property(fc.array(fc.tuple(id, between)), (listed) => {
        const text = listed.flat().join('');
        const { known, unknown } = mentionsIn(real, text);
        expect(known.map((one) => one.id)).toEqual(listed.map(([one]) => one));
        expect(unknown).toEqual([]);
        for (const one of known) {
          expect(text.slice(0, one.offset).split('\n')).toHaveLength(one.line);
        }
      }),
    );
  });

  test('the longest id matches if one id is a prefix of another', () => {
    const ledger = ledgerOf('PAY-FIELD-a', 'PAY-FIELD-a.b', 'PAY-FIELD-a.b-c');
    expect(idsIn('PAY-FIELD-a.b-c, PAY-FIELD-a.b. PAY-FIELD-a-', ledger)).toEqual([
      'PAY-FIELD-a.b-c',
      'PAY-FIELD-a.b',
      'PAY-FIELD-a',
    ]);
  });

  test('a longer word that starts with an id is not that id', () => {
    fc.assert(
      fc.property(id, fc.constantFrom('x', '_x', '-9', '.x'), (one, more) => {
        fc.pre(!real.has(one + more));
        expect(idsIn(`(${one}${more})`)).toEqual([]);
      }),
    );
    expect(idsIn('X-IDEM-01 and a.IDEM-01')).toEqual([]);
  });

  test('a wrong id with a prefix of the ledger is unknown, and other words are ignored', () => {
    expect(unknownIn('IDEM-99, EVT-payment.suceeded and RATE-HDR-Limits')).toEqual([
      'IDEM-99',
      'EVT-payment.suceeded',
      'RATE-HDR-Limits',
    ]);
    expect(unknownIn('X-API-VERSION, UTF-8, TOKEN-based, QR-code, ISO-3166')).toEqual([]);
  });

  test('a group of ids with members is neither an id nor unknown', () => {
    expect(idsIn('IDEM-CONF-* and `PAY-FIELD-${name}`')).toEqual([]);
    expect(unknownIn('IDEM-CONF-* and `PAY-FIELD-${name}`')).toEqual([]);
    expect(unknownIn('IDEM-NOVEL-*')).toEqual(['IDEM-NOVEL']);
  });
});
