// The message catalog of hosted pages in one language: an incomplete catalog does not compile.
import type { PageStatus, Phrases } from '@kasir/payments/pages';

/** The words of a phrase, or a function that inserts its values. */
export type Words<Values> = Values extends null ? string : (values: Values) => string;

/** The phrases of the markup itself, beside those of the content. */
export interface MarkupPhrases {
  /** Title of the window. */
  pay_merchant: { merchant: string };
  test_mode: null;
  no_money_moves: null;
  any_amount: null;
  reference: null;
  description: null;
  merchant: null;
  amount: null;
  card: null;
  order: null;
  details: null;
  how_to_pay: null;
  copy: null;
  copied: null;
  qr_code: null;
  refreshes: null;
  check_now: null;
  time_left: { left: string };
  until: null;
  open_until: null;
  back_to: { merchant: string };
  close_page: { merchant: string };
  verification: null;
  code_sent: { issuer: string };
  test_codes: null;
  in_test_mode_you_decide: null;
  did_not_work: { reason: string };
  optional: null;
  language: null;
  accepted_cards: null;
  used_last: null;
  type_again: null;
  total: null;
}

type Of<Keys> = { readonly [Key in keyof Keys]: Words<Keys[Key]> };

/** The reasons for a declined payment that a payer can act on. */
export type Reason =
  | 'INSUFFICIENT_BALANCE'
  | 'EXPIRED_CARD'
  | 'INVALID_CARD'
  | 'INVALID_CVV'
  | 'DECLINED_BY_ISSUER'
  | 'INACTIVE_OR_UNAUTHORIZED_CARD'
  | 'AUTHENTICATION_FAILED'
  | 'USER_DECLINED_PAYMENT'
  | 'USER_UNREACHABLE'
  | 'MAXIMUM_LIMIT_REACHED'
  | 'MAX_AMOUNT_LIMIT_ERROR'
  | 'ACCOUNT_ACCESS_BLOCKED'
  | 'ACCOUNT_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE'
  | 'INSTRUMENT_ENDED';

/** A heading and a sentence. */
export interface Notice {
  readonly headline: string;
  readonly sentence: string;
}

/** The decisions of a payer on an open page. */
export type PageDecision = 'pay' | 'confirm' | 'choose' | 'link' | 'verify';

/** Statuses of refusals that have their own words. */
export type RefusalStatus = 404 | 405 | 408 | 413 | 429 | 500 | 503;

export interface Catalog {
  readonly phrases: Of<Phrases>;
  readonly markup: Of<MarkupPhrases>;
  /** The request of an open page to the payer. */
  readonly decisions: Readonly<Record<PageDecision, Notice>>;
  readonly statuses: Readonly<Record<Exclude<PageStatus, 'open'>, Notice>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly unknownReason: string;
  readonly refusals: Readonly<Record<RefusalStatus, Notice>>;
  readonly unknownRefusal: Notice;
}
