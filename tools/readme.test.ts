// The README's first screen, followed literally, ends with a paid QR code, a received webhook and a
// transaction.
import { readFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, start } from '@kasir/server';
import { expect, onTestFinished, test } from 'vitest';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The curl commands of the README, each as its words, with line continuations joined. */
const curls = (): string[][] =>
  [...readme.replaceAll('\\\n', ' ').matchAll(/^curl (.+)$/gm)].map(([, line = '']) =>
    line.trim().split(/\s+/),
  );

/** Does what curl would do with the few options that the README uses. */
const follow = async (
  words: readonly string[],
  places: Readonly<Record<string, string>>,
): Promise<string> => {
  const form = new URLSearchParams();
  let url = '';
  let user = '';
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    if (word === '-u') user = words[(i += 1)] ?? '';
    else if (word === '-d') {
      const [name = '', value = ''] = (words[(i += 1)] ?? '').split(/=(.*)/s);
      form.append(name, value);
    } else url = word;
  }
  const placed = (text: string): string =>
    Object.entries(places).reduce((made, [from, to]) => made.replaceAll(from, to), text);
  const response = await fetch(placed(url), {
    method: form.size > 0 ? 'POST' : 'GET',
    headers: { authorization: `Basic ${Buffer.from(placed(user)).toString('base64')}` },
    ...(form.size > 0 && { body: new URLSearchParams(placed(form.toString())) }),
  });
  expect(response.status).toBe(200);
  return response.text();
};

test('the first screen of the README is true', async () => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => received.push(chunk.toString()));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const directory = mkdtempSync(join(tmpdir(), 'kasir-readme-'));
  const config = readConfig(['--data', directory, '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
  });
  if (!config) throw new Error('The configuration is missing.');
  const running = await start(config);
  onTestFinished(async () => {
    await running.stop();
    receiver.close();
    rmSync(directory, { recursive: true });
  });
  expect(readme).toContain(`require('./.kasir/credentials.json').key`);
  const { key } = JSON.parse(readFileSync(join(directory, 'credentials.json'), 'utf8')) as {
    key: string;
  };
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const places = {
    'http://127.0.0.1:8585': running.baseUrl,
    'http://127.0.0.1:9000': address,
    [encodeURIComponent('http://127.0.0.1:9000')]: encodeURIComponent(address),
    $KEY: key,
  };
  const commands = curls();
  expect(commands).toHaveLength(3);
  const responses: string[] = [];
  for (const words of commands) responses.push(await follow(words, places));
  const [code = '', payment = '', transactions = ''] = responses;
  expect(JSON.parse(code)).toMatchObject({ external_id: 'order-1', status: 'ACTIVE' });
  expect(JSON.parse(payment)).toMatchObject({ status: 'COMPLETED', amount: 15_000 });
  expect(JSON.parse(transactions)).toMatchObject({
    data: [{ type: 'PAYMENT', amount: 15_000, net_amount: 14_883 }],
  });
  await expect.poll(() => received.join('')).toContain('"event":"qr.payment"');
});
