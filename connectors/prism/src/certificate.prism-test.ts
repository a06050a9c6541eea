// Runs the laws of connectors on prism's Xendit, with a second Kasir as the processor, whose payers
// approve every request: the connector earns its certificate.
import { findFreePort } from '@kasir/client/testing';
import { runConnectorLaws } from '@kasir/conformance';
import { expect, test } from 'vitest';
import { openConnector, SECRET } from './testing/connector.ts';
import { openProcessor, payer } from './testing/live-chain.ts';

/**
 * Laws that do not apply: those about capabilities that this connector does not declare with Xendit
 * (voids, several captures, saving, installments, issued numbers), and those about statements,
 * which the processor provides as a file.
 */
const unjudged = [
  'cap-4',
  'cap-5',
  'cap-7',
  'cap-9',
  'cap-11',
  'sum-1',
  'sum-2',
  'parent-1',
  'parent-2',
  'parent-3',
  'parent-4',
  'parent-7',
  'callback-4',
  'statement-1',
  'statement-2',
];

test('the connector breaks no law, and all laws about its declared capabilities apply to it', async () => {
  const { credentials, act } = await openProcessor();
  const callbackPort = await findFreePort();
  const { connector } = await openConnector({
    processor: 'xendit',
    credentials,
    callbackUrl: `http://127.0.0.1:${callbackPort}/`,
    ...payer,
  });
  const { laws } = await runConnectorLaws({
    url: connector.url,
    secret: SECRET,
    callbackPort,
    seed: 4,
    patienceMs: 20_000,
    pay: (reference) => act(reference, 'pay'),
    decline: (reference) => act(reference, 'decline'),
  });
  const others = laws.filter(({ verdict }) => verdict !== 'PASS');
  expect(others.filter(({ verdict }) => verdict !== 'SKIP')).toEqual([]);
  expect(others.map(({ id }) => id)).toEqual(unjudged);
});
