// Checks that a request is compared with its contract as by the API, and that nothing is created.
import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';

test('a check returns the errors that the request itself would get, and does not send it', async () => {
  const { control, call, kasir } = await openTestServer();
  const request = { method: 'POST', path: '/v2/invoices' };
  for (const body of [{}, { external_id: 5, amount: 'a lot' }]) {
    const checked = await control('POST', '/endpoints/check', { ...request, body });
    expect([checked.status, checked.body.endpoint]).toEqual([200, 'invoices.create']);
    const made = await call('POST', '/v2/invoices', body);
    expect(checked.body.errors).toEqual(made.body.errors);
    expect(checked.body.errors.length).toBeGreaterThan(0);
  }
  const good = { external_id: 'order-1', amount: 50_000 };
  const checked = await control('POST', '/endpoints/check', { ...request, body: good });
  expect(checked.body.errors).toEqual([]);
  const { data } = await kasir.observation.findRequests({}, { limit: 5 });
  expect(data.map(({ status }) => status)).toEqual([400, 400]);
});

test('a body is compared with the schema of the requested version', async () => {
  const { control } = await openTestServer();
  const { body } = await control('POST', '/endpoints/check', {
    method: 'POST',
    path: '/v3/payment_requests?x=1',
    headers: { 'Api-Version': '2024-11-11' },
    body: { reference_id: 'order-1' },
  });
  expect(body.errors).toEqual(
    expect.arrayContaining([expect.objectContaining({ path: 'body.type' })]),
  );
});

test('a path without an endpoint gets endpoint null and no errors', async () => {
  const { control } = await openTestServer();
  const { body } = await control('POST', '/endpoints/check', { method: 'GET', path: '/nowhere' });
  expect(body).toEqual({ endpoint: null, errors: [] });
});
