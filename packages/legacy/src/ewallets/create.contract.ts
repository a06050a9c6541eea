// POST /ewallets: request a payment from the owner of a wallet.
import {
  commonShort,
  endpoint,
  httpUrl,
  limits,
  moment,
  text,
  validOf,
  withUnit,
} from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import {
  createdEwalletPayment,
  ewalletItem,
  ewalletType,
  majorBounds,
  problemMessage,
  sentAmountProblems,
} from '@kasir/models';
import * as z from 'zod';
import { wallets } from './channel.ts';
import { ewalletVersions } from './versions.ts';

const bounds = Object.values(wallets).map(majorBounds);

/** Error codes of OVO payments that fail while the request waits for the outcome. */
const unpaid = {
  USER_DID_NOT_AUTHORIZE_THE_PAYMENT: 400,
  USER_DECLINED_THE_TRANSACTION: 400,
  PHONE_NUMBER_NOT_REGISTERED: 400,
  EXTERNAL_ERROR: 400,
  SENDING_TRANSACTION_ERROR: 400,
  EWALLET_APP_UNREACHABLE: 400,
  UNKNOWN_ERROR: 400,
  ACCOUNT_BLOCKED_ERROR: 400,
  OVO_TIMEOUT_ERROR: 400,
  CREDENTIALS_ERROR: 400,
  ACCOUNT_AUTHENTICATION_ERROR: 400,
} as const;

interface Sent {
  readonly amount?: number;
  readonly ewallet_type?: string;
}

/** Returns the problem when an amount is outside the limits of its wallet, if any. */
const walletAmount = ({ amount, ewallet_type }: Sent) => {
  const wallet = ewalletType.safeParse(ewallet_type);
  if (!wallet.success) return [];
  return sentAmountProblems(wallets[wallet.data], { amount }).map((problem) => ({
    path: 'amount',
    message: problemMessage(problem),
  }));
};

export const createEwalletPayment = endpoint({
  id: 'ewallets.create',
  method: 'POST',
  path: '/ewallets',
  summary: 'Create an e-wallet payment',
  auth: 'secret',
  permission: 'money_in:write',
  body: z.object({
    // EWALLET-CREATE-external_id
    external_id: text(limits.ewallet_external_id_characters).describe(
      "The merchant's own reference.",
    ),
    amount: z
      .int()
      .min(Math.min(...bounds.map(({ min }) => min)))
      .max(Math.max(...bounds.map(({ max }) => max)))
      .describe(withUnit()),
    /** EWALLET-CREATE-ewallet_type: one of the three; others get EWALLET_TYPE_NOT_SUPPORTED. */
    ewallet_type: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]*$/, { error: mustBe('an upper-case code such as OVO') })
      .describe('Code of the wallet.'),
    phone: z
      .string()
      .regex(/^\+?\d{8,15}$/, { error: mustBe('a phone number of 8 to 15 digits') })
      .nullish()
      .describe('Phone number.'),
    callback_url: httpUrl.nullish().describe('URL to which notifications of it are sent.'),
    redirect_url: httpUrl.nullish().describe('URL to which the payer is sent after paying.'),
    expiration_date: moment.nullish().describe('Time at which it expires if it has not been paid.'),
    items: z.array(ewalletItem).nullish().describe('Items of the purchase.'),
  }),
  rules: [
    {
      when: {
        text: 'ewallet_type is OVO',
        test: ({ ewallet_type }: Sent) => ewallet_type === 'OVO',
      },
      require: ['phone'],
      clause: 'EWALLET-CREATE-phone',
    },
  ],
  checks: [
    {
      text: 'amount is within the limits of the wallet',
      find: (body: Sent) => {
        const amount = validOf(body, 'amount');
        const type = validOf(body, 'ewallet_type');
        return amount === null || type === null ? [] : walletAmount({ amount, ewallet_type: type });
      },
      clause: 'EWALLET-CREATE-amount',
    },
  ],
  encodings: ['json', 'form'],
  success: { status: 200, body: createdEwalletPayment },
  errors: {
    ...commonShort.write,
    EWALLET_TYPE_NOT_SUPPORTED: 400,
    CHANNEL_NOT_ACTIVATED: 403,
    CHANNEL_UNAVAILABLE: 503,
    DUPLICATE_PAYMENT: 400,
    DUPLICATE_PAYMENT_REQUEST_ERROR: 400,
    ...unpaid,
  },
  idempotency: 'standard',
  version: 'optional',
  versions: ewalletVersions,
  clauseGroups: ['EWALLET-CREATE-*'],
  examples: {
    ovo: {
      external_id: 'order-1',
      amount: 25_000,
      phone: '081234567890',
      ewallet_type: 'OVO',
    },
    dana: {
      external_id: 'order-2',
      amount: 25_000,
      ewallet_type: 'DANA',
      callback_url: 'https://merchant.example/callbacks/dana',
      redirect_url: 'https://merchant.example/thanks',
    },
    linkaja: {
      external_id: 'order-3',
      amount: 35_000,
      phone: '081234567890',
      ewallet_type: 'LINKAJA',
      callback_url: 'https://merchant.example/callbacks/linkaja',
      redirect_url: 'https://merchant.example/thanks',
      items: [
        { id: 'sku-1', name: 'Coffee', price: 12_500, quantity: 2 },
        { id: 'sku-2', name: 'Tea', price: 10_000, quantity: 1 },
      ],
    },
  },
});
