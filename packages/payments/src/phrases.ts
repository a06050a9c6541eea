// What content of hosted pages can say, as keys with what stands inside. The words of each language
// stand beside the markup, in packages/server/src/pages/messages; a missing one does not compile.

/** What a phrase stands for -> what is put into it; null for nothing. */
export interface Phrases {
  // What a page asks for.
  invoice: null;
  link_channel: { channel: string };
  authenticate_card: null;
  // What stands in front of a value.
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
  link_and_pay: null;
  decline: null;
  cancel: null;
  authorize: null;
  pay_in_test_mode: null;
  pay_by_card: null;
  pay_another_way: null;
  pay_on_credit: null;
  lender_refuses: null;
  continue_to: { channel: string };
  confirm: null;
  // What a holder of a card comes to on the page of its bank.
  authenticated: null;
  unauthenticated: null;
  authentication_not_available: null;
  authentication_rejected: null;
  authentication_server_error: null;
  gateway_refuses: null;
  // Fields, and what is wrong with what was typed.
  expiry_month: null;
  expiry_year: null;
  security_code: null;
  name_on_card: null;
  one_time_code: null;
  card_is_saved: null;
  card_number_wrong: null;
  card_number_unknown: null;
  expiry_month_wrong: null;
  expiry_year_wrong: null;
  card_expired: null;
  security_code_wrong: null;
  security_code_length: null;
  name_on_card_wrong: null;
  card_refused: null;
  one_time_code_wrong: null;
  // How to pay, step by step.
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

/** A phrase with its values, each put into it as the merchant or channel wrote it. */
export type Phrase = {
  [Key in keyof Phrases]: Phrases[Key] extends null
    ? { readonly say: Key }
    : { readonly say: Key; readonly with: Readonly<Phrases[Key]> };
}[keyof Phrases];

/** A phrase of a page, or text as somebody else wrote it. */
export type Text = string | Phrase;

/** A line of a page. */
export interface Line {
  readonly label: Text;
  readonly value: Text;
  /** Whether a payer types it elsewhere: it is grouped for reading and can be copied. */
  readonly typedElsewhere?: true;
}
