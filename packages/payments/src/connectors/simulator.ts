// The connector of test mode: a script decides first, then data tables of the amounts and passwords
// that make a channel refuse or a payer fail. No other module knows them.
import { toMajor } from '@kasir/core/money';
import { qrIssuers, type Channel, type ChannelType, type QrIssuer } from '@kasir/models';
import { useStep, type ScriptStep } from './scripts/use.ts';
import {
  failureCodesOf,
  noResponseCode,
  type CardCode,
  type DebitCode,
  type RefundCode,
  type WalletCode,
} from './failure-codes.ts';
import type {
  ChannelTask,
  ChannelResponse,
  ChargeResult,
  Connector,
  HolderCheck,
  PasswordResult,
  Refusal,
} from './port.ts';

/** Errors at creation, by type of channel and amount in major units. */
const presented = {
  10_100: 'CHANNEL_NOT_ACTIVATED',
  10_101: 'CHANNEL_UNAVAILABLE',
  10_102: 'SERVER_ERROR',
} as const;
const refusals: Partial<Record<ChannelType, Readonly<Record<number, Refusal>>>> = {
  QR_CODE: presented,
  EWALLET: presented,
  PAYLATER: presented,
  DIRECT_DEBIT: { 11_000: 'CHANNEL_UNAVAILABLE' },
};

const walletFailures: Readonly<Record<number, WalletCode>> = {
  20_103: 'ACCOUNT_ACCESS_BLOCKED',
  20_104: 'INVALID_MERCHANT_CREDENTIALS',
  20_105: 'USER_DECLINED_PAYMENT',
  20_106: 'INVALID_ACCOUNT_DETAILS',
  20_107: 'MAXIMUM_LIMIT_REACHED',
  20_108: 'USER_UNREACHABLE',
  20_109: 'CHANNEL_UNAVAILABLE',
  20_110: 'INSUFFICIENT_BALANCE',
  20_111: 'ACCOUNT_NOT_ACTIVATED',
};

const debitFailures: Readonly<Record<number, DebitCode>> = {
  11_001: 'MAX_AMOUNT_LIMIT_ERROR',
  11_002: 'INSUFFICIENT_BALANCE',
  11_003: 'OTP_DELIVERY_ERROR',
  11_004: 'ACCOUNT_ACCESS_BLOCKED',
};

/** Results of OVO payments for products that use its own failure codes. */
const ovoFailures: Readonly<Record<number, WalletCode>> = {
  4_000: 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
  4_010: 'DUPLICATE_PAYMENT',
  4_020: 'PARTNER_CHANNEL_ERROR',
  4_030: 'USER_DECLINED_PAYMENT',
  4_040: 'ACCOUNT_NOT_FOUND',
  4_050: 'USER_UNREACHABLE',
  4_080: 'EXPIRED',
  5_000: 'CHANNEL_UNAVAILABLE',
  9_999: 'SERVER_ERROR',
};

/** Debits for which the bank asks for no password. */
const unaskedDebits: Readonly<Record<number, true>> = { 12_003: true };

type Decline = Extract<ChargeResult, { readonly result: 'declined' }>;

const decline = (code: string, networkCode: string | null = null): Decline => ({
  result: 'declined',
  code,
  networkCode,
});

const cardDecline = (code: CardCode, networkCode: string): Decline => decline(code, networkCode);

const cardDeclines: Readonly<Record<number, Decline>> = {
  10_051: cardDecline('EXPIRED_CARD', '54'),
  10_052: cardDecline('SUSPECTED_FRAUDULENT', '59'),
  10_053: cardDecline('DECLINED_BY_PROCESSOR', '64'),
  10_054: cardDecline('INSUFFICIENT_BALANCE', '51'),
  10_055: cardDecline('STOLEN_CARD', '43'),
  10_056: cardDecline('INACTIVE_OR_UNAUTHORIZED_CARD', '57'),
  10_057: cardDecline('PROCESSOR_ERROR', '96'),
  10_058: cardDecline('INVALID_CVV', 'N7'),
  10_059: cardDecline('DECLINED_BY_ISSUER', '05'),
  10_060: cardDecline('TRANSACTION_BLOCKED', 'R1'),
  10.05: cardDecline('DECLINED_BY_ISSUER', '05'),
  10.14: cardDecline('INVALID_CARD', '14'),
  10.3: cardDecline('PROCESSOR_ERROR', '30'),
  10.51: cardDecline('INSUFFICIENT_BALANCE', '51'),
  10.65: cardDecline('DECLINED_BY_ISSUER', '65'),
};

const cardDeclinesVnd: Readonly<Record<number, Decline>> = {
  405_400: cardDecline('EXPIRED_CARD', '54'),
  405_900: cardDecline('SUSPECTED_FRAUDULENT', '59'),
  405_100: cardDecline('INSUFFICIENT_BALANCE', '51'),
  400_700: cardDecline('STOLEN_CARD', '43'),
  405_500: cardDecline('INACTIVE_OR_UNAUTHORIZED_CARD', '57'),
  402_500: cardDecline('PROCESSOR_ERROR', '96'),
  403_900: cardDecline('INVALID_CVV', 'N7'),
  400_300: cardDecline('DECLINED_BY_ISSUER', '05'),
};

