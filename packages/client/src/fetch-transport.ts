// Opens the transport of browsers, workers and other runtimes: `fetch`. package.json selects it as
// `#transport` for every runtime except Node.js, so that their bundles do not include undici.
import { fetchExchange } from './fetch-exchange.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';

/** Opens a client's transport. Throws TypeError for a dispatcher alone, which needs Node.js. */
export const openTransport = ({ dispatcher, fetch }: TransportOptions): Transport => {
  if (dispatcher && !fetch)
    throw new TypeError('dispatcher works on Node.js only: give fetch instead.');
  return createTransport(fetchExchange(fetch), async () => {});
};
