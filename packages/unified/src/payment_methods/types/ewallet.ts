// Reads and renders e-wallets in the v2 API.
import { echoOf, nothingSent, type MethodView } from './view.ts';

export const ewallet: MethodView<'EWALLET'> = {
  read: ({ ewallet: { channel_code, channel_properties } }) => ({
    ...nothingSent,
    channelCode: channel_code,
    properties: channel_properties ?? {},
    kept: channel_properties ?? {},
  }),
  show: (row) => ({
    ewallet: {
      channel_code: row.state.channel,
      channel_properties: echoOf(row).properties,
      account: { name: null, account_details: null, balance: null, point_balance: null },
    },
  }),
};
