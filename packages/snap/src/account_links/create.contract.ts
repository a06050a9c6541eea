// POST /snap/v1.0/registration-account-binding: link an account without a payment.
import { common, endpoint, validOf, type Violation } from '@kasir/core';
import {
  accountLink,
  accountLinkInput,
  channelProblems,
  mismatchMessage,
  problemMessage,
} from '@kasir/models';
import { bindingHeaders } from '../headers.ts';
import { services, standardFields } from '../response-codes.ts';
import { countryOf, isPropertySent, pathOf, type SentLink } from './fields.ts';

const { SERVER_ERROR, ...write } = common.write;

/** Returns what a link lacks that the channel table requires, at the paths of this body. */
const findProblems = (body: SentLink): Violation[] => {
  const info = validOf(body, 'additionalInfo');
  const type = validOf(info, 'payMethod');
  const code = validOf(info, 'payOption');
  if (type === null || code === null) return [];
  const { mismatch, problems } = channelProblems({
    type,
    code,
    country: countryOf(type, code),
    currency: null,
    reusability: validOf(info, 'reusability'),
    isSent: (property) => isPropertySent(body, property),
    isNumbered: false,
    amounts: {},
  });
  return [
    ...(mismatch
      ? [{ path: pathOf('channel_code'), message: mismatchMessage(mismatch, type, code) }]
      : []),
    ...problems.map((one) => ({
      path: pathOf(one.field.replace('properties.', '')),
      message: problemMessage(one),
    })),
  ];
};

type SentInfo = { readonly additionalInfo?: { payMethod?: string; reusability?: string } };

export const createAccountLink = endpoint({
  id: 'account_links.create',
  method: 'POST',
  path: '/snap/v1.0/registration-account-binding', // SNAP-UNSPEC-01
  summary: 'Link an account by the bank standard',
  auth: 'secret',
  permission: 'money_in:write',
  headers: bindingHeaders,
  body: accountLinkInput,
  rules: [
    {
      when: {
        text: 'payMethod is EWALLET and reusability is ONE_TIME_USE',
        test: ({ additionalInfo }: SentInfo) =>
          additionalInfo?.payMethod === 'EWALLET' && additionalInfo.reusability === 'ONE_TIME_USE',
      },
      require: ['phoneNo'], // SNAP-CONF-03
      clause: 'SNAP-phoneNo',
    },
    {
      when: {
        text: 'payMethod is EWALLET or reusability is MULTIPLE_USE',
        test: ({ additionalInfo }: SentInfo) =>
          additionalInfo?.payMethod === 'EWALLET' || additionalInfo?.reusability === 'MULTIPLE_USE',
      },
      require: ['additionalData.userId'],
      clause: 'SNAP-additionalData.userId',
    },
  ],
  checks: [
    {
      text: 'the channel exists and has what it requires',
      find: findProblems,
      clause: 'SNAP-additionalInfo.payOption',
    },
  ],
  success: { status: 200, body: accountLink },
  errors: {
    ...write,
    INVALID_PARTNER_ID: 401,
    INVALID_ACCESS_TOKEN: 401,
    INVALID_SIGNATURE: 401,
    INVALID_TIMESTAMP: 401,
    INVALID_JSON_FORMAT: 400,
    CHANNEL_NOT_ACTIVATED: 403,
    DUPLICATE_ERROR: 409,
    CHANNEL_UNAVAILABLE: 503,
    SERVER_ERROR,
  },
  errorFields: standardFields(services.accountBinding),
  idempotency: 'x-external-id',
  version: 'ignored', // SNAP-UNSPEC-06
  clauseGroups: ['SNAP-*'],
  examples: {
    wallet: {
      partnerReferenceNo: 'link-1',
      phoneNo: '+6281234567890',
      additionalData: { userId: 'siti-1' },
      additionalInfo: {
        payMethod: 'EWALLET',
        payOption: 'DANA',
        reusability: 'MULTIPLE_USE',
        channelProperties: {
          successReturnUrl: 'https://merchant.example/thanks',
          failureReturnUrl: 'https://merchant.example/sorry',
        },
      },
    },
    directDebit: {
      phoneNo: '+6281234567890',
      additionalData: { userId: 'siti-1', email: 'siti@example.com' },
      additionalInfo: {
        payMethod: 'DIRECT_DEBIT',
        payOption: 'BRI',
        reusability: 'MULTIPLE_USE',
        channelProperties: { cardLastFour: '1234', cardExpiry: '12/39' },
      },
    },
  },
});
