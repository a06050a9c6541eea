// Checks that no output of the platform holds a secret of an account or its digest, in any text
// form of its bytes.
import { createHash, createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Observed } from '@kasir/core/pipeline';
import { expect, onTestFinished, test } from 'vitest';
import { createControl } from '../../src/control/control.ts';
import { requestLine } from '../../src/logging/log-lines.ts';
import { TerminalLines } from '../../src/logging/terminal-lines.ts';
import { randomHex } from '../../src/random/random-hex.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { plainScreen } from '../../src/terminal/screen.ts';
import { openTestServer } from '../../src/testing/test-server.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the text forms of a secret: as it is, and its bytes in each encoding. */
const spellings = (secret: string): string[] => {
  const bytes = [Buffer.from(secret)];
  if (/^([0-9a-f]{2})+$/.test(secret)) bytes.push(Buffer.from(secret, 'hex'));
  if (secret.startsWith('whsec_')) bytes.push(Buffer.from(secret.slice(6), 'base64'));
  const encodings = ['hex', 'base64', 'base64url', 'latin1'] as const;
  return bytes
    .flatMap((each) => [secret, ...encodings.map((encoding) => each.toString(encoding))])
    .map((text) => text.replace(/=+$/, ''));
};

const card = {
  card_number: '4213370987654326',
  card_exp_year: '2039',
  card_exp_month: '12',
  card_cvn: '739',
};

