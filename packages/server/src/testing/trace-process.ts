// For tests: loaded by `node --import` before the server, as an operator switches tracing on; writes
// each span as one line to standard error.
import {
  NodeTracerProvider,
  SimpleSpanProcessor,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-node';

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
    new SimpleSpanProcessor({
      export: (spans, done) => {
        for (const span of spans) process.stderr.write(`span ${line(span)}\n`);
        done({ code: 0 });
      },
      shutdown: () => Promise.resolve(),
    }),
  ],
}).register();
