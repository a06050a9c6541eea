// Tests what the purchase of a card contains of the holder, the use of the card, and the wishes of
// the merchant.
import { describe, expect, test } from 'vitest';
import { savedPurchaseOf } from './card-purchase.ts';
import type { Properties } from './properties.ts';
import { cardDetails } from './testing/merchant.ts';

describe('the purchase of a card', () => {
  test.each<[string, Properties, object]>([
    [
      'the text on the statement',
      { statement_descriptor: 'TOKO' },
      { statement_descriptor: 'TOKO' },
    ],
    ['the label of the merchant id', { mid_label: 'ONE' }, { merchant_label: 'ONE' }],
    [
      'recurring charges (V3-CP-card_on_file_type)',
      { card_on_file_type: 'RECURRING' },
      { card_on_file: { reason: 'recurring' } },
    ],
    [
      'charges that the merchant initiates (V3-CP-card_on_file_type)',
      { card_on_file_type: 'MERCHANT_UNSCHEDULED' },
      { card_on_file: { reason: 'merchant_unscheduled' } },
    ],
    [
      'charges that the customer initiates (V3-CP-card_on_file_type)',
      { card_on_file_type: 'CUSTOMER_UNSCHEDULED' },
      { card_on_file: { reason: 'customer_unscheduled' } },
    ],
    [
      'the first charge of a card',
      { transaction_sequence: 'INITIAL' },
      { card_on_file: { sequence: 'initial' } },
    ],
    [
      'a later charge with the id of the first',
      { transaction_sequence: 'SUBSEQUENT', network_transaction_id: 'NTI-1' },
      { card_on_file: { sequence: 'subsequent', network_transaction_id: 'NTI-1' } },
    ],
    [
      'the end and the frequency of charges',
      { recurring_configuration: { recurring_expiry: '2027-01-31', recurring_frequency: 30 } },
      { card_on_file: { last_day: '2027-01-31', every_days: 30 } },
    ],
  ])('states %s, and nothing that was not sent', (_, sent, preferences) => {
    expect(savedPurchaseOf(sent)).toEqual({ purchase: { preferences } });
  });

  test('is billed to the cardholder, unless other billing information was sent', () => {
    const card_details = cardDetails();
    const holder = {
      given_names: 'Siti',
      surname: 'Aminah',
      email: 'siti@customers.example',
      mobile_number: '+6281234567890',
    };
    expect(savedPurchaseOf({ card_details })).toEqual({ purchase: { billing: holder } });
    const billing_information = {
      first_name: 'Ayu',
      email: 'ayu@customers.example',
      city: 'Bandung',
      country: 'ID',
    };
    expect(savedPurchaseOf({ card_details, billing_information })).toEqual({
      purchase: {
        billing: {
          ...holder,
          given_names: 'Ayu',
          email: 'ayu@customers.example',
          address: { city: 'Bandung', country: 'ID' },
        },
      },
    });
  });

  test('is empty when nothing of it was sent', () => {
    expect(savedPurchaseOf({ success_return_url: 'https://merchant.example/thanks' })).toEqual({});
  });
});
