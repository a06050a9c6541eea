// Tests tracing: one span per call, with the attribute names of OpenTelemetry, and its context in
// the request.
import type { Tracer as OpenTelemetryTracer } from '@opentelemetry/api';
import { expect, expectTypeOf, test } from 'vitest';
import { reply } from './testing/loopback.ts';
import { sampleKey, sampleService } from './testing/sample-service.ts';
import type { Span, Tracer } from './index.ts';

interface Recorded {
  readonly name: string;
  readonly attributes: Record<string, unknown>;
  status?: number;
  ends: number;
}

/** Creates a tracer that records its spans. */
const recorder = (): { tracer: Tracer; spans: Recorded[] } => {
  const spans: Recorded[] = [];
  const tracer: Tracer = {
    startActiveSpan: (name, { attributes }, run) => {
      const span: Recorded = { name, attributes: { ...attributes }, ends: 0 };
      spans.push(span);
      const live: Span = {
        setAttribute: (key, value) => (span.attributes[key] = value),
        setStatus: ({ code }) => (span.status = code),
        spanContext: () => ({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 }),
        end: () => void (span.ends += 1),
      };
      return run(live);
    },
  };
  return { tracer, spans };
};

test('the type of a tracer of OpenTelemetry is accepted', () => {
  expectTypeOf<OpenTelemetryTracer>().toExtend<Tracer>();
});

test('a call is one span with all its attempts, and the request carries its context', async () => {
  const { tracer, spans } = recorder();
  const { widgets, server } = await sampleService(
    (response, _, index) =>
      index === 0
        ? response.socket?.destroy()
        : reply(response, 201, { id: 'w1' }, { 'request-id': 'req-1' }),
    { tracer, retries: 1, sleep: async () => {} },
  );
  await widgets.create({ body: { name: 'secret-name' } });
  const { hostname, port } = new URL(server.url);
  expect(spans).toEqual([
    {
      name: 'POST /widgets',
      attributes: {
        'http.request.method': 'POST',
        'url.template': '/widgets',
        'server.address': hostname,
        'server.port': Number(port),
        'kasir.operation': 'widgets.create',
        'kasir.request_id': 'req-1',
        'http.response.status_code': 201,
        'http.request.resend_count': 1,
      },
      ends: 1,
    },
  ]);
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  expect(server.seen.map(({ headers }) => headers['traceparent'])).toEqual([
    traceparent,
    traceparent,
  ]);
  expect(JSON.stringify(spans)).not.toMatch(new RegExp(`${sampleKey}|secret-name`));
});

test('the span of a failure has its code, and a call that rejects ends its span', async () => {
  const { tracer, spans } = recorder();
  const { widgets } = await sampleService(
    (response) => reply(response, 404, { error_code: 'DATA_NOT_FOUND', message: 'No.' }),
    { tracer },
  );
  await widgets.get({ params: { id: 'a' } }, { headers: { traceparent: 'mine' } });
  expect(spans).toMatchObject([
    {
      name: 'GET /widgets/{id}',
      status: 2,
      ends: 1,
      attributes: { 'error.type': 'DATA_NOT_FOUND' },
    },
  ]);
  const broken = await sampleService((response) => response.end(), {
    tracer,
    middleware: [
      {
        onRequest: () => {
          throw new Error('no');
        },
      },
    ],
  });
  await expect(broken.widgets.get({ params: { id: 'a' } })).rejects.toThrow('no');
  expect(spans[1]).toMatchObject({ status: 2, ends: 1 });
});
