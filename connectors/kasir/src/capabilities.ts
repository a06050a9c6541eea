// Derives what the connector declares, and the API generation of each channel, from the channel
// table.
import type { ChannelCapability } from '@kasir/connector';
import { limits } from '@kasir/core';
import { channels, channelType, paymentMethodType, type Channel } from '@kasir/models';

/** The generation of the API through which a channel is used. */
export type Generation = 'v2' | 'v3';

export interface ChannelRules {
  /**
   * The rule for captures of authorized cards: `once` uses v3, where authorizations can be voided;
   * `in_parts` uses v2, where they can only expire.
   */
  readonly captures: 'once' | 'in_parts';
}

/** Returns whether a channel is paid in installments only. */
const needsTerms = ({ code }: Channel): boolean => code.endsWith('_CARD_INSTALLMENT');

const typesOfV2: ReadonlySet<string> = new Set(paymentMethodType.options);

/** Returns whether v2 has a channel: its list of types is closed. */
export const isInV2 = ({ type, v2 }: Channel): boolean => v2 && typesOfV2.has(type);

/**
 * Returns the generation that serves a channel: v2 where it has everything that the channel needs,
 * otherwise v3.
 */
export const generationOf = (channel: Channel, { captures }: ChannelRules): Generation => {
  if (channel.v3 === null) return 'v2';
  if (!isInV2(channel)) return 'v3';
  // In v2 the merchant itself collects the one-time password of the bank from the payer; v3 has a
  // page for it.
  if (channel.otp) return 'v3';
  return channelType(channel.type).manualCapture && captures === 'once' ? 'v3' : 'v2';
};

/** Returns whether payers pay to a number, a code or a QR code that was issued. */
export const isPresented = ({ flow }: Channel): boolean => flow === 'PRESENT';

const worksOf = (channel: Channel, generation: Generation): ChannelCapability['works'] => {
  const { type, reusable, refund } = channel;
  const refunds = refund ? (['refund'] as const) : [];
  if (isPresented(channel)) return ['issue', 'close', ...refunds];
  const captured = channelType(type).manualCapture ? (['authorize', 'capture'] as const) : [];
  return [
    'charge',
    ...captured,
    ...(captured.length > 0 && generation === 'v3' ? (['void'] as const) : []),
    ...refunds,
    // v2 stores an installment plan with a saved card and not with a charge, so cards that require
    // a plan are not saved.
    ...(reusable && !needsTerms(channel) ? (['link', 'unlink'] as const) : []),
  ];
};

const actionsOf = (channel: Channel): ChannelCapability['actions'] => {
  if (isPresented(channel)) return [];
  if (channel.flow === 'REDIRECT') return ['redirect'];
  // A wallet that requests approval on the payer's device is linked on a page.
  return channel.reusable ? ['redirect', 'wait'] : ['wait'];
};

/**
 * Returns whether installments are required or optional; v2 accepts none when it charges a saved
 * card.
 */
const installmentsOf = (
  channel: Channel,
  generation: Generation,
): Pick<ChannelCapability, 'installments'> => {
  if (needsTerms(channel)) return { installments: 'required' };
  return channel.type === 'CARD' && generation === 'v3' ? { installments: 'optional' } : {};
};

const toCapability = (channel: Channel, rules: ChannelRules): ChannelCapability => {
  const { type, code, country, currency, bounds, refund } = channel;
  const generation = generationOf(channel, rules);
  const isCaptured = channelType(type).manualCapture;
  const isPartial = refund?.mode === 'PARTIAL';
  return {
    type,
    code,
    country,
    currency,
    works: worksOf(channel, generation),
    min: bounds.min,
    max: bounds.max,
    captures: isCaptured ? { partial: true, several: generation === 'v2' } : null,
    refunds: refund && { partial: isPartial, several: isPartial, days: refund.days },
    authorization_hours: isCaptured ? limits.card_authorization_days * 24 : null,
    saves: worksOf(channel, generation).includes('link'),
    ...installmentsOf(channel, generation),
    actions: actionsOf(channel),
  };
};

/**
 * Returns the capabilities of channels named as `TYPE`, `TYPE/CODE` or `TYPE/CODE/COUNTRY`; without
 * names, those of all channels. Throws for a name that no channel has.
 */
export const capabilitiesFor = (
  rules: ChannelRules,
  names: readonly string[] = [],
): readonly ChannelCapability[] => {
  const isNamed = ({ type, code, country }: Channel, name: string): boolean =>
    [type, `${type}/${code}`, `${type}/${code}/${country}`].includes(name);
  const unknown = names.find((name) => !channels.some((channel) => isNamed(channel, name)));
  if (unknown !== undefined)
    throw new TypeError(
      `${unknown} is not a channel. Name channels as EWALLET, EWALLET/DANA or EWALLET/DANA/ID.`,
    );
  return channels
    .filter((channel) => names.length === 0 || names.some((name) => isNamed(channel, name)))
    .map((channel) => toCapability(channel, rules));
};
