// The entry point of the hosted pages, as content: the payee, the amount and the payer's choices.
export { AUTHENTICATION_PAGE, authenticationPage } from './authentications/hosted-page.ts';
export { CHECKOUT_PAGE, checkoutPage } from './checkouts/hosted-page.ts';
export {
  type Challenge,
  type Choice,
  type Field,
  type HostedPage,
  type PageStatus,
  type PageView,
  type TypedProblem,
  isEnded,
} from './hosted-page.ts';
export { INSTRUMENT_PAGE, instrumentPage } from './instruments/hosted-page.ts';
export { takesPassword } from './instruments/password.ts';
export { INTENT_PAGE, intentPage } from './intents/hosted-page.ts';
export { invoicePage } from './invoices/hosted-page.ts';
export {
  INVOICE_PAGE,
  choosePaymentOption,
  chosenPaymentOption,
} from './invoices/payment-options.ts';
export type { Line, Phrase, Phrases, Text } from './phrases.ts';
export { paymentPages } from './registry.ts';
