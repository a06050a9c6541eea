// Checks the traces of a server started with an SDK, as an operator does it: `node --import`.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listenOnLoopback } from '@kasir/client/testing';
import { expect, onTestFinished, test } from 'vitest';
import { launchCommand, said } from '../testing/process.ts';

const sdk = join(import.meta.dirname, '..', 'testing', 'trace-process.ts');
const start = ['start', '--memory', '--port', '0', '--control-port', '0', '--log-level', 'silent'];

interface SpanLine {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly trace: string;
  readonly parent: string | null;
}

const spansIn = (errors: string): SpanLine[] =>
  errors
    .split('\n')
    .filter((line) => line.startsWith('span '))
    .map((line) => JSON.parse(line.slice('span '.length)) as SpanLine);

const ERROR = 2;

test('each request is a span in the trace of its caller, and each delivery attempt a span of its own', async () => {
  const received: unknown[] = [];
  const receiver = createServer((message, response) => {
    received.push(message.headers);
    response.writeHead(500).end();
  });
  const { port, close } = await listenOnLoopback(receiver);
  onTestFinished(close);

  const server = launchCommand(start, {}, ['--import', sdk]);
  const banner = await server.ready();
  const url = said(banner, 'base URL');
  const trace = 'a'.repeat(32);
  const parent = 'b'.repeat(16);
  const headers = {
    authorization: `Basic ${btoa(`${said(banner, 'test key')}:`)}`,
    'content-type': 'application/json',
    traceparent: `00-${trace}-${parent}-01`,
  };
  const send = (path: string, body: unknown) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const callback = `http://127.0.0.1:${port}/`;
  const qr = { external_id: 'q', type: 'DYNAMIC', amount: 5_000, callback_url: callback };
  const made = await send('/qr_codes', qr);
  const requestId = made.headers.get('request-id');
  await send('/qr_codes', { ...qr, amount: 'much' });
  await send('/qr_codes/q/payments/simulate', {});
  while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  server.signal('SIGTERM');
  const { code, errors } = await server.ended();
  expect(code).toBe(0);

  const spans = spansIn(errors);
  const [created, refused] = spans.filter(({ name }) => name === 'POST qr_codes.create');
  expect(created).toMatchObject({ status: 0, trace, parent });
  expect(created?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    'kasir.endpoint': 'qr_codes.create',
    'kasir.request_id': requestId,
    'kasir.account': expect.any(String),
    'kasir.mode': 'test',
  });
  expect(refused?.attributes).toMatchObject({
    'http.response.status_code': 400,
    'kasir.error_code': 'API_VALIDATION_ERROR',
  });
  const [delivery] = spans.filter(({ name }) => name.startsWith('deliver '));
  expect(delivery).toMatchObject({ status: ERROR, parent: null });
  expect(delivery?.attributes).toMatchObject({
    'http.response.status_code': 500,
    'http.request.resend_count': 0,
    'kasir.outcome': 'refused',
    'kasir.account': created?.attributes['kasir.account'],
  });
});

test('without an SDK nothing of tracing is loaded', async () => {
  const loads = join(import.meta.dirname, '..', 'testing', 'loads-process.ts');
  const server = launchCommand(start, {}, ['--import', loads]);
  await server.ready();
  server.signal('SIGTERM');
  const { errors } = await server.ended();
  expect(errors).toContain('loaded ');
  expect(errors).not.toContain('opentelemetry');
});
