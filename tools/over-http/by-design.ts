// Data table of differences by design between channels behind connectors over HTTP and channels
// inside the decision, with the tests about each.

interface Difference {
  readonly reason: string;
  /** Tests by their file, below `packages`; all of a file, or those with one of these names. */
  readonly tests: Readonly<Record<string, 'all' | readonly RegExp[]>>;
}

/** Each difference with its reason; a decision in brackets stands in `docs/decisions`. */
export const differences: readonly Difference[] = [
  {
    reason:
      'A number, code or QR code is PENDING until its connector has issued it, and its activation is an event (0102).',
    tests: {
      'legacy/src/callback_virtual_accounts/callback_virtual_accounts.test.ts': [
        /PENDING until its bank has opened it/,
        /with the body .* is refused and moves no money/,
        /a change to an expiration_date in the past/,
        /the machine of virtual accounts/,
      ],
      'payments/src/instruments/create.test.ts': [
        /type (?:VIRTUAL_ACCOUNT|OVER_THE_COUNTER|QR_CODE|CARD) is created from input/,
        /is created once all its rules hold/,
      ],
      'payments/src/intents/intents.test.ts': [
        /ends with its instrument/,
        /of a number for many uses/,
      ],
      'payments/src/intents/receive.test.ts': [
        /a payment of a code is kept/,
        /accepts only that amount/,
      ],
      'unified/src/payment_methods/create.test.ts': [
        /first status and actions of a card (?:for one use|without|whose)/,
        /first status and actions of a (?:payment code|virtual account|QR code)/,
      ],
      'unified/src/payment_methods/paid.test.ts': [
        /without a payment request, once/,
        /a number for many uses repeatedly/,
        /(?:amount|channel|bounds|rupiah) is refused \(PM2-UNSPEC-06\)/,
        /fails the payment requests that wait/,
      ],
      'unified/src/payment_methods/update.test.ts': [
        /applies to the method and to its pending requests/,
        /is switched off and on again/,
      ],
      'server/test/generations/v3-generations.test.ts': [
        /a saved instrument of v2 is a token of v3/,
        /a saved instrument of v2 that v3 cancels/,
      ],
      'unified/src/payment_requests/codes.test.ts': [
        /a QR code is shown/,
        /an outlet is paid by a code/,
      ],
      'unified/src/payment_requests/life.test.ts': [
        /goes from null by (?:create|payment_succeeds|payment_fails)/,
        /from REQUIRES_ACTION by payment_succeeds to SUCCEEDED in dialect spec/,
        /by (?:time_passes|method_is_withdrawn) to SUCCEEDED/,
        /from PENDING by (?:time_passes to EXPIRED|method_is_withdrawn to CANCELED)/,
        /was paid by virtual account emits nothing more/,
        /a MULTIPLE_USE virtual account/,
      ],
      'unified/src/payment_requests/simulate.test.ts': [
        /is refused and pays nothing with(?!  ?a live key)/,
      ],
      'unified/src/refunds/refusals.test.ts': [/a channel that is switched off refuses refunds/],
    },
  },
  {
    reason:
      'A charge, an authorization and a capture are PENDING until their connector has responded, of which events tell (PR2-UNSPEC-09, 0102).',
    tests: {
      'payments/src/intents/capture.test.ts': [/that the bank of the card declines/],
      'payments/src/intents/intents.test.ts': [
        /an intent charged at once/,
        /is closed when another one/,
        /that is not captured in time/,
      ],
      'unified/src/payment_requests/saved.test.ts': [/a linked wallet/],
    },
  },
  {
    reason:
      'A random history is compared with a model of the simulator: what is PENDING first, and the events of it, are other ones.',
    tests: {
      'payments/src/intents/receive.test.ts': [/in any history, the payments/],
      'unified/src/laws.test.ts': [/each change emits one event/, /states follow their machines/],
      'unified/src/payment_methods/laws.test.ts': [
        /changes its state as its machine declares/,
        /each transition emits the event/,
        /is paid at most once/,
      ],
      'unified/src/refunds/laws.test.ts': 'all',
    },
  },
  {
    reason:
      'Payers act on the page of the connector: ours has no buttons, no challenge, and cannot be left undecided (0102).',
    tests: {
      'legacy/src/cardless_credit/cardless_credit.test.ts': [/a checkout that ends by cancel/],
      'legacy/src/invoices/invoices.test.ts': [
        /every offered channel of every currency pays/,
        /an amount that fails in test mode/,
      ],
      'legacy/src/invoices/paid_by_qr.test.ts': 'all',
      'legacy/src/invoices/payment_options.test.ts': [
        /a card that is declined leaves the invoice open/,
        /the callback contains the number that was paid to/,
        /a payer pays an invoice at most once/,
      ],
      'legacy/src/linked_accounts.test.ts': [/on a page/],
      'legacy/src/safe_acceptance/safe_acceptance.test.ts': [/waits for the holder of a card/],
      'payments/src/checkouts/checkouts.test.ts': [
        /the page shows the items/,
        /that the lender refuses/,
        /a checkout ends once/,
      ],
      'payments/src/instruments/types/pay-later/type.test.ts': [/approves on a page/],
      'unified/src/payment_methods/link.test.ts': [
        /asks the payer and redirects/,
        /can be canceled and opened/,
      ],
      'unified/src/payment_requests/debit.test.ts': [/is linked and paid on one page/],
      'unified/src/payment_requests/page.test.ts': [
        /the page shows merchant, amount/,
        /has a button to pay a number/,
        /the page expires at its time/,
        /a payer who cancels/,
      ],
      'v3/src/payment_requests/create.test.ts': [/a payment on a page becomes SUCCEEDED/],
    },
  },
  {
    reason:
      'Connectors declare bounds of amounts, and decline the amounts that test mode refuses at creation (0101).',
    tests: {
      'legacy/src/cardless_credit/cardless_credit.test.ts': [
        /accepts \{"amount"/,
        /and can be used again after a refusal/,
        /is refused in test mode and stores nothing/,
      ],
      'legacy/src/ewallet_charges/charges.test.ts': [
        /is refused for a payment method that cannot pay it/,
        /POST \/ewallets\/charges refuses \d{5}/,
      ],
      'legacy/src/ewallets/refusals.test.ts': [/refuses an amount of/],
      'legacy/src/linked_accounts.test.ts': [/with \{"amount":11000\} is refused/],
      'legacy/src/qr_codes/qr_codes.test.ts': [/magic amounts of test mode are refused/],
      'payments/src/instruments/create.test.ts': [/is refused on a channel for one use/],
      'payments/src/intents/admit.test.ts': [/are checked before the bounds of its channel/],
      'unified/src/payment_requests/debit.test.ts': [/of 11000 is refused by its channel/],
      'unified/src/payment_methods/refusals.test.ts': [/a channel refuses a QR code of/],
      'unified/src/payment_requests/refusals.test.ts': [/the channel refuses \d/],
      'v3/src/payment_requests/validation.test.ts': [/a channel refuses/],
    },
  },
  {
    reason:
      'Authentications by 3-D Secure exist in test mode only, and the results of the bank of a card are what its connector says (0102).',
    tests: {
      'legacy/src/browser/kasir.test.ts': [
        /shows the challenge to the holder/,
        /returns a token IN_REVIEW/,
        /createAuthentication authenticates/,
      ],
      'legacy/src/card_charges/charges.test.ts': [
        /returns the complete object/,
        /has the eci of its scheme/,
        /of a multiple-use token/,
        /needs a VERIFIED token/,
        /a card charge of \d+ is FAILED/,
      ],
      'legacy/src/card_charges/refusals.test.ts': [
        /than was authenticated/,
        /with an authentication that is already used/,
        /an authentication that expired after a day/,
        /without card_cvn for a European card/,
      ],
      'legacy/src/card_charges/terms.test.ts': [/a bank that requires a cardholder name/],
      'legacy/src/card_tokens/tokens.test.ts': [
        /of a card that its bank knows/,
        /of a card whose bank asks/,
        /whose holder is not authenticated within a day/,
        /an authentication of a token is made/,
        /is refused for (?:an unknown token|a cvn|a token that was used)/,
      ],
      'legacy/src/safe_acceptance/safe_acceptance.test.ts': [/a signed form charges a card/],
      'payments/src/authentications/authentications.test.ts': [
        /of a card whose bank/,
        /a charge uses only an authentication/,
        /a charge that uses an authentication/,
      ],
      'payments/src/intents/resting.test.ts': [
        /with an earlier authentication/,
        /can be charged in any market/,
        /a final capture takes/,
        /a merchant can reverse an authorization/,
      ],
      'unified/src/payment_methods/card.test.ts': [
        /is shown masked/,
        /can be used until it expires/,
      ],
      'unified/src/payment_methods/link.test.ts': [/how a card was authenticated/],
      'unified/src/payment_requests/card.test.ts': [
        /is charged at once, and shows the results of its bank/,
        /is declined with/,
        /has a cvv_result only/,
        /has an address_verification_result/,
        /is authenticated on the page of the bank/,
        /without a request to its network/,
        /is declined by its amount after it is authenticated/,
        /is not saved when its holder is not authenticated/,
        /without a challenge if its bank does not require one/,
      ],
      'v3/src/payment_requests/create.test.ts': [/a card is masked wherever it appears/],
      'v3/src/payment_tokens/payment_tokens.test.ts': [/of a card never returns its number/],
    },
  },
  {
    reason: 'Passwords of debits are typed at the bank of the connector, not at our API (0102).',
    tests: {
      'legacy/src/linked_accounts.test.ts': [
        /by password/,
        /waits for the password of its bank/,
        /completes without a password, and fails with a low balance/,
        /a direct debit follows its state machine/,
      ],
      'unified/src/payment_methods/link.test.ts': [/a password 33300[12]/],
      'unified/src/payment_requests/debit.test.ts': [
        /stays open after the password 22200[12]/,
        /fails when the balance is too low/,
      ],
    },
  },
  {
    reason: 'A bank knows its installments: the plans of test mode are not asked (0113).',
    tests: {
      'legacy/src/card_charges/refusals.test.ts': [
        /for installments of a bank without any/,
        /for 99 installments/,
      ],
      'legacy/src/card_charges/terms.test.ts': [/two banks require at least/],
    },
  },
  {
    reason: 'The protocol does not say for which product a payment is (0101).',
    tests: {
      'legacy/src/ewallets/ewallets.test.ts': [/an OVO payment of/],
      'legacy/src/ewallets/render.test.ts': [/the state machine of OVO payments/],
    },
  },
  {
    reason:
      'The device of a payer answers after two seconds of the clock of the test, which stands still while a request waits.',
    tests: {
      'legacy/src/ewallets/ewallets.test.ts': [
        /an OVO payment before 2020-02-21/,
        /is in the ledger once/,
      ],
    },
  },
  {
    reason: 'A refund waits for its connector, and not for the clock of the sandbox (0102).',
    tests: {
      'legacy/src/card_charges/refunds.test.ts': [/has its final status at once/],
      'legacy/src/ewallet_charges/money_back.test.ts': [/when the channel responds later/],
      'unified/src/refunds/later.test.ts': [
        /a refund that waits (?:is|keeps|for|returns)/,
        /when the balance was spent meanwhile/,
        /frees the money of a waiting refund/,
      ],
      'unified/src/refunds/refusals.test.ts': [/when several errors apply/],
    },
  },
  {
    reason:
      'The test books a payment, or links an account, by the domain alone: no connector has what a refund or a charge continues.',
    tests: {
      'legacy/src/recurring_payments/charging.test.ts': [
        /every invoice is paid by a card token/,
        /by a payment method that the dialect/,
        /a plan charges a card without its holder/,
        /by card contains the id of the charge/,
        /is not saved when recharge is false/,
        /a new token replaces/,
      ],
      'legacy/src/recurring_payments/year.test.ts': 'all',
      'payments/src/plans/plans.test.ts': [/a plan with a saved instrument/],
      'unified/src/refunds/channels.test.ts': [/refunded within 24 hours/],
      'unified/src/refunds/create.test.ts': [
        /has the decimals of its currency/,
        /is taken from the oldest payment/,
      ],
    },
  },
  {
    reason:
      'No connector names the app that pays a QR code, the source of the money of a wallet, or a linked account (0102).',
    tests: {
      'legacy/src/qr_codes/qr_codes.test.ts': [/a DYNAMIC code is used up by one payment/],
      'unified/src/payment_requests/events.test.ts': [
        /and the expiry of its method/,
        /by installments/,
      ],
      'unified/src/payment_methods/link.test.ts': [/its bank account, masked/],
      'unified/src/refunds/channels.test.ts': [/an issuer without refunds/],
    },
  },
  {
    reason:
      'Money that a payer sends after the end of an object is booked, flagged, and kept or returned by the setting of the account (0102).',
    tests: {
      'legacy/src/qr_codes/late_payments.test.ts': 'all',
      'v3/src/payment_requests/admission.test.ts': [
        /ends a request that its payer has not confirmed/,
      ],
    },
  },
  {
    reason:
      'Money for a number pays the oldest request of its amount, whichever one the test names.',
    tests: {
      'unified/src/payment_requests/life.test.ts': [/from PENDING by method_is_used_up to FAILED/],
    },
  },
  {
    reason: 'Five thousand operations at once test nothing new over HTTP, and take a minute.',
    tests: { 'unified/src/payment_methods/numbers.test.ts': [/five thousand numbers/] },
  },
  {
    reason:
      'Captures at once hold their amounts until the connector has responded, so that one beside a capture that is then declined may be refused (0102).',
    tests: { 'unified/src/payment_requests/capture.test.ts': [/a burst of captures never takes/] },
  },
  {
    reason:
      'Digits of random cards are looked for in all that is stored, which has the round bounds of the channels of a connector too.',
    tests: {
      'legacy/src/card_tokens/tokens.test.ts': [/never contain the number or security code/],
    },
  },
  {
    reason:
      'A call that stands for the payer leads to the connector in this run, so that its response is not stored.',
    tests: { 'unified/src/payment_requests/simulate.test.ts': [/one idempotency key pays once/] },
  },
];

/** Returns why a test is skipped in a run over connectors, or null; names are joined by spaces. */
export const reasonToSkip = (file: string, test: string): string | null => {
  const path = file.replaceAll('\\', '/').replace(/^packages\//, '');
  const found = differences.find(({ tests }) => {
    const names = tests[path];
    return names === 'all' || (names?.some((name) => name.test(test)) ?? false);
  });
  return found?.reason ?? null;
};
