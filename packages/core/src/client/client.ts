// The typed client: one method per contract, with the groups and names of the contract tree.
import type { AllOptional, CallTree, CallSpec, Request } from '../contract.ts';
import { parseBaseUrl } from './address.ts';
import { performCall } from './call.ts';
import { credentialsOf } from './credentials.ts';
import { buildRequest, type AnyInput, type OutgoingRequest } from './outgoing-request.ts';
import {
  settingsFor,
  settingsOf,
  type AnyCallOptions,
  type CallOptions,
  type ClientOptions,
} from './options.ts';
import { isPageable, createPageIterators, type ItemOf, type PageIterators } from './pages.ts';
import type { Result } from './result.ts';
import { Transport } from './transport.ts';

/** Input is optional where the contract needs nothing; a contract without any part takes none. */
type CallArguments<C extends CallSpec> = [keyof Request<C>] extends [never]
  ? [input?: Record<string, never>, options?: CallOptions<C>]
  : AllOptional<Request<C>> extends true
    ? [input?: Request<C>, options?: CallOptions<C>]
    : [input: Request<C>, options?: CallOptions<C>];

/**
 * Calls an endpoint. Resolves to a success or a failure, also when the network breaks; rejects with
 * TypeError only for values that cannot be sent (an empty path parameter, a line break in a
 * header).
 */
export type Call<C extends CallSpec> = ((...args: CallArguments<C>) => Promise<Result<C>>) &
  ([ItemOf<C>] extends [never] ? unknown : PageIterators<C>);

export type Client<T extends CallTree> = {
  readonly [G in keyof T]: {
    readonly [V in keyof T[G]]: T[G][V] extends infer C extends CallSpec ? Call<C> : never;
  };
} & {
  /**
   * Waits for running calls and closes the client's connections; an injected dispatcher stays open.
   */
  readonly close: () => Promise<void>;
};

/**
 * Makes a client of contracts. A tree with a few contracts makes a client with a few methods, so a
 * bundler keeps only what is named. Throws TypeError for an unusable `baseUrl` or `key`.
 *
 * Calls are tried again (`retries`, default 2) after 429, 502, 503, 504, a lost connection or a
 * time-out when that cannot do anything twice: reads, and writes under an idempotency key, which
 * stays the same for all attempts and is made when none is given. A 500 is repeated once. A write
 * without a key is repeated only while no byte of it has left. Waits honor Retry-After and never
 * pass the deadline.
 */
export const createClient = <T extends CallTree>(
  contracts: T,
  options: ClientOptions,
): Client<T> => {
  const base = parseBaseUrl(options.baseUrl);
  const { authorization, redact } = credentialsOf(options.key);
  const settings = settingsOf(options);
  const { random, validate, warn } = settings;
  const rules = { validate, warn, redact };
  const transport = new Transport(options.dispatcher);
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  const signed = async ({ method, path }: CallSpec, message: OutgoingRequest) => {
    const { headers, body } = message;
    if (!options.sign) return message;
    return {
      ...message,
      headers: { ...headers, ...(await options.sign({ method, path, headers, body })) },
    };
  };

  const method = (contract: CallSpec) => {
    const call = async (input: AnyInput = {}, own: AnyCallOptions = {}) => {
      if (closing) throw new Error('This client is closed.');
      const unsigned = buildRequest({ base, authorization, random }, contract, input, own);
      const { signal } = own;
      const limits = settingsFor(settings, own);
      const send = async () => {
        const message = await signed(contract, unsigned);
        return performCall({ contract, message, settings: limits, rules, transport, signal });
      };
      const done = send();
      running.add(done);
      try {
        return await done;
      } finally {
        running.delete(done);
      }
    };
    return isPageable(contract) ? Object.assign(call, createPageIterators(call)) : call;
  };

  const groups = Object.entries(contracts).map(([name, group]) => [
    name,
    Object.fromEntries(Object.entries(group).map(([verb, contract]) => [verb, method(contract)])),
  ]);
  const close = () => (closing ??= Promise.allSettled(running).then(() => transport.close()));
  return { ...Object.fromEntries(groups), close } as Client<T>;
};
