// Checks that actions in the dashboard take effect on the server, and that their messages are true.
import { unwrap } from '@kasir/control/client';
import { expect, test } from 'vitest';
import { openDashboard, openReceiver, openService, type Service } from '../testing/dashboard.ts';
import { wallet } from '../testing/shop.ts';

const request = async ({ call }: Service, amount = 50_000): Promise<string> =>
  (await call<{ id: string }>('POST', '/payment_requests', wallet(amount, 'order-1'))).body.id;

const statusOf = async ({ control, params }: Service, object: string) =>
  unwrap(await control.objects.get({ params: { ...params, object } })).status;

test('a key is created, shown once, listed by its ending, and gets 401 after it is revoked (AUTH-04)', async () => {
  const service = await openService();
  const dashboard = await openDashboard(service);
  await dashboard.go('keys');
  await dashboard.fill('Name', 'Checkout');
  await dashboard.press('Create the key');
  await dashboard.shows('Checkout was created.');
  const key = await dashboard.evaluate<string>(
    `return document.querySelector('.secret code').textContent`,
  );
  expect(key).toMatch(/^xnd_development_/);
  const calls = service.withKey(key);
  expect((await calls('GET', '/transactions')).status).toBe(200);
  await dashboard.go('overview');
  await dashboard.shows('Live feed');
  await dashboard.go('keys');
  await dashboard.shows(`…${key.slice(-4)}`);
  expect(await dashboard.text()).not.toContain(key);
  await dashboard.evaluate(
    `[...document.querySelectorAll('tr')].find((row) => row.innerText.includes('Checkout')).querySelector('button').click()`,
  );
  await dashboard.press('Yes, revoke');
  await dashboard.shows('Revoked: requests with it get 401 from now on.');
  expect((await calls('GET', '/transactions')).status).toBe(401);
});

test('the verification token can be read and rotated, and the next webhook carries the new one (AUTH-13)', async () => {
  const service = await openService();
  const receiver = await openReceiver();
  await service.sendTo(receiver.url);
  const dashboard = await openDashboard(service);
  await dashboard.go('receiver');
  await dashboard.press('Show verification token');
  const { token } = unwrap(await service.control.webhooks.get({ params: service.params }));
  await dashboard.shows(token);
  await dashboard.fill('Hours of overlap', '0');
  await dashboard.fill('New token', 'the-new-token');
  await dashboard.press('Rotate');
  await dashboard.shows('Rotated');
  const { control, params } = service;
  const id = await request(service);
  unwrap(await control.objects.act({ params: { ...params, object: id }, body: { action: 'pay' } }));
  await service.quiet();
  expect(receiver.seen.at(-1)?.headers['x-callback-token']).toBe('the-new-token');
});

test('any webhook can be resent, one or all of a filter, with the same id (EVT-DLV-07)', async () => {
  const service = await openService();
  const receiver = await openReceiver();
  await service.sendTo(receiver.url);
  const { control, params } = service;
  const id = await request(service);
  unwrap(await control.objects.act({ params: { ...params, object: id }, body: { action: 'pay' } }));
  await service.quiet();
  const before = receiver.seen.map(({ headers }) => headers['webhook-id']);
  const dashboard = await openDashboard(service);
  await dashboard.go('webhooks');
  await dashboard.press('payment.succeeded');
  await dashboard.press('Resend');
  await dashboard.shows('Sent again, with the same id and bytes.');
  await service.quiet();
  expect(receiver.seen).toHaveLength(before.length + 1);
  expect(before).toContain(receiver.seen.at(-1)?.headers['webhook-id']);
  await dashboard.go('webhooks?status=DELIVERED');
  await dashboard.press('Resend all that match');
  await dashboard.press('Yes, resend all that match');
  await dashboard.shows(`${before.length} webhooks sent again`);
  await service.quiet();
  expect(receiver.seen).toHaveLength(2 * before.length + 1);
});

