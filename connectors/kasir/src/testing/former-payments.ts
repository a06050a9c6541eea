// Pays at a live account by the per-channel products and by links of the bank standard.
import { signRequest, type Merchant } from './merchant.ts';
import { payByMethod } from './payments.ts';

/** Pays something by one product; resolves once the payment is there. */
export type PayFormerly = (merchant: Merchant, amount: number) => Promise<void>;

const urls = {
  success_redirect_url: 'https://merchant.example/thanks',
  failure_redirect_url: 'https://merchant.example/sorry',
};

const card = {
  account_number: '4000000000001091',
  exp_month: '12',
  exp_year: '2039',
  cvn: '123',
};

const hasSome = (body: { readonly data?: readonly unknown[] } | readonly unknown[]): boolean =>
  (Array.isArray(body) ? body : ((body as { data?: readonly unknown[] }).data ?? [])).length > 0;

const ewalletCharge: PayFormerly = async ({ make, act, reach, createReference }, amount) => {
  const charge = await make('POST', '/ewallets/charges', {
    reference_id: createReference(),
    currency: 'IDR',
    amount,
    checkout_method: 'ONE_TIME_PAYMENT',
    channel_code: 'ID_DANA',
    channel_properties: urls,
  });
  await act('pay');
  const path = `/ewallets/charges/${charge.id}`;
  await reach(path, 'SUCCEEDED');
  const part = Math.floor(amount / 2);
  const reason = 'REQUESTED_BY_CUSTOMER';
  await make('POST', `${path}/refunds`, { amount: part, reason });
  await reach(path, (body) => Number(body.refunded_amount) === part);
};

const firstEwallet: PayFormerly = async ({ make, act, reach, createReference }, amount) => {
  const external_id = createReference();
  const body = { external_id, amount, phone: '081234567890', ewallet_type: 'OVO' };
  await make('POST', '/ewallets', body, { 'x-api-version': '2020-02-21' });
  await act('pay');
  await reach(`/ewallets?external_id=${external_id}&ewallet_type=OVO`, 'COMPLETED');
};

const qrCode: PayFormerly = async ({ make, act, reach, createReference }, amount) => {
  const external_id = createReference();
  await make('POST', '/qr_codes', {
    external_id,
    type: 'DYNAMIC',
    callback_url: 'https://merchant.example/callbacks/qr',
    amount,
  });
  await act('pay');
  await reach(`/qr_codes/payments?external_id=${external_id}`, hasSome);
};

const virtualAccount: PayFormerly = async ({ make, act, reach, createReference }, amount) => {
  const account = await make('POST', '/callback_virtual_accounts', {
    external_id: createReference(),
    bank_code: 'BNI',
    name: 'Siti Rahayu',
    is_closed: true,
    expected_amount: amount,
    is_single_use: true,
  });
  await act('pay');
  await reach(`/callback_virtual_accounts/${account.id}`, 'INACTIVE');
};

const fixedPaymentCode: PayFormerly = async ({ make, act, reach, createReference }, amount) => {
  const code = await make('POST', '/fixed_payment_code', {
    external_id: createReference(),
    retail_outlet_name: 'ALFAMART',
    name: 'Siti Rahayu',
    expected_amount: amount,
    is_single_use: true,
  });
  await act('pay');
  await reach(`/fixed_payment_code/${code.id}/payments`, hasSome);
};

const paymentCode: PayFormerly = async ({ make, act, reach, createReference }, amount) => {
  const code = await make('POST', '/payment_codes', {
    reference_id: createReference(),
    channel_code: 'CEBUANA',
    customer_name: 'Maria Santos',
    amount: amount / 100,
    currency: 'PHP',
    market: 'PH',
    is_single_use: true,
  });
  await act('pay');
  await reach(`/payment_codes/${code.id}/payments`, hasSome);
};

/** Saves a card, and returns its token. */
const createCardToken = async ({ make, act, reach }: Merchant, amount: number): Promise<string> => {
  const token = await make('POST', '/v2/credit_card_tokens', {
    card_data: card,
    amount,
    is_multiple_use: false,
    should_authenticate: false,
  });
  if (token.status !== 'VERIFIED') await act('authorize');
  await reach(`/credit_card_tokens/${token.id}`, 'VERIFIED');
  return token.id;
};

const cardCharge: PayFormerly = async (merchant, amount) => {
  const { make, reach, createReference } = merchant;
  const token_id = await createCardToken(merchant, amount);
  const external_id = createReference();
  const charge = await make('POST', '/credit_card_charges', { token_id, external_id, amount });
  const path = `/credit_card_charges/${charge.id}`;
  await reach(path, 'CAPTURED');
  const part = Math.floor(amount / 3);
  await make('POST', `${path}/refunds`, { amount: part, external_id: createReference() });
};

const cardAuthorization: PayFormerly = async (merchant, amount) => {
  const { make, reach, createReference } = merchant;
  const token_id = await createCardToken(merchant, amount);
  const external_id = createReference();
  const body = { token_id, external_id, amount, capture: false };
  const charge = await make('POST', '/credit_card_charges', body);
  const path = `/credit_card_charges/${charge.id}`;
  await reach(path, 'AUTHORIZED');
  await make('POST', `${path}/capture`, { amount: Math.floor(amount / 2) });
  await reach(path, 'CAPTURED');
};

