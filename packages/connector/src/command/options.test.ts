// Tests the options of a connector's command: arguments, environment, files, and mistakes with
// their remedies.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  OptionValues,
  commonOptions,
  helpOf,
  readCommon,
  type CommandDescription,
} from './options.ts';

const command: CommandDescription<keyof typeof commonOptions> = {
  program: 'bank-connector',
  variables: 'BANK_CONNECTOR',
  example: '--secret @FILE',
  notes: ['A secret may be @FILE.'],
  options: commonOptions,
};

const read = (args: readonly string[], environment: Record<string, string> = {}) =>
  readCommon(new OptionValues(command, args, environment));

const fileOf = (contents: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-options-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secrets');
  writeFileSync(file, contents);
  return file;
};

test('arguments take precedence over the environment, and @FILE reads secrets from a file', () => {
  const file = fileOf('whsec_one, whsec_two\n');
  const environment = { BANK_CONNECTOR_PORT: '9200', BANK_CONNECTOR_HOST: '0.0.0.0' };
  expect(read(['--secret', `@${file}`, '--port', '9300'], environment)).toEqual({
    secrets: ['whsec_one', 'whsec_two'],
    callbackUrl: undefined,
    port: 9_300,
    hostname: '0.0.0.0',
    tls: undefined,
  });
});

test('certificate and key are the contents of their files', () => {
  const [cert, key] = [fileOf('CERT'), fileOf('KEY')];
  const args = ['--secret', 's', '--tls-cert', cert, '--tls-key', key];
  expect(read(args).tls).toEqual({ cert: 'CERT', key: 'KEY' });
});

test.each([
  [[], '--secret is missing. Give it, or set BANK_CONNECTOR_SECRET.'],
  [['--secret', '@/nowhere'], '--secret: ENOENT'],
  [['--secret', 's', '--port', '70000'], '--port must be a whole number from 0 to 65535'],
  [['--secret', 's', '--callback-url', 'ftp://x'], '--callback-url must be a URL'],
  [['--secret', 's', '--tls-cert', import.meta.filename], 'belong together: give both'],
  [['--prot', '1'], 'Run bank-connector --help for all options.'],
])('the mistake in %j is reported', (args, message) => {
  expect(() => read(args)).toThrow(message);
});

test('the help names every option with its placeholder', () => {
  expect(new OptionValues(command, ['-h'], {}).wantsHelp).toBe(true);
  const help = helpOf(command);
  expect(help).toMatch(/^Usage: bank-connector --secret @FILE \[options\]/);
  for (const [name, { value }] of Object.entries(commonOptions))
    expect(help).toContain(`--${name} ${value}`);
});
