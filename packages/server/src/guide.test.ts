// The examples of the guide run as they are printed, and say what their comments promise.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { createUnifiedClient } from '@kasir/unified/client';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig, start } from './index.ts';

/** The examples of a page as one program, and what it promises to print. */
const exampleOf = (page: string) => {
  const text = readFileSync(new URL(`../../../docs/guide/${page}`, import.meta.url), 'utf8');
  const blocks = [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, block]) => block);
  const example = blocks.join('\n');
  const promised = [...example.matchAll(/console\.log\(.*\); \/\/ (.+)/g)].map(
    ([, comment]) => comment,
  );
  return { example, promised };
};

test.each([
  ['customers.md', 'CUST-PATCH-02, CUST-UNSPEC-02'],
  ['payment-methods.md', 'PM2-UNSPEC-06, STATE-UNSPEC-03'],
  ['payment-requests.md', 'PR2-CREATE-01, PR2-UNSPEC-09, STATE-PR2-02, STATE-PR2-03'],
  ['refunds.md', 'REFUND-CREATE-05'],
  ['platform.md', 'CORE-HDR-for_user_id, TXN-FIELD-cashflow-transfer'],
])('the example of %s is true (%s)', async (page) => {
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
  });
  if (!config) throw new Error('no configuration');
  const running = await start(config);
  onTestFinished(() => running.stop());
  const { example, promised } = exampleOf(page);
  const printed: string[] = [];
  const code = example
    .replace(/^import .*$/m, '')
    .replace('http://127.0.0.1:8585', running.baseUrl);
  await runInNewContext(`(async () => {${code}})()`, {
    createUnifiedClient,
    process: { env: { KASIR_KEY: running.key } },
    console: { log: (value: unknown) => printed.push(String(value)) },
    Error,
  });
  expect(promised.length).toBeGreaterThan(0);
  expect(printed).toEqual(promised);
});
