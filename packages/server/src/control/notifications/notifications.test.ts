// Checks the notifications of payers as an operator reads them over the control listener.
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { start } from '../../start/start.ts';

test('notifications are listed newest first, for an account or one invoice (RECUR-CREATE-customer-notices)', async () => {
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
  });
  if (!config) throw new Error('no configuration');
  const running = await start(config);
  onTestFinished(() => running.stop());
  const { baseUrl, controlUrl, controlToken, key } = running;
  // oxlint-disable-next-line typescript/no-explicit-any -- bodies of every shape
  const read = async (url: string, authorization: string, body?: unknown): Promise<any> => {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const control = (path: string, body?: unknown) =>
    read(controlUrl + path, `Bearer ${controlToken}`, body);
  const api = (path: string, body?: unknown) =>
    read(baseUrl + path, `Basic ${Buffer.from(`${key}:`).toString('base64')}`, body);
  const account = (await control('/accounts')).data[0].id as string;
  const customer = { email: 'siti@example.com', mobile_number: '+6281234567890' };
  const customer_notification_preference = { invoice_created: ['email'], invoice_expired: ['sms'] };
  const terms = { amount: 50_000, customer, customer_notification_preference };
  const interval = { interval: 'DAY', interval_count: 1 };
  const plan = { external_id: 'plan-1', ...terms, ...interval };
  const { id } = await api('/recurring_payments', plan);
  const [invoice] = await api(`/v2/invoices?recurring_payment_id=${id}`);
  await api('/v2/invoices', { external_id: 'order-2', ...terms });
  await api(`/invoices/${invoice.id}/expire!`, {});
  const path = `/accounts/${account}/notifications`;
  const { data } = await control(`${path}?invoice_id=${invoice.id}`);
  expect(data).toMatchObject([
    {
      event: 'invoice_expired',
      channel: 'sms',
      to: customer.mobile_number,
      invoice_id: invoice.id,
      external_id: 'plan-1',
    },
    { event: 'invoice_created', channel: 'email', to: customer.email, invoice_id: invoice.id },
  ]);
  expect((await control(path)).data).toHaveLength(3);
  expect((await control(`${path}?limit=1`)).data).toMatchObject([data[0]]);
  expect((await control(`${path}?invoice_id=none`)).data).toEqual([]);
  expect((await control(`${path}?mode=live`)).data).toEqual([]);
});
