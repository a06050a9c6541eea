// Data tables of the simulated world in test mode: amounts and passwords that make a channel refuse
// or a payer fail.
import {
  qrIssuers,
  type Channel,
  type ChannelType,
  type QrIssuer,
  type RefundFailureCode,
} from '@kasir/models';

type Refusal = 'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR';

/** Errors at creation, by type of channel and whole amount. */
const presented = {
  10_100: 'CHANNEL_NOT_ACTIVATED',
  10_101: 'CHANNEL_UNAVAILABLE',
  10_102: 'SERVER_ERROR',
} as const;
const refusals: Partial<Record<ChannelType, Readonly<Record<number, Refusal>>>> = {
  QR_CODE: presented,
  EWALLET: presented,
  DIRECT_DEBIT: { 11_000: 'CHANNEL_UNAVAILABLE' },
};

const walletFailures: Readonly<Record<number, string>> = {
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

const debitFailures: Readonly<Record<number, string>> = {
  11_001: 'MAX_AMOUNT_LIMIT_ERROR',
  11_002: 'INSUFFICIENT_BALANCE',
  11_003: 'OTP_DELIVERY_ERROR',
  11_004: 'ACCOUNT_ACCESS_BLOCKED',
};

/** A card's outcome with the code that its network answers. */
export interface CardDecline {
  readonly failure_code: string;
  readonly network_response_code: string;
}

const decline = (failure_code: string, network_response_code: string): CardDecline => ({
  failure_code,
  network_response_code,
});

const cardDeclines: Readonly<Record<number, CardDecline>> = {
  10_051: decline('EXPIRED_CARD', '54'),
  10_052: decline('SUSPECTED_FRAUDULENT', '59'),
  10_053: decline('DECLINED_BY_PROCESSOR', '64'),
  10_054: decline('INSUFFICIENT_BALANCE', '51'),
  10_055: decline('STOLEN_CARD', '43'),
  10_056: decline('INACTIVE_OR_UNAUTHORIZED_CARD', '57'),
  10_057: decline('PROCESSOR_ERROR', '96'),
  10_058: decline('INVALID_CVV', 'N7'),
  10_059: decline('DECLINED_BY_ISSUER', '05'),
  10.05: decline('DECLINED_BY_ISSUER', '05'),
  10.14: decline('INVALID_CARD', '14'),
  10.3: decline('PROCESSOR_ERROR', '30'),
  10.51: decline('INSUFFICIENT_BALANCE', '51'),
  10.65: decline('DECLINED_BY_ISSUER', '65'),
};

const cardDeclinesVnd: Readonly<Record<number, CardDecline>> = {
  405_400: decline('EXPIRED_CARD', '54'),
  405_900: decline('SUSPECTED_FRAUDULENT', '59'),
  405_100: decline('INSUFFICIENT_BALANCE', '51'),
  400_700: decline('STOLEN_CARD', '43'),
  405_500: decline('INACTIVE_OR_UNAUTHORIZED_CARD', '57'),
  402_500: decline('PROCESSOR_ERROR', '96'),
  403_900: decline('INVALID_CVV', 'N7'),
  400_300: decline('DECLINED_BY_ISSUER', '05'),
};

/** The error that creating with this amount answers, or null. */
export const refusalOf = (type: ChannelType, amount: number | null): Refusal | null =>
  amount === null ? null : (refusals[type]?.[amount] ?? null);

/** How a card's bank declines this amount, or null when it takes it. */
export const cardDeclineOf = (currency: string, amount: number): CardDecline | null =>
  (currency === 'VND' ? cardDeclinesVnd : cardDeclines)[amount] ?? null;

/** The failure that a payer meets with this amount, or null when paying succeeds. */
export const failureOf = (
  { type, currency }: Pick<Channel, 'type' | 'currency'>,
  amount: number,
): string | null => {
  switch (type) {
    case 'EWALLET':
      return walletFailures[amount] ?? null;
    case 'DIRECT_DEBIT':
      return debitFailures[amount] ?? null;
    case 'CARD':
      return cardDeclineOf(currency, amount)?.failure_code ?? null;
    default:
      return null;
  }
};

/** Whether a failing direct debit fails without asking for a one-time password. */
export const failsUnasked = (amount: number): boolean => amount in debitFailures;

type OtpRefusal = 'EXPIRED_OTP_ERROR' | 'MAX_OTP_ATTEMPTS_ERROR' | 'INVALID_OTP_ERROR';

/** What the passwords of one use do; any other password is wrong. */
const passwords =
  <O extends string>(known: Readonly<Record<string, O>>) =>
  (code: string): O | 'INVALID_OTP_ERROR' =>
    (Object.hasOwn(known, code) ? known[code] : undefined) ?? 'INVALID_OTP_ERROR';

/** What a one-time password does in test mode, by what it is asked for. */
export const otpOutcome = {
  linking: passwords<'success' | OtpRefusal>({
    '333000': 'success',
    '333001': 'EXPIRED_OTP_ERROR',
    '333002': 'MAX_OTP_ATTEMPTS_ERROR',
    '123456': 'success',
  }),
  payment: passwords<'success' | OtpRefusal | 'INSUFFICIENT_BALANCE'>({
    '222000': 'success',
    '222001': 'EXPIRED_OTP_ERROR',
    '222002': 'MAX_OTP_ATTEMPTS_ERROR',
    '222004': 'success',
    '222005': 'INSUFFICIENT_BALANCE',
    '123456': 'success',
  }),
} as const;

/** Test cards that their bank does not ask to authenticate, by number. */
const frictionless: ReadonlySet<string> = new Set([
  '4000000000001000',
  '5200000000001005',
  '4440000042200014',
  '5123456789012346',
  '378282246310005',
  '340000000002708',
]);

/** Whether the bank of a test card asks its holder to authenticate, when the request lets it. */
export const isChallenged = (cardNumber: string): boolean => !frictionless.has(cardNumber);

/** Refunds that the channel does not carry out, by their amount (REFUND-FAIL-*). */
const refundFailures: Readonly<Record<number, RefundFailureCode>> = {
  1_301: 'ACCOUNT_ACCESS_BLOCKED',
  1_302: 'ACCOUNT_NOT_FOUND',
  1_303: 'DUPLICATE_ERROR',
  1_304: 'INSUFFICIENT_BALANCE',
  1_305: 'REFUND_FAILED',
};

/** Why a refund of this amount fails, or null when the channel carries it out. */
export const refundFailureOf = (amount: number): RefundFailureCode | null =>
  refundFailures[amount] ?? null;

/** QR payments of Indonesia whose payer uses the app of a certain issuer, by their amount. */
const payingIssuers: Readonly<Record<number, QrIssuer>> = { 1_310: 'LINKAJA' };

/** The app that pays a QR code where its amount names none, by market. */
const usualIssuers: Readonly<Record<string, string>> = { ID: 'DANA', PH: 'GCASH', TH: 'TRUEMONEY' };

/**
 * The issuer of the app that pays a QR code (QRPAY-FIELD-payment_detail.source, REFUND-CREATE-04).
 * A code that an issuer gives out is paid with its own app.
 */
export const payingIssuer = (
  { code, country }: Pick<Channel, 'code' | 'country'>,
  amount: number,
): string => {
  if (Object.hasOwn(qrIssuers, code)) return code;
  const named = country === 'ID' ? payingIssuers[amount] : undefined;
  return named ?? usualIssuers[country] ?? code;
};

/** All magic amounts, so that generators of random ones can avoid them. */
export const magicAmounts: readonly number[] = [
  ...Object.values(refusals),
  walletFailures,
  debitFailures,
  cardDeclines,
  cardDeclinesVnd,
  refundFailures,
  payingIssuers,
].flatMap((table) => Object.keys(table).map(Number));
