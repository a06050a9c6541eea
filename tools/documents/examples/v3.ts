// Makes the calls that the examples of v3 and of the bank standard are recorded from.
import { readFileSync } from 'node:fs';
import { signAsymmetric, textToSign, timestampOf } from '@kasir/snap';
import { createAccountLink } from '@kasir/snap-api';
import type { Body, Recorder } from './recorder.ts';

const idOf = (made: Body | undefined, key = 'id'): string => String(made?.[key]);

const requests = async (merchant: Recorder): Promise<void> => {
  const made = await merchant.examples('v3_payment_requests.create');
  const of = (reference: string): string =>
    idOf(
      made.find((one) => one['reference_id'] === reference),
      'payment_request_id',
    );
  const account = { params: { id: of('order-3') } };
  await merchant.call('v3_payment_requests.get', account);
  await merchant.call('v3_payment_requests.list', { query: { limit: 2 } });
  await merchant.examples('v3_payment_requests.update', {}, account);
  await merchant.examples('v3_payment_requests.simulate', { amount: 30_000 }, account);
  await merchant.call('v3_payment_requests.cancel', { params: { id: of('order-1') } });
};

const payments = async (merchant: Recorder): Promise<void> => {
  const held = async (reference_id: string): Promise<string> => {
    const made = await merchant.call('v3_payment_requests.create', {
      name: reference_id,
      body: {
        reference_id,
        type: 'PAY',
        country: 'ID',
        currency: 'IDR',
        request_amount: 25_000,
        capture_method: 'MANUAL',
        channel_code: 'CARDS',
        channel_properties: {
          success_return_url: 'https://merchant.example/thanks',
          failure_return_url: 'https://merchant.example/sorry',
          card_details: {
            card_number: '4000000000001000',
            expiry_month: '12',
            expiry_year: '2039',
            cvn: '123',
            cardholder_first_name: 'Siti',
            cardholder_last_name: 'Aminah',
            cardholder_email: 'siti@customers.example',
          },
        },
      },
    });
    return idOf(made, 'latest_payment_id');
  };
  const captured = { params: { id: await held('held-1') } };
  await merchant.call('v3_payments.get', captured);
  await merchant.examples('v3_payments.capture', {}, captured);
  await merchant.call('v3_payments.cancel', { params: { id: await held('held-2') } });
};

const tokens = async (merchant: Recorder): Promise<void> => {
  const [token] = await merchant.examples('payment_tokens.create');
  const params = { id: idOf(token, 'payment_token_id') };
  await merchant.call('payment_tokens.get', { params });
  await merchant.call('payment_tokens.list', { query: { limit: 2 } });
  await merchant.examples('payment_tokens.update', {}, { params });
  await merchant.call('payment_tokens.cancel', { params });
};

/** Makes every call of v3. */
export const callV3 = async (merchant: Recorder): Promise<void> => {
  await requests(merchant);
  await payments(merchant);
  await tokens(merchant);
};

/** Returns a committed key: access tokens depend on keys, so these are the same in every run. */
const fixture = (name: string): string =>
  readFileSync(new URL(`../../../packages/snap/fixtures/${name}`, import.meta.url), 'utf8');

/** Makes every call of the bank standard, as a partner that signs with its own key. */
export const callSnap = async (merchant: Recorder): Promise<void> => {
  const keys = {
    publicKey: fixture('partner-public.pem'),
    privateKey: fixture('partner-private.pem'),
  };
  const { account } = merchant.kasir;
  const [partner, secretive] = ['partner-1', 'partner-2'];
  for (const [id, signature] of [
    [partner, 'asymmetric'],
    [secretive, 'symmetric'],
  ] as const)
    await merchant.kasir.control.partners.register({
      params: { id: account },
      body: { id, signature, public_key: keys.publicKey },
    });
  const timestamp = timestampOf(Date.parse('2026-01-01T00:00:00Z'));
  for (const [index, [name, body]] of Object.entries(createAccountLink.examples).entries()) {
    const { method, path } = createAccountLink;
    const text = textToSign({ method, path, body: JSON.stringify(body), timestamp });
    await merchant.call('account_links.create', {
      name,
      body,
      headers: {
        'channel-id': '95221',
        'x-external-id': `${index + 1}`,
        'x-partner-id': partner,
        'x-timestamp': timestamp,
        'x-signature': signAsymmetric(keys.privateKey, text),
      },
    });
  }
  await merchant.call('access_tokens.create', {
    name: 'default',
    body: { grantType: 'client_credentials' },
    headers: {
      'x-client-key': secretive,
      'x-timestamp': timestamp,
      'x-signature': signAsymmetric(keys.privateKey, `${secretive}|${timestamp}`),
    },
  });
};
