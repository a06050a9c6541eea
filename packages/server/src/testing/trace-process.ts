// For tests: loaded by `node --import` before the server, as an operator switches tracing on;
// writes each span as one line to standard error.
import {
  NodeTracerProvider,
  SimpleSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';

const line = (span: ReadableSpan): string =>
  JSON.stringify({
    name: span.name,
    attributes: span.attributes,
    status: span.status.code,
    trace: span.spanContext().traceId,
    parent: span.parentSpanContext?.spanId ?? null,
  });

type Done = Parameters<SpanExporter['export']>[1];
/** `ExportResultCode.SUCCESS`, whose package the SDK does not pass on. */
const SUCCESS = 0 as Parameters<Done>[0]['code'];

new NodeTracerProvider({
  spanProcessors: [
    new SimpleSpanProcessor({
      export: (spans, done) => {
        for (const span of spans) process.stderr.write(`span ${line(span)}\n`);
        done({ code: SUCCESS });
      },
      shutdown: () => Promise.resolve(),
    }),
  ],
}).register();
