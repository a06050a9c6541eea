// Sends the calls of one client: it signs them, runs middleware and tracing around them, and tracks
// them until they end.
import { openTransport } from '#transport';
import type { CallData } from './call-data.ts';
import { toAttemptResult, type ValidationRules } from './attempt-result.ts';
import { concludeCall, performCall, type CallPlan } from './call.ts';
import type { HttpResponse, OutgoingRequest } from './exchange.ts';
import { middlewareOf } from './middleware.ts';
import { settingsFor, type CallOptions, type ClientOptions, type Settings } from './options.ts';
import type { CallResult } from './result.ts';
import { traceCall } from './tracing.ts';

/** A call that is ready to be sent. */
export interface ReadyCall {
  readonly contract: CallData;
  /** The path template that hooks receive. */
  readonly template: string;
  readonly request: OutgoingRequest;
}

/** Sends the calls of one client. */
export interface Sender {
  /** Performs a call to its end. Rejects only for misuse, and for errors of middleware. */
  readonly send: (call: ReadyCall, options: CallOptions) => Promise<CallResult>;
  /** Waits for running calls and closes the connections; later calls are refused. */
  readonly close: () => Promise<void>;
}

/** Returns the function that signs and performs a call, inside the middleware if there is any. */
const createPerformer = (
  { middleware = [], sign }: ClientOptions,
  rules: ValidationRules,
): ((plan: CallPlan) => Promise<CallResult>) => {
  let started = 0;
  const signed = async ({ method, path }: CallData, message: OutgoingRequest) => {
    const { headers, body } = message;
    if (!sign) return message;
    return {
      ...message,
      headers: { ...headers, ...(await sign({ method, path, headers, body })) },
    };
  };

  /** Performs a call inside the middleware. */
  const performInside = async (plan: CallPlan): Promise<CallResult> => {
    const { contract, template, message } = plan;
    started += 1;
    const { before, after } = middlewareOf(middleware, contract, template, String(started));
    const conclude = (response: HttpResponse, attempts: number): CallResult => {
      const result = toAttemptResult(contract, response, rules);
      return concludeCall(plan, result, { attempts, unconfirmed: false });
    };
    const first = await before(message);
    const result =
      'status' in first
        ? conclude(first, 0)
        : await performCall({ ...plan, message: await signed(contract, first) });
    const replaced = await after(result);
    return replaced ? conclude(replaced, result.attempts) : result;
  };

  return async (plan) => {
    if (middleware.length > 0) return performInside(plan);
    return performCall({ ...plan, message: await signed(plan.contract, plan.message) });
  };
};

/** Creates the sender of a client; `redact` removes its key from texts. */
export const createSender = (
  options: ClientOptions,
  settings: Settings,
  redact: (text: string) => string,
): Sender => {
  const { validate, validator, observer } = settings;
  const { tracer } = options;
  const rules: ValidationRules = {
    validate,
    validator,
    redact,
    different: ({ id }, { status, headers }, differences) =>
      observer.different({ id, status, requestId: headers['request-id'] ?? null, differences }),
  };
  const perform = createPerformer(options, rules);
  const transport = openTransport(options);
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  const send = async ({ contract, template, request }: ReadyCall, own: CallOptions) => {
    const limits = settingsFor(settings, own);
    const start = async (message: OutgoingRequest): Promise<CallResult> => {
      const { signal } = own;
      return perform({ contract, template, message, settings: limits, rules, transport, signal });
    };
    const done = tracer ? traceCall(tracer, contract, template, request, start) : start(request);
    running.add(done);
    try {
      return await done;
    } finally {
      running.delete(done);
    }
  };

  return {
    send: async (call, own) => {
      if (closing) throw new Error('This client is closed.');
      return send(call, own);
    },
    close: () => (closing ??= Promise.allSettled(running).then(() => transport.close())),
  };
};
