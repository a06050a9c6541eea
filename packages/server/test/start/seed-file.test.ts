// Checks that a server started with a seed has its accounts, and that a mistake ends the start with
// a message.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { start } from '../../src/start/start.ts';

const startWith = async (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'kasir-')), 'seed.yaml');
  writeFileSync(file, text);
  const ports = ['--memory', '--port', '0', '--control-port', '0'];
  const config = readConfig([...ports, '--seed', file], { KASIR_LOG_LEVEL: 'silent' });
  if (!config) throw new Error('no configuration');
  const running = await start(config);
  onTestFinished(() => running.stop());
  return running;
};

const yaml = `
accounts:
  - name: Warung
    keys: [xnd_development_warung]
    balance: { IDR: 10000 }
    customers:
      - { reference_id: siti, type: INDIVIDUAL, individual_detail: { given_names: Siti } }
`;

test('a key of a seed in YAML opens its account', async () => {
  const { baseUrl } = await startWith(yaml);
  const headers = { authorization: `Basic ${btoa('xnd_development_warung:')}` };
  const found = await fetch(`${baseUrl}/customers?reference_id=siti`, { headers });
  expect(((await found.json()) as { data: unknown[] }).data).toHaveLength(1);
});

test.each([
  ['accounts: [', /no YAML or JSON/],
  ['accounts: []', /no seed:\n {2}accounts:/],
  ['accounts: [{ name: A, colour: red }]', /no seed:\n {2}accounts\.0: /],
  ['accounts: [{ name: A, parent: B }]', /cannot be made:\n {2}accounts\.0\.parent: /],
])('%s ends the start with the place of the mistake', async (text, message) => {
  await expect(startWith(text)).rejects.toThrow(message);
});
