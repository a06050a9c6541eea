// Checks the connector by the laws of connectors, and makes its certificate from the result.
import { runConnectorLaws, type Certificate } from '@kasir/conformance';
import { createMemoryStore } from '@kasir/connector';
import { createCertificate } from '@kasir/connector/certificate';
import { startKasirConnector, type KasirConnectorOptions } from '@kasir/connector-kasir';
import type { Processor } from './processor.ts';

/** A wallet and a card: together they cover every work of the connector except issued numbers. */
const channels = ['EWALLET/DANA/ID', 'CARD/CARDS/ID'];

/** Runs the laws against a separate connector, whose payers approve every request. */
export const certify = async (
  processor: Processor,
  options: Omit<KasirConnectorOptions, 'store'> & { readonly secret: string },
): Promise<Certificate> => {
  const { secret } = options;
  const connector = await startKasirConnector({ ...options, store: createMemoryStore(), channels });
  try {
    await processor.setWebhooks(connector.webhookUrl);
    const {
      requests: _,
      laws,
      ...about
    } = await runConnectorLaws({
      url: connector.url,
      secret,
      seed: 1,
      pay: processor.approve,
    });
    return createCertificate({
      ...about,
      laws: laws.map(({ id, verdict }) => ({ id, verdict })),
    });
  } finally {
    await connector.close();
  }
};
