// Creates clients: one method per call, with the groups and names of the calls.
import { openTransport } from '#transport';
import type { CallData, Calls } from './call-data.ts';
import { parseBaseUrl } from './address.ts';
import { performCall } from './call.ts';
import { credentialsOf } from './credentials.ts';
import type { OutgoingRequest } from './exchange.ts';
import { buildRequest, type AnyInput } from './outgoing-request.ts';
import { settingsFor, settingsOf, type AnyCallOptions, type ClientOptions } from './options.ts';
import { createPageIterators } from './pages.ts';
import { rawCallOf, type RawCall, type RawResult } from './raw-call.ts';

/** The methods that every client has in addition to the calls of its API. */
export interface ClientBase {
  /**
   * Calls an endpoint for which this client has no method, with the same retries. Rejects with
   * TypeError for a path that is not below the base URL.
   */
  readonly call: (request: RawCall, options?: AnyCallOptions) => Promise<RawResult>;
  /**
   * Waits for running calls and closes the client's connections; an injected dispatcher stays open.
   */
  readonly close: () => Promise<void>;
}

/**
 * Creates a client; `Api` is the interface that was generated with `calls`. Throws TypeError for an
 * unusable `baseUrl` or `key`.
 *  *
 * Calls are retried (`retries`, default 2) after 429, 502, 503, 504, a lost connection or a timeout
 * when nothing can be done twice: reads, and writes under an idempotency key, which stays the same
 * for all attempts and is generated when omitted. A 500 is repeated once. A write without a key is
 * repeated only while no byte of it has been sent. Waits honor Retry-After and never pass the
 * deadline.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- generated beside its calls
export const createClient = <Api>(calls: Calls, options: ClientOptions): Api & ClientBase => {
  const base = parseBaseUrl(options.baseUrl);
  const { authorization, redact } = credentialsOf(options.key);
  const settings = settingsOf(options);
  const { random, validate, validator, warn } = settings;
  const rules = { validate, validator, warn, redact };
  const transport = openTransport(options);
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  const signed = async ({ method, path }: CallData, message: OutgoingRequest) => {
    const { headers, body } = message;
    if (!options.sign) return message;
    return {
      ...message,
      headers: { ...headers, ...(await options.sign({ method, path, headers, body })) },
    };
  };

  const method = (contract: CallData, template = contract.path) => {
    const call = async (input: AnyInput = {}, own: AnyCallOptions = {}) => {
      if (closing) throw new Error('This client is closed.');
      const unsigned = buildRequest({ base, authorization, random }, contract, input, own);
      const { signal } = own;
      const limits = settingsFor(settings, own);
      const send = async () => {
        const message = await signed(contract, unsigned);
        const plan = { contract, template, message, rules, transport, signal };
        return performCall({ ...plan, settings: limits });
      };
      const done = send();
      running.add(done);
      try {
        return await done;
      } finally {
        running.delete(done);
      }
    };
    return contract.pages ? Object.assign(call, createPageIterators(call)) : call;
  };

  const groups = Object.entries(calls).map(([name, group]) => [
    name,
    Object.fromEntries(Object.entries(group).map(([verb, contract]) => [verb, method(contract)])),
  ]);
  const callRaw = async (request: RawCall, own: AnyCallOptions = {}) => {
    const { data, input, template } = rawCallOf(request, own);
    return method(data, template)(input, own);
  };
  const close = () => (closing ??= Promise.allSettled(running).then(() => transport.close()));
  return { ...Object.fromEntries(groups), call: callRaw, close } as Api & ClientBase;
};
