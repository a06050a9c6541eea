// The transport of browsers, workers and other runtimes: `fetch`. package.json picks it as
// `#transport` wherever the runtime is not Node.js, so that no bundle for them has undici.
import { fetchExchange } from './fetch-exchange.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';

/** Opens the transport of a client. Throws TypeError for a dispatcher alone: it needs Node.js. */
export const openTransport = ({ dispatcher, fetch }: TransportOptions): Transport => {
  if (dispatcher && !fetch)
    throw new TypeError('dispatcher works on Node.js only: give fetch instead.');
  return createTransport(fetchExchange(fetch), async () => {});
};
