// Tests the options of the command: arguments, environment, files, and mistakes with their
// remedies.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, usage } from './config.ts';

const needed = ['--service-url', 'https://api.example', '--service-key', 'k', '--secret', 's'];

describe('the options', () => {
  test('have defaults, and are read from arguments before the environment', () => {
    const environment = {
      KASIR_CONNECTOR_PORT: '9200',
      KASIR_CONNECTOR_CAPTURES: 'in_parts',
      KASIR_CONNECTOR_CHANNELS: 'CARD, EWALLET/DANA',
    };
    expect(readConfig([...needed, '--port', '9300'], environment)).toMatchObject({
      baseUrl: 'https://api.example',
      port: 9_300,
      hostname: '127.0.0.1',
      file: 'kasir-connector.db',
      captures: 'in_parts',
      channels: ['CARD', 'EWALLET/DANA'],
      webhookTokens: [],
    });
  });

  test('read keys, secrets and tokens from files', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kasir-connector-')), 'secrets');
    writeFileSync(file, 'whsec_one,whsec_two\n');
    expect(readConfig([...needed, '--secret', `@${file}`], {})?.secrets).toEqual([
      'whsec_one',
      'whsec_two',
    ]);
    expect(() => readConfig([...needed, '--service-key', '@missing'], {})).toThrow('--service-key');
  });

  test.each([
    [['--secret', 's'], '--service-url is missing'],
    [[...needed, '--port', '70000'], '--port must be a whole number'],
    [[...needed, '--captures', 'twice'], '--captures must be once or in_parts'],
    [[...needed, '--callback-url', 'ftp://x'], '--callback-url must be a URL'],
    [[...needed, '--tls-cert', 'x'], 'give both'],
    [[...needed, '--prot', '1'], '--help'],
  ])('name the mistake in %j', (args, message) => {
    expect(() => readConfig(args, {})).toThrow(message);
  });

  test('are explained by --help', () => {
    expect(readConfig(['--help'], {})).toBeNull();
    for (const name of ['--service-url', '--webhook-token', '--captures'])
      expect(usage()).toContain(name);
  });
});
