// Makes the calls about connectors that the examples of the control API are recorded from, with a
// real connector.
import { createConnector, createMemoryStore } from '@kasir/connector';
import { createCertificate } from '@kasir/connector/certificate';
import { serveConnector } from '@kasir/connector/node';
import { VERSION } from '@kasir/connector/protocol';
import type { Recorder } from './recorder.ts';

const SECRET_BYTES = 32;
const secret = `whsec_${Buffer.alloc(SECRET_BYTES, 'kasir').toString('base64')}`;

const createBank = () =>
  createConnector({
    name: 'my-bank',
    version: '1.0.0',
    secrets: [secret],
    store: createMemoryStore(),
    capabilities: {
      card_data: false,
      channels: [
        {
          type: 'DIRECT_DEBIT',
          code: 'BRI',
          country: 'ID',
          currency: 'IDR',
          works: ['charge', 'refund'],
          min: 10_000,
          max: 10_000_000,
          captures: null,
          refunds: { partial: true, several: true, days: 90 },
          authorization_hours: null,
          actions: [],
        },
      ],
    },
    perform: () => Promise.resolve({ status: 'pending' }),
    refresh: () => Promise.resolve({ status: 'pending' }),
    statement: () => ({ is_complete: true, lines: [] }),
  });

const certificate = createCertificate({
  version: 1,
  connector: { name: 'my-bank', version: '1.0.0' },
  protocol: VERSION,
  date: '2026-11-26T08:00:00Z',
  seed: 1,
  laws: [
    { id: 'id-1', verdict: 'PASS' },
    { id: 'parts-1', verdict: 'SKIP' },
  ],
});

/** Makes every call about connectors of an account. */
export const operateConnectors = async (
  operator: Recorder,
  { id }: { readonly id: string },
): Promise<void> => {
  const bank = createBank();
  const serving = await serveConnector(bank, { port: 0 });
  const account = { params: { id } };
  const named = { params: { id, name: 'bank' } };
  try {
    await operator.operate('connectors.add', {
      ...account,
      body: { name: 'bank', url: serving.url, secret, certificate },
    });
    await operator.operate('connectors.list', account);
    await operator.operate('connectors.get', named);
    await operator.operate('connectors.refresh', { ...named, body: {} });
    await operator.operate('connectors.certify', { ...named, body: { certificate } });
    await operator.operate('connectors.rotate', { ...named, body: { step: 'add' } });
    await operator.operate('secrets.rotate', { body: {} });
    await operator.operate('routes.set', {
      ...account,
      body: { routes: [{ type: 'DIRECT_DEBIT', currency: 'IDR', connectors: ['bank'] }] },
    });
    await operator.operate('routes.get', account);
    await operator.operate('routes.set', { ...account, name: 'none', body: { routes: [] } });
    await operator.operate('live_settings.update', { ...account, body: { wait_ms: 30_000 } });
    await operator.operate('live_settings.get', account);
    await operator.operate('connectors.enable', { ...named, body: {} });
    await operator.operate('connectors.disable', { ...named, body: {} });
    await operator.operate('connectors.remove', named);
  } finally {
    await bank.stop();
    await serving.close();
  }
};
