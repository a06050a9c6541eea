// Checks the operator's view of webhooks: history with attempts, resends, data for receivers.
import { createServer } from 'node:http';
import { listenOnLoopback } from '@kasir/client/testing';
import { createReceiver } from '@kasir/webhooks';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { start } from '../../start/start.ts';

test('an event is listed with its attempts and resent on demand, and a receiver verifies both (EVT-DLV-07, EVT-UNSPEC-07, EVT-UNSPEC-08)', async () => {
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
  });
  if (!config) throw new Error('no configuration');
  const running = await start(config);
  const { baseUrl, controlUrl, controlToken, key } = running;
  // oxlint-disable-next-line typescript/no-explicit-any -- bodies of every shape
  const control = async (method: string, path: string, body?: unknown): Promise<any> => {
    const headers = { authorization: `Bearer ${controlToken}` };
    const response = await fetch(controlUrl + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const id = (await control('GET', '/accounts')).data[0].id as string;
  const { token, signing_secret, reports } = await control('GET', `/accounts/${id}/webhooks`);
  expect(reports).toEqual([]);

  const handled: string[] = [];
  const receiver = createReceiver({ token, secret: signing_secret });
  const { node } = receiver.handle((event) => void handled.push(event.event), { await: true });
  const { url: callback_url, close } = await listenOnLoopback(createServer(node));
  onTestFinished(async () => {
    await running.stop();
    close();
  });

  const headers = {
    authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
    'content-type': 'application/json',
  };
  const post = (path: string, body: unknown) =>
    fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const code = (await (
    await post('/qr_codes', { external_id: 'a', type: 'STATIC', callback_url })
  ).json()) as { id: string };
  await post('/qr_codes/a/payments/simulate', { amount: 1_000 });
  await control('POST', '/quiet', {});
  const [event] = (await control('GET', `/accounts/${id}/events?subject=${code.id}`)).data;
  expect(event).toMatchObject({
    event: 'qr.payment',
    status: 'DELIVERED',
    attempts: [{ status: 200, trigger: 'automatic' }],
  });

  await control('POST', `/accounts/${id}/events/resend`, { webhook_id: event.webhook_id });
  await control('POST', '/quiet', {});
  const [again] = (await control('GET', `/accounts/${id}/events?subject=${code.id}`)).data;
  expect(again).toMatchObject({
    webhook_id: event.webhook_id,
    status: 'DELIVERED',
    attempts: [{}, { status: 200, trigger: 'resend' }],
  });
  expect(handled).toEqual(['qr.payment']);
  const [report] = (await control('GET', `/accounts/${id}/webhooks`)).reports;
  expect(report).toMatchObject({ status: 'OPEN', acknowledged: 2, refused: 0 });
  expect(
    (await control('POST', `/accounts/${id}/events/resend`, { webhook_id: 'none' })).error_code,
  ).toBe('DATA_NOT_FOUND');
});
