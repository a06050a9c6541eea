// Tests that the example of the SDK guide runs as printed, with the output that the guide shows.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openPlatform } from './platform.ts';

const { merchant } = await openPlatform();
const guide = readFileSync(new URL('../../docs/guide/sdk.md', import.meta.url), 'utf8');

/** Returns the only block of code in a language. */
const block = (language: string): string => {
  const [found, ...more] = guide.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'));
  expect(more).toEqual([]);
  return found?.[1] ?? '';
};

test('the example of the guide prints what the guide says', async () => {
  const code = block('js').replace(`'xendit-node'`, `'xendit-node-7'`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', code],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, KASIR_URL: merchant.xenditURL, KEY: merchant.secretKey },
    },
  );
  expect(stdout).toBe(block('text'));
});
