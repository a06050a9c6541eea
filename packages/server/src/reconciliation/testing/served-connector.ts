// Serves a connector on loopback for tests, whose statements the test decides.
import { createConnector, createMemoryStore, type StatementPart } from '@kasir/connector';
import { createConnectorClient } from '@kasir/connector/client';
import { serveConnector } from '@kasir/connector/node';
import { onTestFinished } from 'vitest';

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Returns the statement of a day; a throw makes the connector fail. */
export type StatementOf = (date: string) => StatementPart;

/** Serves a connector; it closes with the test. */
export const serveTestConnector = async (statement: StatementOf) => {
  const connector = createConnector({
    name: 'bank',
    secrets: [SECRET],
    capabilities: { card_data: false, channels: [] },
    store: createMemoryStore(),
    perform: async () => ({ status: 'pending' }),
    statement,
    failed: () => {},
  });
  const { url, close } = await serveConnector(connector, { port: 0 });
  onTestFinished(async () => {
    await connector.stop();
    await close();
  });
  return { url, client: createConnectorClient({ url, secrets: [SECRET] }) };
};
