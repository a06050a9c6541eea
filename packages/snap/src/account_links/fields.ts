// Maps the properties of a channel to their paths in a body of the bank standard.
import { isSent, validOf } from '@kasir/core';
import { channelsNamed, type AccountLinkInput } from '@kasir/models';

/** A body as it may be sent: any field may be missing or invalid. */
export type SentLink = {
  readonly [K in keyof AccountLinkInput]?: AccountLinkInput[K];
};

/** The path in the body of each property in the channel table. */
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

/** Returns the path of a property; for a property without one, the path of the channel. */
export const pathOf = (property: string): string =>
  (places as Readonly<Record<string, string>>)[property] ?? places.channel_code;

/** Returns whether a body contains a property, even when other fields are invalid. */
export const isPropertySent = (body: SentLink, property: string): boolean => {
  const place = pathOf(property);
  const name = place.slice(place.lastIndexOf('.') + 1);
  if (place === name) return isSent(body, name);
  if (place.startsWith('additionalData')) return isSent(validOf(body, 'additionalData'), name);
  const inside = validOf(validOf(body, 'additionalInfo'), 'channelProperties');
  return isSent(inside, name) || isSent(validOf(body, 'channelProperties'), name);
};

/** Returns the channel properties in a body; those inside additionalInfo take precedence. */
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
 * Returns the country of a channel, because the standard, which is Indonesian, does not send one:
 * Indonesia, otherwise the only market of the channel (SNAP-UNSPEC-02).
 */
export const countryOf = (type: 'EWALLET' | 'DIRECT_DEBIT', code: string): string | null => {
  const countries = channelsNamed(type, code).map(({ country }) => country);
  return countries.includes('ID') ? 'ID' : (countries[0] ?? null);
};