test('no snapshot, copy, export, feed, log, metric, list or search holds a secret of the account or its digest', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-secrets-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const requestLog = join(directory, 'requests.jsonl');
  const random: string[] = [];
  const logged: string[] = [];
  const terminal = new TerminalLines(
    (line) => void logged.push(line),
    () => plainScreen,
  );
  const server = await openTestServer({
    store: await openSqlite({ file: ':memory:', now: Date.now, random: () => randomHex(12) }),
    requestLog,
    random: (digits) => {
      const text = randomHex(digits);
      if (digits >= 32) random.push(text);
      return text;
    },
    observe: (observed: Observed) => {
      terminal.request(observed);
      logged.push(JSON.stringify(requestLine(observed, true)));
    },
  });
  const { kasir, call, control, platform } = server;
  const own = `/accounts/${platform}`;
  const secrets = new Set<string>([...random, kasir.key, card.card_number]);
  const noteKey = (key: string) => {
    for (const one of [key, sha256(key)]) secrets.add(one);
  };
  noteKey(kasir.key);

  // Keys, tokens and signing secrets, including those that were replaced.
  const { body: second } = await control('POST', `${own}/keys`, { name: 'Second' });
  noteKey(second.key);
  const { body: revoked } = await control('POST', `${own}/keys`, { name: 'Revoked' });
  noteKey(revoked.key);
  await control('DELETE', `/keys/${revoked.id}`);
  for (let times = 0; times < 2; times += 1) {
    const { body: webhooks } = await control('GET', `${own}/webhooks`);
    secrets.add(webhooks.token).add(webhooks.signing_secret);
    for (const secret of ['token', 'signing_secret'])
      await control('POST', `${own}/webhooks/rotate`, { secret, overlap_ms: 600_000 });
  }

  // A partner of the bank standard with its client secret and an access token.
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { body: partner } = await control('POST', `${own}/partners`, {
    id: 'partner-1',
    signature: 'symmetric',
    public_key: publicKey.export({ type: 'spki', format: 'pem' }),
  });
  expect(partner.client_secret).toMatch(/./);
  secrets.add(partner.client_secret);
  const timestamp = new Date().toISOString().replace(/\.\d+Z$/, '+00:00');
  const signature = createSign('sha256')
    .update(`partner-1|${timestamp}`)
    .sign(privateKey, 'base64');
  const { body: access } = await call(
    'POST',
    '/snap/v1.0/access-token/b2b',
    { grantType: 'client_credentials' },
    {
      headers: { 'x-client-key': 'partner-1', 'x-timestamp': timestamp, 'x-signature': signature },
    },
  );
  if (access.accessToken !== undefined) secrets.add(access.accessToken);

  // A signed form, whose result is signed later with the same digest of a key.
  const fields: Readonly<Record<string, string | number | boolean>> = {
    amount: 75_000,
    return_url: 'https://merchant.example/cards',
    reference_id: 'safe-1',
    transaction_type: 'SALES',
    request_timestamp: new Date().toISOString(),
    should_authenticate: true,
    currency: 'IDR',
  };
  const names = Object.keys(fields);
  const text = names.map((name) => `${name}: ${fields[name]}`).join(', ');
  const { status, body: charged } = await call('POST', '/credit_cards/safe_acceptance', {
    ...fields,
    ...card,
    signed_field_names: names.join(','),
    signature: createHmac('sha256', sha256(kasir.key)).update(text).digest('hex'),
  });
  expect([status, charged]).toEqual([200, expect.anything()]);
  await call('POST', '/qr_codes', {
    external_id: 'menu-1',
    type: 'DYNAMIC',
    callback_url: 'https://example.com',
    amount: 25_000,
  });
  await call('POST', '/qr_codes/menu-1/payments/simulate', {});
  const { body: invoice } = await call('POST', '/v2/invoices', {
    external_id: 'bill',
    amount: 9_000,
  });
  await control('POST', `${own}/objects/${invoice.id}/act`, { action: 'expire' });
  await kasir.worker.idle();

  // Everything that leaves the platform.
  const outputs: [from: string, text: string][] = [];
  const respond = createControl(kasir, 'token');
  const read = async (method: string, path: string, sent?: object): Promise<string> => {
    const [name = '', query = ''] = path.split('?');
    const { body } = await respond({
      method,
      path: name,
      query,
      headers: { host: 'localhost', authorization: 'Bearer token' },
      body: new TextEncoder().encode(sent === undefined ? '' : JSON.stringify(sent)),
      address: '127.0.0.1',
    });
    let whole = '';
    for await (const piece of typeof body === 'string' ? [body] : body) whole += piece;
    outputs.push([`${method} ${path}`, whole]);
    return whole;
  };
  const taken = JSON.parse(await read('POST', `${own}/snapshots`, {})) as { id: string };
  const file = await read('GET', `/snapshots/${taken.id}`);
  expect(file).not.toMatch(/\/(hosted|downloads)\/[\w-]+\.[\w-]{32}/);
  await read('GET', `${own}/snapshots`);
  const forked = JSON.parse(await read('POST', `${own}/fork`, {})) as { id: string };
  const fork = JSON.parse(await read('POST', `/accounts/${forked.id}/snapshots`, {})) as {
    id: string;
  };
  await read('GET', `/snapshots/${fork.id}`);
  await read('POST', `${own}/restore`, { file: JSON.parse(file) as object });
  const objects = JSON.parse(await read('GET', `${own}/objects?limit=100`)) as {
    data: { id: string }[];
  };
  expect(objects.data.length).toBeGreaterThan(2);
  for (const { id } of objects.data) await read('GET', `${own}/objects/${id}`);
  const requests = JSON.parse(await read('GET', '/requests?limit=100')) as {
    data: { id: string }[];
  };
  expect(requests.data.length).toBeGreaterThan(2);
  for (const { id } of requests.data) await read('GET', `/requests/${id}`);
  await read('GET', `${own}/events?limit=100`);
  await read('GET', '/feed?limit=500');
  await read('GET', '/metrics');
  await read('GET', `${own}/keys`);
  await read('GET', `${own}/partners`);
  await read('GET', '/invariants');
  await read('GET', '/search?q=safe');
  await read('GET', `${own}/balance`);
  await call('POST', '/reports', {
    type: 'TRANSACTIONS',
    filter: { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' },
    format: 'CSV',
    currency: 'IDR',
  });
  outputs.push(['GET /transactions', JSON.stringify((await call('GET', '/transactions')).body)]);
  await server.close();
  outputs.push(['the file of requests', readFileSync(requestLog, 'utf8')]);
  outputs.push(['log lines', logged.join('\n')]);

  const exceptions = new Set([`POST ${own}/fork`]);
  const found = [...secrets].flatMap((secret) =>
    spellings(secret).flatMap((spelling) =>
      outputs
        .filter(([from, text]) => !exceptions.has(from) && text.includes(spelling))
        .map(([from]) => `${secret.slice(0, 12)}... in ${from}`),
    ),
  );
  expect(new Set(found)).toEqual(new Set());
});
