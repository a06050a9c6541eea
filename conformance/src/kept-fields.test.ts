// Tests that every field of a request is returned by its endpoint, which rt-1 compares, or is
// listed here as an instruction, a secret or a reference.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { registry } from './registry.ts';
import { declaredIn, nodeOf, type Node } from './schema.ts';

const card = ['card_data', 'card_cvn', 'billing_details', 'amount', 'currency', 'is_single_use'];
const alias = ['country_code', 'line_1', 'line_2'].map((name) => `addresses.${name}`);
const employment = ['employer_name', 'nature_of_business', 'role_description'];
const ofCustomers = ['status', ...alias, ...employment.map((name) => `individual_detail.${name}`)];
const ofMethods = [
  'card.card_information.card_number',
  'card.card_information.cvv',
  'virtual_account.alternative_display_types',
];

/** Endpoint -> fields, with everything inside them, that its response does not return. */
const acting: Readonly<Record<string, readonly string[]>> = {
  // Its payment method shows them.
  'account_links.create': [
    'phoneNo',
    'additionalData',
    'additionalInfo.payMethod',
    'additionalInfo.payOption',
    'additionalInfo.description',
    'additionalInfo.channelProperties',
    'channelProperties',
  ],
  'cardless_credit.create': [
    'payment_type',
    'items',
    'customer_details',
    'shipping_address',
    'amount',
    'callback_url',
  ],
  'cardless_credit.payment_types': ['items', 'cardless_credit_type', 'amount'],
  // The response has it as charge_amount.
  'ewallet_charges.create': ['amount'],
  'ewallet_charges.refund': ['amount'],
  'ewallets.create': ['phone', 'callback_url', 'redirect_url', 'expiration_date', 'items'],
  'callback_virtual_accounts.create': ['virtual_account_number', 'alternative_display_types'],
  'callback_virtual_accounts.simulate': ['amount'],
  'direct_debits.validate_otp': ['otp_code'],
  'fixed_payment_codes.simulate': ['retail_outlet_name', 'payment_code', 'transfer_amount'],
  'linked_account_tokens.auth': ['properties'],
  'linked_account_tokens.validate_otp': ['otp_code'],
  'payment_codes.simulate': ['amount'],
  'recurring_payments.update': ['reschedule_at'],
  'credit_card_charges.capture': ['amount'],
  'credit_card_charges.create': [
    'token_id',
    'authentication_id',
    'amount',
    'card_cvn',
    'capture',
    'billing_details',
  ],
  'credit_card_tokens.authenticate': ['card_cvn'],
  'credit_card_tokens.create': [...card, 'should_authenticate'],
  'credit_card_tokens.create_former': [...card, 'should_authenticate'],
  'credit_cards.safe_acceptance': [
    'return_url',
    'transaction_type',
    'request_timestamp',
    'card_number',
    'card_exp_year',
    'card_exp_month',
    'card_cvn',
    'should_authenticate',
    'authorization',
  ],
  'customers.create': ofCustomers,
  'customers.update': ofCustomers,
  'payment_methods.auth': ['auth_code'],
  'payment_methods.create': ofMethods,
  'payment_methods.expire': ['success_return_url', 'failure_return_url'],
  'payment_methods.simulate': ['amount'],
  'payment_methods.update': ofMethods,
  'payment_requests.auth': ['auth_code'],
  // The response has it as captured_amount.
  'payment_requests.capture': ['capture_amount'],
  'payment_requests.create': [
    'payment_method_id',
    'channel_properties.cvv',
    'payment_method.country',
    ...ofMethods.map((path) => `payment_method.${path}`),
  ],
  'payment_requests.simulate': ['amount'],
  'reports.create': ['report_version'],
  'v3_payment_requests.create': ['amount'],
  'v3_payment_requests.simulate': ['amount'],
  'v3_payments.capture': ['capture_amount'],
  'payment_tokens.create': ['type'],
};

/** Returns whether a field contains others, or is declared only to be rejected. */
const isPlace = ({ type, shape, element, options }: Node): boolean =>
  ['never', 'null'].includes(type) ||
  Object.keys(shape).length > 0 ||
  options.length > 0 ||
  (element !== null && isPlace(nodeOf(element)));

/** Returns whether a field is in a customer inside another body: customers.create covers these. */
const isCustomer = (path: string): boolean => /(^|\.)customer(_id$|\.|$)/.test(path);

test('every field of a request is returned or listed here (PR2-UNSPEC-06, MODEL-UNSPEC-11, V3-UNSPEC-02)', () => {
  const dropped = Object.fromEntries(
    [...registry.contracts.values()].flatMap(({ id, body, success }) => {
      const returned = declaredIn(success.body).filter(({ node }) => node.type !== 'null');
      const places = returned.filter(({ node }) => !isPlace(node)).map(({ path }) => path);
      const isReturned = (path: string): boolean =>
        places.some((place) => place === path || path.startsWith(`${place}.`));
      const paths = declaredIn(body ?? z.object({}))
        .filter(({ path, node }) => !isPlace(node) && !isCustomer(path) && !isReturned(path))
        .map(({ path }) => path)
        .filter((path) => !acting[id]?.some((one) => path === one || path.startsWith(`${one}.`)));
      return paths.length === 0 ? [] : [[id, [...new Set(paths)]]];
    }),
  );
  expect(dropped).toEqual({});
});
