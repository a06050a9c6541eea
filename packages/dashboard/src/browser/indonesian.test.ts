// Checks the Indonesian texts: each has the values of its English one, and stands in one table.
import { expect, test } from 'vitest';
import { indonesian } from './indonesian.ts';
import { accounts } from './indonesian/accounts.ts';
import { frame } from './indonesian/frame.ts';
import { live } from './indonesian/live.ts';
import { object } from './indonesian/object.ts';
import { objects } from './indonesian/objects.ts';
import { overview } from './indonesian/overview.ts';
import { requests } from './indonesian/requests.ts';
import { server } from './indonesian/server.ts';
import { testing } from './indonesian/testing.ts';
import { webhooks } from './indonesian/webhooks.ts';

const tables = [
  accounts,
  frame,
  live,
  object,
  objects,
  overview,
  requests,
  server,
  testing,
  webhooks,
];

/** The names of values in a text; English writes a noun after a number in two forms. */
const valuesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^}|]+)[^}]*\}/g)].map(([, name = '']) => name).toSorted();

test('a translation has the values of its text, and one form for a number of things', () => {
  for (const [english, text] of Object.entries(indonesian)) {
    expect([english, valuesIn(text)]).toEqual([english, valuesIn(english)]);
    expect(text).not.toContain('|');
    expect(text.trim()).toBe(text);
    expect([english, /[.:…?]$/.exec(text)?.[0]]).toEqual([english, /[.:…?]$/.exec(english)?.[0]]);
  }
});

test('a number of things has two forms in English', () => {
  for (const english of Object.keys(indonesian))
    for (const [place, inner = ''] of english.matchAll(/\{([^}]*)\}/g))
      expect([1, 3], place).toContain(inner.split('|').length);
});

test('each text stands in one table', () => {
  const count = tables.reduce((sum, table) => sum + Object.keys(table).length, 0);
  expect(count).toBe(Object.keys(indonesian).length);
});
