// Checks over sockets the explanation why a webhook did not arrive: every cause has its remedy, and
// a delivered webhook has none.
import { createServer } from 'node:http';
import { listenOnLoopback } from '@kasir/client/testing';
import { createControlClient, unwrap } from '@kasir/control/client';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { start } from '../../start/start.ts';

/** A server of its own, with a client of its control API. */
const open = async (settings: Readonly<Record<string, string>> = {}) => {
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
    ...settings,
  });
  if (!config) throw new Error('no configuration');
  const running = await start(config);
  onTestFinished(() => running.stop());
  const control = createControlClient({
    baseUrl: running.controlUrl,
    token: running.controlToken,
  });
  const { data } = unwrap(await control.accounts.list({}));
  const id = data[0]?.id ?? '';
  const post = async (path: string, body: unknown, key?: string) => {
    const response = await fetch(running.baseUrl + path, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${running.key}:`)}`,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { id: string };
  };
  return {
    control,
    id,
    post,
    /** An invoice that was paid, once its webhooks have been tried. */
    paidInvoice: async () => {
      const invoice = await post('/v2/invoices', { external_id: 'order-1', amount: 50_000 });
      const params = { id, object: invoice.id };
      unwrap(await control.objects.act({ params, body: { action: 'pay' } }));
      unwrap(await control.clock.quiet({}));
      return unwrap(await control.objects.get({ params, query: {} }));
    },
    route: async (urls: Record<string, string>) =>
      unwrap(
        await control.accounts.update({ params: { id }, body: { callback_urls: { test: urls } } }),
      ),
  };
};

/** A receiver that responds to everything with a status; returns its URL. */
const receiver = async (status: number): Promise<string> => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end();
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return `${url}/hook`;
};

const textsOf = (troubles: readonly { text: string; remedy: string }[]): string =>
  troubles.map(({ text, remedy }) => `${text} ${remedy}`).join('\n');

test('an acknowledged webhook causes no trouble, and the timeline shows its attempt', async () => {
  const { route, paidInvoice } = await open();
  await route({ default: await receiver(200) });
  const { troubles, timeline, status } = await paidInvoice();
  expect([status, troubles]).toEqual(['PAID', []]);
  expect(timeline.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['transition', 'ledger', 'event', 'delivery']),
  );
  expect(timeline.find(({ type }) => type === 'delivery')).toMatchObject({
    text: 'Attempt 1 to deliver invoice.paid was acknowledged with 200.',
    detail: { event: 'invoice.paid', status: 200 },
  });
});

test('an account without any URL gets the advice to set one', async () => {
  const { paidInvoice } = await open();
  expect((await paidInvoice()).troubles).toEqual([
    {
      text: 'invoice.paid: The account has no callback URL in this mode.',
      remedy:
        'Set callback_urls.default of the account (in test mode: npm run kasir -- callbacks set default URL): every event then goes there.',
    },
  ]);
});

test('a URL for other events only is named', async () => {
  const { route, paidInvoice } = await open();
  await route({ refund: 'https://merchant.example/refunds' });
  const [trouble] = (await paidInvoice()).troubles;
  expect(trouble).toMatchObject({
    text: expect.stringContaining('A URL is set for refund, and none for invoice or as default.'),
    remedy: expect.stringContaining('callback_urls.invoice'),
  });
});

test('a private address is refused by a server that others can reach', async () => {
  const { route, paidInvoice } = await open({ KASIR_PUBLIC_URL: 'https://pay.merchant.example' });
  await route({ default: await receiver(200) });
  expect(textsOf((await paidInvoice()).troubles)).toMatch(
    /private address.*--allow-private-callbacks/,
  );
});

test('a receiver that does not listen is named', async () => {
  const { route, paidInvoice } = await open();
  await route({ default: 'http://127.0.0.1:9/hook' });
  expect(textsOf((await paidInvoice()).troubles)).toMatch(
    /refused the connection.*Start the receiver/,
  );
});

test.each([
  [302, 'redirects are not followed'],
  [401, 'verification token or signing secret'],
  [404, 'path of the callback URL'],
  [500, 'its own log says why'],
] as const)('a receiver that returns %i is explained', async (status, remedy) => {
  const { route, paidInvoice } = await open();
  await route({ default: await receiver(status) });
  const { troubles, timeline } = await paidInvoice();
  expect(textsOf(troubles)).toContain(`invoice.paid: The receiver responded with ${status}.`);
  expect(textsOf(troubles)).toContain(remedy);
  expect(timeline.find(({ type }) => type === 'delivery')).toMatchObject({
    text: `Attempt 1 to deliver invoice.paid got the response ${status}, which is no acknowledgment.`,
    reason: expect.stringContaining(remedy),
  });
});

