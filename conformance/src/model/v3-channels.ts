// Channels of v3 in every market, with a body for each type of request that a payer can pay.
import {
  capabilitiesOf,
  channels,
  isV3Channel,
  matchV3Channels,
  type Capability,
  type Channel,
} from '@kasir/models';
import type { Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';

/**
 * Channels whose payers act on a page, by a number or by a code. Those on a device act at once, and
 * cards have properties of their own.
 */
export const channelsOfV3 = channels
  .filter(isV3Channel)
  .filter(({ flow, type }) => flow !== 'PUSH' && type !== 'CARD');

const ANY = 'any channel';
export const ANY_FOR_MANY = 'any channel for many';
export const ANY_SAVED = 'any channel that is saved';

/** Level of a channel -> the type of request, and the capability that it needs. */
const requests: Readonly<
  Record<string, { readonly type: string; readonly needs: Capability | null }>
> = {
  [ANY]: { type: 'PAY', needs: null },
  [ANY_FOR_MANY]: { type: 'REUSABLE_PAYMENT_CODE', needs: 'reusable_code' },
  [ANY_SAVED]: { type: 'PAY_AND_SAVE', needs: 'save' },
};

/** The levels of a request that is made on a channel of any market. */
export const anyChannels = [ANY, ANY, ANY_FOR_MANY, ANY_SAVED] as const;

/** Values of properties that are no URLs. */
const values: Made = {
  account_mobile_number: '+6281234567890',
  mobile_number: '+6281234567890',
  email: 'siti@customers.example',
  cashtag: '$siti',
  card_last_four_digits: '1234',
  card_expiry: '12/39',
};

const NAMED = /_name$/;

const valueOf = (property: string): unknown =>
  values[property] ?? (NAMED.test(property) ? 'Siti' : `https://merchant.example/${property}`);

/** Returns a channel of any market for a level; null for a level that names one. */
export const channelAt = (level: string | undefined, draw: SeededRandom): Channel | null => {
  const request = requests[level ?? ''];
  if (!request) return null;
  const able = channelsOfV3.filter(
    (one) => request.needs === null || capabilitiesOf(one).includes(request.needs),
  );
  return draw.pick(able);
};

/** Returns the fields of a body that pays, or saves, by a channel at a level. */
export const fieldsOn = ({ v3, country, currency }: Channel, level: string | undefined): Made => {
  const request = requests[level ?? ''];
  const required = (request?.needs === 'save' ? v3?.requiresToSave : v3?.requires) ?? [];
  return {
    type: request?.type,
    country,
    currency,
    channel_code: v3?.code,
    channel_properties: Object.fromEntries(
      required.map((property) => [property, valueOf(property)]),
    ),
  };
};

/** Returns the channel that a body names; null for a body that names none. */
export const channelOf = ({ channel_code, country, currency }: Made): Channel | null => {
  const market = { country: String(country), currency: String(currency) };
  return matchV3Channels(String(channel_code), market).channels[0] ?? null;
};
