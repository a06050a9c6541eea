// Derives the declared capabilities from the channel table: everything that test mode can do.
import type { ChannelCapability } from '@kasir/connector';
import { limits } from '@kasir/core';
import { channels, channelType, type Channel } from '@kasir/models';

/** Returns whether payers pay to a number, a code or a QR code that was issued. */
const isPresented = ({ flow }: Pick<Channel, 'flow'>): boolean => flow === 'PRESENT';

/** Returns whether a channel is paid in installments only. */
const needsTerms = ({ code }: Pick<Channel, 'code'>): boolean => code.endsWith('_CARD_INSTALLMENT');

const worksOf = (channel: Channel): ChannelCapability['works'] => {
  const refunds = channel.refund ? (['refund'] as const) : [];
  if (isPresented(channel)) return ['issue', 'close', ...refunds];
  return [
    'charge',
    ...(channelType(channel.type).manualCapture ? (['authorize', 'capture', 'void'] as const) : []),
    ...refunds,
    'link',
    'unlink',
  ];
};

const actionsOf = ({ flow, type, debits }: Channel): ChannelCapability['actions'] => {
  if (isPresented({ flow })) return [];
  return flow === 'PUSH' || debits !== null || type === 'CARD'
    ? ['redirect', 'wait']
    : ['redirect'];
};

const toCapability = (channel: Channel): ChannelCapability => {
  const { type, code, country, currency, bounds, refund } = channel;
  const isCaptured = channelType(type).manualCapture;
  const isPartial = refund?.mode === 'PARTIAL';
  const works = worksOf(channel);
  return {
    type,
    code,
    country,
    currency,
    works,
    min: bounds.min,
    max: bounds.max,
    captures: isCaptured ? { partial: true, several: true } : null,
    refunds: refund && { partial: isPartial, several: isPartial, days: refund.days },
    authorization_hours: isCaptured ? limits.card_authorization_days * 24 : null,
    actions: actionsOf(channel),
    saves: works.includes('link'),
    ...(type === 'CARD' && { installments: needsTerms(channel) ? 'required' : 'optional' }),
  };
};

/** The capabilities of every channel of the table. */
export const capabilities: readonly ChannelCapability[] = channels.map(toCapability);