test('a waiting event names the time of its next attempt, and the remedy for a frozen clock', async () => {
  const { control, route, paidInvoice } = await open();
  await route({ default: await receiver(500) });
  unwrap(await control.clock.freeze({ body: {} }));
  const { troubles, timeline } = await paidInvoice();
  const tried = timeline.find(({ type }) => type === 'delivery')?.at ?? '';
  const next = new Date(Date.parse(tried) + 15 * 60_000).toISOString();
  expect(troubles[1]).toEqual({
    text: `invoice.paid waits for its next attempt at ${next}.`,
    remedy: `The clock of test accounts stands still: advance it to ${next}, or resend the event.`,
  });
});

test('a waiting object has no troubles, and lists the webhooks that can still come, including those of its payment', async () => {
  const { control, id, post } = await open();
  const read = async (object: { readonly id: string }) =>
    unwrap(await control.objects.get({ params: { id, object: object.id }, query: {} }));
  const request = await read(
    await post('/payment_requests', {
      reference_id: 'order-1',
      currency: 'IDR',
      amount: 25_000,
      payment_method: {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: {
          channel_code: 'DANA',
          channel_properties: { success_return_url: 'https://merchant.example/thanks' },
        },
      },
    }),
  );
  expect(request).toMatchObject({
    status: 'REQUIRES_ACTION',
    troubles: [],
    webhooks: {
      upcoming: ['payment.succeeded', 'payment.failed'],
      text: 'It can still send payment.succeeded or payment.failed.',
    },
  });
  expect(request.steps).toContainEqual({
    on: 'payment_succeeds',
    to: 'SUCCEEDED',
    when: null,
    webhooks: ['payment.succeeded'],
    clauses: ['STATE-UNSPEC-04'],
  });
  // A wallet is charged at once: steps of authorizations and of the other dialect are not listed.
  expect(request.steps.map(({ on, to }) => `${on} ${to}`)).not.toContain(
    'payment_is_authorized AWAITING_CAPTURE',
  );
  expect(request.steps.map(({ to }) => to)).not.toContain('EXPIRED');
});

test('the text of an object that sends no more webhooks, or never any, says so, and it has no troubles', async () => {
  const { control, id, post, route, paidInvoice } = await open();
  await route({ default: await receiver(200) });
  const paid = await paidInvoice();
  expect(paid.webhooks.text).toBe('It sends no more webhooks by itself.');
  const request = await post('/payment_requests', {
    reference_id: 'order-2',
    currency: 'IDR',
    amount: 25_000,
    payment_method: { type: 'QR_CODE', reusability: 'ONE_TIME_USE', qr_code: {} },
  });
  const params = { id, object: request.id };
  unwrap(await control.objects.act({ params, body: { action: 'pay' } }));
  const { webhooks: after } = unwrap(await control.objects.get({ params, query: {} }));
  // Only an authorization can be captured.
  expect(after.upcoming).not.toContain('capture.succeeded');
  const customer = await post('/customers', {
    reference_id: 'siti',
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Siti' },
  });
  const { webhooks, troubles } = unwrap(
    await control.objects.get({ params: { id, object: customer.id }, query: {} }),
  );
  expect([webhooks, troubles]).toEqual([
    { upcoming: [], text: 'Objects of this kind send no webhooks.' },
    [],
  ]);
});

test('a repeat by idempotency key is a replay in the timeline, and the first request has its outcome', async () => {
  const { control, id, post } = await open();
  const body = { external_id: 'order-1', amount: 50_000 };
  const invoice = await post('/v2/invoices', body, 'key-1');
  await post('/v2/invoices', body, 'key-1');
  const params = { id, object: invoice.id };
  // The log of requests is written in quiet moments.
  const read = async () => unwrap(await control.objects.get({ params, query: {} })).timeline;
  await expect
    .poll(async () => (await read()).map(({ type }) => type))
    .toEqual(expect.arrayContaining(['request', 'replay']));
  const timeline = await read();
  const [request] = timeline.filter(({ type }) => type === 'request');
  expect(request).toMatchObject({
    text: 'POST /v2/invoices returned 200.',
    request_id: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(timeline.find(({ type }) => type === 'transition')).toMatchObject({
    text: 'It was created as PENDING.',
    clauses: ['CORE-UNSPEC-01'],
    request_id: request?.request_id,
  });
  expect(timeline.find(({ type }) => type === 'replay')).toMatchObject({
    text: 'POST /v2/invoices came again and got its first response once more, 200.',
    reason: expect.stringContaining('nothing was done a second time'),
  });
});
