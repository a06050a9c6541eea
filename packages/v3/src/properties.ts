// Reads the channel_properties of v3 into values of the domain, and renders them.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { MaskedCardDetails, TokenProperties, V3RequestProperties } from '@kasir/models';
import type { NewInstrument } from '@kasir/payments';
import type { AuthenticationPreferences, InstrumentRow, ReturnUrls } from '@kasir/payments/state';
import {
  getDetail,
  type BankAccountInput,
  type CardInput,
  type OutletCodeInput,
  type VirtualAccountInput,
} from '@kasir/payments/types';
import { isV3Product, v3Products } from '@kasir/models';

/** The channel_properties of a request or a token; a token has fewer. */
export type Properties = TokenProperties &
  Partial<Omit<V3RequestProperties, keyof TokenProperties>>;

/** Properties that may be stored: everything but the card. */
export type KeptProperties = Omit<Properties, 'card_details'>;

/** The card fields that the merchant sent and may see again. */
export type CardHolder = Pick<
  MaskedCardDetails,
  'cardholder_first_name' | 'cardholder_last_name' | 'cardholder_email' | 'cardholder_phone_number'
>;

/** The fields that v3 stores with an instrument. */
export interface InstrumentEcho {
  readonly properties: KeptProperties;
  readonly holder: CardHolder | null;
}

/** Returns the sent properties that are stored. */
export const keptOf = (sent: Properties): KeptProperties => {
  const { card_details: _, ...kept } = sent;
  return Object.fromEntries(
    Object.entries(kept).filter(([, value]) => value !== undefined && value !== null),
  );
};

export const echoOf = (properties: Properties): InstrumentEcho => {
  const { card_details: card } = properties;
  return {
    properties: keptOf(properties),
    holder: card
      ? {
          cardholder_first_name: card.cardholder_first_name,
          cardholder_last_name: card.cardholder_last_name,
          cardholder_email: card.cardholder_email,
          cardholder_phone_number: card.cardholder_phone_number ?? null,
        }
      : null,
  };
};

/** Returns the URLs that a payer returns to. */
export const returnUrlsOf = (sent: Properties): ReturnUrls => ({
  success: sent.success_return_url ?? null,
  failure: sent.failure_return_url ?? null,
  cancel: sent.cancel_return_url ?? null,
});

/** Returns who pays with a wallet, under the names that connectors know. */
export const payerOf = (sent: Properties): NonNullable<NewInstrument['payer']> => ({
  ...(sent.account_mobile_number && { mobile_number: sent.account_mobile_number }),
  ...(sent.cashtag && { cashtag: sent.cashtag }),
});

/** Returns the authentication that the merchant wants for the payer. */
export const authenticationOf = (sent: Properties): AuthenticationPreferences => ({
  skip: sent.skip_three_ds ?? null,
  require: null,
});

/** Returns whether the merchant initiates the charge (V3-UNSPEC-06). */
export const isMerchantInitiated = ({ card_on_file_type: use }: Properties): boolean =>
  use === 'RECURRING' || use === 'MERCHANT_UNSCHEDULED';

/** Returns the installments that the merchant wants, or null. */
export const installmentOf = ({
  installment_configuration: sent,
}: Properties): CardInput['installment'] =>
  sent ? { count: sent.terms, code: sent.code ?? null } : null;

const cardInput = (sent: Properties): CardInput | null => {
  const { card_details: card } = sent;
  if (!card) return null;
  return {
    number: card.card_number,
    securityCode: card.cvn ?? null,
    holder: `${card.cardholder_first_name} ${card.cardholder_last_name}`,
    month: card.expiry_month,
    year: card.expiry_year,
    postalCode: Boolean(sent.billing_information?.postal_code),
    installment: installmentOf(sent),
  };
};

/** Returns the input that only the type of the instrument reads, with the suggested amount. */
export const inputOf = (
  { type }: NewInstrument['channel'],
  sent: Properties,
  suggested: number | null,
): unknown => {
  switch (type) {
    case 'CARD':
      return cardInput(sent);
    case 'DIRECT_DEBIT':
      return {
        number: null,
        mobile: sent.mobile_number ?? null,
        document: null,
        cardLastFour: sent.card_last_four_digits ?? null,
        cardExpiry: sent.card_expiry ?? null,
        email: sent.email ?? null,
      } satisfies BankAccountInput;
    case 'VIRTUAL_ACCOUNT':
      return {
        holder: sent.display_name ?? null,
        suggested,
        displays: [],
      } satisfies VirtualAccountInput;
    case 'OVER_THE_COUNTER':
      return { holder: sent.customer_name ?? sent.payer_name ?? '' } satisfies OutletCodeInput;
    default:
      return null;
  }
};

