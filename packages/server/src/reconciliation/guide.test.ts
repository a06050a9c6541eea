// Checks that the mapping in docs/guide/reconciliation.md reads a file of the form shown there.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statementMapping } from '@kasir/control';
import { readStatementFile } from './read-file.ts';

const page = readFileSync(
  new URL('../../../../docs/guide/reconciliation.md', import.meta.url),
  'utf8',
);

test('the mapping of the guide reads a file of the form shown there', () => {
  const [, block = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  const mapping = statementMapping.parse(JSON.parse(block));
  const file = [
    'No;Reference;Type;Amount;Fee;Paid out',
    '1;op_1;SALE;1.234,50;12,30;25/11/2026',
    '2;op_2;REFUND;-10,00;0;25/11/2026',
    '3;;PAYOUT;1.212,20;0;25/11/2026',
  ];
  const [[date, lines] = []] = [...readStatementFile(file.join('\n'), mapping)];
  expect(date).toBe('2026-11-25');
  expect(lines).toMatchObject([
    { id: '1', kind: 'charge', currency: 'PHP', gross: 123_450, fee: 1_230, net: 122_220 },
    { id: '2', kind: 'refund', gross: -1_000, fee: 0, net: -1_000 },
  ]);
});
