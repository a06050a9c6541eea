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
    channel_code: 'DANA',
    channel_properties: urls,
  },
  save_wallet: {
    reference_id: 'order-2',
    type: 'PAY_AND_SAVE',
    ...rupiah,
    request_amount: 25_000,
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
        card_number: '4000000000001091',
        expiry_month: '12',
        expiry_year: '2039',
        cvn: '123',
        cardholder_first_name: 'Siti',
        cardholder_last_name: 'Aminah',
        cardholder_email: 'siti@customers.example',
      },
    },
  },
} as const;
