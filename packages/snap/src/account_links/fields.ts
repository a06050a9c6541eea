// Where the properties of a channel stand in a body of the bank standard.
import { isSent, validOf } from '@kasir/core';
import { channelsNamed, type AccountLinkInput } from '@kasir/models';

/** A body as it may be sent, whatever is wrong with it. */
export type SentLink = {
  readonly [K in keyof AccountLinkInput]?: AccountLinkInput[K];
};

/** A property of the channel table -> its place in the body. */
const places = {
  mobile_number: 'phoneNo',
  email: 'additionalData.email', // SNAP-additionalData.email
  cashtag: 'additionalInfo.channelProperties.cashtag', // SNAP-channelProperties.cashtag
  // SNAP-channelProperties.cardLastFour
  card_last_four: 'additionalInfo.channelProperties.cardLastFour',
  card_expiry: 'additionalInfo.channelProperties.cardExpiry', // SNAP-channelProperties.cardExpiry
  success_return_url: 'additionalInfo.channelProperties.successReturnUrl',
  failure_return_url: 'additionalInfo.channelProperties.failureReturnUrl',
  cancel_return_url: 'additionalInfo.channelProperties.cancelReturnUrl',
  channel_code: 'additionalInfo.payOption',
  reusability: 'additionalInfo.reusability',
} as const;
export type LinkProperty = Exclude<keyof typeof places, 'channel_code' | 'reusability'>;

/** The place of a property; of what has none, the channel is to blame. */
export const pathOf = (property: string): string =>
  (places as Readonly<Record<string, string>>)[property] ?? places.channel_code;

/** Whether a body holds a property, whatever is wrong with others of its fields. */
export const isPropertySent = (body: SentLink, property: string): boolean => {
  const place = pathOf(property);
  const name = place.slice(place.lastIndexOf('.') + 1);
  if (place === name) return isSent(body, name);
  if (place.startsWith('additionalData')) return isSent(validOf(body, 'additionalData'), name);
  const inside = validOf(validOf(body, 'additionalInfo'), 'channelProperties');
  return isSent(inside, name) || isSent(validOf(body, 'channelProperties'), name);
};

/** The properties of the channel that a body holds; those inside additionalInfo go before. */
export const propertiesIn = ({
  phoneNo,
  additionalData,
  additionalInfo,
  channelProperties,
}: SentLink): Readonly<Record<string, string | null | undefined>> => {
  const own = { ...channelProperties, ...additionalInfo?.channelProperties };
  return {
    mobile_number: phoneNo,
    email: additionalData?.email,
    cashtag: own.cashtag,
    card_last_four: own.cardLastFour,
    card_expiry: own.cardExpiry,
    success_return_url: own.successReturnUrl,
    failure_return_url: own.failureReturnUrl,
    cancel_return_url: own.cancelReturnUrl,
  } satisfies Record<LinkProperty, unknown>;
};

/**
 * The market of a channel: the standard is Indonesia's and names none; a channel that is not there
 * is that of its one market (SNAP-UNSPEC-02).
 */
export const countryOf = (type: 'EWALLET' | 'DIRECT_DEBIT', code: string): string | null => {
  const countries = channelsNamed(type, code).map(({ country }) => country);
  return countries.includes('ID') ? 'ID' : (countries[0] ?? null);
};
