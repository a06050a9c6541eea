// Lists the table of channels.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { channels, majorBounds, type Channel } from '@kasir/models';
import { operation } from '../operation.ts';

const refundsOf = ({ refund }: Channel): string => {
  if (!refund) return 'none';
  const mode = refund.mode === 'PARTIAL' ? 'partial' : 'full';
  return refund.days === null ? mode : `${mode}, ${refund.days} days`;
};

const viewChannel = (channel: Channel) => {
  const { min, max } = majorBounds(channel);
  return {
    code: channel.code,
    name: channel.name,
    type: channel.type,
    country: channel.country,
    currencies: [channel.currency],
    minimum: { [channel.currency]: min },
    maximum: { [channel.currency]: max },
    refunds: refundsOf(channel),
    required_properties: [...channel.requires],
    generations: [...(channel.v2 ? ['v2'] : []), ...(channel.v3 ? ['v3'] : [])],
  };
};

export const listChannels = operation(controlContracts.channels.list, async () =>
  ok({ data: channels.map(viewChannel) }),
);
