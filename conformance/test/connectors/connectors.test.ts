// Tests the laws of connectors: a correct connector breaks no law, and each faulty one breaks the
// law that must notice its fault.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCertificate, runConnectorLaws } from '@kasir/conformance';
import { describe, expect, onTestFinished, test } from 'vitest';
import { perform } from '../../src/command/commands.ts';
import { parseCommand } from '../../src/command/settings.ts';
import { openConnector, SECRET, type Wrong } from './correct.ts';
import { faults } from './faults.ts';
import { leadsTo } from './wrappers.ts';

const PATIENCE_MS = 1_000;

const check = async (wrong: Wrong, seed: number) => {
  const { close, ...target } = await openConnector(wrong);
  try {
    return await runConnectorLaws({ ...target, seed, patienceMs: PATIENCE_MS });
  } finally {
    await close();
  }
};

describe('a correct connector', () => {
  test.each([1, 2, 3, 4, 5])('breaks no law with seed %d', async (seed) => {
    const { laws } = await check({ isCardConnector: seed % 2 === 0 }, seed);
    expect(laws.filter(({ verdict }) => !['PASS', 'SKIP'].includes(verdict))).toEqual([]);
    const skipped = laws.filter(({ verdict }) => verdict === 'SKIP').map(({ id }) => id);
    expect(skipped).toEqual(seed % 2 === 0 ? ['cap-4'] : []);
  });
});

test('a connector that sends its payers to a page breaks no law', async () => {
  const { laws } = await check({ wrap: leadsTo('https://bank.example/pay') }, 7);
  expect(laws.filter(({ verdict }) => verdict === 'FAIL')).toEqual([]);
});

describe('a wrong connector', () => {
  test.concurrent.each(faults)('that $name breaks the law $law', async ({ law, ...wrong }) => {
    const { laws } = await check(wrong, 7);
    const broken = laws.filter(({ verdict }) => verdict === 'FAIL').map(({ id }) => id);
    expect(broken).toContain(law);
  });
});

describe('the command', () => {
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const terminal = { print: (text: string) => lines.push(text), progress: () => undefined };
    const code = await perform(parseCommand(['connector', ...args]), terminal);
    return { code, text: lines.join('\n') };
  };

  test('prints a table, and writes a certificate from which changes can be seen', async () => {
    const { url, close } = await openConnector();
    onTestFinished(close);
    const folder = mkdtempSync(join(tmpdir(), 'cfm-connector-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'certificate.json');
    const report = join(folder, 'report.json');
    const files = ['--certificate', file, '--report-json', report];
    const { code, text } = await run('--url', url, '--secret', SECRET, '--seed', '3', ...files);
    expect(code).toBe(0);
    expect(text).toMatch(/^PASS +id-1 /m);
    expect(text).toMatch(/^SKIP +callback-1 /m);
    const json = readFileSync(file, 'utf8');
    expect(parseCertificate(json)).toMatchObject({
      connector: { name: 'tested', version: '2.1' },
      protocol: '2026-11-26',
      seed: 3,
    });
    expect(() => parseCertificate(json.replace('SKIP', 'PASS'))).toThrow('was changed');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ version: 1, seed: 3 });
  });

  test('ends with 3 when nothing listens, and refuses a malformed secret', async () => {
    const { code, text } = await run('--url', 'http://127.0.0.1:9', '--secret', SECRET);
    expect(code).toBe(3);
    expect(text).toContain('does not respond');
    await expect(run('--url', 'http://127.0.0.1:9', '--secret', 'short')).rejects.toThrow(
      '--secret',
    );
    await expect(run('--secret', SECRET)).rejects.toThrow('--url');
  });
});
