// Parses the request of a card token into the input for an instrument.
import { legacyId } from '@kasir/core';
import { mustBe, oneOf } from '@kasir/core/messages';
import type { Command, Scope } from '@kasir/core/server';
import { channelsNamed, findChannel, type Channel } from '@kasir/models';
import type { NewInstrument } from '@kasir/payments';
import { describePurchase, type CardInput } from '@kasir/payments/types';
import { billedTo } from '../billing.ts';
import { CARD_TOKEN } from '../products.ts';
import { isForManyUses, type createCardToken } from './create.contract.ts';

export type TokenBody = Command<typeof createCardToken>['body'];

/** The fields that this API stores with a card token. */
export interface TokenEcho {
  readonly externalId: string | null;
  /** Id, without prefix, of the authentication that was created with it, or null. */
  readonly authentication: string | null;
}

/** Returns the channel that charges cards in a currency, or undefined. */
export const cardChannel = (currency: string): Channel | undefined =>
  findChannel('CARD', 'CARDS', currency);

/** Returns the message for a currency in which cards are not charged. */
export const otherCurrency = (): string =>
  mustBe(oneOf(channelsNamed('CARD', 'CARDS').map(({ currency }) => currency)));

type Card = Pick<TokenBody, 'card_data' | 'card_cvn' | 'billing_details' | 'customer'>;

/** Returns the name that the payer gave, or null. */
const holderOf = ({ card_data: card, billing_details, customer }: Card): string | null => {
  const payer = billing_details ?? customer;
  const names = [
    card.cardholder_first_name ?? payer?.given_names,
    card.cardholder_last_name ?? payer?.surname,
  ];
  return names.filter(Boolean).join(' ') || null;
};

/** Converts the card of a request to the input of the card type. */
const readCard = (body: Card): CardInput => {
  const { card_data: card, card_cvn, billing_details, customer } = body;
  return {
    number: card.account_number,
    securityCode: card_cvn ?? card.cvn ?? null,
    holder: holderOf(body),
    month: card.exp_month.padStart(2, '0'),
    year: card.exp_year,
    postalCode: Boolean((billing_details ?? customer)?.address?.postal_code),
    installment: null,
  };
};

/** Returns the billing details of the payer as a field, or an object without it. */
const purchaseOf = ({ billing_details, customer, card_data: card }: Card) => {
  const payer = billedTo(billing_details ?? customer);
  return describePurchase({
    billing: {
      ...payer,
      given_names: payer.given_names ?? card.cardholder_first_name,
      surname: payer.surname ?? card.cardholder_last_name,
      email: payer.email ?? card.cardholder_email,
      mobile_number: payer.mobile_number ?? card.cardholder_phone_number,
    },
  });
};

/** A token needs neither: its holder is authenticated only for a charge. */
const nowhere = {
  returnUrls: { success: null, failure: null, cancel: null },
  authentication: { skip: null, require: null },
};

interface NewToken {
  readonly channel: Channel;
  readonly reusable: boolean;
  readonly externalId: string | null;
  readonly authentication: string | null;
  readonly input: CardInput;
  readonly purchase?: NewInstrument['purchase'];
}

/** Returns the input for a card token; its 24-digit id is the key by which it is found. */
export const toNewInstrument = (
  d: Pick<Scope, 'id'>,
  { channel, reusable, externalId, authentication, input, purchase }: NewToken,
): NewInstrument => {
  const id = d.id();
  const echo: TokenEcho = { externalId, authentication };
  return {
    id,
    product: { kind: CARD_TOKEN, id },
    channel,
    reusable,
    customer: null,
    reference: externalId ?? legacyId(id),
    merchantKey: legacyId(id),
    description: null,
    metadata: null,
    requested: { amount: null, min: null, max: null },
    intentAmount: null,
    identifier: null,
    expires: null,
    ...nowhere,
    effective: { ...nowhere, authentication: { skip: true, require: null } },
    properties: {},
    ...(purchase && { purchase }),
    activation: 'as_needed',
    authorizedOn: 'password_or_page',
    input,
    echo,
  };
};

/** Reads the request of a card token. */
export const readToken = (
  d: Pick<Scope, 'id'>,
  body: TokenBody,
  channel: Channel,
  authentication: string | null,
): NewInstrument =>
  toNewInstrument(d, {
    channel,
    reusable: isForManyUses(body),
    externalId: body.external_id ?? null,
    authentication,
    input: readCard(body),
    ...purchaseOf(body),
  });

/** Returns the path of a card field in a request. */
export const tokenPath = (field: string, body: Card): string => {
  switch (field) {
    case 'amount':
      return 'body.amount';
    case 'card.number':
      return 'body.card_data.account_number';
    case 'card.year':
      return 'body.card_data.exp_year';
    case 'card.securityCode':
      return body.card_cvn ? 'body.card_cvn' : 'body.card_data.cvn';
    default:
      throw new Error(`A card token has no field ${field}`);
  }
};
