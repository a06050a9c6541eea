// Tests the command line.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { replayCommand } from '../report/replay.ts';
import { BadUsage } from '../run/bad-usage.ts';
import { parseCommand, runOptionsOf } from './settings.ts';

const optionsOf = (...args: string[]) => runOptionsOf(parseCommand(args));
const target = ['--base-url', 'http://127.0.0.1:1', '--key', 'xnd_development_a'];

const words = (text: string): string[] => text.split(' ');

const fileWith = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'cfm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'file');
  writeFileSync(file, text);
  return file;
};

test('command-line options become run options', () => {
  const known = fileWith('[{"law":"pg-2","reason":"r"}]');
  expect(
    optionsOf(
      'run',
      ...target,
      ...words('--seed 7 --only idem,iso-7 --only pg --profile full --max-requests 9 --rate 60'),
      ...words('--timeout 5 --allow exhaust --sub-account a --sub-account b --key-readonly r'),
      ...words('--live-key l --control-url http://127.0.0.1:2 --control-token t --known'),
      known,
    ),
  ).toMatchObject({
    baseUrl: 'http://127.0.0.1:1',
    key: 'xnd_development_a',
    seed: 7,
    only: ['idem', 'iso-7', 'pg'],
    profile: 'full',
    maxRequests: 9,
    rate: 60,
    timeoutMs: 5_000,
    mayExhaust: true,
    subAccounts: ['a', 'b'],
    readOnlyKey: 'r',
    liveKey: 'l',
    known: [{ law: 'pg-2', reason: 'r' }],
    control: expect.objectContaining({ account: expect.any(Function) }),
  });
});

test('a key can be read from a file, so that process lists do not show it', () => {
  const file = fileWith('xnd_development_b\n');
  expect(optionsOf('--base-url', 'http://a.example', '--key', `@${file}`).key).toBe(
    'xnd_development_b',
  );
});

const folder = mkdtempSync(join(tmpdir(), 'cfm-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file for a table of cases, which are built before the tests run. */
const fileOf = (text: string): string => {
  const file = join(folder, `${text.length}.json`);
  writeFileSync(file, text);
  return file;
};

describe('invalid options are rejected with the remedy, in one line', () => {
  test.each([
    [['run'], /--base-url/],
    [['run', '--base-url', 'nowhere', '--key', 'k'], /--base-url/],
    [['run', '--base-url', 'http://a.example'], /--key/],
    [['run', ...target, '--profile', 'fast'], /standard/],
    [['run', ...target, '--seed', 'x'], /--seed/],
    [['run', ...target, '--rate', '0'], /--rate/],
    [['run', ...target, '--control-url', 'http://127.0.0.1:2'], /together/],
    [['run', ...target, '--known', '/none'], /--known/],
    [['run', ...target, '--key', '@/none'], /cannot read the file/],
    [['run', ...target, '--unknown'], /--unknown/],
    [
      ['run', ...target, '--allow', 'exhaust,everything'],
      /--allow must be one of .* not everything/,
    ],
    [['run', ...target, '--known', fileOf('[{"law":"pg-1"}]')], /--known .*reason/],
    [['run', ...target, '--known', fileOf('no')], /--known .*JSON/],
    [['replay', 'a', 'b'], /Unexpected argument: b/],
  ])('%j', (args, message) => {
    expect(() => runOptionsOf(parseCommand(args))).toThrow(BadUsage);
    expect(() => runOptionsOf(parseCommand(args))).toThrow(message);
    expect(() => runOptionsOf(parseCommand(args))).not.toThrow('\n');
  });

  test('a live key, except with profile read-only', () => {
    const live = ['--base-url', 'http://a.example', '--key', 'xnd_production_a'];
    expect(() => optionsOf(...live)).toThrow(/read-only/);
    expect(optionsOf(...live, '--profile', 'read-only').key).toBe('xnd_production_a');
  });
});

test('the default command is run, and --help selects help', () => {
  expect(parseCommand(['--seed', '1']).command).toBe('run');
  expect(parseCommand([]).command).toBe('run');
  expect(parseCommand(['--help']).command).toBe('help');
  const explain = { command: 'explain', argument: 'iso-7' };
  expect(parseCommand(['explain', 'iso-7'])).toMatchObject(explain);
  expect(parseCommand(['run', 'explain', 'iso-7'])).toMatchObject(explain);
});

test('a replay command leaves out the options that the configuration file sets', () => {
  const file = fileWith('{ "endpoints": ["balance.get"], "dialect": "service", "rate": 60 }');
  const settings = parseCommand(['run', ...target, '--config', file, '--rate', '90']);
  expect(runOptionsOf(settings)).toMatchObject({ dialect: 'service', rate: 90 });
  const command = replayCommand(settings);
  expect(command).toContain(`--config ${file}`);
  expect(command).toContain('--rate 90');
  expect(command).not.toMatch(/--dialect|--endpoints/);
});

test('an option without its value is rejected in one line', () => {
  const parse = () => parseCommand(['run', '--seed', '-1']);
  expect(parse).toThrow(BadUsage);
  expect(parse).toThrow(/^[^\n]+--seed[^\n]+$/);
});
