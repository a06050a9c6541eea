// Tests the third-party programs that the page about OpenAPI runs: each as printed, from a
// registry, on a running platform.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPacked, type PackedPlatform } from './platform.ts';
import { build, run, temporary } from './project.ts';
import { root } from './published.ts';

const text = readFileSync(join(root, 'docs/guide/openapi.md'), 'utf8');
const commands = [...text.matchAll(/^npx (--yes .*)$/gm)].map(([, words = '']) => words);
const commandOf = (program: string): string[] => {
  const found = commands.find((words) => words.includes(program));
  return (found ?? expect.fail(`The page does not run ${program}.`))
    .replaceAll('http://127.0.0.1:8585', platform.baseUrl)
    .split(' ');
};

const folder = temporary();
let platform: PackedPlatform;

beforeAll(async () => {
  await build();
  platform = await startPacked(join(root, 'tools'), process.execPath);
});
afterAll(async () => {
  await platform.stop();
  folder[Symbol.dispose]();
});

test('openapi-typescript makes types of the document', async () => {
  await run(folder.path, 'npx', commandOf('openapi-typescript'));
  expect(readFileSync(join(folder.path, 'kasir.d.ts'), 'utf8')).toContain('"/payment_requests"');
});

test('Prism responds from the document', async () => {
  const port = 4_010 + (process.pid % 900);
  const child = spawn('npx', [...commandOf('prism-cli'), '--port', String(port)], {
    cwd: folder.path,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of child.stdout.setEncoding('utf8'))
      if (String(line).includes('listening')) break;
    const headers = { authorization: `Basic ${btoa('xnd_development_key:')}` };
    const response = await fetch(`http://127.0.0.1:${port}/balance`, { headers });
    expect(await response.json()).toHaveProperty('balance');
  } finally {
    const ended = once(child, 'exit');
    process.kill(-(child.pid ?? 0));
    await ended;
  }
});
