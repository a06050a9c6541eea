// The transport of Node.js: undici, which is loaded at the first call. package.json picks it as
// `#transport` under the condition `node`.
import { dispatcherExchange } from './dispatcher-exchange.ts';
import { fetchExchange } from './fetch-exchange.ts';
import type { Exchange } from './exchange.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';

interface Opened {
  readonly exchange: Exchange;
  readonly close: Transport['close'];
}

/** Whether an Agent is one: Bun puts an undici of its own in place, whose classes do nothing. */
const isDispatcher = (agent: object): boolean => 'dispatch' in agent;

const open = async (): Promise<Opened> => {
  // undici does not load on a Node.js older than it takes: the fetch of that one serves.
  const undici = await import('undici').catch(() => null);
  const agent = undici && new undici.Agent();
  if (!agent || !isDispatcher(agent)) return { exchange: fetchExchange(), close: async () => {} };
  // An aborted request may still wait for a connection: a graceful close would wait with it.
  return { exchange: dispatcherExchange(agent), close: () => agent.destroy() };
};

/** A transport with an Agent of its own, made at first use. */
const openAgent = (): Transport => {
  let opened: Promise<Opened> | undefined;
  return createTransport(
    async (...attempt) => (await (opened ??= open())).exchange(...attempt),
    async () => (await opened)?.close(),
  );
};

/** Opens the transport of a client: the one that the options give, else undici. */
export const openTransport = ({ dispatcher, fetch }: TransportOptions): Transport => {
  // Of the two, a dispatcher tells more: it says when a request leaves.
  const given = dispatcher ? dispatcherExchange(dispatcher) : fetch && fetchExchange(fetch);
  return given ? createTransport(given, async () => {}) : openAgent();
};
