// Texts that are replaced: any other text where it has no meaning, and nothing else.
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { accepts } from '../model/missing.ts';
import { contractNamed } from '../registry.ts';
import { SeededRandom } from '../run/seeded-random.ts';
import { kasirMagic } from '../targets/magic/kasir.ts';
import { hasFreeTexts, withOtherTexts } from './free-texts.ts';

const contract = contractNamed('invoices.create');
const body = {
  external_id: 'one',
  amount: 25_000,
  currency: 'IDR',
  payer_email: 'siti@customers.example',
  success_redirect_url: 'https://merchant.example/thanks',
  failure_redirect_url: 'https://shop.example/sorry',
  customer: { given_names: 'Siti', mobile_number: '+6281234567890' },
  items: [{ name: 'Coffee', quantity: 2, price: 12_500 }],
};

test('names and pages are replaced, references, amounts and numbers stay, and the request is valid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
      const draw = new SeededRandom(seed, Infinity, kasirMagic);
      const other = withOtherTexts(contract, body, draw) as typeof body;
      expect(accepts(contract, other)).toBe(true);
      expect(other).toMatchObject({
        external_id: 'one',
        amount: 25_000,
        currency: 'IDR',
        failure_redirect_url: 'https://shop.example/sorry',
        customer: { mobile_number: '+6281234567890' },
        items: [{ quantity: 2, price: 12_500 }],
      });
      expect(other.payer_email).not.toBe(body.payer_email);
      expect(other.success_redirect_url).not.toBe(body.success_redirect_url);
      expect(other.customer.given_names).not.toBe('');
    }),
  );
});

test('names have one character, as many as their field can have, and others', () => {
  const lengths = new Set<number>();
  for (let seed = 1; seed <= 200; seed += 1) {
    const draw = new SeededRandom(seed, Infinity, kasirMagic);
    const other = withOtherTexts(contract, body, draw) as typeof body;
    lengths.add(Array.from(other.items[0]?.name ?? '').length);
  }
  expect(lengths).toContain(1);
  expect(lengths).toContain(256);
  expect(lengths.size).toBeGreaterThan(5);
});

test('a signed request is sent as it was signed', () => {
  expect(hasFreeTexts(contract)).toBe(true);
  expect(hasFreeTexts(contractNamed('credit_cards.safe_acceptance'))).toBe(false);
});
