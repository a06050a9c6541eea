// Tests the files of a run: each can be read for its purpose, and none contains a secret.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { listenOnLoopback } from '@kasir/client/testing';
import { expect, onTestFinished, test } from 'vitest';
import { perform } from '../command/commands.ts';
import { parseCommand } from '../command/settings.ts';
import { changesOf, changesText } from './compared.ts';
import { reportFile } from './report.ts';

const KEY = 'xnd_development_the-secret-of-this-test';
const TOKEN = 'the-callback-token-of-this-test';
const CARD = '4000000000001091';

/** Starts a server that accepts every request and repeats the caller's key in its response. */
const talkative = async (status: number): Promise<string> => {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      response.writeHead(request.url?.includes('cfm-no-such-route') ? 404 : status, {
        'content-type': 'application/json',
        'request-id': `r${Math.random()}`,
      });
      const said = { error_code: 'NO', message: 'no', key: request.headers.authorization, text };
      response.end(
        JSON.stringify(request.url?.includes('no-such') ? { error_code: 'NONE' } : said),
      );
    });
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return url;
};

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'kasir-reports-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
};

const cli = async (...words: string[]) => {
  const said: string[] = [];
  const terminal = { print: (text: string) => void said.push(text), progress: () => undefined };
  const code = await perform(parseCommand(words), terminal);
  return { code, said: said.join('\n') };
};

const words = (line: string): readonly string[] => line.split(' ');

const kinds = ['json', 'junit', 'html', 'sarif', 'summary', 'badge'] as const;

test('no report, no traffic and no certificate holds a key, a card number or a CVN', async () => {
  const [at, baseUrl] = [folder(), await talkative(200)];
  const laws = join(at, 'own.mjs');
  writeFileSync(
    laws,
    `export default { id: 'shop-1', title: 'ours', level: 'S', run: async (trial) => {
       const body = { external_id: 'a', card_number: '${CARD}', card_cvn: '123', token: '${TOKEN}' };
       const response = await trial.call('qr_codes.create', { body });
       if (response.status !== 418) throw new Error('boom ${KEY}');
     } };`,
  );
  const files = kinds.map((kind) => [`--report-${kind}`, join(at, kind)]).flat();
  const more = ['--traffic', join(at, 'traffic.har'), '--certificate', join(at, 'certificate')];
  const { code, said } = await cli(
    ...words(`run --base-url ${baseUrl} --key ${KEY} --callback-token ${TOKEN} --seed 1`),
    ...words(`--only shop,auth-1,idem-2:qr_codes.create --laws ${laws}`),
    ...files,
    ...more,
  );
  expect(code).toBe(1);
  const written = [...kinds, 'traffic.har', 'certificate'].map((name) =>
    readFileSync(join(at, name), 'utf8'),
  );
  for (const text of [...written, said]) {
    expect(text).not.toContain(KEY);
    expect(text).not.toContain(Buffer.from(`${KEY}:`).toString('base64'));
    expect(text).not.toContain(TOKEN);
  }
  const traffic = readFileSync(join(at, 'traffic.har'), 'utf8');
  expect(traffic).not.toContain(CARD);
  expect(traffic).toContain('400000******1091');
  expect(traffic).not.toMatch(/card_cvn\W+123/);
  const { log } = JSON.parse(traffic) as { log: { entries: readonly unknown[] } };
  expect(log.entries.length).toBeGreaterThan(3);
  const report = reportFile.parse(JSON.parse(readFileSync(join(at, 'json'), 'utf8')));
  expect(
    report.runs[0]?.laws.some(({ id, verdict }) => id === 'shop-1' && verdict === 'ERROR'),
  ).toBe(true);
  const { sha256 } = JSON.parse(readFileSync(join(at, 'certificate'), 'utf8')) as {
    sha256: { report: string; traffic: string };
  };
  const digest = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(at, name)))
      .digest('hex');
  expect(sha256).toEqual({ report: digest('json'), traffic: digest('traffic.har') });
  expect(JSON.parse(readFileSync(join(at, 'sarif'), 'utf8'))).toMatchObject({ version: '2.1.0' });
  expect(JSON.parse(readFileSync(join(at, 'badge'), 'utf8'))).toMatchObject({ schemaVersion: 1 });
  const page = readFileSync(join(at, 'html'), 'utf8');
  expect(page).not.toMatch(/(?:src|href)="(?!#)|@import|[^.]url\(/);
});

test('each failure is written as a test and as requests, without a key', async () => {
  const [at, baseUrl] = [join(folder(), 'new'), await talkative(200)];
  const target = words(`run --base-url ${baseUrl} --key ${KEY} --only auth-1:qr_codes.create`);
  for (const format of ['vitest', 'http'])
    await cli(...target, '--seed', '4', '--emit', format, '--emit-to', at);
  const test = readFileSync(join(at, 'auth-1-qr_codes.create.test.ts'), 'utf8');
  expect(test).toContain('only: ["auth-1:qr_codes.create"]');
  expect(test).toContain('seed: 4,');
  expect(test).not.toContain('kasirControl');
  const requests = readFileSync(join(at, 'auth-1-qr_codes.create.http'), 'utf8');
  expect(requests).toContain('POST {{BASE_URL}}/qr_codes');
  for (const text of [test, requests]) expect(text).not.toContain(KEY);
  await expect(cli(...target, '--emit', 'jest')).rejects.toThrow('vitest or http');
});

test('a report is compared, taken as a baseline, and replayed; no failure is gone while the key is rejected', async () => {
  const at = folder();
  const bad = await talkative(200);
  const report = join(at, 'report.json');
  const target = ['--base-url', bad, '--key', KEY, '--only', 'auth-1:qr_codes.create'];
  const first = await cli('run', ...target, '--seed', '2', '--report-json', report);
  expect(first.code).toBe(1);
  const known = join(at, 'known.json');
  expect((await cli('baseline', report, '--known', known)).code).toBe(0);
  expect(JSON.parse(readFileSync(known, 'utf8'))).toMatchObject([
    { law: 'auth-1:qr_codes.create' },
  ]);
  const { runs } = reportFile.parse(JSON.parse(readFileSync(report, 'utf8')));
  const better = runs.map((run) => ({
    ...run,
    laws: run.laws.map((law) => ({ ...law, verdict: 'PASS' as const, failure: null })),
  }));
  expect(changesText(changesOf(runs, better))).toContain('auth-1:qr_codes.create  FAIL -> PASS');
  const other = join(at, 'better.json');
  writeFileSync(other, JSON.stringify({ version: 5, runs: better }));
  expect((await cli('diff', report, other)).code).toBe(0);
  expect((await cli('diff', other, report)).code).toBe(1);
  const still = await cli('replay', report, '--base-url', bad, '--key', KEY);
  expect(still.said).toContain('STILL FAILS auth-1:qr_codes.create');
  const good = await talkative(401);
  // A target that rejects the key proves nothing: no failure counts as gone.
  const { said } = await cli('replay', report, '--base-url', good, '--key', KEY);
  expect(said).toContain('0 of 1 failures are gone');
  await expect(cli('diff', report)).rejects.toThrow('needs a report');
  await expect(cli('baseline', known)).rejects.toThrow('is no report');
});
