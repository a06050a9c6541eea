// Tests the options of the command: arguments, environment, files, and mistakes with their
// remedies.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, usage } from './config.ts';

const credentials = '{"apiKey":{"value":"sk_live_toko"}}';
const needed = ['--processor', 'stripe', '--credentials', credentials, '--secret', 'one,two'];

describe('the options', () => {
  test('have defaults, and are read from arguments before the environment', () => {
    const environment = { KASIR_PRISM_PORT: '9200', KASIR_PRISM_CHANNELS: 'CARD/CARDS/PH' };
    expect(readConfig([...needed, '--port', '9300'], environment)).toMatchObject({
      processor: 'stripe',
      credentials: { apiKey: { value: 'sk_live_toko' } },
      environment: 'production',
      secrets: ['one', 'two'],
      port: 9_300,
      hostname: '127.0.0.1',
      file: 'kasir-prism-connector.db',
      channels: ['CARD/CARDS/PH'],
      decimals: {},
      webhookSecret: undefined,
    });
    expect(readConfig([...needed, '--decimals', 'IDR=2, VND=0'], {})?.decimals).toEqual({
      IDR: 2,
      VND: 0,
    });
  });

  test('read credentials and secrets from files', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kasir-prism-')), 'stripe.json');
    writeFileSync(file, credentials);
    expect(readConfig([...needed, '--credentials', `@${file}`], {})?.credentials).toEqual({
      apiKey: { value: 'sk_live_toko' },
    });
  });

  test.each([
    [['--secret', 's'], '--processor is missing'],
    [[...needed, '--credentials', 'sk_live_toko'], '--credentials must be a JSON object'],
    [[...needed, '--credentials', '["sk_live_toko"]'], '--credentials must be a JSON object'],
    [[...needed, '--decimals', 'IDR'], '--decimals must be a list'],
    [[...needed, '--environment', 'test'], '--environment must be production or sandbox'],
    [[...needed, '--port', '70000'], '--port must be a whole number'],
    [[...needed, '--callback-url', 'ftp://x'], '--callback-url must be a URL'],
    [[...needed, '--tls-cert', 'x'], 'give both'],
    [[...needed, '--prot', '1'], '--help'],
  ])('name the mistake in %j, and repeat no credential', (args, message) => {
    expect(() => readConfig(args, {})).toThrow(message);
    expect(() => readConfig(args, {})).not.toThrow('sk_live_toko');
  });

  test('are explained by --help', () => {
    expect(readConfig(['--help'], {})).toBeNull();
    for (const name of ['--processor', '--credentials', '--webhook-secret', '--library'])
      expect(usage()).toContain(name);
  });
});
