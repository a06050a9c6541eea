// Tests that every declaration that users see in their editor is documented.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const packages = [
  'clients/unified',
  'clients/legacy',
  'clients/v3',
  'clients/snap',
  'packages/control',
  'packages/webhooks',
];

const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(`../../${name}/src/generated/types.ts`, import.meta.url), 'utf8').split(
    '\n',
  );

/** Returns the lines of declarations or fields without a comment above. */
const silent = (lines: readonly string[], pattern: RegExp): readonly string[] =>
  lines.filter((line, at) => pattern.test(line) && !(lines[at - 1] ?? '').endsWith('*/'));

/** Returns the lines without those of tables of codes, which the comment of the table describes. */
const withoutTables = (lines: readonly string[]): readonly string[] => {
  let isTable = false;
  return lines.filter((line) => {
    if (line.startsWith('export interface')) isTable = /Requires|Payloads|Api\b/.test(line);
    return !isTable;
  });
};

describe.each(packages)('the types of %s', (name) => {
  const lines = linesOf(name);

  test('document every declaration', () => {
    const declarations = /^export (?:interface|type) /;
    expect(lines.filter((line) => declarations.test(line)).length).toBeGreaterThan(10);
    expect(silent(lines, declarations)).toEqual([]);
  });

  test('document every field', () => {
    const fields = /^(?: {2}|\s{6,})[\w'-]+\??:/;
    const all = withoutTables(lines);
    expect(all.filter((line) => fields.test(line)).length).toBeGreaterThan(20);
    expect(silent(all, fields)).toEqual([]);
  });

  test('mention neither zod nor undici', () => {
    expect(lines.filter((line) => /\bzod\b|\bundici\b|z\.infer/.test(line))).toEqual([]);
  });
});
