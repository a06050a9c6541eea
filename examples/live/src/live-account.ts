// A live Kasir with an SQLite file, whose account reaches the processor through a connector.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Certificate } from '@kasir/conformance';
import { openSqliteStore } from '@kasir/connector/sqlite';
import { startKasirConnector } from '@kasir/connector-kasir';
import { unwrap } from '@kasir/control/client';
import { openSqlite, randomHex } from '@kasir/server';
import { createKasir } from '@kasir/server/in-process';
import { certify } from './certify.ts';
import type { Processor } from './processor.ts';

/** The name of the connector at the account. */
export const CONNECTOR = 'processor';

/** Opens a live account in a folder; calls `certified` with the certificate of its connector. */
export const openLiveAccount = async (
  folder: string,
  processor: Processor,
  certified: (certificate: Certificate) => void,
) => {
  const file = join(folder, 'live.db');
  const store = await openSqlite({ file, now: Date.now, random: () => randomHex(12) });
  const kasir = await createKasir({ store });
  const { baseUrl } = await kasir.listen();
  const { account: id, control } = kasir;
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const options = {
    port: 0,
    secret,
    secrets: [secret],
    baseUrl: processor.baseUrl,
    key: processor.kasir.key,
    webhookTokens: [processor.kasir.callbackToken],
    returnUrl: 'https://shop.example/back',
    captures: 'in_parts',
  } as const;
  const certificate = await certify(processor, options);
  certified(certificate);

  const memory = openSqliteStore({ file: join(folder, 'connector.db') });
  const connector = await startKasirConnector({
    ...options,
    store: memory,
    callbackUrl: `${baseUrl}/_connectors/${id}/${CONNECTOR}`,
  });
  await processor.setWebhooks(connector.webhookUrl);
  const params = { id };
  const { url } = connector;
  unwrap(
    await control.connectors.add({ params, body: { name: CONNECTOR, url, secret, certificate } }),
  );
  const routes = [{ connectors: [CONNECTOR] }];
  unwrap(await control.routes.set({ params, body: { routes } }));
  const settings = { wait_ms: 10_000, late_success: 'refund' } as const;
  unwrap(await control.liveSettings.update({ params, body: settings }));
  const { key } = unwrap(
    await control.keys.create({ params, body: { name: 'Shop', mode: 'live' } }),
  );
  return {
    kasir,
    baseUrl,
    key,
    close: async (): Promise<void> => {
      await connector.close();
      memory.close();
      await kasir.close();
    },
  };
};

export type LiveAccount = Awaited<ReturnType<typeof openLiveAccount>>;
