// Creates request bodies that several laws use.
import type { EwalletType, PaymentMethod } from '@kasir/models';
import { listedCard, type Magic } from '../../targets/magic/magic.ts';
import { contractNamed } from '../../registry.ts';
import { withValue } from '../../schema.ts';
import type { Trial } from '../trial.ts';
import { bodiesOf, bodyFrom, exampleOf } from './examples.ts';
import type { Body, Made } from './sample.ts';
import { authenticated } from './shapes.ts';

export type MethodType = PaymentMethod['type'];

export const checkoutBody = bodiesOf('cardless_credit.create');
export const creditBody = bodiesOf('cardless_credit.payment_types');
export const walletBody = bodiesOf('payment_requests.create', 'wallet');
export const qrBody = bodiesOf('qr_codes.create', 'dynamic');

/** A card token that is authenticated for every charge of a sample. */
export const cardTokenBody = bodiesOf('credit_card_tokens.create', 'single', authenticated);

/** The shortest recurring payment, which bills at once and then every day. */
export const dailyBody = bodiesOf('recurring_payments.create', 'daily');

/** A payment of v3 to a virtual account: it waits until it is simulated. */
export const v3RequestBody = bodiesOf('v3_payment_requests.create', 'virtual_account');

/** A payment of v3 on the page of a wallet. */
export const v3WalletBody = bodiesOf('v3_payment_requests.create', 'wallet');

/** A payment of v3 by card, which is captured automatically. */
export const v3CardBody = bodiesOf('v3_payment_requests.create', 'card', {
  capture_method: 'AUTOMATIC',
});

/** A virtual account of v3 that accepts many payments. */
export const openAccountBody = bodiesOf('v3_payment_requests.create', 'open_virtual_account');

/** A payment token of a bank account whose payer must approve it. */
export const accountTokenBody = bodiesOf('payment_tokens.create', 'direct_debit', {
  customer: undefined,
});

/** A payment token that needs no approval. */
export const savedCardBody = bodiesOf('payment_tokens.create', 'card');

/** An e-wallet payment of the legacy API. */
export const ewalletBody = (trial: Trial, wallet: EwalletType, change: Body = {}): Body =>
  bodiesOf('ewallets.create', wallet.toLowerCase())(trial, change);

/** A refund of a part of a payment request. */
export const refundBody = (trial: Trial, { id }: Made, change: Body = {}): Body =>
  bodiesOf('refunds.create', 'partial')(trial, { payment_request_id: id, ...change });

const customers = contractNamed('customers.create');

/** Details of a person. */
export const person = exampleOf(customers, 'individual')['individual_detail'] as Body;

/** Details of a business. */
export const business = exampleOf(customers, 'business')['business_detail'] as Body;

const methods = contractNamed('payment_methods.create');

/** Type of a payment method -> the example of it. */
const methodExamples = Object.fromEntries(
  Object.entries(methods.examples ?? {}).map(([name, one]) => [(one as Body)['type'], name]),
) as Readonly<Record<MethodType, string>>;

export const methodTypes = Object.keys(methodExamples) as readonly MethodType[];

/** A payment method without the fields that only its owner sets, as inside a payment request. */
export const methodBody = (trial: Trial, type: MethodType, change: Body = {}): Body => ({
  ...bodyFrom(trial, methods, methodExamples[type]),
  customer: undefined,
  ...change,
});

/** A card with the number that the target lists. */
export const cardOf = (magic: Magic): Body => {
  const card = exampleOf(methods, methodExamples.CARD)['card'];
  const path = ['card_information', 'card_number'];
  const { card_number } = (card as { readonly card_information: Body }).card_information;
  return withValue(card, path, listedCard(magic, String(card_number))) as Body;
};

/** A customer inside the body of a payment method or request. */
export const inlinePerson = (trial: Trial): Body =>
  bodyFrom(trial, methods, methodExamples.DIRECT_DEBIT)['customer'] as Body;
