// Tests the commands of every page as printed; those of the README end with a paid QR code.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { blocksFor } from './claims.ts';
import { pagesOf } from './pages.ts';
import { platform } from './platform.ts';
import { follow } from './shell.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = blocksFor('tools/examples/shell.test.ts', pagesOf(root));

test('the first screen of the README ends with a paid code, its webhook and a transaction', async () => {
  const readme = pages.find(({ path }) => path === 'README.md');
  if (!readme) throw new Error('The README has no commands.');
  const { responses, printed } = await follow(root, readme, await platform());
  const [code = '', payment = '', transactions = '', ...more] = responses;
  expect(more).toEqual([]);
  expect(JSON.parse(code)).toMatchObject({ external_id: 'order-1', status: 'ACTIVE' });
  expect(JSON.parse(payment)).toMatchObject({ status: 'COMPLETED', amount: 15_000 });
  expect(JSON.parse(transactions)).toMatchObject({
    data: [{ type: 'PAYMENT', amount: 15_000, net_amount: 14_883 }],
  });
  await expect.poll(printed).toContain('"event":"qr.payment"');
});

test.each(pages.filter(({ path }) => path !== 'README.md').map((page) => [page.path, page]))(
  'the commands of %s work',
  async (_, page) => {
    expect(await follow(root, page, await platform())).toBeDefined();
  },
);
