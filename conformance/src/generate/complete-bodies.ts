// Data table of request bodies in which every field that a contract declares has a value, and of
// the fields that are not read again under their own name.
import type { CompleteBody } from './complete-body.ts';
import { completeV3Bodies } from './complete-v3-bodies.ts';

const acts = { is: 'acts' } as const;
const secret = { is: 'secret' } as const;
const chooses = { is: 'chooses nothing' } as const;

const urls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};
const expires_at = '2032-01-31T12:00:00.000Z';
const lines = {
  country: 'ID',
  street_line1: 'Jalan Braga 1',
  street_line2: 'Lantai 2',
  city: 'Bandung',
  province_state: 'Jawa Barat',
  postal_code: '40111',
};

const employment = {
  employer_name: 'A & B (Persero)',
  nature_of_business: 'Retail',
  role_description: 'Owner',
};

const person = {
  given_names: 'Siti',
  given_names_non_roman: 'ศิริ',
  middle_name: 'Nur',
  surname: 'Rahma',
  surname_non_roman: 'ราห์มา',
  mother_maiden_name: 'Dewi',
  nationality: 'ID',
  place_of_birth: 'Washington, D.C.',
  date_of_birth: '1990-02-28',
  gender: 'FEMALE',
  source_of_wealth: 'Salary',
};

export const business = {
  business_name: 'Toko Dua',
  trading_name: 'Dua',
  business_type: 'TRUST',
  nature_of_business: 'Retail',
  business_domicile: 'ID',
  date_of_registration: '2001-01-31',
};

const company = { company: 'BRI', description: 'Main', country: 'ID' };
const holder = { account_holder_name: 'Siti', currency: 'IDR' };

const shared = {
  email: 'siti@example.com',
  mobile_number: '+6281234567890',
  phone_number: '+62215551234',
  addresses: [
    {
      ...lines,
      province: 'Jawa Barat',
      state: 'JB',
      suburb: 'Sumur Bandung',
      category: 'HOME',
      is_primary: true,
      status: 'ACTIVE',
      meta: { shelf: '7' },
    },
  ],
  identity_accounts: [
    {
      type: 'BANK_ACCOUNT',
      ...company,
      properties: {
        account_number: '12345678',
        ...holder,
        swift_code: 'BRINIDJA',
        account_type: 'Savings',
        account_details: 'Branch 7',
      },
    },
    { type: 'CREDIT_CARD', ...company, properties: { token_id: 'token' } },
    { type: 'PAY_LATER', ...company, properties: { account_id: 'pl', ...holder } },
    { type: 'OTC', ...company, properties: { payment_code: '7700', expires_at: '2031-12-31' } },
    { type: 'QR_CODE', ...company, properties: { qr_string: '000201' } },
    { type: 'SOCIAL_MEDIA', properties: { account_id: 'siti', account_handle: '@siti' } },
  ],
  kyc_documents: [
    {
      country: 'ID',
      type: 'IDENTITY_CARD',
      sub_type: 'NATIONAL_ID',
      document_name: 'KTP',
      document_number: '3273',
      holder_name: 'Siti',
      expires_at: '2031-12-31',
      document_images: ['file-1'],
    },
  ],
  description: 'A customer',
  date_of_registration: '2020-01-31',
  domicile_of_registration: 'ID',
  metadata: { shelf: '7' },
};

const people: readonly CompleteBody[] = [
  {
    body: { ...shared, status: 'ACTIVE', individual_detail: { ...person, employment } },
    elsewhere: { status: chooses },
  },
  {
    body: {
      individual_detail: { given_names: 'Ani', ...employment },
      addresses: [{ country_code: 'ID', line_1: 'Jalan Braga 1', line_2: 'Lantai 2' }],
    },
    elsewhere: {
      'individual_detail.employer_name': 'individual_detail.employment.employer_name',
      'individual_detail.nature_of_business': 'individual_detail.employment.nature_of_business',
      'individual_detail.role_description': 'individual_detail.employment.role_description',
      'addresses.0.country_code': 'addresses.0.country',
      'addresses.0.line_1': 'addresses.0.street_line1',
      'addresses.0.line_2': 'addresses.0.street_line2',
    },
  },
];

