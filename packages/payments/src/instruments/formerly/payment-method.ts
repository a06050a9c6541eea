// Instruments as releases before the canonical domain stored them: as v2 payment methods.
import { minorUnits, parseTimestamp } from '@kasir/core';
import {
  channelIn,
  prefixes,
  type CardVerificationResults,
  type Channel,
  type PaymentMethod,
} from '@kasir/models';
import type { InstrumentState, Requested } from '../state.ts';
import type { BankAccountDetail } from '../types/bank-account.ts';
import type { CardDetail } from '../types/card.ts';
import type { CardResults } from '../types/card-results.ts';
import type { OutletCodeDetail } from '../types/outlet-code.ts';
import type { QrCodeDetail } from '../types/qr-code.ts';
import type { VirtualAccountDetail } from '../types/virtual-account.ts';

/** What was stored beside the method. */
interface Kept {
  readonly expires: number | null;
  readonly open_until: number | null;
  readonly left: boolean;
  readonly challenged: boolean;
}

type Properties = Readonly<Record<string, unknown>>;

/** What the v2 API keeps with an instrument. */
interface Echo {
  readonly properties: Properties;
  readonly channelCode: string | null;
  readonly billing: PaymentMethod['billing_information'];
}

/** Results of a card as they were shown. */
export const resultsFrom = (shown: CardVerificationResults): CardResults => ({
  authentication: shown.three_d_secure && {
    flow: shown.three_d_secure.three_d_secure_flow,
    eci: shown.three_d_secure.eci_code,
    result: shown.three_d_secure.three_d_secure_result,
    reason: shown.three_d_secure.three_d_secure_result_reason,
    version: shown.three_d_secure.three_d_secure_version,
  },
  securityCode: shown.cvv_result as CardResults['securityCode'],
  address: shown.address_verification_result as CardResults['address'],
  networkCode: shown.network_response_code,
  networkText: shown.network_response_code_descriptor,
});

const nothing: CardVerificationResults = {
  three_d_secure: null,
  cvv_result: null,
  address_verification_result: null,
  network_response_code: null,
  network_response_code_descriptor: null,
};

const cardDetail = (
  { card_information: card, card_verification_results }: NonNullable<PaymentMethod['card']>,
  challenged: boolean,
): CardDetail => {
  if (!card) throw new Error('A stored card has no card_information');
  return {
    token: card.token_id,
    masked: card.masked_card_number,
    fingerprint: card.fingerprint,
    holder: card.cardholder_name,
    month: card.expiry_month,
    year: card.expiry_year,
    network: card.network,
    funding: card.type,
    country: card.country,
    issuer: card.issuer,
    challenged,
    results: resultsFrom(card_verification_results ?? nothing),
  };
};

const debitDetail = (debit: NonNullable<PaymentMethod['direct_debit']>): BankAccountDetail => {
  const { bank_account: account, debit_card: card, channel_properties: sent } = debit;
  const text = (name: string): string | null => (sent[name] as string | undefined) ?? null;
  const masked = account?.masked_bank_account_number ?? null;
  const hash = account?.bank_account_hash ?? null;
  return {
    debits: debit.type,
    account: masked !== null && hash !== null ? { masked, hash } : null,
    mobile: account?.mobile_number ?? card?.mobile_number ?? text('mobile_number'),
    document: account?.identity_document_number ?? text('identity_document_number'),
    cardLastFour: card?.card_last_four ?? text('card_last_four'),
    cardExpiry: card?.card_expiry ?? text('card_expiry'),
    email: card?.email ?? text('email'),
  };
};

interface Read {
  readonly channelCode: string | null;
  readonly properties: Properties;
  readonly detail: unknown;
  readonly identifier?: string;
  /** In the currency's own unit. */
  readonly amounts?: { readonly [K in keyof Requested]?: number | null };
}

