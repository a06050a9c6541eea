// Data table of the actions of a merchant and its payers that cause every event.
import type { Body, Merchant } from './driver.ts';

const DAY_MS = 86_400_000;
const PASSWORD = '123456';
/** Amounts that fail in test mode: a wallet payment, a card payment, and a refund. */
const FAILING = { wallet: 20_105, card: 10_054, refund: 1_301 };

const back = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};
const v3 = { 'api-version': '2024-11-11' };
const callback = 'https://merchant.example/callbacks';

let count = 0;
const reference = (): string => {
  count += 1;
  return `order-${count}`;
};

const cardMethod: Body = {
  type: 'CARD',
  reusability: 'ONE_TIME_USE',
  card: {
    currency: 'IDR',
    channel_properties: { ...back, skip_three_d_secure: true },
    card_information: {
      card_number: '4000000000001000',
      expiry_month: '12',
      expiry_year: '2039',
      cvv: '123',
    },
  },
};

const walletMethod = (channel_code: string, properties: Body = back): Body => ({
  type: 'EWALLET',
  reusability: 'ONE_TIME_USE',
  ewallet: { channel_code, channel_properties: properties },
});

const accountMethod: Body = {
  type: 'VIRTUAL_ACCOUNT',
  reusability: 'ONE_TIME_USE',
  virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
};

const debitMethod: Body = {
  type: 'DIRECT_DEBIT',
  reusability: 'MULTIPLE_USE',
  customer: {
    reference_id: 'member-1',
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Siti' },
  },
  direct_debit: {
    channel_code: 'BRI',
    channel_properties: {
      mobile_number: '+6281234567890',
      card_last_four: '1234',
      card_expiry: '12/39',
      email: 'siti@customers.example',
    },
  },
};

const request = (merchant: Merchant, payment_method: Body, more: Body = {}): Promise<Body> =>
  merchant.post('/payment_requests', {
    reference_id: reference(),
    currency: 'IDR',
    amount: 25_000,
    payment_method,
    metadata: { branch: 'A 1' },
    ...more,
  });

const actionOf = (made: Body): unknown => {
  const actions = made['actions'] as readonly Body[];
  return actions
    .map(({ url, value, type }) => url ?? (type === 'REDIRECT_CUSTOMER' ? value : null))
    .find(Boolean);
};

/** Causes the events of payment requests, captures, payment methods and refunds of v2. */
const unified = async (merchant: Merchant): Promise<void> => {
  const paid = await request(merchant, cardMethod);
  await merchant.post('/refunds', {
    payment_request_id: paid['id'],
    amount: 10_000,
    reason: 'REQUESTED_BY_CUSTOMER',
    reference_id: reference(),
  });
  await merchant.post('/refunds', {
    payment_request_id: paid['id'],
    amount: FAILING.refund,
    reason: 'REQUESTED_BY_CUSTOMER',
    reference_id: reference(),
  });
  const failing = await request(merchant, walletMethod('DANA'), { amount: FAILING.wallet });
  await merchant.post(`/payment_requests/${String(failing['id'])}/payments/simulate`);
  await request(merchant, walletMethod('OVO', { mobile_number: '+6281234567890' }));
  for (const capture of ['succeed', 'fail'] as const) {
    const held = await request(merchant, cardMethod, { capture_method: 'MANUAL' });
    if (capture === 'fail') await merchant.script('capture', 'fail');
    await merchant.post(`/payment_requests/${String(held['id'])}/captures`, {
      capture_amount: 20_000,
    });
  }
  const expiring = await merchant.post('/v2/payment_methods', debitMethod);
  await merchant.post(`/v2/payment_methods/${String(expiring['id'])}/auth`, {
    auth_code: PASSWORD,
  });
  await merchant.post(`/v2/payment_methods/${String(expiring['id'])}/expire`);
  const { customer, ...saved } = {
    ...walletMethod('DANA'),
    reusability: 'MULTIPLE_USE',
    customer: { ...(debitMethod['customer'] as Body), reference_id: 'member-2' },
  };
  const declined = await merchant.post('/v2/payment_methods', { ...saved, customer });
  await merchant.press(actionOf(declined), 'decline');
  await request(merchant, accountMethod);
};

