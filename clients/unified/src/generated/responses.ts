// What the calls of this package return, to compare responses with.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type { Shape } from '@kasir/client';

const text: Shape = { type: 'string' };
const number: Shape = { type: 'number' };
const flag: Shape = { type: 'boolean' };
const none: Shape = { type: 'null' };
const any: Shape = {};
const accountType: Shape = { enum: ['OWNED', 'MANAGED'] };
const subAccountPublicProfile: Shape = {
  type: 'object',
  properties: { business_name: text },
  required: ['business_name'],
};
const accountCountry: Shape = { enum: ['ID', 'PH', 'VN', 'MY', 'TH'] };
const subAccountStatus: Shape = {
  enum: ['INVITED', 'REGISTERED', 'AWAITING_DOCS', 'LIVE', 'SUSPENDED'],
};
const subAccount: Shape = {
  type: 'object',
  properties: {
    id: text,
    created: text,
    updated: text,
    email: text,
    type: accountType,
    public_profile: { anyOf: [subAccountPublicProfile, none] },
    country: accountCountry,
    status: subAccountStatus,
  },
  required: ['id', 'created', 'updated', 'email', 'type', 'public_profile', 'country', 'status'],
};
const createAccountV1ResponseBusinessProfile: Shape = {
  type: 'object',
  properties: { business_name: text },
  required: ['business_name'],
};
const createAccountV1Response: Shape = {
  type: 'object',
  properties: {
    user_id: text,
    account_email: text,
    type: accountType,
    business_profile: { anyOf: [createAccountV1ResponseBusinessProfile, none] },
    country: accountCountry,
    created: text,
    status: { enum: ['SUCCESSFUL'] },
  },
  required: [
    'user_id',
    'account_email',
    'type',
    'business_profile',
    'country',
    'created',
    'status',
  ],
};
const link: Shape = {
  type: 'object',
  properties: { href: text, rel: { enum: ['next'] }, method: { enum: ['GET'] } },
  required: ['href', 'rel', 'method'],
};
const listAccountsResponse: Shape = {
  type: 'object',
  properties: {
    data: { type: 'array', items: subAccount },
    has_more: flag,
    links: { type: 'array', items: link },
  },
  required: ['data', 'has_more'],
};
const callbackUrl: Shape = {
  type: 'object',
  properties: {
    status: { enum: ['SUCCESSFUL'] },
    user_id: text,
    url: text,
    environment: { enum: ['TEST', 'LIVE'] },
    callback_token: text,
  },
  required: ['status', 'user_id', 'url', 'environment', 'callback_token'],
};
const customerType: Shape = { enum: ['INDIVIDUAL', 'BUSINESS'] };
const employment: Shape = {
  type: 'object',
  properties: {
    employer_name: {
      anyOf: [{ type: 'string', pattern: "^[\\p{L}\\p{M}\\p{N} .'’&,/()-]+$", minLength: 1 }, none],
    },
    nature_of_business: {
      anyOf: [{ type: 'string', pattern: "^[\\p{L}\\p{M}\\p{N} .'’&,/()-]+$", minLength: 1 }, none],
    },
    role_description: {
      anyOf: [{ type: 'string', pattern: "^[\\p{L}\\p{M}\\p{N} .'’&,/()-]+$", minLength: 1 }, none],
    },
  },
};
const individualDetail: Shape = {
  type: 'object',
  properties: {
    given_names: { type: 'string', pattern: "^[\\p{L}\\p{M}\\p{N} .'’-]+$", minLength: 1 },
    given_names_non_roman: {
      anyOf: [{ type: 'string', pattern: "^[\\p{L}\\p{M}\\p{N} .'’-]+$", minLength: 1 }, none],
    },
    middle_name: {
      anyOf: [{ type: 'string', pattern: "^[\\p{L}\\p{M}\\p{N} .'’-]+$", minLength: 1 }, none],
    },
    surname: {
      anyOf: [{ type: 'string', pattern: "^[\\p{L}\\p{M}\\p{N} .'’-]+$", minLength: 1 }, none],
    },
    surname_non_roman: {
      anyOf: [{ type: 'string', pattern: "^[\\p{L}\\p{M}\\p{N} .'’-]+$", minLength: 1 }, none],
    },
    mother_maiden_name: {
      anyOf: [{ type: 'string', pattern: "^[\\p{L}\\p{M}\\p{N} .'’-]+$", minLength: 1 }, none],
    },
    nationality: { anyOf: [{ type: 'string', pattern: '^[A-Z]{2}$' }, none] },
    place_of_birth: {
      anyOf: [{ type: 'string', pattern: "^[\\p{L}\\p{M}\\p{N} .'’&,/()-]+$", minLength: 1 }, none],
    },
    date_of_birth: {
      anyOf: [
        {
          type: 'string',
          pattern:
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        },
        none,
      ],
    },
    gender: { anyOf: [{ enum: ['MALE', 'FEMALE', 'OTHER'] }, none] },
    employment: { anyOf: [employment, none] },
    source_of_wealth: { anyOf: [text, none] },
  },
  required: ['given_names'],
};
const businessDetail: Shape = {
  type: 'object',
  properties: {
    business_name: { type: 'string', minLength: 1 },
    trading_name: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    business_type: {
      enum: [
        'CORPORATION',
        'SOLE_PROPRIETOR',
        'PARTNERSHIP',
        'COOPERATIVE',
        'TRUST',
        'NON_PROFIT',
        'GOVERNMENT',
      ],
    },
    nature_of_business: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    business_domicile: { anyOf: [{ type: 'string', pattern: '^[A-Z]{2}$' }, none] },
    date_of_registration: {
      anyOf: [
        {
          type: 'string',
          pattern:
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        },
        none,
      ],
    },
  },
  required: ['business_name', 'business_type'],
};
const customerAddress: Shape = {
  type: 'object',
  properties: {
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    street_line1: { anyOf: [text, none] },
    street_line2: { anyOf: [text, none] },
    city: { anyOf: [text, none] },
    province_state: { anyOf: [text, none] },
    postal_code: { anyOf: [text, none] },
    province: { anyOf: [text, none] },
    state: { anyOf: [text, none] },
    suburb: { anyOf: [text, none] },
    category: { anyOf: [{ enum: ['HOME', 'WORK', 'PROVINCIAL'] }, none] },
    is_primary: flag,
    status: { anyOf: [{ enum: ['ACTIVE', 'DELETED'] }, none] },
    meta: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
  },
  required: ['country', 'is_primary'],
};
const identityAccountBankAccountProperties: Shape = {
  type: 'object',
  properties: {
    account_number: { type: 'string', minLength: 1 },
    account_holder_name: { type: 'string', minLength: 1 },
    swift_code: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    account_type: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    account_details: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    currency: { anyOf: [{ type: 'string', pattern: '^[A-Z]{3}$' }, none] },
  },
  required: ['account_number', 'account_holder_name'],
};
const identityAccountBankAccount: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['BANK_ACCOUNT'] },
    company: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    description: { anyOf: [text, none] },
    country: { anyOf: [{ type: 'string', pattern: '^[A-Z]{2}$' }, none] },
    properties: identityAccountBankAccountProperties,
  },
  required: ['type', 'properties'],
};
const identityAccountEwalletProperties: Shape = {
  type: 'object',
  properties: {
    account_number: { type: 'string', minLength: 1 },
    account_holder_name: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    currency: { anyOf: [{ type: 'string', pattern: '^[A-Z]{3}$' }, none] },
  },
  required: ['account_number'],
};
const identityAccountEwallet: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['EWALLET'] },
    company: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    description: { anyOf: [text, none] },
    country: { anyOf: [{ type: 'string', pattern: '^[A-Z]{2}$' }, none] },
    properties: identityAccountEwalletProperties,
  },
  required: ['type', 'properties'],
};
const identityAccountCreditCardProperties: Shape = {
  type: 'object',
  properties: { token_id: { type: 'string', minLength: 1 } },
  required: ['token_id'],
};
const identityAccountCreditCard: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['CREDIT_CARD'] },
    company: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    description: { anyOf: [text, none] },
    country: { anyOf: [{ type: 'string', pattern: '^[A-Z]{2}$' }, none] },
    properties: identityAccountCreditCardProperties,
  },
  required: ['type', 'properties'],
};
const identityAccountPayLaterProperties: Shape = {
  type: 'object',
  properties: {
    account_holder_name: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    currency: { anyOf: [{ type: 'string', pattern: '^[A-Z]{3}$' }, none] },
    account_id: { type: 'string', minLength: 1 },
  },
  required: ['account_id'],
};
const identityAccountPayLater: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['PAY_LATER'] },
    company: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    description: { anyOf: [text, none] },
    country: { anyOf: [{ type: 'string', pattern: '^[A-Z]{2}$' }, none] },
    properties: identityAccountPayLaterProperties,
  },
  required: ['type', 'properties'],
};
const identityAccountOtcProperties: Shape = {
  type: 'object',
  properties: {
    payment_code: { type: 'string', minLength: 1 },
    expires_at: {
      anyOf: [
        {
          type: 'string',
          pattern:
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        },
        none,
      ],
    },
  },
  required: ['payment_code'],
};
const identityAccountOtc: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['OTC'] },
    company: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    description: { anyOf: [text, none] },
    country: { anyOf: [{ type: 'string', pattern: '^[A-Z]{2}$' }, none] },
    properties: identityAccountOtcProperties,
  },
  required: ['type', 'properties'],
};
const identityAccountQrCodeProperties: Shape = {
  type: 'object',
  properties: { qr_string: { type: 'string', minLength: 1 } },
  required: ['qr_string'],
};
const identityAccountQrCode: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['QR_CODE'] },
    company: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    description: { anyOf: [text, none] },
    country: { anyOf: [{ type: 'string', pattern: '^[A-Z]{2}$' }, none] },
    properties: identityAccountQrCodeProperties,
  },
  required: ['type', 'properties'],
};
const identityAccountSocialMediaProperties: Shape = {
  type: 'object',
  properties: {
    account_id: { type: 'string', minLength: 1 },
    account_handle: { anyOf: [{ type: 'string', minLength: 1 }, none] },
  },
  required: ['account_id'],
};
const identityAccountSocialMedia: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['SOCIAL_MEDIA'] },
    company: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    description: { anyOf: [text, none] },
    country: { anyOf: [{ type: 'string', pattern: '^[A-Z]{2}$' }, none] },
    properties: identityAccountSocialMediaProperties,
  },
  required: ['type', 'properties'],
};
const identityAccountCardlessCreditProperties: Shape = {
  type: 'object',
  properties: {
    account_holder_name: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    currency: { anyOf: [{ type: 'string', pattern: '^[A-Z]{3}$' }, none] },
    account_id: { type: 'string', minLength: 1 },
  },
  required: ['account_id'],
};
const identityAccountCardlessCredit: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['CARDLESS_CREDIT'] },
    company: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    description: { anyOf: [text, none] },
    country: { anyOf: [{ type: 'string', pattern: '^[A-Z]{2}$' }, none] },
    properties: identityAccountCardlessCreditProperties,
  },
  required: ['type', 'properties'],
};
const identityAccountDebitCardProperties: Shape = {
  type: 'object',
  properties: { token_id: { type: 'string', minLength: 1 } },
  required: ['token_id'],
};
const identityAccountDebitCard: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['DEBIT_CARD'] },
    company: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    description: { anyOf: [text, none] },
    country: { anyOf: [{ type: 'string', pattern: '^[A-Z]{2}$' }, none] },
    properties: identityAccountDebitCardProperties,
  },
  required: ['type', 'properties'],
};
const identityAccount: Shape = {
  anyOf: [
    identityAccountBankAccount,
    identityAccountEwallet,
    identityAccountCreditCard,
    identityAccountPayLater,
    identityAccountOtc,
    identityAccountQrCode,
    identityAccountSocialMedia,
    identityAccountCardlessCredit,
    identityAccountDebitCard,
  ],
};
const identityCard: Shape = {
  type: 'object',
  properties: {
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    document_name: { anyOf: [text, none] },
    document_number: { anyOf: [text, none] },
    holder_name: { anyOf: [text, none] },
    expires_at: {
      anyOf: [
        {
          type: 'string',
          pattern:
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        },
        none,
      ],
    },
    document_images: { anyOf: [{ type: 'array', items: { type: 'string', minLength: 1 } }, none] },
    type: { enum: ['IDENTITY_CARD'] },
    sub_type: {
      anyOf: [
        {
          enum: [
            'NATIONAL_ID',
            'CONSULAR_ID',
            'VOTER_ID',
            'POSTAL_ID',
            'RESIDENCE_PERMIT',
            'TAX_ID',
            'STUDENT_ID',
            'MILITARY_ID',
            'MEDICAL_ID',
            'OTHERS',
          ],
        },
        none,
      ],
    },
  },
  required: ['country', 'type'],
};
const otherDocument: Shape = {
  type: 'object',
  properties: {
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    document_name: { anyOf: [text, none] },
    document_number: { anyOf: [text, none] },
    holder_name: { anyOf: [text, none] },
    expires_at: {
      anyOf: [
        {
          type: 'string',
          pattern:
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        },
        none,
      ],
    },
    document_images: { anyOf: [{ type: 'array', items: { type: 'string', minLength: 1 } }, none] },
    type: {
      enum: [
        'BIRTH_CERTIFICATE',
        'BANK_STATEMENT',
        'DRIVING_LICENSE',
        'PASSPORT',
        'VISA',
        'BUSINESS_REGISTRATION',
        'BUSINESS_LICENSE',
      ],
    },
  },
  required: ['country', 'type'],
};
const kycDocument: Shape = { anyOf: [identityCard, otherDocument] };
const customer: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^cust-.*' },
    reference_id: { type: 'string', minLength: 1 },
    type: customerType,
    individual_detail: { anyOf: [individualDetail, none] },
    business_detail: { anyOf: [businessDetail, none] },
    email: { anyOf: [{ type: 'string', pattern: '^[^\\s@]+@[^\\s@]+$', minLength: 1 }, none] },
    mobile_number: {
      anyOf: [{ type: 'string', pattern: '^\\+?[1-9]\\d{1,14}$', minLength: 1 }, none],
    },
    phone_number: {
      anyOf: [{ type: 'string', pattern: '^\\+?[1-9]\\d{1,14}$', minLength: 1 }, none],
    },
    addresses: { type: 'array', items: customerAddress },
    identity_accounts: { type: 'array', items: identityAccount },
    kyc_documents: { type: 'array', items: kycDocument },
    description: { anyOf: [text, none] },
    date_of_registration: {
      anyOf: [
        {
          type: 'string',
          pattern:
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        },
        none,
      ],
    },
    domicile_of_registration: { anyOf: [{ type: 'string', pattern: '^[A-Z]{2}$' }, none] },
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    hashed_phone_number: { anyOf: [text, none] },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'reference_id',
    'type',
    'individual_detail',
    'business_detail',
    'email',
    'mobile_number',
    'phone_number',
    'addresses',
    'identity_accounts',
    'kyc_documents',
    'description',
    'date_of_registration',
    'domicile_of_registration',
    'metadata',
    'hashed_phone_number',
    'created',
    'updated',
  ],
};
const originalCustomerAddresses: Shape = {
  type: 'object',
  properties: {
    country: text,
    street_line1: { anyOf: [text, none] },
    street_line2: { anyOf: [text, none] },
    city: { anyOf: [text, none] },
    province: { anyOf: [text, none] },
    state: { anyOf: [text, none] },
    postal_code: { anyOf: [text, none] },
    category: { anyOf: [text, none] },
    is_primary: flag,
  },
  required: [
    'country',
    'street_line1',
    'street_line2',
    'city',
    'province',
    'state',
    'postal_code',
    'category',
    'is_primary',
  ],
};
const originalCustomerEmployment: Shape = {
  type: 'object',
  properties: {
    employer_name: { anyOf: [text, none] },
    nature_of_business: { anyOf: [text, none] },
    role_description: { anyOf: [text, none] },
  },
  required: ['employer_name', 'nature_of_business', 'role_description'],
};
const originalCustomer: Shape = {
  type: 'object',
  properties: {
    id: {
      type: 'string',
      pattern:
        '^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$',
    },
    reference_id: text,
    description: { anyOf: [text, none] },
    given_names: { anyOf: [text, none] },
    middle_name: { anyOf: [text, none] },
    surname: { anyOf: [text, none] },
    mobile_number: { anyOf: [text, none] },
    phone_number: { anyOf: [text, none] },
    email: { anyOf: [text, none] },
    nationality: { anyOf: [text, none] },
    addresses: { type: 'array', items: originalCustomerAddresses },
    date_of_birth: { anyOf: [text, none] },
    employment: { anyOf: [originalCustomerEmployment, none] },
    source_of_wealth: { anyOf: [text, none] },
    metadata: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
  },
  required: [
    'id',
    'reference_id',
    'description',
    'given_names',
    'middle_name',
    'surname',
    'mobile_number',
    'phone_number',
    'email',
    'nationality',
    'addresses',
    'date_of_birth',
    'employment',
    'source_of_wealth',
    'metadata',
  ],
};
const createCustomerResponse: Shape = { anyOf: [customer, originalCustomer] };
const customerPage: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: customer }, has_more: flag },
  required: ['data', 'has_more'],
};
const listCustomersResponse: Shape = {
  anyOf: [customerPage, { type: 'array', items: originalCustomer }],
};
const paymentMethodType: Shape = {
  enum: ['EWALLET', 'DIRECT_DEBIT', 'CARD', 'VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER', 'QR_CODE'],
};
const reusability: Shape = { enum: ['ONE_TIME_USE', 'MULTIPLE_USE'] };
const paymentMethodStatus: Shape = {
  enum: ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED'],
};
const cardNetwork: Shape = {
  enum: ['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DISCOVER', 'UNIONPAY', 'GPN'],
};
const publicCardInformation: Shape = {
  type: 'object',
  properties: {
    token_id: text,
    masked_card_number: text,
    cardholder_name: { anyOf: [text, none] },
    expiry_month: text,
    expiry_year: text,
    fingerprint: text,
    type: { enum: ['CREDIT', 'DEBIT'] },
    network: cardNetwork,
    country: text,
    issuer: text,
  },
  required: [
    'token_id',
    'masked_card_number',
    'cardholder_name',
    'expiry_month',
    'expiry_year',
    'fingerprint',
    'type',
    'network',
    'country',
    'issuer',
  ],
};
const threeDSecureResult: Shape = {
  type: 'object',
  properties: {
    three_d_secure_flow: { enum: ['CHALLENGE', 'FRICTIONLESS'] },
    eci_code: { anyOf: [text, none] },
    three_d_secure_result: { anyOf: [text, none] },
    three_d_secure_result_reason: { anyOf: [text, none] },
    three_d_secure_version: { anyOf: [text, none] },
  },
  required: [
    'three_d_secure_flow',
    'eci_code',
    'three_d_secure_result',
    'three_d_secure_result_reason',
    'three_d_secure_version',
  ],
};
const cardVerificationResults: Shape = {
  type: 'object',
  properties: {
    three_d_secure: { anyOf: [threeDSecureResult, none] },
    cvv_result: { anyOf: [text, none] },
    address_verification_result: { anyOf: [text, none] },
    network_response_code: { anyOf: [text, none] },
    network_response_code_descriptor: { anyOf: [text, none] },
  },
  required: [
    'three_d_secure',
    'cvv_result',
    'address_verification_result',
    'network_response_code',
    'network_response_code_descriptor',
  ],
};
const publicCard: Shape = {
  type: 'object',
  properties: {
    currency: text,
    channel_code: { anyOf: [text, none] },
    channel_properties: { type: 'object', additionalProperties: any },
    card_information: { anyOf: [publicCardInformation, none] },
    card_verification_results: { anyOf: [cardVerificationResults, none] },
  },
  required: [
    'currency',
    'channel_code',
    'channel_properties',
    'card_information',
    'card_verification_results',
  ],
};
const ewalletChannelCode: Shape = text;
const publicEwalletAccount: Shape = {
  type: 'object',
  properties: {
    name: { anyOf: [text, none] },
    account_details: { anyOf: [text, none] },
    balance: { anyOf: [number, none] },
    point_balance: { anyOf: [number, none] },
  },
  required: ['name', 'account_details', 'balance', 'point_balance'],
};
const publicEwallet: Shape = {
  type: 'object',
  properties: {
    channel_code: ewalletChannelCode,
    channel_properties: { type: 'object', additionalProperties: any },
    account: publicEwalletAccount,
  },
  required: ['channel_code', 'channel_properties', 'account'],
};
const directDebitChannelCode: Shape = text;
const publicDirectDebitBankAccount: Shape = {
  type: 'object',
  properties: {
    masked_bank_account_number: { anyOf: [text, none] },
    bank_account_hash: { anyOf: [text, none] },
    mobile_number: { anyOf: [text, none] },
    identity_document_number: { anyOf: [text, none] },
  },
  required: [
    'masked_bank_account_number',
    'bank_account_hash',
    'mobile_number',
    'identity_document_number',
  ],
};
const publicDirectDebitCard: Shape = {
  type: 'object',
  properties: {
    mobile_number: { anyOf: [text, none] },
    card_last_four: { anyOf: [text, none] },
    card_expiry: { anyOf: [text, none] },
    email: { anyOf: [text, none] },
    account_number: { anyOf: [text, none] },
  },
  required: ['mobile_number', 'card_last_four', 'card_expiry', 'email', 'account_number'],
};
const publicDirectDebit: Shape = {
  type: 'object',
  properties: {
    type: { enum: ['DEBIT_CARD', 'BANK_ACCOUNT', 'BANK_REDIRECT'] },
    channel_code: directDebitChannelCode,
    channel_properties: { type: 'object', additionalProperties: any },
    bank_account: { anyOf: [publicDirectDebitBankAccount, none] },
    debit_card: { anyOf: [publicDirectDebitCard, none] },
  },
  required: ['type', 'channel_code', 'channel_properties', 'bank_account', 'debit_card'],
};
const overTheCounterChannelCode: Shape = text;
const publicOverTheCounterChannelProperties: Shape = {
  type: 'object',
  properties: { customer_name: text, payment_code: text, expires_at: text },
  required: ['customer_name', 'payment_code', 'expires_at'],
};
const publicOverTheCounter: Shape = {
  type: 'object',
  properties: {
    channel_code: overTheCounterChannelCode,
    amount: { anyOf: [number, none] },
    currency: text,
    channel_properties: publicOverTheCounterChannelProperties,
  },
  required: ['channel_code', 'amount', 'currency', 'channel_properties'],
};
const virtualAccountChannelCode: Shape = text;
const publicVirtualAccountChannelProperties: Shape = {
  type: 'object',
  properties: {
    customer_name: text,
    virtual_account_number: text,
    expires_at: text,
    suggested_amount: number,
  },
  required: ['customer_name', 'virtual_account_number', 'expires_at'],
};
const alternativeDisplay: Shape = {
  type: 'object',
  properties: { type: text, data: text },
  required: ['type', 'data'],
};
const publicVirtualAccount: Shape = {
  type: 'object',
  properties: {
    channel_code: virtualAccountChannelCode,
    amount: { anyOf: [number, none] },
    min_amount: { anyOf: [number, none] },
    max_amount: { anyOf: [number, none] },
    currency: text,
    channel_properties: publicVirtualAccountChannelProperties,
    alternative_displays: { type: 'array', items: alternativeDisplay },
  },
  required: [
    'channel_code',
    'amount',
    'min_amount',
    'max_amount',
    'currency',
    'channel_properties',
    'alternative_displays',
  ],
};
const qrCodeChannelCode: Shape = text;
const publicQrCodeChannelProperties: Shape = {
  type: 'object',
  properties: { qr_string: text, expires_at: text },
  required: ['qr_string', 'expires_at'],
};
const publicQrCode: Shape = {
  type: 'object',
  properties: {
    channel_code: qrCodeChannelCode,
    amount: { anyOf: [number, none] },
    currency: text,
    channel_properties: publicQrCodeChannelProperties,
  },
  required: ['channel_code', 'amount', 'currency', 'channel_properties'],
};
const address: Shape = {
  type: 'object',
  properties: {
    country: { anyOf: [text, none] },
    street_line1: { anyOf: [text, none] },
    street_line2: { anyOf: [text, none] },
    city: { anyOf: [text, none] },
    province_state: { anyOf: [text, none] },
    postal_code: { anyOf: [text, none] },
  },
  required: ['country', 'street_line1', 'street_line2', 'city', 'province_state', 'postal_code'],
};
const paymentMethodActions: Shape = {
  type: 'object',
  properties: {
    action: { enum: ['AUTH', 'RESEND_AUTH'] },
    url: { anyOf: [text, none] },
    url_type: { enum: ['API', 'WEB', 'MOBILE', 'DEEPLINK'] },
    method: { anyOf: [text, none] },
  },
  required: ['action', 'url', 'url_type', 'method'],
};
const methodFailureCode: Shape = text;
const paymentMethod: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^pm-.*' },
    type: paymentMethodType,
    reference_id: { type: 'string', minLength: 1 },
    description: { anyOf: [text, none] },
    reusability: reusability,
    status: paymentMethodStatus,
    card: { anyOf: [publicCard, none] },
    ewallet: { anyOf: [publicEwallet, none] },
    direct_debit: { anyOf: [publicDirectDebit, none] },
    direct_bank_transfer: none,
    over_the_counter: { anyOf: [publicOverTheCounter, none] },
    virtual_account: { anyOf: [publicVirtualAccount, none] },
    qr_code: { anyOf: [publicQrCode, none] },
    billing_information: address,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    created: text,
    updated: text,
    business_id: text,
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    customer_id: { anyOf: [text, none] },
    actions: { type: 'array', items: paymentMethodActions },
    failure_code: { anyOf: [methodFailureCode, none] },
  },
  required: [
    'id',
    'type',
    'reference_id',
    'description',
    'reusability',
    'status',
    'card',
    'ewallet',
    'direct_debit',
    'direct_bank_transfer',
    'over_the_counter',
    'virtual_account',
    'qr_code',
    'billing_information',
    'metadata',
    'created',
    'updated',
    'business_id',
    'country',
    'customer_id',
    'actions',
    'failure_code',
  ],
};
const listPaymentMethodsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: paymentMethod }, has_more: flag },
  required: ['data', 'has_more'],
};
const paymentStatus: Shape = {
  enum: ['PENDING', 'AWAITING_CAPTURE', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'CANCELED', 'VOIDED'],
};
const paymentDetail: Shape = {
  type: 'object',
  properties: {
    network: { anyOf: [text, none] },
    remarks: { anyOf: [text, none] },
    fund_source: { anyOf: [text, none] },
    source: { anyOf: [text, none] },
    issuer_name: { anyOf: [text, none] },
    receipt_id: { anyOf: [text, none] },
  },
};
const embeddedMethod: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^pm-.*' },
    type: paymentMethodType,
    reference_id: { type: 'string', minLength: 1 },
    description: { anyOf: [text, none] },
    reusability: reusability,
    status: paymentMethodStatus,
    card: { anyOf: [publicCard, none] },
    ewallet: { anyOf: [publicEwallet, none] },
    direct_debit: { anyOf: [publicDirectDebit, none] },
    direct_bank_transfer: none,
    over_the_counter: { anyOf: [publicOverTheCounter, none] },
    virtual_account: { anyOf: [publicVirtualAccount, none] },
    qr_code: { anyOf: [publicQrCode, none] },
    billing_information: address,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'type',
    'reference_id',
    'description',
    'reusability',
    'status',
    'card',
    'ewallet',
    'direct_debit',
    'direct_bank_transfer',
    'over_the_counter',
    'virtual_account',
    'qr_code',
    'billing_information',
    'metadata',
    'created',
    'updated',
  ],
};
const channelCode: Shape = text;
const listedPayment: Shape = {
  type: 'object',
  properties: {
    id: text,
    amount: number,
    currency: text,
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    status: paymentStatus,
    payment_detail: { anyOf: [paymentDetail, none] },
    payment_method: embeddedMethod,
    payment_request_id: { anyOf: [text, none] },
    reference_id: text,
    created: text,
    updated: text,
    business_id: text,
    channel_code: channelCode,
    type: paymentMethodType,
    instrument_id: text,
  },
  required: [
    'id',
    'amount',
    'currency',
    'country',
    'status',
    'payment_detail',
    'payment_method',
    'payment_request_id',
    'reference_id',
    'created',
    'updated',
    'business_id',
    'channel_code',
    'type',
    'instrument_id',
  ],
};
const listMethodPaymentsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: listedPayment }, has_more: flag },
  required: ['data', 'has_more'],
};
const simulateMethodPaymentResponse: Shape = {
  type: 'object',
  properties: { status: { enum: ['PENDING'] }, message: text },
  required: ['status', 'message'],
};
const currency: Shape = { enum: ['IDR', 'PHP', 'VND', 'THB', 'MYR', 'USD'] };
const paymentRequestStatus: Shape = {
  enum: [
    'REQUIRES_ACTION',
    'SUCCEEDED',
    'FAILED',
    'AWAITING_CAPTURE',
    'PENDING',
    'EXPIRED',
    'CANCELED',
    'VOIDED',
  ],
};
const paymentFailureCode: Shape = text;
const shippingInformation: Shape = {
  type: 'object',
  properties: {
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    street_line1: { anyOf: [text, none] },
    street_line2: { anyOf: [text, none] },
    city: { anyOf: [text, none] },
    province_state: { anyOf: [text, none] },
    postal_code: { anyOf: [text, none] },
  },
  required: ['country'],
};
const item: Shape = {
  type: 'object',
  properties: {
    reference_id: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    name: { type: 'string', minLength: 1 },
    description: { anyOf: [text, none] },
    type: { anyOf: [text, none] },
    category: { type: 'string', minLength: 1 },
    sub_category: { anyOf: [text, none] },
    currency: { anyOf: [currency, none] },
    quantity: number,
    price: number,
    payer_charged_currency: { anyOf: [currency, none] },
    payer_charged_price: { anyOf: [number, none] },
    url: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
  },
  required: ['name', 'category', 'quantity', 'price'],
};
const requestProperties: Shape = {
  type: 'object',
  properties: {
    success_return_url: { anyOf: [text, none] },
    failure_return_url: { anyOf: [text, none] },
    pending_return_url: { anyOf: [text, none] },
    cancel_return_url: { anyOf: [text, none] },
    mobile_number: {
      anyOf: [{ type: 'string', pattern: '^\\+?[1-9]\\d{1,14}$', minLength: 1 }, none],
    },
    cashtag: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    redeem_points: { anyOf: [{ enum: ['REDEEM_NONE', 'REDEEM_ALL'] }, none] },
    promotion_label: { anyOf: [{ type: 'string', minLength: 1 }, none] },
    allowed_payment_options: {
      anyOf: [{ type: 'array', items: { type: 'string', minLength: 1 } }, none],
    },
    require_auth: { anyOf: [flag, none] },
    skip_three_d_secure: { anyOf: [flag, none] },
    cardonfile_type: {
      anyOf: [{ enum: ['MERCHANT_UNSCHEDULED', 'CUSTOMER_UNSCHEDULED', 'RECURRING'] }, none],
    },
    merchant_id_tag: { anyOf: [{ type: 'string', minLength: 1 }, none] },
  },
};
const action: Shape = {
  type: 'object',
  properties: {
    action: { enum: ['AUTH', 'RESEND_AUTH', 'CAPTURE', 'PRESENT_TO_CUSTOMER'] },
    url: { anyOf: [text, none] },
    url_type: { enum: ['API', 'WEB', 'MOBILE', 'DEEPLINK'] },
    method: { anyOf: [text, none] },
    qr_code: { anyOf: [text, none] },
  },
  required: ['action', 'url', 'url_type', 'method', 'qr_code'],
};
const paymentRequest: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^pr-.*' },
    business_id: text,
    customer_id: { anyOf: [text, none] },
    reference_id: { type: 'string', minLength: 1 },
    currency: currency,
    amount: { anyOf: [number, none] },
    min_amount: { anyOf: [number, none] },
    max_amount: { anyOf: [number, none] },
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    status: paymentRequestStatus,
    description: { anyOf: [text, none] },
    failure_code: { anyOf: [paymentFailureCode, none] },
    capture_method: { enum: ['AUTOMATIC', 'MANUAL'] },
    initiator: { anyOf: [{ enum: ['CUSTOMER', 'MERCHANT'] }, none] },
    card_verification_results: { anyOf: [cardVerificationResults, none] },
    shipping_information: { anyOf: [shippingInformation, none] },
    items: { anyOf: [{ type: 'array', items: item }, none] },
    channel_properties: { anyOf: [requestProperties, none] },
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    created: text,
    updated: text,
    payment_method: embeddedMethod,
    actions: { type: 'array', items: action },
  },
  required: [
    'id',
    'business_id',
    'customer_id',
    'reference_id',
    'currency',
    'amount',
    'min_amount',
    'max_amount',
    'country',
    'status',
    'description',
    'failure_code',
    'capture_method',
    'initiator',
    'card_verification_results',
    'shipping_information',
    'items',
    'channel_properties',
    'metadata',
    'created',
    'updated',
    'payment_method',
    'actions',
  ],
};
const capture: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^cptr-.*' },
    payment_request_id: text,
    payment_id: text,
    reference_id: { type: 'string', minLength: 1 },
    currency: text,
    authorized_amount: number,
    captured_amount: number,
    capturable_amount: number,
    status: { enum: ['PENDING', 'SUCCEEDED', 'FAILED'] },
    failure_code: { anyOf: [paymentFailureCode, none] },
    customer_id: { anyOf: [text, none] },
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    channel_properties: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
    created: text,
    updated: text,
    payment_method: embeddedMethod,
  },
  required: [
    'id',
    'payment_request_id',
    'payment_id',
    'reference_id',
    'currency',
    'authorized_amount',
    'captured_amount',
    'capturable_amount',
    'status',
    'failure_code',
    'customer_id',
    'metadata',
    'channel_properties',
    'created',
    'updated',
    'payment_method',
  ],
};
const listCapturesResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: capture }, has_more: flag },
  required: ['data', 'has_more'],
};
const listPaymentRequestsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: paymentRequest }, has_more: flag },
  required: ['data', 'has_more'],
};
const simulatePaymentResponse: Shape = {
  type: 'object',
  properties: { status: { enum: ['PENDING'] }, message: text },
  required: ['status', 'message'],
};
const refundedMethodType: Shape = {
  enum: [
    'EWALLET',
    'DIRECT_DEBIT',
    'CARD',
    'VIRTUAL_ACCOUNT',
    'OVER_THE_COUNTER',
    'QR_CODE',
    'PAYLATER',
  ],
};
const refundStatus: Shape = { enum: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] };
const refundReason: Shape = {
  enum: ['FRAUDULENT', 'DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'CANCELLATION', 'OTHERS'],
};
const refundFailureCode: Shape = {
  enum: [
    'REFUND_FAILED',
    'ACCOUNT_ACCESS_BLOCKED',
    'ACCOUNT_NOT_FOUND',
    'DUPLICATE_ERROR',
    'INSUFFICIENT_BALANCE',
  ],
};
const refund: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^rfd-.*' },
    payment_id: { type: 'string', minLength: 1 },
    payment_request_id: { anyOf: [text, none] },
    invoice_id: { anyOf: [text, none] },
    amount: number,
    payment_method_type: refundedMethodType,
    channel_code: channelCode,
    currency: text,
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    status: refundStatus,
    reason: refundReason,
    reference_id: { type: 'string', minLength: 1 },
    failure_code: { anyOf: [refundFailureCode, none] },
    refund_fee_amount: { anyOf: [number, none] },
    created: text,
    updated: text,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
  },
  required: [
    'id',
    'payment_id',
    'payment_request_id',
    'invoice_id',
    'amount',
    'payment_method_type',
    'channel_code',
    'currency',
    'country',
    'status',
    'reason',
    'reference_id',
    'failure_code',
    'refund_fee_amount',
    'created',
    'updated',
    'metadata',
  ],
};
const listRefundsResponse: Shape = {
  type: 'object',
  properties: {
    data: { type: 'array', items: refund },
    has_more: flag,
    links: { type: 'array', items: link },
  },
  required: ['data', 'has_more'],
};
const reportType: Shape = { enum: ['BALANCE_HISTORY', 'TRANSACTIONS'] };
const reportStatus: Shape = { enum: ['PENDING', 'COMPLETED', 'FAILED'] };
const reportFilter: Shape = {
  type: 'object',
  properties: { from: text, to: text },
  required: ['from', 'to'],
};
const heldCurrency: Shape = {
  enum: [
    'IDR',
    'VND',
    'JPY',
    'KRW',
    'PHP',
    'THB',
    'MYR',
    'SGD',
    'HKD',
    'USD',
    'EUR',
    'GBP',
    'AUD',
    'MXN',
  ],
};
const report: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^report_.*' },
    type: reportType,
    status: reportStatus,
    filter: reportFilter,
    format: { enum: ['CSV'] },
    currency: heldCurrency,
    business_id: { type: 'string', minLength: 1 },
    created: text,
    updated: text,
    url: text,
  },
  required: [
    'id',
    'type',
    'status',
    'filter',
    'format',
    'currency',
    'business_id',
    'created',
    'updated',
  ],
};
const getBalanceResponse: Shape = {
  type: 'object',
  properties: { balance: number },
  required: ['balance'],
};
const transactionType: Shape = {
  enum: ['DISBURSEMENT', 'PAYMENT', 'REMITTANCE_PAYOUT', 'TRANSFER', 'REFUND'],
};
const transactionStatus: Shape = {
  enum: ['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REFUNDED', 'REVERSED'],
};
const channelCategory: Shape = {
  enum: [
    'BANK',
    'CASH',
    'CARDS',
    'CARDLESS_CREDIT',
    'DIRECT_DEBIT',
    'EWALLET',
    'PAYLATER',
    'QR_CODE',
    'RETAIL_OUTLET',
    'VIRTUAL_ACCOUNT',
    'XENPLATFORM',
  ],
};
const transactionChannelCode: Shape = text;
const transactionFee: Shape = {
  type: 'object',
  properties: {
    xendit_fee: number,
    value_added_tax: number,
    xendit_withholding_tax: number,
    third_party_withholding_tax: number,
    status: { enum: ['PENDING', 'COMPLETED', 'CANCELED', 'REVERSED', 'NOT_APPLICABLE'] },
  },
  required: [
    'xendit_fee',
    'value_added_tax',
    'xendit_withholding_tax',
    'third_party_withholding_tax',
    'status',
  ],
};
const transaction: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^txn_.*' },
    product_id: { type: 'string', minLength: 1 },
    type: transactionType,
    status: transactionStatus,
    channel_category: channelCategory,
    channel_code: transactionChannelCode,
    reference_id: text,
    account_identifier: { anyOf: [text, none] },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    amount: number,
    net_amount: number,
    cashflow: { enum: ['MONEY_IN', 'MONEY_OUT'] },
    business_id: { type: 'string', minLength: 1 },
    settlement_status: { anyOf: [{ enum: ['PENDING', 'EARLY_SETTLED', 'SETTLED'] }, none] },
    estimated_settlement_time: { anyOf: [text, none] },
    created: text,
    updated: text,
    fee: transactionFee,
  },
  required: [
    'id',
    'product_id',
    'type',
    'status',
    'channel_category',
    'channel_code',
    'reference_id',
    'account_identifier',
    'currency',
    'amount',
    'net_amount',
    'cashflow',
    'business_id',
    'settlement_status',
    'estimated_settlement_time',
    'created',
    'updated',
    'fee',
  ],
};
const listTransactionsResponse: Shape = {
  type: 'object',
  properties: {
    data: { type: 'array', items: transaction },
    has_more: flag,
    links: { type: 'array', items: link },
  },
  required: ['data', 'has_more'],
};
const transfer: Shape = {
  type: 'object',
  properties: {
    transfer_id: text,
    reference: text,
    source_user_id: text,
    destination_user_id: text,
    status: { enum: ['PENDING', 'SUCCESSFUL', 'FAILED'] },
    amount: number,
    currency: text,
    created: text,
  },
  required: [
    'transfer_id',
    'reference',
    'source_user_id',
    'destination_user_id',
    'status',
    'amount',
    'currency',
    'created',
  ],
};

