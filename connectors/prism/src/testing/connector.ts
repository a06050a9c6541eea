// Opens the connector for a test, with a platform that calls it.
import {
  createMemoryStore,
  type Failure,
  type Operation,
  type OperationRequest,
} from '@kasir/connector';
import { createConnectorClient } from '@kasir/connector/client';
import { onTestFinished } from 'vitest';
import { startPrismConnector, type PrismConnectorOptions } from '../start.ts';
import { library } from './library.ts';

export const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;

/** Starts a connector until the test ends. */
export const openConnector = async (
  options: Partial<PrismConnectorOptions> &
    Pick<PrismConnectorOptions, 'processor' | 'credentials'>,
) => {
  const failures: Failure[] = [];
  const store = options.store ?? createMemoryStore();
  const connector = await startPrismConnector({
    port: 0,
    secrets: [SECRET],
    library,
    returnUrl: 'https://merchant.example/back',
    failed: (failure) => failures.push(failure),
    ...options,
    store,
  });
  onTestFinished(connector.close);
  const platform = createConnectorClient({ url: connector.url, secrets: [SECRET] });
  /** Sends an operation that must be accepted. */
  const send = async (request: OperationRequest): Promise<Operation> => {
    const sent = await platform.send(request);
    if (sent === 'unknown' || 'refused' in sent) throw new Error(JSON.stringify(sent));
    return sent.known;
  };
  const read = async (id: string): Promise<Operation> => {
    const known = await platform.get(id);
    if (typeof known === 'string') throw new Error(`${id}: ${known}`);
    return known;
  };
  return { connector, platform, store, failures, send, read };
};
