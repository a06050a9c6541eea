// Enables tracing for tests as an operator does; loaded by `node --import` before the server.
// Writes each span as one line to standard error.
import { NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node';

const line = (span: ReadableSpan): string =>
  JSON.stringify({
    name: span.name,
    attributes: span.attributes,
    status: span.status.code,
    trace: span.spanContext().traceId,
    parent: span.parentSpanContext?.spanId ?? null,
  });

new NodeTracerProvider({
  spanProcessors: [
    {
      onStart: () => undefined,
      onEnd: (span) => void process.stderr.write(`span ${line(span)}\n`),
      forceFlush: () => Promise.resolve(),
      shutdown: () => Promise.resolve(),
    },
  ],
}).register();