test('an object is paid and refunded in part by its buttons, and its status, diagram and timeline follow', async () => {
  const service = await openService();
  const id = await request(service, 80_000);
  const dashboard = await openDashboard(service);
  await dashboard.go(`objects/${id}`);
  const current = () =>
    dashboard.evaluate<string>(`return document.querySelector('.state.current').textContent`);
  await dashboard.shows('REQUIRES_ACTION');
  await dashboard.eventually(async () => (await current()) === 'REQUIRES_ACTION');
  await dashboard.press('Pay');
  await dashboard.shows('Pay: done. It is SUCCEEDED now.');
  await dashboard.eventually(async () => (await current()) === 'SUCCEEDED');
  expect(await dashboard.evaluate(`return document.querySelectorAll('.edge.taken').length`)).toBe(
    1,
  );
  await dashboard.shows('It went from REQUIRES_ACTION to SUCCEEDED.');
  await dashboard.press('With another amount or a failure code');
  await dashboard.fill('Amount to refund', '30000');
  await dashboard.evaluate(
    `document.querySelector('form[aria-label="Refund with details"]').requestSubmit()`,
  );
  await dashboard.shows('Refund: done.');
  const { data } = unwrap(
    await service.control.objects.list({ params: service.params, query: { kind: 'refunds' } }),
  );
  expect(data.map(({ amount }) => amount)).toEqual([30_000]);
});

test('an object is declined with a failure code; an unknown one is refused with its remedy', async () => {
  const service = await openService();
  const id = await request(service);
  const dashboard = await openDashboard(service);
  await dashboard.go(`objects/${id}`);
  await dashboard.press('With another amount or a failure code');
  const decline = `document.querySelector('form[aria-label="Decline with details"]').requestSubmit()`;
  await dashboard.fill('Failure code', 'NO_SUCH_CODE');
  await dashboard.evaluate(decline);
  await dashboard.shows('body.failure_code must be one of');
  await dashboard.fill('Failure code', 'INSUFFICIENT_BALANCE');
  await dashboard.evaluate(decline);
  await dashboard.shows('It is FAILED now.');
  expect(await statusOf(service, id)).toBe('FAILED');
});

test('the clock is frozen, advanced to the next due job and by 30 days, and the view shows the jobs that ran', async () => {
  const service = await openService();
  const id = await request(service);
  const dashboard = await openDashboard(service);
  await dashboard.go('clock');
  await dashboard.press('Freeze');
  await dashboard.shows('The clock stands still.');
  await dashboard.shows('Frozen at');
  const due = await dashboard.eventually(() =>
    dashboard.evaluate<string | null>(
      `return [...document.querySelectorAll('button')].map((one) => one.textContent).find((one) => one.startsWith('Advance to the next due job')) ?? null`,
    ),
  );
  await dashboard.press(due);
  await dashboard.shows('Advanced to the next due job');
  await dashboard.shows('What happened');
  await dashboard.press('Advance 30 days');
  await dashboard.shows('Advanced 30 days');
  expect(await statusOf(service, id)).toBe('FAILED');
  await dashboard.press('Let it run');
  await dashboard.shows('The clock runs.');
  expect(unwrap(await service.control.clock.get()).frozen).toBe(false);
});

test('a snapshot is taken, the account emptied and put back, and forked with a key of its own', async () => {
  const service = await openService();
  const { control, params } = service;
  const id = await request(service);
  const dashboard = await openDashboard(service);
  await dashboard.go('snapshots');
  await dashboard.fill('Name', 'before');
  await dashboard.press('Take a snapshot');
  await dashboard.shows('Taken: ');
  await dashboard.press('Reset the account');
  await dashboard.press('Yes, reset the account');
  await dashboard.shows('Emptied: ');
  expect(unwrap(await control.search.find({ query: { q: id } })).data).toEqual([]);
  await dashboard.press('Restore');
  await dashboard.press('Yes, restore');
  await dashboard.shows('The account is back as it was');
  expect(await statusOf(service, id)).toBe('REQUIRES_ACTION');
  await dashboard.fill('Name of the copy', 'Copy of the shop');
  await dashboard.press('Fork the account');
  await dashboard.shows('Copy of the shop was created.');
  const key = await dashboard.evaluate<string>(
    `return document.querySelector('.secret code').textContent`,
  );
  expect((await service.withKey(key)('GET', `/payment_requests/${id}`)).status).toBe(200);
  const { data } = unwrap(await control.snapshots.list({ params }));
  expect(data.map(({ name }) => name)).toEqual(['before']);
});

