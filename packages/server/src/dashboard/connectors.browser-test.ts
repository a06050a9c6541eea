// Checks the view of connectors in a browser, with a real connector: its contents, and the effects
// of its buttons.
import { unwrap } from '@kasir/control/client';
import { expect, test } from 'vitest';
import { SECRET, serveBank } from '../testing/connectors.ts';
import { openDashboard, openService } from '../testing/dashboard.ts';

/** The folder for screenshots, when somebody wants to see them. */
const { KASIR_SCREENSHOTS: folder } = process.env;

test('a connector is added for a reason, shown with it, given rules, disabled and removed', async () => {
  const service = await openService();
  const { control, params } = service;
  const dashboard = await openDashboard(service);
  await dashboard.go('connectors');
  await dashboard.shows('No connector yet.');
  await dashboard.fill('Name', 'bank');
  await dashboard.fill('Address', await serveBank());
  await dashboard.fill('Shared secret', SECRET);
  await dashboard.press('Add the connector');
  await dashboard.shows('kasir-conformance connector');
  await dashboard.fill('Or the reason to use it without one', 'a pilot <b>of ours</b>');
  await dashboard.press('Add the connector');
  await dashboard.shows('bank is added.');
  await dashboard.shows('a pilot <b>of ours</b>');
  const left = `return [...document.querySelectorAll('input')].map(({ value }) => value).join()`;
  expect(await dashboard.evaluate(left)).not.toContain(SECRET);
  await dashboard.shows(`/_connectors/${service.account}/bank`);
  await dashboard.press('What it can do: 1 channel');
  await dashboard.shows('EWALLET DANA');

  await dashboard.press('Add a rule');
  await dashboard.fill('Type', 'ewallet');
  await dashboard.fill('Connectors, the first choice before its fallbacks', 'bank, other');
  await dashboard.press('Save the rules');
  await dashboard.shows('must be bank');
  await dashboard.fill('Connectors, the first choice before its fallbacks', 'bank');
  await dashboard.press('Save the rules');
  await dashboard.shows('The rules are saved.');
  expect(unwrap(await control.routes.get({ params })).routes).toMatchObject([
    { type: 'EWALLET', channel: null, share: 100, connectors: ['bank'] },
  ]);

  await dashboard.press('Add a fee');
  await dashboard.fill('Percent', '2.9');
  await dashboard.fill('Fixed, minor units', '500');
  await dashboard.fill('VAT on the fee, percent', '11');
  await dashboard.press('Compare refunds');
  await dashboard.fill('Refunds, percent', '-2.9');
  await dashboard.press('Save');
  await dashboard.shows('Saved.');
  expect(unwrap(await control.liveSettings.get({ params })).agreed_fees).toEqual([
    {
      connector: 'bank',
      type: null,
      channel: null,
      currency: 'IDR',
      basis_points: 290,
      fixed: 500,
      vat_basis_points: 1_100,
      refund: { basis_points: -290, fixed: 0 },
    },
  ]);

  for (const width of [390, 1440]) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await dashboard.look({ width, scheme: 'light', scripts: true });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await dashboard.picture(folder, `connectors-${width}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const wide = await dashboard.evaluate<number>('return document.documentElement.scrollWidth');
    expect(wide).toBeLessThanOrEqual(width);
  }

  await dashboard.press('New secret');
  await dashboard.shows('it cannot be read again');
  expect(await dashboard.text()).not.toContain(SECRET);
  await dashboard.press('Disable');
  await dashboard.shows('It gets nothing new');
  await dashboard.press('Remove');
  await dashboard.press('Yes, remove');
  await dashboard.shows('A rule names connector bank');
  await dashboard.press('Remove the rule');
  await dashboard.press('Save the rules');
  await dashboard.shows('The rules are saved.');
  await dashboard.press('Remove');
  await dashboard.press('Yes, remove');
  await dashboard.shows('No connector yet.');
  await dashboard.fill('Requests wait, milliseconds', '500');
  await dashboard.press('Save');
  await dashboard.shows('Saved.');
  expect(unwrap(await control.liveSettings.get({ params }))).toMatchObject({ wait_ms: 500 });
});
