// Reads and renders codes for retail outlets in the v2 API.
import { toIsoString, parseTimestamp } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import { parseAmountOn } from '@kasir/models';
import { getDetail, type OutletCodeInput } from '@kasir/payments/types';
import { nothingSent, type MethodView } from './view.ts';

export const overTheCounter: MethodView<'OVER_THE_COUNTER'> = {
  read: ({ over_the_counter: { channel_code, amount, currency, channel_properties } }) => ({
    ...nothingSent,
    channelCode: channel_code,
    currency: currency ?? null,
    amount: amount ?? null,
    identifier: channel_properties.payment_code ?? null,
    expires: channel_properties.expires_at ?? null,
    properties: {},
    kept: {},
    input: (): OutletCodeInput => ({ holder: channel_properties.customer_name }),
  }),
  readPatch: ({ over_the_counter: sent }, channel) => {
    if (!sent) return null;
    const { customer_name, expires_at } = sent.channel_properties ?? {};
    const { amount, problem } = parseAmountOn(channel, sent.amount, 'amount');
    return {
      revision: {
        ...(sent.amount !== undefined && { amount }),
        ...(customer_name && { holder: customer_name }),
        ...(expires_at && { expires: parseTimestamp(expires_at) }),
      },
      problems: [problem],
    };
  },
  show: ({ state }) => {
    const { amount } = state.requested;
    return {
      over_the_counter: {
        channel_code: state.channel,
        amount: amount === null ? null : toMajor(state.currency, amount),
        currency: state.currency,
        channel_properties: {
          customer_name: getDetail(state, 'OVER_THE_COUNTER').holder,
          payment_code: state.identifier ?? '',
          expires_at: toIsoString(state.expires ?? 0),
        },
      },
    };
  },
};