/** Returns the decline of an amount for which a channel has a failure code of its own, or null. */
const ownFailure = ({ code }: Channel, amount: number): Decline | null => {
  const failure = code === 'OVO' ? ovoFailures[amount] : undefined;
  return failure === undefined ? null : decline(failure);
};

const failuresOf = (
  { type, currency }: Pick<Channel, 'type' | 'currency'>,
  amount: number,
): Decline | null => {
  switch (type) {
    case 'CARD':
      return (currency === 'VND' ? cardDeclinesVnd : cardDeclines)[amount] ?? null;
    case 'EWALLET':
    case 'DIRECT_DEBIT': {
      const code = (type === 'EWALLET' ? walletFailures : debitFailures)[amount];
      return code === undefined ? null : decline(code);
    }
    default:
      return null;
  }
};

/** Results of the passwords by purpose; any other password is wrong. */
const passwords = {
  link: {
    '333000': 'accepted',
    '333001': 'EXPIRED_OTP_ERROR',
    '333002': 'MAX_OTP_ATTEMPTS_ERROR',
    '123456': 'accepted',
  },
  pay: {
    '222000': 'accepted',
    '222001': 'EXPIRED_OTP_ERROR',
    '222002': 'MAX_OTP_ATTEMPTS_ERROR',
    '222004': 'accepted',
    '222005': 'INSUFFICIENT_BALANCE',
    '123456': 'accepted',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PasswordResult>>>>;

/** Codes typed on the page of a bank, by their outcome; a cancel needs none. */
const challengeCodes: Readonly<Record<string, string>> = {
  AUTHENTICATED: '123456',
  UNAUTHENTICATED: '111001',
  AUTHENTICATION_NOT_AVAILABLE: '111002',
  AUTHENTICATION_REJECTED: '111003',
  AUTHENTICATION_SERVER_ERROR: '111004',
  API_GW_ASM_POLICY_ERROR: '111005',
};

/** Results of the test cards whose banks show no challenge, by number; all others show one. */
const unasked: Readonly<Record<string, HolderCheck>> = {
  '4000000000001000': 'AUTHENTICATED',
  '5200000000001005': 'AUTHENTICATED',
  '4440000042200014': 'AUTHENTICATED',
  '5123456789012346': 'AUTHENTICATED',
  '378282246310005': 'AUTHENTICATED',
  '340000000002708': 'AUTHENTICATED',
  '4000000000001026': 'ATTEMPTED',
  '5200000000001021': 'ATTEMPTED',
  '340000000001023': 'ATTEMPTED',
  '4000000000001034': 'UNAVAILABLE',
  '5200000000001039': 'UNAVAILABLE',
  '340000000001031': 'UNAVAILABLE',
};

/** Months of wallet payments by installments, by amount (MODEL-UNSPEC-09). */
const walletMonths: Readonly<Record<number, number>> = {
  1_401: 1,
  1_402: 2,
  1_403: 3,
  1_406: 6,
  1_412: 12,
};

/** Refunds that the channel declines, by amount (REFUND-FAIL-*). */
const refundFailures: Readonly<Record<number, RefundCode>> = {
  1_301: 'ACCOUNT_ACCESS_BLOCKED',
  1_302: 'ACCOUNT_NOT_FOUND',
  1_303: 'DUPLICATE_ERROR', // ERR-CONF-04
  1_304: 'INSUFFICIENT_BALANCE',
  1_305: 'REFUND_FAILED',
};

/** Issuers of the paying app for certain amounts of Indonesian QR payments. */
const payingIssuers: Readonly<Record<number, QrIssuer>> = { 1_310: 'LINKAJA' };

/** The usual paying app of each market, for amounts that name none. */
const usualIssuers: Readonly<Record<string, string>> = { ID: 'DANA', PH: 'GCASH', TH: 'TRUEMONEY' };

const approved = { result: 'approved' } as const;
const major = ({ currency }: Pick<Channel, 'currency'>, amount: number): number =>
  toMajor(currency, amount);

/** Returns the channel's result by the amount alone. */
export const unscripted = ({
  work,
  channel,
  amount,
  failureCodes,
}: Pick<ChannelTask, 'work' | 'channel' | 'amount' | 'failureCodes'>): ChargeResult => {
  const whole = major(channel, amount);
  const own = failureCodes === 'of_channel' ? ownFailure(channel, whole) : null;
  switch (work) {
    case 'linking':
      return approved;
    case 'refund': {
      const code = refundFailures[whole];
      return code === undefined ? approved : decline(code);
    }
    case 'capture':
      return failuresOf(channel, whole) ?? approved;
    default:
      return own ?? failuresOf(channel, whole) ?? approved;
  }
};

/** Returns a decline; that of a card also has the code of the card network. */
const declineWith = ({ work, channel: { type } }: ChannelTask, code: string): Decline => {
  if (type !== 'CARD' || work === 'refund' || work === 'linking') return decline(code);
  return Object.values(cardDeclines).find((one) => one.code === code) ?? decline(code);
};

/** Returns the failure code of a script step if its work has it, or the general one. */
const codeOf = ({ work, channel: { type } }: ChannelTask, { failure }: ScriptStep): string => {
  const documented = failureCodesOf(work, type);
  return failure !== null && documented.includes(failure) ? failure : documented[0];
};

/** The time until a lost response is found by comparing with the channel's books. */
const RECONCILED_MS = 15 * 60_000;
/** The time that a channel needs after reporting that the task is pending. */
const SLOW_MS = 24 * 3_600_000;

const scripted = (task: ChannelTask, step: ScriptStep): ChannelResponse => {
  switch (step.outcome) {
    case 'succeed':
      return approved;
    case 'fail':
      return declineWith(task, codeOf(task, step));
    case 'pending':
      return { result: 'pending', truth: unscripted(task), after: SLOW_MS };
    case 'lose_response':
      return { result: 'pending', truth: approved, after: RECONCILED_MS };
    case 'time_out': {
      const { work, channel } = task;
      const code = step.failure === null ? noResponseCode(work, channel.type) : codeOf(task, step);
      return { result: 'pending', truth: declineWith(task, code), after: RECONCILED_MS };
    }
  }
};

/** The connector of test mode, which simulates channels and banks. */
export const simulator: Connector = {
  isOutside: false,

  accept: (_reads, channel, amount) =>
    amount === null ? null : (refusals[channel.type]?.[major(channel, amount)] ?? null),

  perform: (d, task) => {
    const step = useStep(d, task);
    return step ? scripted(task, step) : unscripted(task);
  },

  performNow: (d, task) => {
    const response = simulator.perform(d, task);
    return response.result === 'pending'
      ? declineWith(task, noResponseCode(task.work, task.channel.type))
      : response;
  },

  issue: () => null,

  release: () => {},

  enterPassword: (purpose, password) => {
    const known: Readonly<Record<string, PasswordResult>> = passwords[purpose];
    return (Object.hasOwn(known, password) ? known[password] : undefined) ?? 'INVALID_OTP_ERROR';
  },

  passwordWith: (purpose, result) => {
    const found = Object.entries(passwords[purpose]).find(([, of]) => of === result);
    return found?.[0] ?? null;
  },

  asksForPassword: (channel, amount) =>
    !(major(channel, amount) in debitFailures) && !(major(channel, amount) in unaskedDebits),

  holderCheck: (cardNumber) =>
    (Object.hasOwn(unasked, cardNumber) ? unasked[cardNumber] : undefined) ?? 'CHALLENGE',

  walletInstallments: (channel, amount) =>
    channel.installments ? (walletMonths[major(channel, amount)] ?? null) : null,

  challengeCode: (outcome) => challengeCodes[outcome] ?? null,

  accountNumber: (seed) => String(Number.parseInt(seed.slice(0, 12), 16) % 1e10).padStart(10, '0'),

  /** A code on the channel of an issuer is paid with the app of this issuer. */
  issuer: (channel, amount) => {
    if (Object.hasOwn(qrIssuers, channel.code)) return channel.code;
    const named = channel.country === 'ID' ? payingIssuers[major(channel, amount)] : undefined;
    return named ?? usualIssuers[channel.country] ?? channel.code;
  },
};

/** All magic amounts, so that generators of random amounts can avoid them. */
export const magicAmounts: readonly number[] = [
  ...Object.values(refusals),
  walletFailures,
  ovoFailures,
  debitFailures,
  unaskedDebits,
  cardDeclines,
  cardDeclinesVnd,
  refundFailures,
  payingIssuers,
  walletMonths,
].flatMap((table) => Object.keys(table).map(Number));

/** An amount that fails in test mode. */
export interface TestAmount {
  /** When it fails: at once, by the payment, or by the refund. */
  readonly at: 'creation' | 'payment' | 'refund';
  /** The channels that it concerns, in words. */
  readonly channels: string;
  /** In the main unit of the currency. */
  readonly amount: number;
  readonly code: string;
}

const amountsOf = (
  at: TestAmount['at'],
  channels: string,
  table: Readonly<Record<number, string | Decline>>,
): readonly TestAmount[] =>
  Object.entries(table)
    .map(([amount, result]) => ({
      at,
      channels,
      amount: Number(amount),
      code: typeof result === 'string' ? result : result.code,
    }))
    .toSorted((a, b) => a.amount - b.amount);

/** All amounts that make a channel fail, the most used ones first. */
export const testAmounts: readonly TestAmount[] = [
  ...amountsOf('payment', 'cards', cardDeclines),
  ...amountsOf('payment', 'cards in VND', cardDeclinesVnd),
  ...amountsOf('payment', 'e-wallets', walletFailures),
  ...amountsOf('payment', 'direct debits', debitFailures),
  ...amountsOf('payment', 'OVO by POST /ewallets', ovoFailures),
  ...amountsOf('creation', 'QR codes, e-wallets and pay later', presented),
  ...amountsOf('creation', 'direct debits', refusals.DIRECT_DEBIT ?? {}),
  ...amountsOf('refund', 'all channels', refundFailures),
];
