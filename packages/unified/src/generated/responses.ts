// What the calls of this package return, to compare responses with.
// Generated from the contracts by `npm run generate`; not edited by hand.
import * as z from 'zod/mini';

const accountType = /* @__PURE__ */ z.enum(['OWNED', 'MANAGED']);
const subAccountPublicProfile = /* @__PURE__ */ z.object({ business_name: z.string() });
const accountCountry = /* @__PURE__ */ z.enum(['ID', 'PH', 'VN', 'MY', 'TH']);
const subAccountStatus = /* @__PURE__ */ z.enum([
  'INVITED',
  'REGISTERED',
  'AWAITING_DOCS',
  'LIVE',
  'SUSPENDED',
]);
const subAccount = /* @__PURE__ */ z.object({
  id: z.string(),
  created: z.string(),
  updated: z.string(),
  email: z.string(),
  type: accountType,
  public_profile: z.nullable(subAccountPublicProfile),
  country: accountCountry,
  status: subAccountStatus,
});
const createAccountV1ResponseBusinessProfile = /* @__PURE__ */ z.object({
  business_name: z.string(),
});
const createAccountV1Response = /* @__PURE__ */ z.object({
  user_id: z.string(),
  account_email: z.string(),
  type: accountType,
  business_profile: z.nullable(createAccountV1ResponseBusinessProfile),
  country: accountCountry,
  created: z.string(),
  status: z.literal('SUCCESSFUL'),
});
const link = /* @__PURE__ */ z.object({
  href: z.string(),
  rel: z.literal('next'),
  method: z.literal('GET'),
});
const listAccountsResponse = /* @__PURE__ */ z.object({
  data: z.array(subAccount),
  has_more: z.boolean(),
  links: z.optional(z.array(link)),
});
const callbackUrl = /* @__PURE__ */ z.object({
  status: z.literal('SUCCESSFUL'),
  user_id: z.string(),
  url: z.string(),
  environment: z.enum(['TEST', 'LIVE']),
  callback_token: z.string(),
});
const customerType = /* @__PURE__ */ z.enum(['INDIVIDUAL', 'BUSINESS']);
const employment = /* @__PURE__ */ z.object({
  employer_name: z.optional(
    z.nullable(
      z
        .string()
        .check(z.regex(new RegExp("^[\\p{L}\\p{M}\\p{N} .'’&,/()-]+$", 'u')), z.minLength(1)),
    ),
  ),
  nature_of_business: z.optional(
    z.nullable(
      z
        .string()
        .check(z.regex(new RegExp("^[\\p{L}\\p{M}\\p{N} .'’&,/()-]+$", 'u')), z.minLength(1)),
    ),
  ),
  role_description: z.optional(
    z.nullable(
      z
        .string()
        .check(z.regex(new RegExp("^[\\p{L}\\p{M}\\p{N} .'’&,/()-]+$", 'u')), z.minLength(1)),
    ),
  ),
});
const individualDetail = /* @__PURE__ */ z.object({
  given_names: z
    .string()
    .check(z.regex(new RegExp("^[\\p{L}\\p{M}\\p{N} .'’-]+$", 'u')), z.minLength(1)),
  given_names_non_roman: z.optional(
    z.nullable(
      z.string().check(z.regex(new RegExp("^[\\p{L}\\p{M}\\p{N} .'’-]+$", 'u')), z.minLength(1)),
    ),
  ),
  middle_name: z.optional(
    z.nullable(
      z.string().check(z.regex(new RegExp("^[\\p{L}\\p{M}\\p{N} .'’-]+$", 'u')), z.minLength(1)),
    ),
  ),
  surname: z.optional(
    z.nullable(
      z.string().check(z.regex(new RegExp("^[\\p{L}\\p{M}\\p{N} .'’-]+$", 'u')), z.minLength(1)),
    ),
  ),
  surname_non_roman: z.optional(
    z.nullable(
      z.string().check(z.regex(new RegExp("^[\\p{L}\\p{M}\\p{N} .'’-]+$", 'u')), z.minLength(1)),
    ),
  ),
  mother_maiden_name: z.optional(
    z.nullable(
      z.string().check(z.regex(new RegExp("^[\\p{L}\\p{M}\\p{N} .'’-]+$", 'u')), z.minLength(1)),
    ),
  ),
  nationality: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))))),
  place_of_birth: z.optional(
    z.nullable(
      z
        .string()
        .check(z.regex(new RegExp("^[\\p{L}\\p{M}\\p{N} .'’&,/()-]+$", 'u')), z.minLength(1)),
    ),
  ),
  date_of_birth: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
              'u',
            ),
          ),
        ),
    ),
  ),
  gender: z.optional(z.nullable(z.enum(['MALE', 'FEMALE', 'OTHER']))),
  employment: z.optional(z.nullable(employment)),
  source_of_wealth: z.optional(z.nullable(z.string())),
});
const businessDetail = /* @__PURE__ */ z.object({
  business_name: z.string().check(z.minLength(1)),
  trading_name: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  business_type: z.enum([
    'CORPORATION',
    'SOLE_PROPRIETOR',
    'PARTNERSHIP',
    'COOPERATIVE',
    'TRUST',
    'NON_PROFIT',
    'GOVERNMENT',
  ]),
  nature_of_business: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  business_domicile: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u')))),
  ),
  date_of_registration: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
              'u',
            ),
          ),
        ),
    ),
  ),
});
const customerAddress = /* @__PURE__ */ z.object({
  country: z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))),
  street_line1: z.optional(z.nullable(z.string())),
  street_line2: z.optional(z.nullable(z.string())),
  city: z.optional(z.nullable(z.string())),
  province_state: z.optional(z.nullable(z.string())),
  postal_code: z.optional(z.nullable(z.string())),
  province: z.optional(z.nullable(z.string())),
  state: z.optional(z.nullable(z.string())),
  suburb: z.optional(z.nullable(z.string())),
  category: z.optional(z.nullable(z.enum(['HOME', 'WORK', 'PROVINCIAL']))),
  is_primary: z.boolean(),
  status: z.optional(z.nullable(z.enum(['ACTIVE', 'DELETED']))),
  meta: z.optional(
    z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  ),
});
const identityAccountBankAccountProperties = /* @__PURE__ */ z.object({
  account_number: z.string().check(z.minLength(1)),
  account_holder_name: z.string().check(z.minLength(1)),
  swift_code: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  account_type: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  account_details: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  currency: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))))),
});
const identityAccountBankAccount = /* @__PURE__ */ z.object({
  type: z.literal('BANK_ACCOUNT'),
  company: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  description: z.optional(z.nullable(z.string())),
  country: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))))),
  properties: identityAccountBankAccountProperties,
});
const identityAccountEwalletProperties = /* @__PURE__ */ z.object({
  account_number: z.string().check(z.minLength(1)),
  account_holder_name: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  currency: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))))),
});
const identityAccountEwallet = /* @__PURE__ */ z.object({
  type: z.literal('EWALLET'),
  company: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  description: z.optional(z.nullable(z.string())),
  country: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))))),
  properties: identityAccountEwalletProperties,
});
const identityAccountCreditCardProperties = /* @__PURE__ */ z.object({
  token_id: z.string().check(z.minLength(1)),
});
const identityAccountCreditCard = /* @__PURE__ */ z.object({
  type: z.literal('CREDIT_CARD'),
  company: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  description: z.optional(z.nullable(z.string())),
  country: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))))),
  properties: identityAccountCreditCardProperties,
});
const identityAccountPayLaterProperties = /* @__PURE__ */ z.object({
  account_holder_name: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  currency: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))))),
  account_id: z.string().check(z.minLength(1)),
});
const identityAccountPayLater = /* @__PURE__ */ z.object({
  type: z.literal('PAY_LATER'),
  company: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  description: z.optional(z.nullable(z.string())),
  country: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))))),
  properties: identityAccountPayLaterProperties,
});
const identityAccountOtcProperties = /* @__PURE__ */ z.object({
  payment_code: z.string().check(z.minLength(1)),
  expires_at: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
              'u',
            ),
          ),
        ),
    ),
  ),
});
const identityAccountOtc = /* @__PURE__ */ z.object({
  type: z.literal('OTC'),
  company: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  description: z.optional(z.nullable(z.string())),
  country: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))))),
  properties: identityAccountOtcProperties,
});
const identityAccountQrCodeProperties = /* @__PURE__ */ z.object({
  qr_string: z.string().check(z.minLength(1)),
});
const identityAccountQrCode = /* @__PURE__ */ z.object({
  type: z.literal('QR_CODE'),
  company: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  description: z.optional(z.nullable(z.string())),
  country: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))))),
  properties: identityAccountQrCodeProperties,
});
const identityAccountSocialMediaProperties = /* @__PURE__ */ z.object({
  account_id: z.string().check(z.minLength(1)),
  account_handle: z.optional(z.nullable(z.string().check(z.minLength(1)))),
});
const identityAccountSocialMedia = /* @__PURE__ */ z.object({
  type: z.literal('SOCIAL_MEDIA'),
  company: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  description: z.optional(z.nullable(z.string())),
  country: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))))),
  properties: identityAccountSocialMediaProperties,
});
const identityAccountCardlessCreditProperties = /* @__PURE__ */ z.object({
  account_holder_name: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  currency: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))))),
  account_id: z.string().check(z.minLength(1)),
});
const identityAccountCardlessCredit = /* @__PURE__ */ z.object({
  type: z.literal('CARDLESS_CREDIT'),
  company: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  description: z.optional(z.nullable(z.string())),
  country: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))))),
  properties: identityAccountCardlessCreditProperties,
});
const identityAccountDebitCardProperties = /* @__PURE__ */ z.object({
  token_id: z.string().check(z.minLength(1)),
});
const identityAccountDebitCard = /* @__PURE__ */ z.object({
  type: z.literal('DEBIT_CARD'),
  company: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  description: z.optional(z.nullable(z.string())),
  country: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))))),
  properties: identityAccountDebitCardProperties,
});
const identityAccount = /* @__PURE__ */ z.union([
  identityAccountBankAccount,
  identityAccountEwallet,
  identityAccountCreditCard,
  identityAccountPayLater,
  identityAccountOtc,
  identityAccountQrCode,
  identityAccountSocialMedia,
  identityAccountCardlessCredit,
  identityAccountDebitCard,
]);
const identityCard = /* @__PURE__ */ z.object({
  country: z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))),
  document_name: z.optional(z.nullable(z.string())),
  document_number: z.optional(z.nullable(z.string())),
  holder_name: z.optional(z.nullable(z.string())),
  expires_at: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
              'u',
            ),
          ),
        ),
    ),
  ),
  document_images: z.optional(z.nullable(z.array(z.string().check(z.minLength(1))))),
  type: z.literal('IDENTITY_CARD'),
  sub_type: z.optional(
    z.nullable(
      z.enum([
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
      ]),
    ),
  ),
});
const otherDocument = /* @__PURE__ */ z.object({
  country: z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))),
  document_name: z.optional(z.nullable(z.string())),
  document_number: z.optional(z.nullable(z.string())),
  holder_name: z.optional(z.nullable(z.string())),
  expires_at: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
              'u',
            ),
          ),
        ),
    ),
  ),
  document_images: z.optional(z.nullable(z.array(z.string().check(z.minLength(1))))),
  type: z.enum([
    'BIRTH_CERTIFICATE',
    'BANK_STATEMENT',
    'DRIVING_LICENSE',
    'PASSPORT',
    'VISA',
    'BUSINESS_REGISTRATION',
    'BUSINESS_LICENSE',
  ]),
});
const kycDocument = /* @__PURE__ */ z.union([identityCard, otherDocument]);
const customer = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^cust-.*', 'u'))),
  reference_id: z.string().check(z.minLength(1)),
  type: customerType,
  individual_detail: z.nullable(individualDetail),
  business_detail: z.nullable(businessDetail),
  email: z.nullable(
    z.string().check(z.regex(new RegExp('^[^\\s@]+@[^\\s@]+$', 'u')), z.minLength(1)),
  ),
  mobile_number: z.nullable(
    z.string().check(z.regex(new RegExp('^\\+?[1-9]\\d{1,14}$', 'u')), z.minLength(1)),
  ),
  phone_number: z.nullable(
    z.string().check(z.regex(new RegExp('^\\+?[1-9]\\d{1,14}$', 'u')), z.minLength(1)),
  ),
  addresses: z.array(customerAddress),
  identity_accounts: z.array(identityAccount),
  kyc_documents: z.array(kycDocument),
  description: z.nullable(z.string()),
  date_of_registration: z.nullable(
    z
      .string()
      .check(
        z.regex(
          new RegExp(
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            'u',
          ),
        ),
      ),
  ),
  domicile_of_registration: z.nullable(z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u')))),
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  hashed_phone_number: z.nullable(z.string()),
  created: z.string(),
  updated: z.string(),
});
const originalCustomerAddresses = /* @__PURE__ */ z.object({
  country: z.string(),
  street_line1: z.nullable(z.string()),
  street_line2: z.nullable(z.string()),
  city: z.nullable(z.string()),
  province: z.nullable(z.string()),
  state: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  category: z.nullable(z.string()),
  is_primary: z.boolean(),
});
const originalCustomerEmployment = /* @__PURE__ */ z.object({
  employer_name: z.nullable(z.string()),
  nature_of_business: z.nullable(z.string()),
  role_description: z.nullable(z.string()),
});
const originalCustomer = /* @__PURE__ */ z.object({
  id: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$',
          'u',
        ),
      ),
    ),
  reference_id: z.string(),
  description: z.nullable(z.string()),
  given_names: z.nullable(z.string()),
  middle_name: z.nullable(z.string()),
  surname: z.nullable(z.string()),
  mobile_number: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  email: z.nullable(z.string()),
  nationality: z.nullable(z.string()),
  addresses: z.array(originalCustomerAddresses),
  date_of_birth: z.nullable(z.string()),
  employment: z.nullable(originalCustomerEmployment),
  source_of_wealth: z.nullable(z.string()),
  metadata: z.nullable(z.record(z.string(), z.unknown())),
});
const createCustomerResponse = /* @__PURE__ */ z.union([customer, originalCustomer]);
const customerPage = /* @__PURE__ */ z.object({ data: z.array(customer), has_more: z.boolean() });
const listCustomersResponse = /* @__PURE__ */ z.union([customerPage, z.array(originalCustomer)]);
const paymentMethodType = /* @__PURE__ */ z.enum([
  'EWALLET',
  'DIRECT_DEBIT',
  'CARD',
  'VIRTUAL_ACCOUNT',
  'OVER_THE_COUNTER',
  'QR_CODE',
]);
const reusability = /* @__PURE__ */ z.enum(['ONE_TIME_USE', 'MULTIPLE_USE']);
const paymentMethodStatus = /* @__PURE__ */ z.enum([
  'REQUIRES_ACTION',
  'ACTIVE',
  'INACTIVE',
  'EXPIRED',
  'PENDING',
  'FAILED',
]);
const cardNetwork = /* @__PURE__ */ z.enum([
  'VISA',
  'MASTERCARD',
  'JCB',
  'AMEX',
  'DISCOVER',
  'UNIONPAY',
  'GPN',
]);
const publicCardInformation = /* @__PURE__ */ z.object({
  token_id: z.string(),
  masked_card_number: z.string(),
  cardholder_name: z.nullable(z.string()),
  expiry_month: z.string(),
  expiry_year: z.string(),
  fingerprint: z.string(),
  type: z.enum(['CREDIT', 'DEBIT']),
  network: cardNetwork,
  country: z.string(),
  issuer: z.string(),
});
const threeDSecureResult = /* @__PURE__ */ z.object({
  three_d_secure_flow: z.enum(['CHALLENGE', 'FRICTIONLESS']),
  eci_code: z.nullable(z.string()),
  three_d_secure_result: z.nullable(z.string()),
  three_d_secure_result_reason: z.nullable(z.string()),
  three_d_secure_version: z.nullable(z.string()),
});
const cardVerificationResults = /* @__PURE__ */ z.object({
  three_d_secure: z.nullable(threeDSecureResult),
  cvv_result: z.nullable(z.string()),
  address_verification_result: z.nullable(z.string()),
  network_response_code: z.nullable(z.string()),
  network_response_code_descriptor: z.nullable(z.string()),
});
const publicCard = /* @__PURE__ */ z.object({
  currency: z.string(),
  channel_code: z.nullable(z.string()),
  channel_properties: z.record(z.string(), z.unknown()),
  card_information: z.nullable(publicCardInformation),
  card_verification_results: z.nullable(cardVerificationResults),
});
const ewalletChannelCode = /* @__PURE__ */ z.string();
const publicEwalletAccount = /* @__PURE__ */ z.object({
  name: z.nullable(z.string()),
  account_details: z.nullable(z.string()),
  balance: z.nullable(z.number()),
  point_balance: z.nullable(z.number()),
});
const publicEwallet = /* @__PURE__ */ z.object({
  channel_code: ewalletChannelCode,
  channel_properties: z.record(z.string(), z.unknown()),
  account: publicEwalletAccount,
});
const directDebitChannelCode = /* @__PURE__ */ z.string();
const publicDirectDebitBankAccount = /* @__PURE__ */ z.object({
  masked_bank_account_number: z.nullable(z.string()),
  bank_account_hash: z.nullable(z.string()),
  mobile_number: z.nullable(z.string()),
  identity_document_number: z.nullable(z.string()),
});
const publicDirectDebitCard = /* @__PURE__ */ z.object({
  mobile_number: z.nullable(z.string()),
  card_last_four: z.nullable(z.string()),
  card_expiry: z.nullable(z.string()),
  email: z.nullable(z.string()),
  account_number: z.nullable(z.string()),
});
const publicDirectDebit = /* @__PURE__ */ z.object({
  type: z.enum(['DEBIT_CARD', 'BANK_ACCOUNT', 'BANK_REDIRECT']),
  channel_code: directDebitChannelCode,
  channel_properties: z.record(z.string(), z.unknown()),
  bank_account: z.nullable(publicDirectDebitBankAccount),
  debit_card: z.nullable(publicDirectDebitCard),
});
const overTheCounterChannelCode = /* @__PURE__ */ z.string();
const publicOverTheCounterChannelProperties = /* @__PURE__ */ z.object({
  customer_name: z.string(),
  payment_code: z.string(),
  expires_at: z.string(),
});
const publicOverTheCounter = /* @__PURE__ */ z.object({
  channel_code: overTheCounterChannelCode,
  amount: z.nullable(z.number()),
  currency: z.string(),
  channel_properties: publicOverTheCounterChannelProperties,
});
const virtualAccountChannelCode = /* @__PURE__ */ z.string();
const publicVirtualAccountChannelProperties = /* @__PURE__ */ z.object({
  customer_name: z.string(),
  virtual_account_number: z.string(),
  expires_at: z.string(),
  suggested_amount: z.optional(z.number()),
});
const alternativeDisplay = /* @__PURE__ */ z.object({ type: z.string(), data: z.string() });
const publicVirtualAccount = /* @__PURE__ */ z.object({
  channel_code: virtualAccountChannelCode,
  amount: z.nullable(z.number()),
  min_amount: z.nullable(z.number()),
  max_amount: z.nullable(z.number()),
  currency: z.string(),
  channel_properties: publicVirtualAccountChannelProperties,
  alternative_displays: z.array(alternativeDisplay),
});
const qrCodeChannelCode = /* @__PURE__ */ z.string();
const publicQrCodeChannelProperties = /* @__PURE__ */ z.object({
  qr_string: z.string(),
  expires_at: z.string(),
});
const publicQrCode = /* @__PURE__ */ z.object({
  channel_code: qrCodeChannelCode,
  amount: z.nullable(z.number()),
  currency: z.string(),
  channel_properties: publicQrCodeChannelProperties,
});
const address = /* @__PURE__ */ z.object({
  country: z.nullable(z.string()),
  street_line1: z.nullable(z.string()),
  street_line2: z.nullable(z.string()),
  city: z.nullable(z.string()),
  province_state: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
});
const paymentMethodActions = /* @__PURE__ */ z.object({
  action: z.enum(['AUTH', 'RESEND_AUTH']),
  url: z.nullable(z.string()),
  url_type: z.enum(['API', 'WEB', 'MOBILE', 'DEEPLINK']),
  method: z.nullable(z.string()),
});
const methodFailureCode = /* @__PURE__ */ z.string();
const paymentMethod = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^pm-.*', 'u'))),
  type: paymentMethodType,
  reference_id: z.string().check(z.minLength(1)),
  description: z.nullable(z.string()),
  reusability: reusability,
  status: paymentMethodStatus,
  card: z.nullable(publicCard),
  ewallet: z.nullable(publicEwallet),
  direct_debit: z.nullable(publicDirectDebit),
  direct_bank_transfer: z.null(),
  over_the_counter: z.nullable(publicOverTheCounter),
  virtual_account: z.nullable(publicVirtualAccount),
  qr_code: z.nullable(publicQrCode),
  billing_information: address,
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  created: z.string(),
  updated: z.string(),
  business_id: z.string(),
  country: z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))),
  customer_id: z.nullable(z.string()),
  actions: z.array(paymentMethodActions),
  failure_code: z.nullable(methodFailureCode),
});
const listPaymentMethodsResponse = /* @__PURE__ */ z.object({
  data: z.array(paymentMethod),
  has_more: z.boolean(),
});
const paymentStatus = /* @__PURE__ */ z.enum([
  'PENDING',
  'AWAITING_CAPTURE',
  'SUCCEEDED',
  'FAILED',
  'EXPIRED',
  'CANCELED',
  'VOIDED',
]);
const paymentDetail = /* @__PURE__ */ z.object({
  network: z.optional(z.nullable(z.string())),
  remarks: z.optional(z.nullable(z.string())),
  fund_source: z.optional(z.nullable(z.string())),
  source: z.optional(z.nullable(z.string())),
  issuer_name: z.optional(z.nullable(z.string())),
  receipt_id: z.optional(z.nullable(z.string())),
});
const embeddedMethod = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^pm-.*', 'u'))),
  type: paymentMethodType,
  reference_id: z.string().check(z.minLength(1)),
  description: z.nullable(z.string()),
  reusability: reusability,
  status: paymentMethodStatus,
  card: z.nullable(publicCard),
  ewallet: z.nullable(publicEwallet),
  direct_debit: z.nullable(publicDirectDebit),
  direct_bank_transfer: z.null(),
  over_the_counter: z.nullable(publicOverTheCounter),
  virtual_account: z.nullable(publicVirtualAccount),
  qr_code: z.nullable(publicQrCode),
  billing_information: address,
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  created: z.string(),
  updated: z.string(),
});
const channelCode = /* @__PURE__ */ z.string();
const listedPayment = /* @__PURE__ */ z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  country: z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))),
  status: paymentStatus,
  payment_detail: z.nullable(paymentDetail),
  payment_method: embeddedMethod,
  payment_request_id: z.nullable(z.string()),
  reference_id: z.string(),
  created: z.string(),
  updated: z.string(),
  business_id: z.string(),
  channel_code: channelCode,
  type: paymentMethodType,
  instrument_id: z.string(),
});
const listMethodPaymentsResponse = /* @__PURE__ */ z.object({
  data: z.array(listedPayment),
  has_more: z.boolean(),
});
const simulateMethodPaymentResponse = /* @__PURE__ */ z.object({
  status: z.literal('PENDING'),
  message: z.string(),
});
const currency = /* @__PURE__ */ z.enum(['IDR', 'PHP', 'VND', 'THB', 'MYR', 'USD']);
const paymentRequestStatus = /* @__PURE__ */ z.enum([
  'REQUIRES_ACTION',
  'SUCCEEDED',
  'FAILED',
  'AWAITING_CAPTURE',
  'PENDING',
  'EXPIRED',
  'CANCELED',
  'VOIDED',
]);
const paymentFailureCode = /* @__PURE__ */ z.string();
const shippingInformation = /* @__PURE__ */ z.object({
  country: z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))),
  street_line1: z.optional(z.nullable(z.string())),
  street_line2: z.optional(z.nullable(z.string())),
  city: z.optional(z.nullable(z.string())),
  province_state: z.optional(z.nullable(z.string())),
  postal_code: z.optional(z.nullable(z.string())),
});
const item = /* @__PURE__ */ z.object({
  reference_id: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  name: z.string().check(z.minLength(1)),
  description: z.optional(z.nullable(z.string())),
  type: z.optional(z.nullable(z.string())),
  category: z.string().check(z.minLength(1)),
  sub_category: z.optional(z.nullable(z.string())),
  currency: z.optional(z.nullable(currency)),
  quantity: z.number(),
  price: z.number(),
  payer_charged_currency: z.optional(z.nullable(currency)),
  payer_charged_price: z.optional(z.nullable(z.number())),
  url: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  metadata: z.optional(
    z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  ),
});
const requestProperties = /* @__PURE__ */ z.object({
  success_return_url: z.optional(z.nullable(z.string())),
  failure_return_url: z.optional(z.nullable(z.string())),
  pending_return_url: z.optional(z.nullable(z.string())),
  cancel_return_url: z.optional(z.nullable(z.string())),
  mobile_number: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\+?[1-9]\\d{1,14}$', 'u')), z.minLength(1))),
  ),
  cashtag: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  redeem_points: z.optional(z.nullable(z.enum(['REDEEM_NONE', 'REDEEM_ALL']))),
  promotion_label: z.optional(z.nullable(z.string().check(z.minLength(1)))),
  allowed_payment_options: z.optional(z.nullable(z.array(z.string().check(z.minLength(1))))),
  require_auth: z.optional(z.nullable(z.boolean())),
  skip_three_d_secure: z.optional(z.nullable(z.boolean())),
  cardonfile_type: z.optional(
    z.nullable(z.enum(['MERCHANT_UNSCHEDULED', 'CUSTOMER_UNSCHEDULED', 'RECURRING'])),
  ),
  merchant_id_tag: z.optional(z.nullable(z.string().check(z.minLength(1)))),
});
const action = /* @__PURE__ */ z.object({
  action: z.enum(['AUTH', 'RESEND_AUTH', 'CAPTURE', 'PRESENT_TO_CUSTOMER']),
  url: z.nullable(z.string()),
  url_type: z.enum(['API', 'WEB', 'MOBILE', 'DEEPLINK']),
  method: z.nullable(z.string()),
  qr_code: z.nullable(z.string()),
});
const paymentRequest = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^pr-.*', 'u'))),
  business_id: z.string(),
  customer_id: z.nullable(z.string()),
  reference_id: z.string().check(z.minLength(1)),
  currency: currency,
  amount: z.nullable(z.number()),
  min_amount: z.nullable(z.number()),
  max_amount: z.nullable(z.number()),
  country: z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))),
  status: paymentRequestStatus,
  description: z.nullable(z.string()),
  failure_code: z.nullable(paymentFailureCode),
  capture_method: z.enum(['AUTOMATIC', 'MANUAL']),
  initiator: z.nullable(z.enum(['CUSTOMER', 'MERCHANT'])),
  card_verification_results: z.nullable(cardVerificationResults),
  shipping_information: z.nullable(shippingInformation),
  items: z.nullable(z.array(item)),
  channel_properties: z.nullable(requestProperties),
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  created: z.string(),
  updated: z.string(),
  payment_method: embeddedMethod,
  actions: z.array(action),
});
const capture = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^cptr-.*', 'u'))),
  payment_request_id: z.string(),
  payment_id: z.string(),
  reference_id: z.string().check(z.minLength(1)),
  currency: z.string(),
  authorized_amount: z.number(),
  captured_amount: z.number(),
  capturable_amount: z.number(),
  status: z.enum(['PENDING', 'SUCCEEDED', 'FAILED']),
  failure_code: z.nullable(paymentFailureCode),
  customer_id: z.nullable(z.string()),
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  channel_properties: z.nullable(z.record(z.string(), z.unknown())),
  created: z.string(),
  updated: z.string(),
  payment_method: embeddedMethod,
});
const listCapturesResponse = /* @__PURE__ */ z.object({
  data: z.array(capture),
  has_more: z.boolean(),
});
const listPaymentRequestsResponse = /* @__PURE__ */ z.object({
  data: z.array(paymentRequest),
  has_more: z.boolean(),
});
const simulatePaymentResponse = /* @__PURE__ */ z.object({
  status: z.literal('PENDING'),
  message: z.string(),
});
const refundedMethodType = /* @__PURE__ */ z.enum([
  'EWALLET',
  'DIRECT_DEBIT',
  'CARD',
  'VIRTUAL_ACCOUNT',
  'OVER_THE_COUNTER',
  'QR_CODE',
  'PAYLATER',
]);
const refundStatus = /* @__PURE__ */ z.enum(['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED']);
const refundReason = /* @__PURE__ */ z.enum([
  'FRAUDULENT',
  'DUPLICATE',
  'REQUESTED_BY_CUSTOMER',
  'CANCELLATION',
  'OTHERS',
]);
const refundFailureCode = /* @__PURE__ */ z.enum([
  'REFUND_FAILED',
  'ACCOUNT_ACCESS_BLOCKED',
  'ACCOUNT_NOT_FOUND',
  'DUPLICATE_ERROR',
  'INSUFFICIENT_BALANCE',
]);
const refund = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^rfd-.*', 'u'))),
  payment_id: z.string().check(z.minLength(1)),
  payment_request_id: z.nullable(z.string()),
  invoice_id: z.nullable(z.string()),
  amount: z.number(),
  payment_method_type: refundedMethodType,
  channel_code: channelCode,
  currency: z.string(),
  country: z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))),
  status: refundStatus,
  reason: refundReason,
  reference_id: z.string().check(z.minLength(1)),
  failure_code: z.nullable(refundFailureCode),
  refund_fee_amount: z.nullable(z.number()),
  created: z.string(),
  updated: z.string(),
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});
const listRefundsResponse = /* @__PURE__ */ z.object({
  data: z.array(refund),
  has_more: z.boolean(),
  links: z.optional(z.array(link)),
});
const reportType = /* @__PURE__ */ z.enum(['BALANCE_HISTORY', 'TRANSACTIONS']);
const reportStatus = /* @__PURE__ */ z.enum(['PENDING', 'COMPLETED', 'FAILED']);
const reportFilter = /* @__PURE__ */ z.object({ from: z.string(), to: z.string() });
const heldCurrency = /* @__PURE__ */ z.enum([
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
]);
const report = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^report_.*', 'u'))),
  type: reportType,
  status: reportStatus,
  filter: reportFilter,
  format: z.literal('CSV'),
  currency: heldCurrency,
  business_id: z.string().check(z.minLength(1)),
  created: z.string(),
  updated: z.string(),
  url: z.optional(z.string()),
});
const getBalanceResponse = /* @__PURE__ */ z.object({ balance: z.number() });
const transactionType = /* @__PURE__ */ z.enum([
  'DISBURSEMENT',
  'PAYMENT',
  'REMITTANCE_PAYOUT',
  'TRANSFER',
  'REFUND',
]);
const transactionStatus = /* @__PURE__ */ z.enum([
  'PENDING',
  'SUCCESS',
  'FAILED',
  'VOIDED',
  'REFUNDED',
  'REVERSED',
]);
const channelCategory = /* @__PURE__ */ z.enum([
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
]);
const transactionChannelCode = /* @__PURE__ */ z.string();
const transactionFee = /* @__PURE__ */ z.object({
  xendit_fee: z.number(),
  value_added_tax: z.number(),
  xendit_withholding_tax: z.number(),
  third_party_withholding_tax: z.number(),
  status: z.enum(['PENDING', 'COMPLETED', 'CANCELED', 'REVERSED', 'NOT_APPLICABLE']),
});
const transaction = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^txn_.*', 'u'))),
  product_id: z.string().check(z.minLength(1)),
  type: transactionType,
  status: transactionStatus,
  channel_category: channelCategory,
  channel_code: transactionChannelCode,
  reference_id: z.string(),
  account_identifier: z.nullable(z.string()),
  currency: z.string().check(z.regex(new RegExp('^[A-Z]{3}$', 'u'))),
  amount: z.number(),
  net_amount: z.number(),
  cashflow: z.enum(['MONEY_IN', 'MONEY_OUT']),
  business_id: z.string().check(z.minLength(1)),
  settlement_status: z.nullable(z.enum(['PENDING', 'EARLY_SETTLED', 'SETTLED'])),
  estimated_settlement_time: z.nullable(z.string()),
  created: z.string(),
  updated: z.string(),
  fee: transactionFee,
});
const listTransactionsResponse = /* @__PURE__ */ z.object({
  data: z.array(transaction),
  has_more: z.boolean(),
  links: z.optional(z.array(link)),
});
const transfer = /* @__PURE__ */ z.object({
  transfer_id: z.string(),
  reference: z.string(),
  source_user_id: z.string(),
  destination_user_id: z.string(),
  status: z.enum(['PENDING', 'SUCCESSFUL', 'FAILED']),
  amount: z.number(),
  currency: z.string(),
  created: z.string(),
});

/** Response of each call, by its id. */
export const responses = {
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