/** Causes the events of payment requests and tokens of v3. */
const versionThree = async (merchant: Merchant): Promise<void> => {
  const shared = {
    country: 'ID',
    currency: 'IDR',
    request_amount: 25_000,
    metadata: { branch: 'A 1' },
  };
  const card = {
    channel_code: 'CARDS',
    channel_properties: {
      ...back,
      card_details: {
        card_number: '4000000000001000',
        expiry_month: '12',
        expiry_year: '2039',
        cvn: '123',
        cardholder_first_name: 'Siti',
        cardholder_last_name: 'Rahma',
        cardholder_email: 'siti@customers.example',
        cardholder_phone_number: '+6281234567890',
      },
    },
  };
  const pay = (more: Body) =>
    merchant.post(
      '/v3/payment_requests',
      { reference_id: reference(), type: 'PAY', ...shared, ...more },
      v3,
    );
  await pay({ ...card, capture_method: 'AUTOMATIC' });
  await pay({ ...card, capture_method: 'AUTOMATIC', request_amount: FAILING.card });
  await pay({ ...card, capture_method: 'MANUAL' });
  const save = (more: Body) =>
    merchant.post(
      '/v3/payment_tokens',
      { reference_id: reference(), type: 'SAVE', country: 'ID', currency: 'IDR', ...more },
      v3,
    );
  await save(card);
  const wallet = { channel_code: 'DANA', channel_properties: back };
  await pay(wallet);
  await merchant.press(actionOf(await save(wallet)), 'decline');
  await save(wallet);
};

/**
 * Causes the events of invoices, QR codes, virtual accounts and payment codes of the legacy API.
 */
const numbers = async (merchant: Merchant): Promise<void> => {
  const invoice = {
    amount: 50_000,
    currency: 'IDR',
    payer_email: 'siti@customers.example',
    description: 'Two coffees',
  };
  const paid = await merchant.post('/v2/invoices', { external_id: reference(), ...invoice });
  await merchant.press(await merchant.press(paid['invoice_url'], 'EWALLET.DANA'), 'approve');
  const unpaid = await merchant.post('/v2/invoices', { external_id: reference(), ...invoice });
  await merchant.post(`/invoices/${String(unpaid['id'])}/expire!`);
  const qr = reference();
  await merchant.post('/qr_codes', {
    external_id: qr,
    type: 'DYNAMIC',
    amount: 15_000,
    callback_url: callback,
  });
  await merchant.post(`/qr_codes/${qr}/payments/simulate`);
  const account = reference();
  await merchant.post('/callback_virtual_accounts', {
    external_id: account,
    bank_code: 'BNI',
    name: 'Siti Rahayu',
  });
  await merchant.post(`/callback_virtual_accounts/external_id=${account}/simulate_payment`, {
    amount: 15_000,
  });
  const outlet = { retail_outlet_name: 'ALFAMART' };
  const fixed = await merchant.post('/fixed_payment_code', {
    external_id: reference(),
    name: 'Siti Rahayu',
    ...outlet,
  });
  await merchant.post('/fixed_payment_code/simulate_payment', {
    ...outlet,
    payment_code: fixed['payment_code'],
    transfer_amount: 15_000,
  });
  const code = await merchant.post('/payment_codes', {
    reference_id: reference(),
    channel_code: 'CEBUANA',
    customer_name: 'Maria Santos',
    currency: 'PHP',
    market: 'PH',
  });
  await merchant.post(`/payment_codes/${String(code['id'])}/payments/simulate`, { amount: 250 });
};

/** Causes the events of wallets of the legacy API. */
const wallets = async (merchant: Merchant): Promise<void> => {
  const payment = (ewallet_type: string, more: Body) =>
    merchant.post('/ewallets', { external_id: reference(), amount: 25_000, ewallet_type, ...more });
  const page = { callback_url: callback, redirect_url: 'https://merchant.example/thanks' };
  await payment('OVO', { phone: '081234567890' });
  const dana = await payment('DANA', page);
  await merchant.press(dana['checkout_url'], 'approve');
  const items = [{ id: 'sku-1', name: 'Coffee', price: 12_500, quantity: 2 }];
  const linkaja = await payment('LINKAJA', { ...page, phone: '081234567890', items });
  await merchant.press(linkaja['checkout_url'], 'approve');
  const charge = () =>
    merchant.post('/ewallets/charges', {
      reference_id: reference(),
      currency: 'IDR',
      amount: 25_000,
      checkout_method: 'ONE_TIME_PAYMENT',
      channel_code: 'ID_OVO',
      channel_properties: { mobile_number: '+6281234567890' },
    });
  const refunded = await charge();
  const voided = await charge();
  await merchant.pass(60_000);
  await merchant.post(`/ewallets/charges/${String(refunded['id'])}/refunds`, { amount: 5_000 });
  await merchant.post(`/ewallets/charges/${String(voided['id'])}/void`);
};