const method = {
  reusability: 'ONE_TIME_USE',
  description: 'A method',
  metadata: { shelf: '7' },
  country: 'ID',
  billing_information: lines,
};

const wallet = {
  ...urls,
  pending_return_url: 'https://merchant.example/wait',
  cancel_return_url: 'https://merchant.example/back',
  mobile_number: '+6281234567890',
  cashtag: '$siti',
  redeem_points: 'REDEEM_ALL',
  promotion_label: 'Promo',
  allowed_payment_options: ['BALANCE'],
};

const debit = {
  ...urls,
  mobile_number: '+6281234567890',
  card_last_four: '1234',
  card_expiry: '12/39',
  email: 'siti@example.com',
  identity_document_number: '3273',
  account_number: '900300700112',
  require_auth: true,
  destination_account_id: 'branch-7',
};

export const card = {
  channel_properties: {
    ...urls,
    skip_three_d_secure: false,
    cardonfile_type: 'RECURRING',
    merchant_id_tag: 'tag',
    expires_at,
    installment_configuration: { terms: 10, interval: 'MONTH', code: 'A' },
  },
  card_information: {
    card_number: '4000000000001000',
    expiry_month: '12',
    expiry_year: '2040',
    cardholder_name: 'Siti Rahma',
    cvv: '123',
  },
};

const cardSecrets = {
  'card.card_information.card_number': secret,
  'card.card_information.cvv': secret,
};

/** A payment method of every type with all that may be said of it. */
const methods: readonly CompleteBody[] = [
  {
    body: {
      ...method,
      type: 'EWALLET',
      ewallet: { channel_code: 'DANA', channel_properties: wallet },
    },
  },
  {
    body: {
      ...method,
      type: 'DIRECT_DEBIT',
      direct_debit: { channel_code: 'BRI', channel_properties: debit },
    },
    elsewhere: { 'direct_debit.channel_properties.account_number': secret },
  },
  {
    body: {
      ...method,
      country: 'TH',
      type: 'CARD',
      card: { currency: 'THB', channel_code: 'KTB_CARD_INSTALLMENT', ...card },
    },
    elsewhere: cardSecrets,
  },
  {
    body: {
      ...method,
      type: 'OVER_THE_COUNTER',
      over_the_counter: {
        channel_code: 'ALFAMART',
        amount: 25_000,
        currency: 'IDR',
        channel_properties: { customer_name: 'Siti', payment_code: 'ABC123', expires_at },
      },
    },
  },
  {
    body: {
      ...method,
      type: 'VIRTUAL_ACCOUNT',
      virtual_account: {
        channel_code: 'BRI',
        amount: 25_000,
        min_amount: 20_000,
        max_amount: 30_000,
        currency: 'IDR',
        channel_properties: {
          customer_name: 'Siti',
          virtual_account_number: '123456',
          expires_at,
          suggested_amount: 25_000,
        },
        alternative_display_types: ['QR_STRING'],
      },
    },
    elsewhere: {
      'virtual_account.alternative_display_types.0': 'virtual_account.alternative_displays.0.type',
    },
  },
  {
    body: {
      ...method,
      type: 'QR_CODE',
      qr_code: {
        channel_code: 'QRIS',
        amount: 25_000,
        currency: 'IDR',
        channel_properties: { expires_at },
      },
    },
  },
];

const top = {
  capture_method: 'AUTOMATIC',
  initiator: 'CUSTOMER',
  description: 'Order 7',
  metadata: { shelf: '7' },
  shipping_information: lines,
  items: [
    {
      reference_id: 'sku-1',
      name: 'Tour',
      description: 'Two days',
      type: 'SERVICE',
      category: 'Travel',
      sub_category: 'Tours',
      currency: 'IDR',
      quantity: 2,
      price: 12_500,
      payer_charged_currency: 'USD',
      payer_charged_price: 0.9,
      url: 'https://merchant.example/tour',
      metadata: { shelf: '7' },
    },
  ],
};

