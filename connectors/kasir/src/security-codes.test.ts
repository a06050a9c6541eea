// Tests the security code that a payer enters for a saved card: v2 accepts it with the payment.
import { channels } from '@kasir/models';
import { expect, test } from 'vitest';
import { openChain } from './testing/chain.ts';
import { makeRequest, tokenSource } from './testing/requests.ts';

const CARDS = channels.find(({ code }) => code === 'CARDS');
if (!CARDS) throw new Error('The table has cards.');

/**
 * Pays by a saved card with a code and without one; returns the results of the check at the
 * service.
 */
const payWithCodes = async (chain: Awaited<ReturnType<typeof openChain>>, path: string) => {
  const { service, succeed } = chain;
  const { token } = await succeed(makeRequest('link', CARDS));
  const results: unknown[] = [];
  for (const more of [{ cvn: '739' }, {}]) {
    const source = { ...tokenSource(token ?? ''), ...more };
    const { connector_reference: id } = await succeed(makeRequest('charge', CARDS, { source }));
    const headers = {
      authorization: `Basic ${btoa(`${service.key}:`)}`,
      'api-version': '2024-11-11',
    };
    const response = await service.fetch(`${service.baseUrl}${path}/${id}`, { headers });
    const { card_verification_results: checked } = (await response.json()) as {
      card_verification_results?: { cvv_result: unknown };
    };
    results.push(checked?.cvv_result ?? null);
  }
  return results;
};

test('the code of a saved card is checked where v2 saves the card', async () => {
  const chain = await openChain({ captures: 'in_parts' });
  expect(await payWithCodes(chain, '/payment_requests')).toEqual(['MATCH', null]);
});

test('v3 accepts no code with a token, so the card is charged by the token alone', async () => {
  const chain = await openChain();
  expect(await payWithCodes(chain, '/v3/payment_requests')).toEqual([null, null]);
});
