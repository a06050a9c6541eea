// Bodies of payment requests for tests, which together cover every rule of money.
type Body = Readonly<Record<string, unknown>>;

const returnUrls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};
const card = {
  type: 'CARD',
  reusability: 'ONE_TIME_USE',
  card: {
    currency: 'IDR',
    channel_properties: { ...returnUrls, skip_three_d_secure: true },
    card_information: {
      card_number: '4000000000001000',
      expiry_month: '12',
      expiry_year: '2040',
      cvv: '123',
    },
  },
};
const wallet = (channel_code: string) => ({
  type: 'EWALLET',
  reusability: 'ONE_TIME_USE',
  ewallet: { channel_code, channel_properties: returnUrls },
});
const account = (reusability: string) => ({
  type: 'VIRTUAL_ACCOUNT',
  reusability,
  virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
});

/** Bodies that together cover every rule of money. */
export const paymentRequestBodies: readonly Body[] = [
  { currency: 'IDR', payment_method: wallet('DANA') },
  { currency: 'IDR', payment_method: wallet('LINKAJA') },
  { currency: 'PHP', payment_method: wallet('GCASH') },
  { currency: 'IDR', payment_method: account('ONE_TIME_USE') },
  { currency: 'IDR', payment_method: account('MULTIPLE_USE') },
  { currency: 'IDR', payment_method: card },
  { currency: 'IDR', payment_method: card, capture_method: 'MANUAL' },
  {
    currency: 'IDR',
    payment_method: {
      type: 'QR_CODE',
      reusability: 'ONE_TIME_USE',
      qr_code: { channel_code: 'QRIS' },
    },
  },
  {
    currency: 'IDR',
    payment_method: {
      type: 'OVER_THE_COUNTER',
      reusability: 'ONE_TIME_USE',
      over_the_counter: {
        channel_code: 'ALFAMART',
        channel_properties: { customer_name: 'Siti' },
      },
    },
  },
];
