// `kasir reconcile` against a running server: import of a file, status, differences, decisions.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore } from '@kasir/core/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createKasir } from '../in-process/create.ts';
import { fillLiveAccount, operationId } from '../testing/live-account.ts';
import { sources } from '../testing/stores.ts';
import { run } from './program.ts';
import { plainScreen } from '../terminal/screen.ts';

const mapping = {
  columns: {
    id: 'Line',
    operation: 'Reference',
    kind: 'Type',
    gross: 'Gross',
    fee: 'Fee',
    settled_at: 'Paid out',
  },
  constants: { currency: 'PHP' },
  kinds: { SALE: 'charge' },
};
const header = 'Line,Reference,Type,Gross,Fee,Paid out';

const open = async () => {
  const store = memoryStore(sources);
  const kasir = await createKasir({ store });
  onTestFinished(() => kasir.close());
  const { controlUrl } = await kasir.listen();
  await fillLiveAccount(store, kasir.account, [1, 2]);
  const env = {
    KASIR_CONTROL_URL: controlUrl,
    KASIR_CONTROL_TOKEN: kasir.controlToken,
    USER: 'siti',
  };
  const directory = mkdtempSync(join(tmpdir(), 'kasir-reconcile-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const write = (name: string, text: string): string => {
    const path = join(directory, name);
    writeFileSync(path, text);
    return path;
  };
  const reconcile = async (...args: readonly string[]): Promise<string> => {
    const lines: string[] = [];
    const print = (text: string): void => void lines.push(text);
    await run(['reconcile', ...args], { env, print, warn: () => {}, screen: plainScreen });
    return lines.join('\n');
  };
  const importFile = (...lines: readonly string[]) =>
    reconcile(
      'import',
      write('statement.csv', [header, ...lines].join('\n')),
      '--connector',
      'bank',
      '--complete',
      '--mapping',
      write('mapping.json', JSON.stringify(mapping)),
    );
  return { reconcile, importFile, write };
};

test('a file is imported, with its statement, differences and ledgers', async () => {
  const { reconcile, importFile } = await open();
  const imported = await importFile(
    `1,${operationId(1)},SALE,10.00,0.30,2026-11-25`,
    `2,${operationId(2)},SALE,9.00,0.30,2026-11-25`,
  );
  expect(imported).toMatch(
    /2026-11-25 +bank +uploaded +2 +19\.00 PHP +0\.60 PHP +18\.40 PHP +AMOUNT 1 +complete/,
  );
  const range = ['--from', '2026-11-01', '--to', '2026-11-30'];
  const status = await reconcile('status', ...range);
  expect(status).toMatch(/settled +-9\.70 PHP/);
  expect(status).toContain('bank: 1 open AMOUNT');
  const read = JSON.parse(await reconcile('status', ...range, '--json'));
  expect(read.statements).toHaveLength(1);

  const listed = await reconcile('list');
  expect(listed).toMatch(/AMOUNT +0{8}-\S+ +9\.00 PHP +10\.00 PHP/);
  const [{ id }] = JSON.parse(await reconcile('list', '--json'));
  const note = ['--outcome', 'claimed', '--note', 'sent to the bank'];
  expect(await reconcile('resolve', id, ...note)).toContain('claimed by root: sent to the bank');
  const reason = ['--reason', 'paid less', '--difference', id, '--currency', 'PHP'];
  await reconcile('adjust', 'settled=-870', 'channel_clearing=870', ...reason);
  expect(await reconcile('show', id)).toMatch(/paid less\n.*settled +-8\.70 PHP/s);
  expect(await reconcile('list')).toBe('There are no such differences.');
});

test('a statement is fetched on request', async () => {
  const { reconcile } = await open();
  const day = ['--connector', 'bank', '--date', '2026-11-25'];
  expect(await reconcile('fetch', ...day)).toContain('The statement of 2026-11-25 is fetched now');
});

test('errors in the files are listed with their place, before anything is imported', async () => {
  const { reconcile, importFile, write } = await open();
  await expect(importFile('1,op,SALE,10.001,0,yesterday')).rejects.toThrow(
    /statement\.csv cannot be used:\n {2}line 2, column 6 \(Paid out\): .*\n {2}line 2, column 4 \(Gross\): Must have at most 2 decimals/,
  );
  const file = write('statement.csv', header);
  const using = (path: string) =>
    reconcile('import', file, '--connector', 'bank', '--mapping', path);
  const wrong = { ...mapping, amounts: { unit: 'cents' } };
  await expect(using(write('wrong.json', JSON.stringify(wrong)))).rejects.toThrow(
    /mapping\.amounts\.unit: Must be one of main, minor/,
  );
  await expect(using(write('broken.json', '{'))).rejects.toThrow('broken.json cannot be used');
  await expect(using('none.json')).rejects.toThrow('none.json cannot be read.');
  await expect(
    reconcile('adjust', 'merchant_available=5', '--currency', 'PHP', '--reason', 'x'),
  ).rejects.toThrow('merchant_available=5 must be LEDGER=AMOUNT in minor units');
  expect(await reconcile('status')).toContain('There are no statements of these days.');
});

test('a dry run prints the number of lines of each day', async () => {
  const { reconcile, write } = await open();
  const file = write('s.csv', `${header}\n1,op,SALE,1,0,2026-11-25\n2,op,SALE,1,0,2026-11-26`);
  const map = write('m.json', JSON.stringify(mapping));
  const dry = ['--connector', 'bank', '--mapping', map, '--dry-run'];
  expect(await reconcile('import', file, ...dry)).toBe('2026-11-25: 1 lines\n2026-11-26: 1 lines');
});
