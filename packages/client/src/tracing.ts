// Reports calls to OpenTelemetry: one span per call, whose context the request carries. The caller
// provides the tracer, so the client does not depend on OpenTelemetry.
import type { CallData } from './call-data.ts';
import type { CallResult } from './result.ts';
import type { OutgoingRequest } from './exchange.ts';

/** The members of an OpenTelemetry span that a client uses. */
export interface Span {
  setAttribute(name: string, value: string | number | boolean): unknown;
  setStatus(status: { code: number; message?: string }): unknown;
  spanContext(): { traceId: string; spanId: string; traceFlags: number };
  end(): void;
}

/** A tracer of OpenTelemetry, as `trace.getTracer('shop')` returns it. */
export interface Tracer {
  startActiveSpan<R>(
    name: string,
    options: { kind: number; attributes: Record<string, string | number> },
    run: (span: Span) => R,
  ): R;
}

/** `SpanKind.CLIENT` and `SpanStatusCode.ERROR` of OpenTelemetry. */
const CLIENT = 2;
const ERROR = 2;

/** Returns the context of a span in the format of W3C Trace Context. */
const traceparentOf = (span: Span): string => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
};

const recordResult = (span: Span, result: CallResult): void => {
  if (result.status !== null) span.setAttribute('http.response.status_code', result.status);
  if (result.requestId !== null) span.setAttribute('kasir.request_id', result.requestId);
  if (result.attempts > 1) span.setAttribute('http.request.resend_count', result.attempts - 1);
  if (result.ok) return;
  span.setAttribute('error.type', 'error_code' in result ? result.error_code : result.code);
  span.setAttribute('kasir.indeterminate', result.indeterminate);
  span.setStatus({ code: ERROR });
};

/**
 * Makes a call inside a span. Names and attributes contain the path template and no value of the
 * call; `traceparent` is added unless the caller has set it.
 */
export const traceCall = (
  tracer: Tracer,
  { id, method }: CallData,
  template: string,
  message: OutgoingRequest,
  make: (message: OutgoingRequest) => Promise<CallResult>,
): Promise<CallResult> => {
  const { hostname, port, protocol } = new URL(message.origin);
  const attributes = {
    'http.request.method': method,
    'url.template': template,
    'server.address': hostname,
    'server.port': port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    'kasir.operation': id,
  };
  return tracer.startActiveSpan(
    `${method} ${template}`,
    { kind: CLIENT, attributes },
    async (span) => {
      try {
        const headers = { traceparent: traceparentOf(span), ...message.headers };
        const result = await make({ ...message, headers });
        recordResult(span, result);
        return result;
      } catch (error) {
        span.setStatus({ code: ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
  );
};
