// Serves a real connector on loopback for tests, and writes certificates for it.
import { createConnector, createMemoryStore, type ConnectorOptions } from '@kasir/connector';
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

const running = new Map<string, () => Promise<void>>();

/** Stops the connector at a URL. */
export const stopConnectorAt = async (url: string): Promise<void> => {
  await running.get(url)?.();
  running.delete(url);
};

interface BankOptions extends Partial<ConnectorOptions> {
  readonly port?: number;
}

/** Serves a connector on loopback until the test ends; returns its URL. */
export const serveBank = async ({ port = 0, ...options }: BankOptions = {}): Promise<string> => {
  const connector = createConnector({
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
  const serving = await serveConnector(connector, { port });
  running.set(serving.url, async () => {
    await connector.stop();
    await serving.close();
  });
  onTestFinished(() => stopConnectorAt(serving.url));
  return serving.url;
};

/** Returns a certificate of that connector that says what is given. */
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
