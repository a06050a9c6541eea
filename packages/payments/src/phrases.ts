// The phrases that hosted pages can show, as keys with the values inserted into them. The words of
// each language are beside the markup, in packages/server/src/pages/messages; a missing one does
// not compile.

/** Each phrase with the values inserted into it; null for none. */
export interface Phrases {
  // The purpose of a page.
  invoice: null;
  link_channel: { channel: string };
  authenticate_card: null;
  // Labels in front of a value.
  bank: null;
  account_number: null;
  account_name: null;
  outlet: null;
  payment_code: null;
  name: null;
  scan_with: null;
  confirm_in: null;
  billed_to: null;
  plan: null;
  installments: null;
  total: null;
  total_with_interest: null;
  card_number: null;
  // Values.
  app_of: { channel: string };
  price_each: { price: string };
  in_30_days: null;
  months: { months: number };
  // Buttons and links.
  pay: null;
  pay_amount: { amount: string };
  link_and_pay: null;
  link_and_pay_amount: { amount: string };
  decline: null;
  cancel: null;
  authorize: null;
  pay_in_test_mode: null;
  pay_another_way: null;
  pay_on_credit: null;
  lender_refuses: null;
  continue_to: { channel: string };
  confirm: null;
  // Outcomes for a cardholder on the page of the bank.
  authenticated: null;
  unauthenticated: null;
  authentication_not_available: null;
  authentication_rejected: null;
  authentication_server_error: null;
  gateway_refuses: null;
  // Outcomes of a password of a bank.
  password_accepted: null;
  balance_too_low: null;
  // Fields, and errors in typed values.
  expiry_date: null;
  expiry_example: null;
  security_code: null;
  name_on_card: null;
  one_time_code: null;
  card_is_saved: null;
  card_number_wrong: null;
  card_number_unknown: null;
  expiry_date_wrong: null;
  card_expired: null;
  security_code_wrong: null;
  security_code_length: null;
  name_on_card_wrong: null;
  card_refused: null;
  one_time_code_wrong: null;
  one_time_code_expired: null;
  one_time_code_attempts: null;
  code_was_sent_by: { bank: string };
  code_was_sent_to: { bank: string; phone: string };
  // Steps of paying elsewhere.
  open_bank: { bank: string };
  choose_virtual_account: null;
  enter_account_number: null;
  check_name_and_amount: { name: string; amount: string };
  check_name_and_type_amount: { name: string };
  go_to_outlet: { outlet: string };
  give_code: null;
  pay_at_outlet: { amount: string };
  pay_any_at_outlet: null;
  open_scanner: { network: string };
  scan_code: null;
  check_scanned: { amount: string };
  type_scanned: null;
  open_wallet: { channel: string };
  confirm_in_wallet: null;
}

/** A phrase with its values, each inserted as the merchant or channel wrote it. */
export type Phrase = {
  [Key in keyof Phrases]: Phrases[Key] extends null
    ? { readonly say: Key }
    : { readonly say: Key; readonly with: Readonly<Phrases[Key]> };
}[keyof Phrases];

/** A phrase of a page, or text written by the merchant or channel. */
export type Text = string | Phrase;

/** A line of a page. */
export interface Line {
  readonly label: Text;
  readonly value: Text;
  /** True when a payer types it elsewhere: it is grouped for reading and can be copied. */
  readonly typedElsewhere?: true;
}