const accountFrom = (
  account: NonNullable<PaymentMethod['virtual_account']>,
  currency: string,
): Read => {
  const { customer_name, virtual_account_number, suggested_amount } = account.channel_properties;
  const detail: VirtualAccountDetail = {
    holder: customer_name,
    suggested: suggested_amount === undefined ? null : minorUnits(currency, suggested_amount),
    displays: account.alternative_displays.map(({ type, data }) => ({ type, content: data })),
  };
  return {
    channelCode: account.channel_code,
    properties: {},
    detail,
    identifier: virtual_account_number,
    amounts: { amount: account.amount, min: account.min_amount, max: account.max_amount },
  };
};

const instrumentFrom = (method: PaymentMethod, { challenged }: Kept): Read => {
  const { card, ewallet, direct_debit, over_the_counter, virtual_account, qr_code } = method;
  if (card) {
    const { channel_code: channelCode, channel_properties: properties } = card;
    return { channelCode, properties, detail: cardDetail(card, challenged) };
  }
  if (direct_debit) {
    const { channel_code: channelCode, channel_properties: properties } = direct_debit;
    return { channelCode, properties, detail: debitDetail(direct_debit) };
  }
  if (over_the_counter) {
    const { channel_code: channelCode, amount, channel_properties: sent } = over_the_counter;
    const detail: OutletCodeDetail = { holder: sent.customer_name };
    const identifier = sent.payment_code;
    return { channelCode, properties: {}, detail, identifier, amounts: { amount } };
  }
  if (virtual_account) return accountFrom(virtual_account, virtual_account.currency);
  if (qr_code) {
    const { channel_code: channelCode, amount, channel_properties: sent } = qr_code;
    const detail: QrCodeDetail = { content: sent.qr_string };
    return { channelCode, properties: {}, detail, amounts: { amount } };
  }
  if (!ewallet) throw new Error(`Payment method ${method.id} has no instrument`);
  return {
    channelCode: ewallet.channel_code,
    properties: ewallet.channel_properties,
    detail: {},
  };
};

const textOf = (properties: Properties, name: string): string | null => {
  const value = properties[name];
  return typeof value === 'string' ? value : null;
};

const flagOf = (properties: Properties, name: string): boolean | null => {
  const value = properties[name];
  return typeof value === 'boolean' ? value : null;
};

const requestedFrom = ({ currency }: Channel, amounts: Read['amounts'] = {}): Requested => {
  const minor = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : minorUnits(currency, amount);
  return { amount: minor(amounts.amount), min: minor(amounts.min), max: minor(amounts.max) };
};

/** What of properties as they were sent the domain decides by. */
export const wishesFrom = (
  properties: Properties,
): Pick<InstrumentState, 'returnUrls' | 'authentication'> => ({
  returnUrls: {
    success: textOf(properties, 'success_return_url'),
    failure: textOf(properties, 'failure_return_url'),
    cancel: textOf(properties, 'cancel_return_url'),
  },
  authentication: {
    skip: flagOf(properties, 'skip_three_d_secure'),
    require: flagOf(properties, 'require_auth'),
  },
});

/** The state of an instrument that was stored as a payment method. */
export const fromPaymentMethod = (method: PaymentMethod, kept: Kept): InstrumentState => {
  const { type, country } = method;
  const read = instrumentFrom(method, kept);
  const channel = channelIn(type, read.channelCode, country);
  if (!channel) throw new Error(`Payment method ${method.id} has no channel`);
  const echo: Echo = {
    properties: read.properties,
    channelCode: read.channelCode,
    billing: method.billing_information,
  };
  return {
    status: method.status,
    product: { kind: 'payment_method', id: method.id.slice(prefixes.payment_method.length) },
    type,
    channel: channel.code,
    country,
    currency: channel.currency,
    reusable: method.reusability === 'MULTIPLE_USE',
    customer: method.customer_id && method.customer_id.slice(prefixes.customer.length),
    reference: method.reference_id,
    merchantKey: null,
    description: method.description,
    metadata: method.metadata,
    requested: requestedFrom(channel, read.amounts),
    identifier: read.identifier ?? null,
    ...wishesFrom(read.properties),
    detail: read.detail,
    failure: method.failure_code,
    expires: kept.expires,
    openUntil: kept.open_until,
    left: kept.left,
    created: parseTimestamp(method.created),
    updated: parseTimestamp(method.updated),
    echo,
  };
};
