// Complete bodies of a new payment request, one for each type of method.
const returnUrls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

const siti = {
  reference_id: 'customer-1',
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Siti' },
  email: 'siti@example.com',
  mobile_number: '+6281234567890',
} as const;

const rupiah = { currency: 'IDR', amount: 25_000 } as const;

export const createExamples = {
  wallet: {
    ...rupiah,
    reference_id: 'order-1',
    description: 'Two coffees',
    items: [
      {
        reference_id: 'sku-1',
        name: 'Coffee',
        category: 'DRINKS',
        currency: 'IDR',
        quantity: 1,
        price: 12_500,
        metadata: { roast: 'dark', cup: 'small' },
      },
      { reference_id: 'sku-2', name: 'Mocha', category: 'DRINKS', quantity: 1, price: 12_500 },
    ],
    shipping_information: {
      country: 'ID',
      street_line1: 'Jalan Braga 1',
      city: 'Bandung',
      postal_code: '40111',
    },
    metadata: { branch: 'A 1', till: 'two' },
    payment_method: {
      reference_id: 'wallet-1',
      description: 'Wallet of Siti',
      metadata: { shelf: '7', till: 'two' },
      type: 'EWALLET',
      reusability: 'ONE_TIME_USE',
      ewallet: { channel_code: 'DANA', channel_properties: returnUrls },
    },
  },
  virtualAccount: {
    ...rupiah,
    payment_method: {
      type: 'VIRTUAL_ACCOUNT',
      reusability: 'ONE_TIME_USE',
      virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
    },
  },
  overTheCounter: {
    ...rupiah,
    payment_method: {
      type: 'OVER_THE_COUNTER',
      reusability: 'ONE_TIME_USE',
      over_the_counter: {
        channel_code: 'ALFAMART',
        channel_properties: { customer_name: 'Siti' },
      },
    },
  },
  qrCode: {
    ...rupiah,
    payment_method: {
      type: 'QR_CODE',
      reusability: 'ONE_TIME_USE',
      qr_code: { channel_code: 'QRIS' },
    },
  },
  directDebit: {
    ...rupiah,
    customer: siti,
    payment_method: {
      type: 'DIRECT_DEBIT',
      reusability: 'MULTIPLE_USE',
      direct_debit: { channel_code: 'MANDIRI', channel_properties: returnUrls },
    },
  },
  card: {
    ...rupiah,
    capture_method: 'MANUAL',
    payment_method: {
      type: 'CARD',
      reusability: 'ONE_TIME_USE',
      card: {
        currency: 'IDR',
        channel_properties: { ...returnUrls, skip_three_d_secure: true },
        card_information: {
          card_number: '4000000000001091',
          expiry_month: '12',
          expiry_year: '2039',
          cardholder_name: 'Siti',
          cvv: '123',
        },
      },
    },
  },
} as const;
