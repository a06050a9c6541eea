// Tests `kasir mcp` as an editor uses it: a process of its own, called by the protocol's client.
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished, test } from 'vitest';
import { createKasir } from '../../in-process/create.ts';
import { runHere } from '../../testing/process.ts';
import { withoutSecrets } from './tool.ts';

const program = fileURLToPath(new URL('../../main.ts', import.meta.url));

const open = async (env: Readonly<Record<string, string>>) => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--conditions=@kasir/source', program, 'mcp'],
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stderr: 'ignore',
    }),
  );
  onTestFinished(() => client.close());
  /** Calls a tool; returns its text. */
  const call = async (name: string, given: Readonly<Record<string, unknown>> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    const [first] = content as readonly { readonly text: string }[];
    return { isError, text: first?.text ?? '' };
  };
  const read = async (name: string, given: Readonly<Record<string, unknown>> = {}) => {
    const { isError, text } = await call(name, given);
    expect(isError, text).toBe(false);
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  };
  return { client, call, read };
};

const openWithServer = async () => {
  const kasir = await createKasir();
  onTestFinished(() => kasir.close());
  const { controlUrl } = await kasir.listen();
  const env = { KASIR_CONTROL_URL: controlUrl, KASIR_CONTROL_TOKEN: kasir.controlToken };
  return { kasir: { ...kasir, env }, ...(await open(env)) };
};

const order = {
  currency: 'IDR',
  amount: 25_000,
  payment_method: {
    type: 'CARD',
    reusability: 'ONE_TIME_USE',
    card: {
      currency: 'IDR',
      channel_properties: { skip_three_d_secure: true },
      card_information: {
        card_number: '4000000000001091',
        expiry_month: '12',
        expiry_year: '2039',
      },
    },
  },
};

test('an assistant declines a payment, reads why it failed, and moves the clock', async () => {
  const { client, read } = await openWithServer();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['trigger', 'get_object', 'advance_clock', 'call_api']),
  );
  await read('decline_next', { failure_code: 'STOLEN_CARD' });
  const made = await read('call_api', { method: 'POST', path: '/payment_requests', body: order });
  expect(made).toMatchObject({ status: 201, body: { failure_code: 'STOLEN_CARD' } });
  const { id } = made['body'] as { readonly id: string };
  const object = await read('get_object', { id });
  expect(object).toMatchObject({ status: 'FAILED', kind: 'payment_requests' });
  expect(JSON.stringify(object['timeline'])).toContain('FAILED');
  expect(await read('advance_clock', { duration: '2d' })).toMatchObject({ status: 'SUCCEEDED' });
});

test('an assistant triggers an event, and learns that its webhook has no URL', async () => {
  const { read } = await openWithServer();
  const sent = await read('trigger', { event: 'payment.succeeded', set: ['amount=50000'] });
  const events = sent as unknown as readonly { readonly event: string; readonly subject: string }[];
  const paid = events.find(({ event }) => event === 'payment.succeeded');
  const why = await read('explain_missing_webhook', { object: paid?.subject });
  expect(why).toMatchObject({ events: [{ event: 'payment.succeeded', status: 'UNROUTED' }] });
  expect(JSON.stringify(why)).toMatch(/URL/);
});

test('a missing webhook of live mode is explained with the callback URLs of live mode', async () => {
  const { kasir, read } = await openWithServer();
  const urls = { test: 'https://shop.example/test', live: 'https://shop.example/live' };
  for (const [mode, url] of Object.entries(urls))
    // oxlint-disable-next-line no-await-in-loop -- one mode after the other
    await runHere(['callbacks', 'set', url, ...(mode === 'live' ? ['--live'] : [])], kasir.env);
  for (const [mode, url] of Object.entries(urls))
    // oxlint-disable-next-line no-await-in-loop -- one mode after the other
    expect(await read('explain_missing_webhook', { mode })).toMatchObject({
      callback_urls: { default: url },
    });
});

test('a viewer can use the tools that read', async () => {
  const { kasir } = await openWithServer();
  const added = await runHere(['operators', 'add', 'siti', '--role', 'viewer'], kasir.env);
  const [, token = ''] = added.out.split('\n');
  const { read } = await open({ ...kasir.env, KASIR_CONTROL_TOKEN: token });
  for (const tool of ['get_status', 'explain_missing_webhook'])
    // oxlint-disable-next-line no-await-in-loop -- one tool after the other
    expect(await read(tool)).toMatchObject({ callback_urls: null });
});

test('errors name their remedy, and no key or token is in any response', async () => {
  const { kasir, call, client } = await openWithServer();
  const unknown = await call('get_object', { id: 'pr-none' });
  expect(unknown).toMatchObject({ isError: true });
  expect(unknown.text).toMatch(/no object with this id\. GET .* lists them/);
  expect(await call('advance_clock', { duration: 'soon' })).toMatchObject({
    isError: true,
    text: 'soon is no duration: write 90s, 15m, 12h or 30d.',
  });
  const live = await call('get_object', { id: 'pr-none', mode: 'live' });
  expect(live.isError).toBe(true);
  const texts = [
    await call('get_status'),
    await call('list_objects'),
    await call('explain_missing_webhook'),
    await call('call_api', {
      method: 'POST',
      path: '/payment_requests',
      body: { ...order, reference_id: kasir.key },
    }),
  ].map(({ text }) => text);
  for (const secret of [kasir.key, kasir.controlToken, kasir.callbackToken, kasir.signingSecret])
    expect(texts.join('\n')).not.toContain(secret);
  // Only read-only tools accept a mode: no tool that changes something reaches live mode.
  const { tools } = await client.listTools();
  for (const { annotations, inputSchema } of tools)
    expect(Object.hasOwn(inputSchema.properties ?? {}, 'mode') && !annotations?.readOnlyHint).toBe(
      false,
    );
});

test('kasir mcp starts without a server, and its tools explain how to start one', async () => {
  const { call } = await open({
    KASIR_CONTROL_URL: 'http://127.0.0.1:9',
    KASIR_CONTROL_TOKEN: 'nothing',
  });
  const away = await call('get_status');
  expect(away).toMatchObject({
    isError: true,
    text: expect.stringContaining('start one, or send --control-url'),
  });
});

test('keys of either mode are removed from texts', () => {
  expect(withoutSecrets('xnd_development_abc-1 and xnd_public_production_x')).toBe(
    '[removed key] and [removed key]',
  );
});
