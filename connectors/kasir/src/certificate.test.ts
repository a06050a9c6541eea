// Runs the laws of connectors on the families of channels in both generations, with a second Kasir
// as the service, whose payers approve every request: the connector earns its certificate.
import { findFreePort } from '@kasir/client/testing';
import { runConnectorLaws } from '@kasir/conformance';
import { expect, test } from 'vitest';
import { openChain, SECRET } from './testing/chain.ts';

/** Each family of channels, and each way in which the generations serve it. */
const families = [
  'CARD/CARDS/ID',
  'CARD/GPN/ID',
  'EWALLET/OVO/ID',
  'EWALLET/GCASH/PH',
  'EWALLET/APPOTA/VN',
  'DIRECT_DEBIT/BRI/ID',
  'DIRECT_DEBIT/BPI/PH',
  'DIRECT_DEBIT/BOC_ONLINE_BANKING/PH',
  'VIRTUAL_ACCOUNT/BCA/ID',
  'VIRTUAL_ACCOUNT/SPEI_VIRTUAL_ACCOUNT/MX',
  'OVER_THE_COUNTER/ALFAMART/ID',
  'QR_CODE/QRIS/ID',
  'PAYLATER/KREDIVO/ID',
];

/** The law about connectors that refuse card data: this one accepts it. */
const unjudged = ['cap-4'];

test('the connector breaks no law, and all laws but one apply to it', async () => {
  const callbackPort = await findFreePort();
  const { connector, act } = await openChain({
    channels: families,
    callbackUrl: `http://127.0.0.1:${callbackPort}/`,
  });
  const { laws } = await runConnectorLaws({
    url: connector.url,
    secret: SECRET,
    callbackPort,
    seed: 4,
    patienceMs: 20_000,
    decline: async (reference) => {
      await act(reference, 'decline');
      return true;
    },
    pay: async (reference) => {
      // A payment request or a number needs the action pay, a link of a wallet or an account needs
      // authorize.
      for (const action of ['pay', 'authorize'] as const)
        try {
          // The kind of the object is not known here, so both actions are tried.
          // oxlint-disable-next-line no-await-in-loop
          await act(reference, action);
          return true;
        } catch {}
      return false;
    },
  });
  const others = laws.filter(({ verdict }) => verdict !== 'PASS');
  expect(others.filter(({ verdict }) => verdict !== 'SKIP')).toEqual([]);
  expect(others.map(({ id }) => id)).toEqual(unjudged);
});
