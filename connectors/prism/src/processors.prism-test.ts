// Tests the processors in the guide: each declares exactly the works that the guide lists, because
// prism can build their requests from the data of the protocol.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openConnector } from './testing/connector.ts';

/** Processor -> prism's names of its secret credentials. */
const secrets: Readonly<Record<string, readonly string[]>> = {
  aci: ['apiKey', 'entityId'],
  adyen: ['apiKey', 'merchantAccount'],
  authipay: ['apiKey', 'apiSecret'],
  authorizedotnet: ['name', 'transactionKey'],
  bambora: ['merchantId', 'apiKey'],
  bamboraapac: ['username', 'password', 'accountNumber'],
  bluesnap: ['username', 'password'],
  celero: ['apiKey'],
  checkout: ['apiKey', 'apiSecret', 'processingChannelId'],
  datatrans: ['merchantId', 'password'],
  elavon: ['sslMerchantId', 'sslUserId', 'sslPin'],
  fiservemea: ['apiKey', 'apiSecret'],
  hipay: ['apiKey', 'apiSecret'],
  imerchantsolutions: ['apiKey', 'merchantId'],
  mollie: ['apiKey', 'profileToken'],
  multisafepay: ['apiKey'],
  nmi: ['apiKey', 'publicKey'],
  powertranz: ['powerTranzId', 'powerTranzPassword'],
  rapyd: ['accessKey', 'secretKey'],
  revolut: ['secretApiKey', 'signingSecret'],
  shift4: ['apiKey'],
  silverflow: ['apiKey', 'apiSecret', 'merchantAcceptorKey'],
  stripe: ['apiKey'],
  trustpayments: ['username', 'password', 'siteReference'],
  worldpayvantiv: ['user', 'password', 'merchantId'],
  worldpayxml: ['apiUsername', 'apiPassword', 'merchantCode'],
  xendit: ['apiKey'],
};

/** Returns the works by processor from the table in the guide. */
const listed = (): Readonly<Record<string, string>> => {
  const guide = new URL('../../../docs/guide/connector-prism.md', import.meta.url);
  const rows = readFileSync(guide, 'utf8').matchAll(
    /^\| (`[a-z0-9`, ]+`) \| (charge[a-z, ]*) \|$/gmu,
  );
  return Object.fromEntries(
    [...rows].flatMap(([, names = '', works = '']) =>
      [...names.matchAll(/`(\w+)`/gu)].map(([, name = '']) => [name, works]),
    ),
  );
};

const declared = async (processor: string, names: readonly string[]): Promise<string> => {
  const { connector } = await openConnector({
    processor,
    credentials: Object.fromEntries(names.map((name) => [name, { value: 'secret' }])),
    environment: 'sandbox',
    channels: ['CARD/CARDS/PH'],
    ...(processor === 'adyen' && { webhookSecret: 'secret' }),
  });
  return connector.channels.flatMap(({ works }) => works).join(', ');
};

test('every processor of the guide declares the works that the guide lists', async () => {
  const found: Record<string, string> = {};
  // oxlint-disable-next-line no-await-in-loop -- the native library is one
  for (const [name, names] of Object.entries(secrets)) found[name] = await declared(name, names);
  expect(found).toEqual(listed());
});
