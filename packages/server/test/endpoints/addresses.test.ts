// Checks that e-mail addresses and card dates are validated on input in every generation, before
// they reach a recipient or a bank.
import { expect, test } from 'vitest';
import { openTestServer } from '../../src/testing/test-server.ts';

/** Fields with an address or a date, by endpoint; the rest of the request may be incomplete. */
const fields: readonly (readonly [path: string, field: string, wrong: string, right: string])[] = [
  ['/customers', 'email', 'nobody', 'siti@example.com'],
  ['/v2/invoices', 'payer_email', 'nobody', 'siti@example.com'],
  ['/v2/invoices', 'customer.email', 'nobody', 'siti@example.com'],
  ['/recurring_payments', 'payer_email', 'nobody', 'siti@example.com'],
  ['/recurring_payments', 'customer.email', 'nobody@', 'siti@example.com'],
  ['/credit_card_charges', 'billing_details.email', '@x', 'siti@example.com'],
  ['/v2/credit_card_tokens', 'card_data.cardholder_email', 'no body@x', 'siti@example.com'],
  ['/v2/credit_card_tokens', 'billing_details.email', 'nobody', 'siti@example.com'],
  ['/linked_account_tokens/auth', 'properties.account_email', 'nobody', 'siti@example.com'],
  ['/linked_account_tokens/auth', 'properties.card_expiry', '13/39', '12/39'],
  ['/v2/payment_methods', 'direct_debit.channel_properties.email', 'nobody', 'siti@example.com'],
  ['/v2/payment_methods', 'direct_debit.channel_properties.card_expiry', '2039', '12/39'],
  ['/v2/accounts', 'email', 'nobody', 'siti@example.com'],
  ['/v3/payment_tokens', 'channel_properties.email', 'nobody', 'siti@example.com'],
  ['/v3/payment_tokens', 'channel_properties.card_expiry', '00/39', '12/39'],
  ['/v3/payment_requests', 'customer.email', 'nobody', 'siti@example.com'],
  ['/v3/payment_requests', 'channel_properties.card_details.cardholder_email', 'x', 'a@b.example'],
  ['/v3/payment_requests', 'channel_properties.billing_information.email', 'x', 'a@b.example'],
];

test.each(fields)(
  'POST %s validates the format of %s: %j is refused, and %j is accepted',
  async (path, field, wrong, right) => {
    const { kasir } = await openTestServer();
    const send = async (value: string): Promise<readonly string[]> => {
      const body = field
        .split('.')
        .reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
      const response = await kasir.handle({
        method: 'POST',
        path,
        query: '',
        headers: {
          authorization: `Basic ${btoa(`${kasir.key}:`)}`,
          'content-type': 'application/json',
          ...(path.startsWith('/v3') && { 'api-version': '2024-11-11' }),
        },
        body: new TextEncoder().encode(JSON.stringify(body)),
        address: '127.0.0.1',
      });
      const { errors = [] } = JSON.parse(response.body) as {
        errors?: readonly { readonly path: string }[];
      };
      return errors.map((one) => one.path);
    };
    expect(await send(wrong)).toContain(`body.${field}`);
    expect(await send(right)).not.toContain(`body.${field}`);
  },
);
