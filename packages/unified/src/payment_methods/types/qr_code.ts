// Reads and renders QR codes as payment methods of the v2 API.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import { getDetail } from '@kasir/payments/types';
import { nothingSent, type MethodView } from './view.ts';

export const qrCode: MethodView<'QR_CODE'> = {
  read: ({ qr_code: { channel_code, amount, currency, channel_properties } }) => ({
    ...nothingSent,
    channelCode: channel_code ?? null,
    currency: currency ?? null,
    amount: amount ?? null,
    expires: channel_properties?.expires_at ?? null,
    properties: {},
    kept: {},
  }),
  show: ({ state }) => {
    const { amount } = state.requested;
    return {
      qr_code: {
        channel_code: state.channel,
        amount: amount === null ? null : toMajor(state.currency, amount),
        currency: state.currency,
        channel_properties: {
          qr_string: getDetail(state, 'QR_CODE').content,
          expires_at: toIsoString(state.expires ?? 0),
        },
      },
    };
  },
};
