// Examples of payment requests, one for each way to pay.

const urls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

const rupiah = { country: 'ID', currency: 'IDR' } as const;

export const createExamples = {
  wallet: {
    reference_id: 'order-1',
    type: 'PAY',
    ...rupiah,
    request_amount: 25_000,
    description: 'Two coffees',
    items: [
      {
        reference_id: 'sku-1',
        type: 'PHYSICAL_PRODUCT',
        name: 'Coffee',
        net_unit_amount: 12_500,
        quantity: 1,
        category: 'DRINKS',
        metadata: { roast: 'dark', cup: 'small' },
      },
      {
        reference_id: 'sku-2',
        type: 'PHYSICAL_PRODUCT',
        name: 'Mocha',
        net_unit_amount: 12_500,
        quantity: 1,
        category: 'DRINKS',
      },
    ],
    shipping_information: {
      country: 'ID',
      street_line1: 'Jalan Braga 1',
      city: 'Bandung',
      postal_code: '40111',
    },
    metadata: { branch: 'A 1', till: 'two' },
    channel_code: 'DANA',
    channel_properties: urls,
  },
  save_wallet: {
    reference_id: 'order-2',
    type: 'PAY_AND_SAVE',
    ...rupiah,
    request_amount: 25_000,
    customer: {
      reference_id: 'customer-1',
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Siti' },
      email: 'siti@example.com',
      mobile_number: '+6281234567890',
    },
    channel_code: 'DANA',
    channel_properties: urls,
  },
  virtual_account: {
    reference_id: 'order-3',
    type: 'PAY',
    ...rupiah,
    request_amount: 25_000,
    channel_code: 'BCA_VIRTUAL_ACCOUNT',
    channel_properties: { display_name: 'Siti' },
    description: 'Two coffees',
    metadata: { branch: 'A 1', till: 'two' },
  },
  over_the_counter: {
    reference_id: 'order-5',
    type: 'PAY',
    ...rupiah,
    request_amount: 25_000,
    channel_code: 'ALFAMART',
    channel_properties: { customer_name: 'Siti' },
  },
  qr_code: {
    reference_id: 'order-6',
    type: 'PAY',
    ...rupiah,
    request_amount: 25_000,
    channel_code: 'QRIS',
    channel_properties: {},
  },
  open_virtual_account: {
    reference_id: 'member-1',
    type: 'REUSABLE_PAYMENT_CODE',
    ...rupiah,
    channel_code: 'BRI_VIRTUAL_ACCOUNT',
    channel_properties: { display_name: 'Siti' },
  },
  card: {
    reference_id: 'order-4',
    type: 'PAY',
    ...rupiah,
    request_amount: 25_000,
    capture_method: 'MANUAL',
    channel_code: 'CARDS',
    channel_properties: {
      ...urls,
      card_details: {
        card_number: '4000000000001000',
        expiry_month: '12',
        expiry_year: '2039',
        cvn: '123',
        cardholder_first_name: 'Siti',
        cardholder_last_name: 'Aminah',
        cardholder_email: 'siti@customers.example',
        cardholder_phone_number: '+6281234567890',
      },
    },
  },
} as const;
