// Runs the laws of connectors on a channel of each family, with payers who act on their pages: the
// reference connector earns its certificate.
import { findFreePort } from '@kasir/client/testing';
import { createMemoryStore } from '@kasir/connector';
import { serveConnector } from '@kasir/connector/node';
import { runConnectorLaws } from '@kasir/conformance';
import { expect, onTestFinished, test } from 'vitest';
import { capabilities } from './capabilities.ts';
import { createReferenceConnector } from './create.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Channels that cover each family, and each place where payers act. */
const families: ReadonlySet<string> = new Set([
  'CARDS ID',
  'DANA ID',
  'OVO ID',
  'BPI PH',
  'BRI ID',
  'ALFAMART ID',
  'QRIS ID',
  'KREDIVO ID',
]);

/** Laws about missing capabilities; this connector has all of them. */
const unjudged = ['cap-4', 'cap-6', 'cap-8'];

const serveReference = async (callbackUrl?: string) => {
  let origin = '';
  const connector = createReferenceConnector({
    secrets: [SECRET],
    store: createMemoryStore(),
    origin: () => origin,
    callbackUrl,
    channels: capabilities.filter(({ code, country }) => families.has(`${code} ${country}`)),
    failed: () => {},
  });
  const serving = await serveConnector(connector, { port: 0 });
  origin = serving.url;
  onTestFinished(async () => {
    await connector.stop();
    await serving.close();
  });
  return { connector, url: serving.url };
};

/** Presses a button on the page of a payer; resolves to false when there is no such page. */
const choose = async (url: string, reference: string, choice: string): Promise<boolean> => {
  const page = `${url}/pay/${reference.slice('ref-'.length)}`;
  const body = new URLSearchParams({ choice });
  const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  await response.body?.cancel();
  return response.status !== 404;
};

test('the reference connector breaks no law, and all laws but three apply to it', async () => {
  const callbackPort = await findFreePort();
  const { url } = await serveReference(`http://127.0.0.1:${callbackPort}/`);
  const { laws } = await runConnectorLaws({
    url,
    secret: SECRET,
    callbackPort,
    seed: 4,
    patienceMs: 20_000,
    decline: (reference) => choose(url, reference, 'decline'),
    pay: async (reference) => {
      if (await choose(url, reference, 'approve')) return true;
      const operation = reference.slice('ref-'.length);
      const paid = await fetch(`${url}/payments/${operation}`, {
        method: 'POST',
        body: JSON.stringify({ amount: 20_000 }),
      });
      await paid.body?.cancel();
      return paid.ok;
    },
  });
  const others = laws.filter(({ verdict }) => verdict !== 'PASS');
  expect(others.filter(({ verdict }) => verdict !== 'SKIP')).toEqual([]);
  expect(others.map(({ id }) => id)).toEqual(unjudged);
});
