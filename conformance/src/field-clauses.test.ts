// Tests which clauses about a field a law may claim.
import { expect, test } from 'vitest';
import { fieldClauses, provenClauses } from './field-clauses.ts';
import { contractNamed } from './registry.ts';

const charge = contractNamed('credit_card_charges.create');

test('a law claims a clause about a field inside an object only if an example has the object', () => {
  const country = ['CARD-CREATE-billing_details.address.country'];
  expect(provenClauses(charge, 'billing_details.address.country')).toEqual(country);
  expect(fieldClauses(charge, 'promotion.reference_id')).toHaveLength(1);
  expect(provenClauses(charge, 'promotion.reference_id')).toEqual([]);
});

test('a law claims a clause about choices only where the contract has all of them', () => {
  const update = contractNamed('payment_methods.update');
  expect(provenClauses(contractNamed('payment_methods.create'), 'type')).toEqual([
    'PM2-CREATE-type',
  ]);
  expect(provenClauses(update, 'type')).toEqual([]);
});
