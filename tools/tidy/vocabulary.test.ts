// Tests the words that must not come back: where they are found, where they are not, and their
// limits.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layersOf } from './source.ts';
import { countsOf, lowered, standings, wordFindings } from './vocabulary.ts';
import { words, type Word } from './words.ts';

const table: readonly Word[] = [
  { word: 'duty', instead: 'job' },
  { word: 'tell', instead: 'notify', only: 'part' },
  { word: 'asked', instead: 'requestedAmount', only: 'name' },
  { word: 'verdict', instead: 'ChargeResult', below: 'packages/' },
  { word: 'iso', instead: 'toIsoString', only: 'name', library: 'z.iso' },
  { word: 'lane', instead: 'job class', stored: 'packages/server/src/store/' },
];
const script = (text: string, path = 'packages/core/src/a.ts') => ({
  path,
  layers: layersOf(text),
});
const linesOf = (word: string, text: string, path?: string): number[] =>
  (standings([script(text, path)], table).get(word) ?? [])
    .map(({ line }) => line)
    .toSorted((a, b) => a - b);

test('a word is found in every part of a name, however it is written, and in its plural', () => {
  const text = 'doDuty();\ndutyOf;\nDUTY;\nduties_left;\nunifiedDuties;\nHTTPDuty;\n#duty;';
  expect(linesOf('duty', text)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a word is found in comments, texts and file names', () => {
  expect(linesOf('duty', '// Does a duty.\nf(`${x} is a Duty`);\n/* duties */')).toEqual([1, 2, 3]);
  expect(linesOf('duty', '', 'packages/core/src/duty.test.ts')).toEqual([1]);
});

test('a word is not found inside of another one', () => {
  expect(linesOf('duty', 'dutyfree; heavydutyness; // dutyful')).toEqual([]);
});

test('a word that is good English in a sentence counts in names only', () => {
  expect(linesOf('tell', "// They tell.\nf('tell');\ntellOwner();", 'tell.ts')).toEqual([1, 3]);
});

test('a whole name is found where code has exactly this name', () => {
  expect(linesOf('asked', '// asked\nasked;\naskedFor;\nAsked;\nx.asked;')).toEqual([2, 5]);
});

const openings = ['what', 'how', 'where'];

test('a word that must not open a comment is found as its first word only', () => {
  const text =
    '// What it is.\n// What for.\nf(0);\nf(1); // how\n/**\n * Where what is.\n */\nwhat("how");';
  const rows = openings.map((word): Word => ({ word, instead: '-', only: 'opening' }));
  const found = standings([script(text)], rows);
  expect(openings.map((word) => found.get(word)?.map(({ line }) => line))).toEqual([[1], [4], [6]]);
});

test('a word that is refused below one folder is accepted elsewhere', () => {
  expect(linesOf('verdict', 'verdict;')).toEqual([1]);
  expect(linesOf('verdict', 'verdict;', 'conformance/src/a.ts')).toEqual([]);
});

test('a word is accepted in a name of a library, exactly as the library writes it', () => {
  expect(linesOf('iso', 'z.iso;\niso;\na.iso;\nxz.iso;\nz.iso\n  .date();')).toEqual([2, 3, 4]);
});

test('a word that names a column is accepted in the SQL of the stores', () => {
  const text = 'lane;\nf(`SELECT lane`);\n// lane';
  expect(linesOf('lane', text)).toEqual([1, 2, 3]);
  expect(linesOf('lane', text, 'packages/server/src/store/sqlite/jobs.ts')).toEqual([1, 3]);
});

test('the table and the faults may name the words', () => {
  expect(linesOf('duty', 'duty;', 'tools/tidy/words.ts')).toEqual([]);
  expect(linesOf('duty', 'duty;', 'tools/faults/table/a.ts')).toEqual([]);
  expect(linesOf('duty', 'duty;', 'tools/faults/kill.ts')).toEqual([1]);
});

test('more uses than the limit are a finding, and fewer uses require a lower limit', () => {
  const found = countsOf(standings([script('duty; duty; tell;')], table));
  expect(found).toEqual({ duty: 2, tell: 1, asked: 0, verdict: 0, iso: 0, lane: 0 });
  const messages = wordFindings(table, found, { duty: 1, tell: 2 }).map(
    ({ line, message }) => `${line}: ${message}`,
  );
  expect(messages).toEqual([
    '2: "duty" stands 2 times, at most 1: say job; `npm run tidy -- --word duty` shows where it stands.',
    '3: "tell" may stand 2 times, 1 are left: `npm run tidy -- --ratchet` lowers it.',
  ]);
  expect(wordFindings(table, found, found)).toEqual([]);
});

test('a limit is lowered and never raised, and a new word begins with its number of uses', () => {
  const counts = { duty: 2, tell: 1, asked: 3, verdict: 0, iso: 0, lane: 0 };
  expect(lowered(table, counts, { duty: 1, tell: 4, gone: 1, verdict: 0, iso: 0 })).toEqual({
    duty: 1,
    tell: 1,
    asked: 3,
    verdict: 0,
    iso: 0,
    lane: 0,
  });
});

test('every word of the table has a limit, and no other word has one', () => {
  const held = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8')) as object;
  expect(Object.keys(held)).toEqual(words.map(({ word }) => word));
});
