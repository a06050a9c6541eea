// Traces by OpenTelemetry: a span for each request and for each attempt to deliver an event, when
// the process has an SDK.
import type * as OpenTelemetry from '@opentelemetry/api';
import type { Attributes, Span, SpanKind } from '@opentelemetry/api';
import type { MaybePromise, Observed, RawRequest } from '@kasir/core/pipeline';
import type { WatchAttempts } from './attempts.ts';

/** A request under its span. */
export interface TracedRequest {
  /** Serves the request; the span is active during its work. */
  readonly serve: <R>(work: () => MaybePromise<R>) => MaybePromise<R>;
  readonly end: (observed: Observed) => void;
}

export interface Tracing {
  readonly request: (request: RawRequest) => TracedRequest;
  readonly attempt: WatchAttempts;
}

type Api = typeof OpenTelemetry;

/** The key under which an SDK registers itself, whatever copy of the API it has loaded. */
const REGISTERED = Symbol.for('opentelemetry.js.api.1');

const isRegistered = (): boolean => {
  const found = (globalThis as { [REGISTERED]?: { trace?: unknown } })[REGISTERED];
  return found?.trace !== undefined;
};

/** Returns the known attributes; HTTP names follow OpenTelemetry's conventions. */
const attributesOf = ({
  requestId,
  method,
  endpoint,
  status,
  account,
  mode,
  errorCode,
}: Observed) => {
  const known: Attributes = {
    'http.request.method': method,
    'http.response.status_code': status,
    'kasir.request_id': requestId,
  };
  if (endpoint !== null) known['kasir.endpoint'] = endpoint;
  if (errorCode !== null) known['kasir.error_code'] = errorCode;
  if (account !== null) known['kasir.account'] = account;
  if (mode !== null) known['kasir.mode'] = mode;
  return known;
};

const tracingOf = ({
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind: kinds,
  SpanStatusCode,
  trace,
}: Api): Tracing => {
  const tracer = trace.getTracer('kasir');
  const begin = (name: string, kind: SpanKind, headers: RawRequest['headers']): Span =>
    tracer.startSpan(name, { kind }, propagation.extract(ROOT_CONTEXT, headers));
  return {
    request: ({ method, headers }) => {
      const span = begin(method, kinds.SERVER, headers);
      return {
        serve: (work) => context.with(trace.setSpan(context.active(), span), work),
        end: (observed) => {
          if (observed.endpoint !== null)
            span.updateName(`${observed.method} ${observed.endpoint}`);
          span.setAttributes(attributesOf(observed));
          if (observed.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          if (observed.error instanceof Error) span.recordException({ name: observed.error.name });
          span.end();
        },
      };
    },
    attempt: ({ partition, event, name, before }) => {
      const span = begin(`deliver ${name}`, kinds.CLIENT, {});
      span.setAttributes({
        'kasir.account': partition.account,
        'kasir.mode': partition.mode,
        'kasir.event': event,
        'http.request.resend_count': before,
      });
      return ({ outcome, status }) => {
        span.setAttribute('kasir.outcome', outcome);
        if (status !== null) span.setAttribute('http.response.status_code', status);
        if (outcome !== 'acknowledged') span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
  };
};

/** Returns tracing into the SDK of this process; null without one, so that it costs nothing. */
export const findTracing = async (): Promise<Tracing | null> =>
  isRegistered() ? tracingOf(await import('@opentelemetry/api')) : null;
