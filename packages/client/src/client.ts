// Creates clients: one method per call, with the groups and names of the calls.
import type { CallData, Calls } from './call-data.ts';
import { parseBaseUrl } from './address.ts';
import { credentialsOf } from './credentials.ts';
import { downloadData, downloadRequest, type DownloadResult } from './download.ts';
import { buildRequest, type AnyInput } from './outgoing-request.ts';
import {
  settingsOf,
  type AnyCallOptions,
  type CallOptions,
  type ClientOptions,
} from './options.ts';
import { createPageIterators } from './pages.ts';
import { rawCallOf, type RawCall, type RawResult } from './raw-call.ts';
import { createSender } from './sender.ts';
import { createWaitFor } from './wait-for.ts';

/** The methods that every client has in addition to the calls of its API. */
export interface ClientBase {
  /**
   * Calls an endpoint for which this client has no method, with the same retries as all calls.
   * Rejects with TypeError for a path that is not below the base URL.
   */
  readonly call: (request: RawCall, options?: AnyCallOptions) => Promise<RawResult>;
  /**
   * Reads the text of a file at an address that the service gave out, such as the `url` of a
   * COMPLETED report. The key is not sent. Rejects with TypeError for another address.
   */
  readonly download: (url: string, options?: CallOptions) => Promise<DownloadResult>;
  /**
   * Waits for running calls and closes the client's connections; an injected dispatcher stays open.
   */
  readonly close: () => Promise<void>;
}

/**
 * Creates a client; `Api` is the interface that was generated with `calls`. Throws TypeError for an
 * unusable `baseUrl` or `key`.
 *
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
  const { send, close } = createSender(options, settings, redact);
  const sender = { base, authorization, random: settings.random };

  const method = (contract: CallData, template = contract.path) => {
    const call = async (input: AnyInput = {}, own: AnyCallOptions = {}) =>
      send({ contract, template, request: buildRequest(sender, contract, input, own) }, own);
    if (contract.pages) return Object.assign(call, createPageIterators(call));
    if (contract.method !== 'GET') return call;
    return Object.assign(call, { waitFor: createWaitFor(call, settings) });
  };

  const groups = Object.entries(calls).map(([name, group]) => [
    name,
    Object.fromEntries(Object.entries(group).map(([verb, contract]) => [verb, method(contract)])),
  ]);
  const callRaw = async (request: RawCall, own: AnyCallOptions = {}) => {
    const { data, input, template } = rawCallOf(request, own);
    return method(data, template)(input, own);
  };
  const download = async (url: string, own: CallOptions = {}) => {
    const request = downloadRequest(url);
    return send({ contract: downloadData, template: downloadData.path, request }, own);
  };
  return { ...Object.fromEntries(groups), call: callRaw, download, close } as Api & ClientBase;
};