/** Response of each call, by its id. */
export const responses: Readonly<Record<string, Shape>> = {
  'accounts.create': subAccount,
  'accounts_v1.create': createAccountV1Response,
  'accounts.get': subAccount,
  'accounts.list': listAccountsResponse,
  'callback_urls.set': callbackUrl,
  'customers.create': createCustomerResponse,
  'customers.get': createCustomerResponse,
  'customers.list': listCustomersResponse,
  'customers.update': customer,
  'payment_methods.auth': paymentMethod,
  'payment_methods.create': paymentMethod,
  'payment_methods.expire': paymentMethod,
  'payment_methods.get': paymentMethod,
  'payment_methods.list': listPaymentMethodsResponse,
  'payment_methods.payments': listMethodPaymentsResponse,
  'payment_methods.resend': paymentMethod,
  'payment_methods.simulate': simulateMethodPaymentResponse,
  'payment_methods.update': paymentMethod,
  'payment_requests.auth': paymentRequest,
  'payment_requests.capture': capture,
  'payment_requests.captures': listCapturesResponse,
  'payment_requests.create': paymentRequest,
  'payment_requests.get': paymentRequest,
  'payment_requests.list': listPaymentRequestsResponse,
  'payment_requests.resend': paymentRequest,
  'payment_requests.simulate': simulatePaymentResponse,
  'refunds.cancel': refund,
  'refunds.create': refund,
  'refunds.get': refund,
  'refunds.list': listRefundsResponse,
  'reports.create': report,
  'reports.get': report,
  'balance.get': getBalanceResponse,
  'transactions.get': transaction,
  'transactions.list': listTransactionsResponse,
  'transfers.create': transfer,
  'transfers.get': transfer,
};