/** Causes the events of linked accounts and direct debits of the legacy API. */
const debits = async (merchant: Merchant): Promise<void> => {
  const customer = await merchant.post(
    '/customers',
    {
      reference_id: 'member-3',
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Siti' },
    },
    { 'api-version': '2020-10-31' },
  );
  const token = await merchant.post('/linked_account_tokens/auth', {
    customer_id: customer['id'],
    channel_code: 'DC_BRI',
    properties: {
      account_mobile_number: '+6281234567890',
      card_last_four: '1234',
      card_expiry: '12/39',
      account_email: 'siti@customers.example',
    },
  });
  const id = String(token['id']);
  await merchant.post(`/linked_account_tokens/${id}/validate_otp`, { otp_code: PASSWORD });
  const method = await merchant.post('/payment_methods', {
    customer_id: customer['id'],
    type: 'DEBIT_CARD',
    properties: { id: id.replace('lat-', 'la-') },
  });
  const debit = await merchant.post('/direct_debits', {
    reference_id: reference(),
    payment_method_id: method['id'],
    currency: 'IDR',
    amount: 25_000,
    enable_otp: true,
  });
  await merchant.post(`/direct_debits/${String(debit['id'])}/validate_otp/`, {
    otp_code: PASSWORD,
  });
};

/** Causes the events of cards and cardless credit of the legacy API. */
const cards = async (merchant: Merchant): Promise<void> => {
  await merchant.post('/v2/credit_card_tokens', {
    amount: 75_000,
    external_id: reference(),
    is_multiple_use: false,
    should_authenticate: true,
    card_data: { account_number: '4000000000001000', exp_month: '12', exp_year: '2039' },
    card_cvn: '123',
  });
  await merchant.post('/credit_cards/safe_acceptance', {
    amount: 75_000,
    return_url: 'https://merchant.example/cards',
    reference_id: reference(),
    transaction_type: 'SALES',
    request_timestamp: '2026-01-01T00:00:00+07:00',
    descriptor: 'Two coffees',
    should_authenticate: true,
    currency: 'IDR',
    card_number: '4000000000001000',
    card_exp_year: '2039',
    card_exp_month: '12',
    card_cvn: '123',
  });
  const item = {
    id: 'sku-1',
    name: 'Coffee',
    type: 'Goods',
    url: 'https://merchant.example/coffee',
    price: 10_000,
    quantity: 2,
  };
  const checkout = await merchant.post('/cardless-credit', {
    cardless_credit_type: 'KREDIVO',
    external_id: reference(),
    amount: 20_000,
    payment_type: '3_months',
    items: [item],
    customer_details: {
      first_name: 'Siti',
      last_name: 'Rahma',
      email: 'siti@customers.example',
      phone: '081234567890',
    },
    shipping_address: {
      first_name: 'Siti',
      last_name: 'Rahma',
      address: 'Jalan Braga 1',
      city: 'Bandung',
      postal_code: '40111',
      phone: '081234567890',
      country_code: 'IDN',
    },
    redirect_url: 'https://merchant.example/thanks',
    callback_url: callback,
  });
  await merchant.press(checkout['redirect_url'], 'approve');
};

/** Causes the events of sub-accounts of a platform. */
const platforms = async (merchant: Merchant): Promise<void> => {
  await merchant.post('/v2/accounts', {
    email: 'branch@merchant.example',
    type: 'OWNED',
    public_profile: { business_name: 'Toko Cabang' },
    country: 'ID',
  });
  const managed = await merchant.post('/v2/accounts', {
    email: 'partner@merchant.example',
    type: 'MANAGED',
  });
  await merchant.step(String(managed['id']), 'register');
  await merchant.step(String(managed['id']), 'activate');
};

/** Causes the events of reports, and of everything that expires when nobody acts. */
const inTheEnd = async (merchant: Merchant): Promise<void> => {
  const report = { type: 'TRANSACTIONS', format: 'CSV', currency: 'IDR' };
  await merchant.post('/reports', {
    ...report,
    filter: { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' },
  });
  await merchant.post('/reports', {
    ...report,
    filter: { from: '1970-01-01T00:00:00Z', to: '1970-01-02T00:00:00Z' },
  });
  await merchant.pass(8 * DAY_MS);
};

/** Causes every event of the specification's behavior. */
export const causeEvents = async (merchant: Merchant): Promise<void> => {
  count = 0;
  for (const scenario of [
    unified,
    versionThree,
    numbers,
    wallets,
    debits,
    cards,
    platforms,
    inTheEnd,
  ])
    await scenario(merchant);
};

/** Causes the events that only the public service sends. */
export const causeServiceEvents = async (merchant: Merchant): Promise<void> => {
  count = 0;
  await platforms(merchant);
  await versionThree(merchant);
  await merchant.pass(8 * DAY_MS);
};
