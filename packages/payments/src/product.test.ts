// Products: the lists that show their objects are those that they name; their data is their own.
import { expect, test } from 'vitest';
import { instruments } from './instruments/kind.ts';
import { intents } from './intents/kind.ts';
import { payments } from './payments/kind.ts';
import { channelsOfTypes, harness } from './testing/harness.ts';
import { echoReader, type Product } from './product.ts';

/** The facets of a paid intent, its instrument and its payment. */
const facetsOf = async (listed: Pick<Product, 'listed'>) => {
  const merchant = harness();
  const product = { kind: 'shop', id: 'order-1', ...listed };
  const made = await merchant.make({ channel: channelsOfTypes.EWALLET, product });
  const { id } = await merchant.open(made, { product, pendingAs: 'payment' });
  const [payment] = await merchant.paymentsOf({ id });
  const intent = await merchant.intent({ id });
  if (!payment) throw new Error('Nothing is pending');
  return {
    instrument: instruments.facets['list']?.(await merchant.instrument(made)),
    intent: intents.facets['list']?.(intent),
    situation: intents.facets['situation']?.(intent),
    payment: payments.facets['status']?.(payment),
  };
};

test('a product without a list has no facets; one with a list has them, also for its payments', async () => {
  expect(await facetsOf({})).toEqual({
    instrument: null,
    intent: null,
    situation: null,
    payment: null,
  });
  expect(await facetsOf({ listed: 'by_name' })).toEqual({
    instrument: 'shop',
    intent: 'shop',
    situation: null,
    payment: 'PENDING',
  });
  expect(await facetsOf({ listed: 'by_state' })).toMatchObject({
    intent: 'shop',
    situation: 'REQUIRES_ACTION',
  });
});

test('the data of one kind of product cannot be read as that of another', () => {
  const read = echoReader<{ readonly title: string }>('shop');
  const echo = { title: 'Socks' };
  expect(read({ product: { kind: 'shop', id: '1' }, echo }).title).toBe('Socks');
  expect(() => read({ product: { kind: 'market', id: '1' }, echo })).toThrow('no data of a shop');
});
