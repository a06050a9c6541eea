// Data table of request bodies of v3 in which every field that a contract declares has a value.
import type { CompleteBody } from './complete-body.ts';

const acts = { is: 'acts' } as const;
const secret = { is: 'secret' } as const;

const lines = {
  country: 'ID',
  street_line1: 'Jalan Braga 1',
  street_line2: 'Lantai 2',
  city: 'Bandung',
  province_state: 'Jawa Barat',
  postal_code: '40111',
};

const back = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
  cancel_return_url: 'https://merchant.example/back',
  pending_return_url: 'https://merchant.example/wait',
  mid_label: 'main',
};

const use = {
  ...back,
  skip_three_ds: true,
  card_on_file_type: 'RECURRING',
  transaction_sequence: 'INITIAL',
  network_transaction_id: '016153570198200',
  statement_descriptor: 'TOKO UJI',
  billing_information: {
    first_name: 'Siti',
    last_name: 'Rahma',
    email: 'siti@customers.example',
    phone_number: '+6281234567890',
    ...lines,
  },
  recurring_configuration: { recurring_expiry: '2031-12-31', recurring_frequency: 30 },
  installment_configuration: { terms: 3, interval: 'MONTH', code: 'A' },
  card_details: {
    card_number: '4000000000001000',
    expiry_month: '12',
    expiry_year: '2040',
    cvn: '912',
    cardholder_first_name: 'Siti',
    cardholder_last_name: 'Rahma',
    cardholder_email: 'siti@customers.example',
    cardholder_phone_number: '+6281234567890',
  },
};

const payer = {
  ...back,
  account_mobile_number: '+6281234567890',
  cashtag: '$siti',
  card_last_four_digits: '1234',
  card_expiry: '12/39',
  email: 'siti@customers.example',
  mobile_number: '+6281234567890',
};

const ofCard = {
  'channel_properties.card_details.card_number': secret,
  'channel_properties.card_details.cvn': secret,
};

const expires_at = '2032-01-31T12:00:00.000Z';
const rupiah = { country: 'ID', currency: 'IDR' };
const described = { reference_id: 'r', description: 'All of it', metadata: { shelf: '7' } };

const request = {
  ...described,
  type: 'PAY',
  ...rupiah,
  request_amount: 25_000,
  items: [
    {
      reference_id: 'sku-1',
      type: 'PHYSICAL_PRODUCT',
      name: 'Coffee',
      net_unit_amount: 12_500,
      quantity: 2,
      url: 'https://merchant.example/coffee',
      image_url: 'https://merchant.example/coffee.png',
      category: 'Drinks',
      subcategory: 'Hot',
      description: 'Black',
      metadata: { roast: 'dark' },
    },
  ],
  shipping_information: lines,
};

const token = { ...described, ...rupiah };
const save = { type: acts } as const;

/** Bodies by contract. */
export const completeV3Bodies: Readonly<Record<string, readonly CompleteBody[]>> = {
  'v3_payment_requests.create': [
    {
      body: {
        ...request,
        capture_method: 'MANUAL',
        channel_code: 'CARDS',
        channel_properties: { ...use, expires_at },
      },
      elsewhere: ofCard,
    },
    {
      body: { ...request, channel_code: 'BRI_DIRECT_DEBIT', channel_properties: payer },
    },
    {
      body: {
        ...request,
        amount: 25_000,
        channel_code: 'BRI_VIRTUAL_ACCOUNT',
        channel_properties: {
          display_name: 'Siti',
          virtual_account_number: '700100200300',
          suggested_amount: 25_000,
          expires_at,
        },
      },
      elsewhere: { amount: 'request_amount' },
    },
    {
      body: {
        ...request,
        channel_code: 'ALFAMART',
        channel_properties: { customer_name: 'Siti', payer_name: 'Ani', payment_code: 'ABC123' },
      },
    },
    {
      body: { ...request, channel_code: 'QRIS', channel_properties: { qr_string_type: 'DYNAMIC' } },
    },
  ],
  'payment_tokens.create': [
    {
      body: { ...token, type: 'SAVE', channel_code: 'CARDS', channel_properties: use },
      elsewhere: { ...ofCard, ...save },
    },
    {
      body: { ...token, type: 'SAVE', channel_code: 'BRI_DIRECT_DEBIT', channel_properties: payer },
      elsewhere: save,
    },
  ],
};