/** What a request says of a card over its method. */
const ofCard = {
  require_auth: true,
  skip_three_d_secure: true,
  cardonfile_type: 'RECURRING',
  merchant_id_tag: 'tag',
  cvv: '123',
};

const below = (
  above: string,
  sent: CompleteBody['elsewhere'] = {},
): NonNullable<CompleteBody['elsewhere']> =>
  Object.fromEntries(
    Object.entries(sent).map(([path, there]) => [
      `${above}.${path}`,
      typeof there === 'string' ? `${above}.${there}` : there,
    ]),
  );

const requests: readonly CompleteBody[] = methods.map(({ body, elsewhere }) => ({
  body: {
    ...top,
    reference_id: 'r',
    currency: body['country'] === 'TH' ? 'THB' : 'IDR',
    amount: 25_000,
    channel_properties: { ...wallet, ...(body['type'] === 'CARD' && ofCard) },
    payment_method: { reference_id: 'm', ...body },
  },
  elsewhere: { ...below('payment_method', elsewhere), 'channel_properties.cvv': secret },
}));

const invoice: CompleteBody = {
  body: {
    external_id: 'order-1',
    amount: 25_000,
    currency: 'IDR',
    invoice_duration: 3_600,
    payer_email: 'siti@example.com',
    description: 'Two coffees',
    should_send_email: true,
    should_exclude_credit_card: true,
    should_authenticate_credit_card: true,
    locale: 'id',
    success_redirect_url: 'https://merchant.example/thanks',
    failure_redirect_url: 'https://merchant.example/sorry',
    customer: {
      id: 'c-1',
      customer_id: 'c-2',
      given_names: 'Siti',
      surname: 'Rahma',
      email: 'siti@example.com',
      mobile_number: '+6281234567890',
      phone_number: '+62215551234',
    },
    customer_notification_preference: {
      invoice_created: ['email'],
      invoice_reminder: ['sms'],
      invoice_paid: ['whatsapp'],
      invoice_expired: ['viber'],
    },
    items: [
      {
        name: 'Coffee',
        quantity: 2,
        price: 12_500,
        category: 'Drinks',
        url: 'https://merchant.example/coffee',
        reference_id: 'sku-1',
      },
    ],
    fees: [{ type: 'ADMIN', value: 1_000 }],
    metadata: { shelf: '7' },
  },
  elsewhere: { invoice_duration: acts },
};

/** Bodies by contract; what the test has to make first (ids) it fills in. */
export const completeBodies: Readonly<Record<string, readonly CompleteBody[]>> = {
  ...completeV3Bodies,
  'customers.create': [
    ...people.map(({ body, elsewhere = {} }) => ({
      body: { reference_id: 'c', type: 'INDIVIDUAL', ...body },
      elsewhere,
    })),
    { body: { reference_id: 'c', type: 'BUSINESS', business_detail: business } },
  ],
  'customers.update': people,
  'payment_methods.create': methods.map(({ body, elsewhere = {} }) => ({
    body: { reference_id: 'm', ...body },
    elsewhere,
  })),
  'payment_requests.create': requests,
  'invoices.create': [invoice],
  'qr_codes.create': [
    {
      body: {
        external_id: 'code',
        type: 'DYNAMIC',
        amount: 25_000,
        callback_url: 'https://merchant.example/qr',
        metadata: { shelf: '7' },
      },
    },
  ],
  'accounts.create': [
    {
      body: {
        email: 'cabang@merchant.example',
        type: 'OWNED',
        public_profile: { business_name: 'Toko Cabang' },
        country: 'PH',
      },
    },
  ],
  'reports.create': [
    {
      body: {
        type: 'TRANSACTIONS',
        filter: { from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T00:00:00.000Z' },
        format: 'CSV',
        currency: 'PHP',
        report_version: 'VERSION_1',
      },
      elsewhere: { report_version: chooses },
    },
  ],
};