const directDebit: PayFormerly = async ({ make, act, reach, createReference }, amount) => {
  const customer = await make('POST', '/customers', {
    reference_id: createReference(),
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Siti' },
  });
  const customer_id: string = customer.id;
  const token = await make('POST', '/linked_account_tokens/auth', {
    customer_id,
    channel_code: 'DC_BRI',
    properties: {
      account_mobile_number: '+6281234567890',
      card_last_four: '1234',
      card_expiry: '12/39',
      account_email: 'siti@example.com',
    },
  });
  await act('authorize');
  const account = token.id.replace('lat-', '');
  await reach(`/linked_account_tokens/${token.id}/accounts`, hasSome);
  const method = await make('POST', '/payment_methods', {
    customer_id,
    type: 'DEBIT_CARD',
    properties: { id: `la-${account}` },
  });
  const debit = await make('POST', '/direct_debits', {
    reference_id: createReference(),
    payment_method_id: method.id,
    currency: 'IDR',
    amount,
    enable_otp: false,
  });
  if (debit.status !== 'COMPLETED') await act('pay');
  await reach(`/direct_debits/${debit.id}`, 'COMPLETED');
};

const invoice: PayFormerly = async ({ make, act, reach, press, createReference }, amount) => {
  const bill = await make('POST', '/v2/invoices', { external_id: createReference(), amount });
  await press(bill.invoice_url, 'EWALLET.DANA');
  await act('pay');
  await reach(`/v2/invoices/${bill.id}`, ({ status }) => ['PAID', 'SETTLED'].includes(status));
};

const recurringPayment: PayFormerly = async (merchant, amount) => {
  const { make, act, reach, press, createReference } = merchant;
  const plan = await make('POST', '/recurring_payments', {
    external_id: createReference(),
    payer_email: 'siti@example.com',
    description: 'Coffee every month',
    amount,
    interval: 'MONTH',
    interval_count: 1,
    total_recurrence: 1,
    charge_immediately: true,
  });
  await press(plan.last_created_invoice_url, 'EWALLET.DANA');
  await act('pay');
  // The plan stops because its only invoice is paid.
  await reach(`/recurring_payments/${plan.id}`, 'STOPPED');
};

const cardlessCredit: PayFormerly = async ({ make, act, createReference }, amount) => {
  const buyer = { first_name: 'Siti', last_name: 'Rahma', phone: '081234567890' };
  await make('POST', '/cardless-credit', {
    cardless_credit_type: 'KREDIVO',
    external_id: createReference(),
    amount,
    payment_type: '3_months',
    items: [
      {
        id: 'sku-1',
        name: 'Phone case',
        type: 'Accessory',
        quantity: 1,
        price: amount,
        url: 'https://merchant.example/phone-case',
      },
    ],
    customer_details: { ...buyer, email: 'siti@example.com' },
    shipping_address: {
      ...buyer,
      address: 'Jalan Braga 1',
      city: 'Bandung',
      postal_code: '40111',
      country_code: 'IDN',
    },
    redirect_url: 'https://merchant.example/thanks',
    callback_url: 'https://merchant.example/callbacks/credit',
  });
  await act('pay');
};

const linkOfBankStandard: PayFormerly = async (merchant, amount) => {
  const { make, act, reach, partner, createReference } = merchant;
  const path = '/snap/v1.0/registration-account-binding';
  const partnerReferenceNo = createReference();
  const body = {
    partnerReferenceNo,
    phoneNo: '+6281234567890',
    additionalData: { userId: partnerReferenceNo },
    additionalInfo: {
      payMethod: 'EWALLET',
      payOption: 'DANA',
      reusability: 'MULTIPLE_USE',
      channelProperties: {
        successReturnUrl: urls.success_redirect_url,
        failureReturnUrl: urls.failure_redirect_url,
      },
    },
  };
  const link = await make('POST', path, body, () =>
    signRequest(partner, path, body, partnerReferenceNo),
  );
  await act('authorize');
  await reach(`/v2/payment_methods/${link.referenceNo}`, 'ACTIVE');
  await payByMethod(merchant, { currency: 'IDR' }, amount, link.referenceNo);
};

/** A payment by each product, by its name. */
export const formerPayments: ReadonlyMap<string, PayFormerly> = new Map([
  ['e-wallet charge', ewalletCharge],
  ['e-wallet payment of the first generation', firstEwallet],
  ['QR code', qrCode],
  ['virtual account', virtualAccount],
  ['fixed payment code', fixedPaymentCode],
  ['payment code', paymentCode],
  ['card charge', cardCharge],
  ['card authorization', cardAuthorization],
  ['direct debit', directDebit],
  ['invoice', invoice],
  ['recurring payment', recurringPayment],
  ['cardless credit', cardlessCredit],
  ['link of the bank standard', linkOfBankStandard],
]);
