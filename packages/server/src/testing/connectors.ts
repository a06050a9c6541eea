// Serves a real connector on loopback for tests, and writes certificates for it.
import {
  createConnector,
  createMemoryStore,
  type Connector,
  type ConnectorOptions,
} from '@kasir/connector';
import { createCertificate, type CertificateContent } from '@kasir/connector/certificate';
import { serveConnector } from '@kasir/connector/node';
import { VERSION } from '@kasir/connector/protocol';
import { onTestFinished } from 'vitest';

const secretOf = (byte: number): string => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;
/** Two secrets that a connector and the platform may share. */
export const [SECRET, NEW_SECRET] = [secretOf(1), secretOf(2)];

const wallet: ConnectorOptions['capabilities']['channels'][number] = {
  type: 'EWALLET',
  code: 'DANA',
  country: 'ID',
  currency: 'IDR',
  works: ['charge', 'refund'],
  min: 1_000,
  max: 10_000_000,
  captures: null,
  refunds: { partial: true, several: true, days: 90 },
  authorization_hours: null,
  actions: ['redirect'],
};

/** URL -> the connector that responds there. */
const running = new Map<string, { connector: Connector; readonly close: () => Promise<void> }>();

/** Stops the connector at a URL. */
export const stopConnectorAt = async (url: string): Promise<void> => {
  const { connector, close } = running.get(url) ?? {};
  running.delete(url);
  await connector?.stop();
  await close?.();
};

const createBank = (options: Partial<ConnectorOptions>): Connector =>
  createConnector({
    name: 'my-bank',
    version: '1.0',
    secrets: [SECRET],
    store: createMemoryStore(),
    capabilities: { card_data: false, channels: [wallet] },
    perform: async () => ({ status: 'succeeded' }),
    refresh: async () => ({ status: 'pending' }),
    statement: () => ({ is_complete: true, lines: [] }),
    ...options,
  });

/** Serves a connector on loopback until the test ends; returns its URL. */
export const serveBank = async (options: Partial<ConnectorOptions> = {}): Promise<string> => {
  const connector = createBank(options);
  const respond = (request: Request): Promise<Response> =>
    (running.get(url)?.connector ?? connector).fetch(request);
  const { url, close } = await serveConnector({ fetch: respond }, { port: 0 });
  running.set(url, { connector, close });
  onTestFinished(() => stopConnectorAt(url));
  return url;
};

/**
 * Puts another connector in the place of the one at a URL. The port is never free meanwhile:
 * another test could take it.
 */
export const replaceConnectorAt = async (
  url: string,
  options: Partial<ConnectorOptions>,
): Promise<void> => {
  const one = running.get(url);
  if (!one) throw new Error(`No connector listens at ${url}`);
  const before = one.connector;
  one.connector = createBank(options);
  await before.stop();
};

/** Returns a certificate of that connector with the given changes. */
export const certificateOf = (change: Partial<CertificateContent> = {}) =>
  createCertificate({
    version: 1,
    connector: { name: 'my-bank', version: '1.0' },
    protocol: VERSION,
    date: '2026-11-26T08:00:00Z',
    seed: 1,
    laws: [
      { id: 'id-1', verdict: 'PASS' },
      { id: 'decline-1', verdict: 'SKIP' },
    ],
    ...change,
  });
