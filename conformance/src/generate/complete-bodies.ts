// Data table of request bodies in which every field that a contract declares has a value, and of
// the fields that are not read again under their own name.
import type { CompleteBody, Fate, Json } from './complete-body.ts';
import { completeV3Bodies } from './complete-v3-bodies.ts';

type Elsewhere = NonNullable<CompleteBody['elsewhere']>;

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
    reminder_time: 3,
    reminder_time_unit: 'hours',
    metadata: { shelf: '7' },
  },
  elsewhere: { invoice_duration: acts },
};

const payer = {
  given_names: 'Siti',
  surname: 'Aminah',
  email: 'siti@customers.example',
  mobile_number: '+6281234567890',
  phone_number: '+62212345678',
};
const payerLines = {
  country: 'ID',
  street_line1: 'Jalan Braga 1',
  street_line2: 'Lantai 2',
  city: 'Bandung',
  postal_code: '40111',
};

/** Every field below a place, with one fate: what a bank compares is returned nowhere. */
const fates = (above: string, value: object, fate: { readonly is: Fate }): Elsewhere =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]: [string, unknown]): [string, typeof fate][] =>
      typeof inner === 'object' && inner !== null
        ? (Object.entries(fates(`${above}.${name}`, inner, fate)) as [string, typeof fate][])
        : [[`${above}.${name}`, fate]],
    ),
  );

const tokenPayer = { ...payer, address: { ...payerLines, province_state: 'Jawa Barat' } };
const cardData = {
  account_number: '4000000000001000',
  exp_month: '12',
  exp_year: '2039',
  cvn: '731',
  cardholder_first_name: 'Siti',
  cardholder_last_name: 'Aminah',
  cardholder_email: 'siti@customers.example',
  cardholder_phone_number: '+6281234567890',
};

const cardToken = (name: 'billing_details' | 'customer', uses: Json): CompleteBody => ({
  body: {
    amount: 75_000,
    currency: 'IDR',
    external_id: 'token-1',
    should_authenticate: true,
    ...uses,
    card_data: cardData,
    card_cvn: '731',
    [name]: tokenPayer,
  },
  elsewhere: {
    ...fates('card_data', cardData, acts),
    ...fates(name, tokenPayer, acts),
    amount: acts,
    currency: acts,
    should_authenticate: acts,
    is_single_use: acts,
    'card_data.account_number': secret,
    'card_data.cvn': secret,
    card_cvn: secret,
    'card_data.exp_month': 'card_expiration_month',
    'card_data.exp_year': 'card_expiration_year',
  },
});

const cardTokens = [
  cardToken('billing_details', { is_multiple_use: true }),
  cardToken('customer', { is_single_use: true }),
];

/** A signed form, as a secret key sends it without a signature. */
const signedForm: CompleteBody = {
  body: {
    amount: 75_000,
    return_url: 'https://merchant.example/cards',
    reference_id: 'safe-1',
    transaction_type: 'SALES',
    request_timestamp: '2026-01-31T12:00:00+07:00',
    descriptor: 'Two coffees',
    card_number: '4000000000001000',
    card_exp_year: '2039',
    card_exp_month: '12',
    card_cvn: '731',
    should_authenticate: true,
    currency: 'IDR',
  },
  elsewhere: {
    amount: 'authorized_amount',
    return_url: acts,
    transaction_type: acts,
    request_timestamp: acts,
    card_number: secret,
    card_exp_year: acts,
    card_exp_month: acts,
    card_cvn: secret,
    should_authenticate: acts,
  },
};

const chargePayer = {
  ...payer,
  address: { ...payerLines, province: 'Jawa Barat', state: 'Jawa Barat' },
};

/** A charge of a card whose bank offers installments; the test fills in its token. */
export const cardCharge: CompleteBody = {
  body: {
    external_id: 'charge-1',
    amount: 900_000,
    card_cvn: '731',
    capture: false,
    descriptor: 'Two coffees',
    currency: 'IDR',
    mid_label: 'CTV_TEST',
    billing_details: chargePayer,
    promotion: { reference_id: 'TEST_PROMOTION', original_amount: 1_000_000 },
    installment: { count: 3, interval: 'month' },
    metadata: { shelf: '7' },
  },
  elsewhere: {
    ...fates('billing_details', chargePayer, acts),
    amount: 'authorized_amount',
    card_cvn: secret,
    capture: acts,
    // Only an account with several merchant ids sees which one it was (CARD-FIELD-mid_label).
    mid_label: chooses,
  },
};

/** Bodies by contract; what the test has to make first (ids) it fills in. */
const virtualAccount: CompleteBody = {
  body: {
    external_id: 'account',
    bank_code: 'MANDIRI',
    name: 'Siti',
    virtual_account_number: '9999000077',
    is_closed: true,
    country: 'ID',
    currency: 'IDR',
    alternative_display_types: ['QR_STRING'],
    expected_amount: 25_000,
    suggested_amount: 24_000,
    is_single_use: true,
    expiration_date: expires_at,
    description: 'Order 7',
  },
  elsewhere: {
    virtual_account_number: acts,
    'alternative_display_types.0': 'alternative_displays.0.type',
  },
};