test('a script, a fault and chaos can be set, the fault takes effect, and script and chaos can be removed', async () => {
  const service = await openService();
  const { control, params, call } = service;
  const dashboard = await openDashboard(service);
  await dashboard.go('failures');
  await dashboard.fill('Failure code', 'INSUFFICIENT_BALANCE');
  await dashboard.press('Add the script');
  await dashboard.shows('The script is set: it decides 1 time.');
  await dashboard.fill('Status, or milliseconds', '503');
  await dashboard.fill('Error code', 'SERVICE_UNAVAILABLE');
  await dashboard.fill('Endpoint', 'transactions.list');
  await dashboard.press('Inject');
  await dashboard.shows('The fault waits for its requests.');
  expect((await call('GET', '/transactions')).status).toBe(503);
  expect((await call('GET', '/transactions')).status).toBe(200);
  await dashboard.fill('Lost on the way', '0.5');
  await dashboard.press('Set the chaos');
  await dashboard.shows('Lost on the way: 50%');
  await dashboard.press('End');
  await dashboard.press('Yes, end');
  await dashboard.shows('Webhooks arrive as they should again.');
  expect(unwrap(await control.chaos.get({ params })).chaos).toBeNull();
  await dashboard.press('Delete');
  await dashboard.press('Yes, delete');
  await dashboard.shows('is deleted.');
  expect(unwrap(await control.scripts.list({ params })).data).toEqual([]);
});

test('the console sends a request of the API for the account, and the request is in the log', async () => {
  const service = await openService();
  const dashboard = await openDashboard(service);
  await dashboard.go('console');
  await dashboard.press('Create a customer');
  await dashboard.fill('idempotency-key', 'once');
  await dashboard.press('Send');
  await dashboard.shows('customer-1');
  await dashboard.press('In the log');
  await dashboard.shows('POST /customers');
  await dashboard.shows('once');
  await dashboard.go('console');
  await dashboard.press('Create a customer');
  await dashboard.fill('Body, as JSON', '{"broken"');
  await dashboard.press('Send');
  await dashboard.shows('The body must be JSON');
});

test('the console calls v3: the version that its contract requires is filled in', async () => {
  const service = await openService();
  const dashboard = await openDashboard(service);
  await dashboard.go('console');
  await dashboard.press('Request a wallet payment (v3)');
  await dashboard.shows('api-version');
  await dashboard.press('Send');
  await dashboard.shows('201');
  await dashboard.shows('"payment_request_id"');
  await dashboard.fill('Endpoint', 'GET /v3/payment_tokens');
  await dashboard.press('Send');
  await dashboard.shows('"has_more"');
});

test('settings of an account are changed: name, switches, rate; an account is created with its key', async () => {
  const service = await openService();
  const { control, params, account } = service;
  const dashboard = await openDashboard(service);
  await dashboard.go('account');
  await dashboard.fill('Name', 'Warung Budi');
  await dashboard.press('Save');
  await dashboard.shows('Saved.');
  await dashboard.evaluate(`control('QR codes').click()`);
  await dashboard.press('Save the switches');
  await dashboard.shows('The switches are set.');
  const changed = unwrap(await control.accounts.get({ params }));
  expect([changed.name, changed.switches['qr_codes']]).toEqual(['Warung Budi', false]);
  await dashboard.go('accounts');
  await dashboard.fill('Name', 'Second shop');
  await dashboard.press('Create the account');
  await dashboard.shows('Second shop was created.');
  const { data } = unwrap(await control.accounts.list());
  expect(data.map(({ id, name }) => [id === account, name])).toContainEqual([false, 'Second shop']);
});

test('the branding of hosted pages is set: a color and a picture; one that is too large is refused', async () => {
  const service = await openService();
  const { control, params } = service;
  const dashboard = await openDashboard(service);
  await dashboard.go('account');
  const choose = (bytes: number) =>
    dashboard.evaluate(
      `const chosen = new DataTransfer();
      const bytes = new Uint8Array(${bytes});
      bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      chosen.items.add(new File([bytes], 'logo.png', { type: 'image/png' }));
      document.querySelector('[name=picture]').files = chosen.files;`,
    );
  await choose(20_000);
  await dashboard.press('Save the branding');
  await dashboard.shows('The picture must have at most 16,384 bytes. It has 20,000.');
  await choose(600);
  await dashboard.fill('Color, empty for the general one', '#0B5F45');
  await dashboard.press('Save the branding');
  await dashboard.shows('The branding is set.');
  const { branding } = unwrap(await control.accounts.get({ params }));
  expect(branding?.color).toBe('#0b5f45');
  expect(branding?.logo).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
});
