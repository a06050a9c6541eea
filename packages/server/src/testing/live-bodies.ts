// For tests: bodies of requests that pay by each family of channels.

/** Returns a payment request by a wallet. Amount in rupiah. */
export const walletRequest = (amount = 50_000) => ({
  reference_id: 'order-1',
  amount,
  currency: 'IDR',
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: {
      channel_code: 'DANA',
      channel_properties: { success_return_url: 'https://shop.example/ok' },
    },
  },
});

/** Returns a payment request by a card, with further fields. */
export const cardRequest = (more: object = {}) => ({
  reference_id: 'order-card',
  amount: 120_000,
  currency: 'IDR',
  payment_method: {
    type: 'CARD',
    reusability: 'ONE_TIME_USE',
    card: {
      currency: 'IDR',
      channel_properties: {
        success_return_url: 'https://shop.example/ok',
        failure_return_url: 'https://shop.example/no',
      },
      card_information: {
        card_number: '4000000000001091',
        expiry_month: '12',
        expiry_year: '2038',
        cvv: '123',
        cardholder_name: 'Siti Rahma',
      },
    },
  },
  ...more,
});

/** A payment request by a virtual account. */
export const virtualAccountRequest = {
  reference_id: 'order-va',
  amount: 70_000,
  currency: 'IDR',
  payment_method: {
    type: 'VIRTUAL_ACCOUNT',
    reusability: 'ONE_TIME_USE',
    reference_id: 'va-1',
    virtual_account: {
      channel_code: 'BCA',
      channel_properties: { customer_name: 'Siti Rahma' },
    },
  },
};

/** A credit by a lender, with everything that is known of the purchase. */
export const creditRequest = {
  cardless_credit_type: 'KREDIVO',
  external_id: 'order-7',
  amount: 20_000,
  payment_type: '3_months',
  items: [
    {
      id: 'tea-1',
      name: 'Jasmine tea',
      price: 10_000,
      type: 'Groceries',
      url: 'https://shop.example/tea-1',
      quantity: 2,
    },
  ],
  customer_details: {
    first_name: 'Siti',
    last_name: 'Rahma',
    email: 'siti@example.com',
    phone: '08123456789',
  },
  shipping_address: {
    first_name: 'Ayu',
    last_name: 'Rahma',
    address: 'Jl. Melati 5',
    city: 'Bandung',
    postal_code: '40115',
    phone: '08123456789',
    country_code: 'IDN',
  },
  redirect_url: 'https://shop.example/ok',
  callback_url: 'https://shop.example/callback',
};
