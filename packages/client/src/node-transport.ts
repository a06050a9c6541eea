// Opens the transport of Node.js: undici, loaded at the first call. package.json selects it as
// `#transport` under the condition `node`.
import { dispatcherExchange } from './dispatcher-exchange.ts';
import { fetchExchange } from './fetch-exchange.ts';
import type { Exchange } from './exchange.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';

interface Opened {
  readonly exchange: Exchange;
  readonly close: Transport['close'];
}

/** Returns whether an Agent works: Bun substitutes its own undici, whose classes do nothing. */
const isDispatcher = (agent: object): boolean => 'dispatch' in agent;

const open = async (): Promise<Opened> => {
  // undici does not load on an unsupported old Node.js, whose own fetch is used instead.
  const undici = await import('undici').catch(() => null);
  const agent = undici && new undici.Agent();
  if (!agent || !isDispatcher(agent)) return { exchange: fetchExchange(), close: async () => {} };
  // An aborted request may still wait for a connection: a graceful close would wait with it.
  return { exchange: dispatcherExchange(agent), close: () => agent.destroy() };
};

/** Returns a transport with its own Agent, created at first use. */
const openAgent = (): Transport => {
  let opened: Promise<Opened> | undefined;
  return createTransport(
    async (...attempt) => (await (opened ??= open())).exchange(...attempt),
    async () => (await opened)?.close(),
  );
};

/** Opens the transport of a client: the one in its options, otherwise undici. */
export const openTransport = ({ dispatcher, fetch }: TransportOptions): Transport => {
  // A dispatcher is preferred: it reports when a request is sent.
  const given = dispatcher ? dispatcherExchange(dispatcher) : fetch && fetchExchange(fetch);
  return given ? createTransport(given, async () => {}) : openAgent();
};