/** Returns the number or code that the merchant has chosen, or null. */
export const identifierOf = ({ type }: NewInstrument['channel'], sent: Properties) => {
  if (type === 'VIRTUAL_ACCOUNT') return sent.virtual_account_number ?? null;
  return type === 'OVER_THE_COUNTER' ? (sent.payment_code ?? null) : null;
};

const paths: Readonly<Record<string, string>> = {
  amount: 'request_amount',
  intentAmount: 'request_amount',
  reusability: 'type',
  captureMethod: 'capture_method',
  suggested: 'channel_properties.suggested_amount',
  expires: 'channel_properties.expires_at',
  'returnUrls.success': 'channel_properties.success_return_url',
  'returnUrls.failure': 'channel_properties.failure_return_url',
  'card.number': 'channel_properties.card_details.card_number',
  'card.year': 'channel_properties.card_details.expiry_year',
  'card.securityCode': 'channel_properties.card_details.cvn',
  installments: 'channel_properties.installment_configuration',
};

/** Returns the path in a body of a field of the domain. */
export const pathOf = ({ type }: NewInstrument['channel'], field: string): string =>
  field === 'identifier'
    ? `channel_properties.${type === 'VIRTUAL_ACCOUNT' ? 'virtual_account_number' : 'payment_code'}`
    : (paths[field] ?? field);

const unknownHolder: CardHolder = {
  cardholder_first_name: null,
  cardholder_last_name: null,
  cardholder_email: null,
  cardholder_phone_number: null,
};

/** Returns the fields that v3 stored with an instrument; null if another generation created it. */
const ownEcho = ({ state: { product, echo } }: InstrumentRow): InstrumentEcho | null =>
  isV3Product(product.kind) ? (echo as InstrumentEcho) : null;

const maskedCard = (row: InstrumentRow): MaskedCardDetails => {
  const detail = getDetail(row.state, 'CARD');
  const holder = ownEcho(row)?.holder ?? {
    ...unknownHolder,
    cardholder_first_name: detail.holder,
  };
  return {
    masked_card_number: detail.masked,
    expiry_month: detail.month,
    expiry_year: detail.year,
    ...holder,
    fingerprint: detail.fingerprint,
    type: detail.funding,
    network: detail.network,
    country: detail.country,
    issuer: detail.issuer,
  };
};

/** Returns the properties that an instrument adds to those sent: masked card, number, expiry. */
const ofInstrument = (row: InstrumentRow): Readonly<Record<string, unknown>> => {
  const { type, identifier, expires } = row.state;
  const until = expires === null ? {} : { expires_at: toIsoString(expires) };
  switch (type) {
    case 'CARD':
      return { card_details: maskedCard(row) };
    case 'VIRTUAL_ACCOUNT':
      return { virtual_account_number: identifier, ...until };
    case 'OVER_THE_COUNTER':
      return { payment_code: identifier, ...until };
    case 'QR_CODE':
      return until;
    default:
      return {};
  }
};

/** Renders the channel_properties of a request. */
export const renderProperties = (
  kept: KeptProperties,
  row: InstrumentRow,
): Readonly<Record<string, unknown>> => ({ ...kept, ...ofInstrument(row) });

/** Renders the channel_properties of a token, whether v2 or v3 saved it. */
export const renderTokenProperties = (row: InstrumentRow): Readonly<Record<string, unknown>> => {
  const { returnUrls } = row.state;
  const known = {
    ...(returnUrls.success !== null && { success_return_url: returnUrls.success }),
    ...(returnUrls.failure !== null && { failure_return_url: returnUrls.failure }),
  };
  return renderProperties(ownEcho(row)?.properties ?? known, row);
};

/** Returns whether an instrument was created for a single request. */
export const isOwnedByRequest = ({ state: { product } }: InstrumentRow): boolean =>
  product.kind === v3Products.request;

/** Renders an amount in minor units as the wire shows it. */
export const renderAmount = (currency: string, minor: number | null): number | null =>
  minor === null ? null : toMajor(currency, minor);