const fixedCode: CompleteBody = {
  body: {
    external_id: 'code',
    retail_outlet_name: 'INDOMARET',
    name: 'Siti',
    payment_code: '770077',
    expected_amount: 25_000,
    expiration_date: expires_at,
    is_single_use: true,
    description: 'Order 7',
  },
  elsewhere: { payment_code: acts },
};

const outletCode: CompleteBody = {
  body: {
    reference_id: 'code',
    channel_code: 'CEBUANA',
    customer_name: 'Maria',
    currency: 'PHP',
    market: 'PH',
    payment_code: '770077',
    amount: 250.5,
    expires_at,
    is_single_use: true,
    description: 'Order 7',
    metadata: { shelf: '7' },
  },
  elsewhere: { payment_code: acts },
};

const linkedCard: CompleteBody = {
  body: {
    channel_code: 'DC_BRI',
    properties: {
      account_mobile_number: '+6281234567890',
      account_email: 'siti@example.com',
      card_last_four: '1234',
      card_expiry: '12/39',
      callback_url: 'https://merchant.example/linked',
    },
    metadata: { shelf: '7' },
  },
  elsewhere: {
    'properties.account_mobile_number': acts,
    'properties.account_email': acts,
    'properties.card_last_four': acts,
    'properties.card_expiry': acts,
    'properties.callback_url': acts,
  },
};

const linkedAccount: CompleteBody = {
  body: {
    channel_code: 'BA_BPI',
    properties: {
      success_redirect_url: 'https://merchant.example/thanks',
      failure_redirect_url: 'https://merchant.example/sorry',
    },
  },
  elsewhere: { 'properties.success_redirect_url': acts, 'properties.failure_redirect_url': acts },
};

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
  'callback_virtual_accounts.create': [virtualAccount],
  'fixed_payment_codes.create': [fixedCode],
  'payment_codes.create': [outletCode],
  'linked_account_tokens.auth': [linkedCard, linkedAccount],
  'recurring_payments.create': [
    {
      body: {
        external_id: 'plan',
        amount: 50_000,
        currency: 'PHP',
        interval: 'MONTH',
        interval_count: 2,
        total_recurrence: 3,
        invoice_duration: 7_200,
        description: 'Membership',
        payer_email: 'siti@merchant.example',
        should_send_email: true,
        customer: invoice.body['customer'],
        customer_notification_preference: invoice.body['customer_notification_preference'],
        reminder_time: 3,
        reminder_time_unit: 'hours',
        missed_payment_action: 'STOP',
        recharge: false,
        charge_immediately: true,
        start_date: expires_at,
        success_redirect_url: 'https://merchant.example/thanks',
        failure_redirect_url: 'https://merchant.example/sorry',
        credit_card_token: '',
        payment_method_id: '',
      },
    },
  ],
  'credit_card_tokens.create': cardTokens,
  'credit_card_tokens.create_former': cardTokens,
  'credit_cards.safe_acceptance': [signedForm],
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
  'ewallets.create': [
    {
      body: {
        external_id: 'wallet',
        amount: 25_000,
        ewallet_type: 'DANA',
        phone: '081234567890',
        callback_url: 'https://merchant.example/dana',
        redirect_url: 'https://merchant.example/thanks',
        expiration_date: null,
        items: [{ id: 'sku-1', name: 'Coffee', price: 12_500, quantity: 2 }],
      },
      elsewhere: {
        phone: acts,
        callback_url: acts,
        redirect_url: acts,
        expiration_date: acts,
        'items.0.id': acts,
        'items.0.name': acts,
        'items.0.price': acts,
        'items.0.quantity': acts,
      },
    },
  ],
  'ewallet_charges.create': [
    {
      body: {
        reference_id: 'charge',
        currency: 'IDR',
        amount: 25_000,
        checkout_method: 'ONE_TIME_PAYMENT',
        channel_code: 'ID_DANA',
        channel_properties: {
          mobile_number: '+6281234567890',
          cashtag: '$siti',
          success_redirect_url: 'https://merchant.example/thanks',
          failure_redirect_url: 'https://merchant.example/sorry',
          cancel_redirect_url: 'https://merchant.example/basket',
        },
        basket: [
          {
            reference_id: 'sku-1',
            name: 'Coffee',
            category: 'Drinks',
            currency: 'IDR',
            price: 12_500,
            quantity: 2,
            type: 'PRODUCT',
            sub_category: 'Hot',
            url: 'https://merchant.example/coffee',
            description: 'Dark roast',
            metadata: { cup: 'small' },
          },
        ],
        metadata: { shelf: '7' },
      },
      elsewhere: { amount: 'charge_amount' },
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
