// Runs the suite against a server that has only the specification in common with it: the suite
// raises no false alarm, and notices every seeded defect.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, type Report, type RunOptions } from '../../src/index.ts';
import { expect, onTestFinished, test } from 'vitest';
import { perform } from '../../src/command/commands.ts';
import { parseCommand } from '../../src/command/settings.ts';
import { controlOf } from './control.ts';
import { startIndependent } from './server.ts';
import type { Wrong } from './wrongs.ts';

const judge = async (
  wrong: Wrong | undefined,
  { isStranger = false, ...options }: Partial<RunOptions> & { readonly isStranger?: boolean },
): Promise<Report> => {
  const server = await startIndependent({ wrong, platform: true });
  onTestFinished(() => server.close());
  return run({
    baseUrl: server.baseUrl,
    key: server.key,
    seed: 11,
    maxRequests: Infinity,
    ...(!isStranger && { control: controlOf(server) }),
    ...options,
  });
};

const brokenLaws = ({ laws }: Report): readonly string[] =>
  laws.filter(({ verdict }) => !QUIET.has(verdict)).map(({ id, note }) => `${id} ${note ?? ''}`);

const QUIET = new Set(['PASS', 'SKIP', 'VACUOUS', 'OBSERVED', 'BLOCKED']);

test('the suite reports no failure, with or without the control interface: CORE-UNSPEC-09, V3-CONF-01, V3-UNSPEC-03', async () => {
  const stranger = await judge(undefined, { isStranger: true });
  expect(brokenLaws(stranger)).toEqual([]);
  expect(stranger.totals.PASS).toBeGreaterThan(255);
  const author = await judge(undefined, {});
  expect(brokenLaws(author)).toEqual([]);
  expect(author.totals.PASS).toBeGreaterThan(320);
});

/** Seeded defect -> laws of which at least one must notice it. */
const noticedBy: Partial<Readonly<Record<Wrong, string>>> = {
  'currency-default-all': 'story-1,story-2',
  'cvn-returned': 'env-9,payment_tokens.create',
  'dynamic-stays-active': 'story-1',
  'expired-event-missing': 'story-2',
  'metadata-merged': 'story-5',
  'order-by-amount': 'story-1',
  'partial-refund-closes': 'story-2',
  'refund-event-once': 'story-2',
  'refund-one-above': 'story-2',
  'reusable-closes': 'story-4',
  'search-ignores-case': 'story-1',
  'status-filter-dropped': 'story-14,story-1,story-2,story-4,story-130,story-131',
  'token-of-old-setting': 'story-1',
  'version-optional': 'ver-8',
};

test.each(Object.entries(noticedBy))('%s is noticed', async (wrong, laws) => {
  const report = await judge(wrong as Wrong, {
    profile: 'full',
    only: laws.split(','),
    untilBroken: true,
  });
  expect(brokenLaws(report)).not.toEqual([]);
});

test('init writes a configuration file with the operations that the target has, and a run can use it', async () => {
  const server = await startIndependent({});
  onTestFinished(() => server.close());
  const folder = mkdtempSync(join(tmpdir(), 'kasir-init-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, config] = [join(folder, 'key'), join(folder, 'conformance.json')];
  writeFileSync(key, server.key);
  const said: string[] = [];
  const terminal = { print: (text: string) => void said.push(text), progress: () => undefined };
  const cli = (...words: string[]) => perform(parseCommand(words), terminal);
  const target = ['--base-url', server.baseUrl, '--key', `@${key}`, '--config', config];
  expect(await cli('init', ...target)).toBe(0);
  const text = readFileSync(config, 'utf8');
  expect(text).toContain('"payment_requests.create"');
  expect(text).toContain('payment_requests.list?reference_id');
  expect(text).not.toContain('"invoices.create"');
  // The suite cannot know the magic values of this test mode, so their list is commented out.
  expect(text).toContain('  // "magic": {');
  expect(text).not.toContain(server.key);
  writeFileSync(config, text.replace('"@key.txt"', JSON.stringify(`@${key}`)));
  expect(await cli('run', '--config', config, '--only', 'idem-2', '--seed', '3')).toBe(0);
  await expect(cli('init', ...target)).rejects.toThrow('is there already');
});
