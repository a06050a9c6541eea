// Checks operators in the dashboard: an admin adds one, whose token opens a page that offers
// only the operations of its role, and the audit log names every act with its operator.
import { unwrap } from '@kasir/control/client';
import { expect, test } from 'vitest';
import { openDashboard, openService } from '../testing/dashboard.ts';

test('an admin adds an operator with a token that is displayed once, gives it a role and removes it', async () => {
  const service = await openService();
  const dashboard = await openDashboard(service);
  await dashboard.go('operators');
  await dashboard.shows('There is none beside root');
  await dashboard.fill('Name', 'siti');
  await dashboard.fill('Reason, for the audit log', 'on call');
  await dashboard.press('Add the operator');
  await dashboard.shows('siti is added.');
  const token = await dashboard.evaluate<string>(
    `return document.querySelector('.secret code').textContent`,
  );
  expect(token).toMatch(/^kasir_operator_/);
  await dashboard.fill('Operator', 'siti');
  await dashboard.evaluate(
    `const form = document.querySelector('form[aria-label="Give another role"]'); form.elements.role.value = 'operator'; form.requestSubmit();`,
  );
  await dashboard.shows('siti has the role operator from now on.');
  await dashboard.press('Remove');
  await dashboard.press('Yes, remove');
  await dashboard.shows('siti is removed');
  expect(await dashboard.text()).not.toContain(token);
  const { data } = unwrap(await service.control.audit.list({ query: {} }));
  expect(data.map(({ operation, object }) => [operation, object])).toEqual([
    ['operators.remove', 'siti'],
    ['operators.role', 'siti'],
    ['operators.add', 'siti'],
  ]);
  expect(data.at(-1)?.reason).toBe('on call');
  expect(data.at(-1)?.user_agent).toMatch(/Chrome/);
});

test('a viewer sees the views, and cannot submit anything that needs another role', async () => {
  const service = await openService();
  const { token } = unwrap(
    await service.control.operators.add({ body: { name: 'rina', role: 'viewer' } }),
  );
  const dashboard = await openDashboard(service, token);
  const menu = await dashboard.evaluate<string>(`return document.querySelector('.side').innerText`);
  for (const hidden of ['API console', 'Webhook receiver']) expect(menu).not.toContain(hidden);
  await dashboard.go('keys');
  await dashboard.shows('Default test key');
  await dashboard.shows('Needs the role admin.');
  const open = () =>
    dashboard.evaluate<string[]>(
      `return [...document.querySelectorAll('main button')].filter((one) => !one.disabled).map((one) => one.textContent)`,
    );
  expect(await open()).toEqual([]);
  await dashboard.go('clock');
  await dashboard.shows('Ahead of real time');
  expect(await open()).toEqual([]);
  await dashboard.go('operators');
  // Everybody may replace their own token; only an admin sees the other operators.
  await dashboard.shows('Replace my token');
  expect(await dashboard.text()).not.toContain('Add the operator');
  await dashboard.go('audit');
  await dashboard.shows('operators.add');
  await dashboard.press('Verify');
  await dashboard.shows('The log is whole.');
});
