// Checks over sockets the commands about connectors: each prints its result, and no secret.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createKasir } from '../in-process/create.ts';
import {
  certificateOf,
  NEW_SECRET,
  SECRET,
  replaceConnectorAt,
  serveBank,
} from '../testing/connectors.ts';
import { run } from './program.ts';
import { plainScreen } from '../terminal/screen.ts';

const open = async () => {
  const kasir = await createKasir();
  onTestFinished(() => kasir.close());
  const { controlUrl } = await kasir.listen();
  const env = { KASIR_CONTROL_URL: controlUrl, KASIR_CONTROL_TOKEN: kasir.controlToken };
  const folder = mkdtempSync(join(tmpdir(), 'kasir-connectors-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const printed: string[] = [];
  const connectors = async (...args: readonly string[]): Promise<string> => {
    const lines: string[] = [];
    const print = (text: string) => void lines.push(text);
    await run(['connectors', ...args], { env, print, warn: () => {}, screen: plainScreen });
    printed.push(...lines);
    return lines.join('\n');
  };
  const file = (name: string, contents: string): string => {
    writeFileSync(join(folder, name), contents);
    return join(folder, name);
  };
  const secret = `@${file('secret', `${SECRET}\n`)}`;
  const certificate = file('certificate.json', JSON.stringify(certificateOf()));
  const secrets = async (...args: readonly string[]) => {
    const lines: string[] = [];
    await run(['secrets', ...args], {
      env,
      print: (text) => void lines.push(text),
      warn: () => {},
      screen: plainScreen,
    });
    return lines.join('\n');
  };
  return { ...kasir, connectors, secrets, file, secret, certificate, printed };
};

test('a connector is added with its certificate, listed, shown, disabled and removed', async () => {
  const { connectors, secret, certificate, account } = await open();
  expect(await connectors()).toContain('connectors add --help');
  const url = await serveBank();
  const added = await connectors(
    'add',
    'bank',
    url,
    '--secret',
    secret,
    '--certificate',
    certificate,
  );
  expect(added).toMatch(/certificate\s+certified 1\.0\nlaws\s+1 held, 1 skipped/);
  expect(added).toMatch(/channels\s+1 EWALLET/);
  expect(added).toMatch(`/_connectors/${account}/bank`);
  expect(await connectors('list')).toMatch(/bank\s+enabled\s+1\s+0\s+0\s+certified 1\.0/);
  expect(JSON.parse(await connectors('--json'))).toMatchObject([{ name: 'bank', url }]);
  const printed = await connectors('show', 'bank');
  expect(printed).toContain(url);
  expect(printed).toMatch(/EWALLET DANA\s+ID\s+IDR\s+1000\.\.10000000\s+charge refund/);
  await expect(connectors('remove', 'bank')).rejects.toThrow('Disable it first');
  expect(await connectors('disable', 'bank')).toContain('it gets nothing new');
  expect(await connectors('remove', 'bank')).toContain('bank is removed.');
  await expect(connectors('show', 'bank')).rejects.toThrow('no connector of this name');
});

test('a connector without a certificate is added only with a reason, which every list shows', async () => {
  const { connectors, secret } = await open();
  const add = ['add', 'bank', await serveBank(), '--secret', secret];
  await expect(connectors(...add)).rejects.toThrow('kasir-conformance connector');
  await connectors(...add, '--override-reason', 'a pilot');
  expect(await connectors()).toContain('NO CERTIFICATE: a pilot');
});

test('a certificate of an earlier version is flagged, and replaced', async () => {
  const { connectors, secret, certificate, file } = await open();
  const url = await serveBank();
  await connectors('add', 'bank', url, '--secret', secret, '--certificate', certificate);
  await replaceConnectorAt(url, { version: '1.1' });
  expect(await connectors('refresh', 'bank')).toContain('OUTDATED: certified 1.0, is 1.1');
  expect(await connectors()).toContain('OUTDATED');
  const next = certificateOf({ connector: { name: 'my-bank', version: '1.1' } });
  const written = file('next.json', JSON.stringify(next));
  expect(await connectors('certify', 'bank', '--certificate', written)).toContain('certified 1.1');
});

test('a secret is rotated, and a secret that the operator gave is never printed', async () => {
  const { connectors, secrets, secret, certificate, file, printed } = await open();
  expect(await connectors('secret')).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const url = await serveBank();
  await connectors('add', 'bank', url, '--secret', secret, '--certificate', certificate);
  const given = `@${file('next', NEW_SECRET)}`;
  expect(await connectors('rotate', 'bank', '--secret', given)).toContain('rotate bank --drop');
  expect(await connectors('show', 'bank')).toContain('a rotation is going on');
  await expect(connectors('rotate', 'bank', '--drop')).rejects.toThrow('the same secret');
  await replaceConnectorAt(url, { secrets: [NEW_SECRET] });
  expect(await connectors('rotate', 'bank', '--drop')).toBe('The former secret is dropped.');
  expect(await secrets('rotate')).toBe(
    'A new master key was made. 1 of the stored secrets were sealed anew.',
  );
  expect(await connectors('refresh', 'bank')).toContain('enabled');
  for (const one of [SECRET, NEW_SECRET]) expect(printed.join()).not.toContain(one);
});

test('rules are set from a file in the form in which they are listed', async () => {
  const { connectors, secret, certificate, file } = await open();
  expect(await connectors('routes')).toContain('in their order');
  await connectors(
    'add',
    'bank',
    await serveBank(),
    '--secret',
    secret,
    '--certificate',
    certificate,
  );
  const rules = [{ type: 'EWALLET', currency: 'IDR', min: 5, share: 50, connectors: ['bank'] }];
  const written = file('routes.json', JSON.stringify(rules));
  expect(await connectors('routes', 'set', written)).toMatch(
    /EWALLET\s+\*\s+\*\s+IDR\s+\*\s+5\.\.\s+50%\s+bank/,
  );
  const listed = await connectors('routes', 'list', '--json');
  expect(
    JSON.parse(await connectors('routes', 'set', file('same.json', listed), '--json')),
  ).toEqual(JSON.parse(listed));
  const wrong = file('wrong.json', '[{ "connectors": ["bank"], "share": 0 }]');
  await expect(connectors('routes', 'set', wrong)).rejects.toThrow(
    'the file.routes.0.share must be at least 1',
  );
  const unknown = file('unknown.json', '[{ "connectors": ["other"] }]');
  await expect(connectors('routes', 'set', unknown)).rejects.toThrow('connectors.0 must be bank');
  await expect(connectors('routes', 'set', file('text', 'rules'))).rejects.toThrow(
    'must hold JSON',
  );
});

test('settings of live mode are shown and changed', async () => {
  const { connectors } = await open();
  expect(await connectors('settings')).toMatch(/20 s\nlate money is\s+kept/);
  const changed = await connectors('settings', '--wait-ms', '500', '--late-success', 'refund');
  expect(changed).toMatch(/500 ms\nlate money is\s+refunded/);
  await expect(connectors('settings', '--wait-ms', 'soon')).rejects.toThrow('wait_ms');
  await expect(connectors('settings', '--wait-ms', '120001')).rejects.toThrow('at most 120000');
});
