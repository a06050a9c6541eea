// Checks in a browser that a file of a processor is read, mapped, shown and imported.
import { unwrap } from '@kasir/control/client';
import { expect, test } from 'vitest';
import { openDashboard, openService } from '../testing/dashboard.ts';
import { fillLiveAccount, operationId } from '../testing/live-account.ts';

/** The folder for screenshots, when somebody wants to see them. */
const { KASIR_SCREENSHOTS: folder } = process.env;

const rows = [
  'Line;Reference;Type;Gross;Fee;Paid out',
  `1;${operationId(1)};SALE;10,00;0,30;25.11.2026`,
  `2;${operationId(2)};SALE;9,00;0,30;25.11.2026`,
];

test('a file is imported once its columns are mapped, and what differs is shown', async () => {
  const service = await openService();
  const { kasir, account, control, params } = service;
  await fillLiveAccount(kasir.store, account, [1, 2]);
  const date = '2026-11-24';
  const empty = { connector: 'bank', date, lines: [], is_complete: true };
  unwrap(await control.reconciliation.import({ params, body: empty }));
  const dashboard = await openDashboard(service);
  await dashboard.go('reconciliation');
  await dashboard.shows('Import a file');
  await dashboard.evaluate(`
    const chosen = new DataTransfer();
    chosen.items.add(new File([${JSON.stringify(rows.join('\n'))}], 'payouts.csv'));
    document.querySelector('input[type=file]').files = chosen.files;`);
  await dashboard.press('Read the columns');
  await dashboard.shows('payouts.csv: 6 columns.');
  await dashboard.fill('Currency of every line, without a column', 'php');
  await dashboard.press('Show the lines');
  await dashboard.shows('Must be an amount such as');
  await dashboard.fill('Decimals', ',');
  await dashboard.fill('Dates', 'DD.MM.YYYY');
  await dashboard.press('Show the lines');
  await dashboard.shows('Import the lines');
  for (const width of [390, 1440]) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await dashboard.look({ width, scheme: 'light', scripts: true });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await dashboard.picture(folder, `import-${width}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const wide = await dashboard.evaluate<number>('return document.documentElement.scrollWidth');
    expect(wide).toBeLessThanOrEqual(width);
  }
  await dashboard.press('Import the lines');
  await dashboard.shows('1 day imported.');
  await dashboard.shows('AMOUNT 1');
  const query = { connector: 'bank', date: '2026-11-25' };
  const { data } = unwrap(await control.reconciliation.lines({ params, query }));
  expect(Object.fromEntries(data.map(({ id, status }) => [id, status]))).toEqual({
    1: 'MATCHED',
    2: 'DIFFERENT',
  });
  expect(data).toHaveLength(2);
});
