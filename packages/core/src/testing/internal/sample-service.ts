// A client of the sample contracts and the loopback server it calls, closed when the test ends.
import { onTestFinished } from 'vitest';
import { createClient, type ClientOptions } from '../../client/index.ts';
import { loopback, type Respond } from './loopback.ts';
import { sampleContracts } from './sample.ts';

export const sampleKey = 'xnd_development_0123456789abcdef';

/**
 * Starts a server that returns given responses, and a client for it; no retries unless the options
 * say so.
 */
export const sampleService = async (
  respond: Respond,
  options: Partial<ClientOptions> = {},
  path = '',
) => {
  const server = await loopback(respond);
  const client = createClient(sampleContracts, {
    baseUrl: server.url + path,
    key: sampleKey,
    retries: 0,
    ...options,
  });
  onTestFinished(async () => {
    await server.close();
    await client.close();
  });
  return { server, client, widgets: client.widgets };
};
