// The laws of connectors: the connector earns its certificate with prism's Xendit inside and a
// second Kasir behind it, whose payers approve every request.
import { findFreePort } from '@kasir/client/testing';
import { runConnectorLaws } from '@kasir/conformance';
import { expect, test } from 'vitest';
import { openConnector, SECRET } from './testing/connector.ts';
import { openProcessor, payer } from './testing/live-chain.ts';

/**
 * Laws about what this connector does not declare with Xendit (voids, several captures, saving,
 * installments, issued numbers), and about statements, which it leaves to the processor's own file.
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

test('the connector breaks no law, and every law about what it declares is judged', async () => {
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
