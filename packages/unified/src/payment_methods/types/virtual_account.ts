// Reads and renders virtual accounts in the v2 API.
import { toIsoString, parseTimestamp } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import { parseAmountOn } from '@kasir/models';
import { getDetail, type VirtualAccountInput } from '@kasir/payments/types';
import { nothingSent, type MethodView } from './view.ts';

export const virtualAccount: MethodView<'VIRTUAL_ACCOUNT'> = {
  read: ({ virtual_account: sent }) => {
    const { customer_name, virtual_account_number, expires_at, suggested_amount } =
      sent.channel_properties;
    return {
      ...nothingSent,
      channelCode: sent.channel_code,
      currency: sent.currency ?? null,
      amount: sent.amount ?? null,
      min: sent.min_amount ?? null,
      max: sent.max_amount ?? null,
      suggested: suggested_amount ?? null,
      identifier: virtual_account_number ?? null,
      expires: expires_at ?? null,
      properties: {},
      kept: {},
      input: (suggested): VirtualAccountInput => ({
        holder: customer_name ?? null,
        suggested,
        displays: sent.alternative_display_types ?? [],
      }),
    };
  },
  readPatch: ({ virtual_account: sent }, channel) => {
    if (!sent) return null;
    const { expires_at, suggested_amount } = sent.channel_properties ?? {};
    const amount = parseAmountOn(channel, sent.amount, 'amount');
    const min = parseAmountOn(channel, sent.min_amount, 'min');
    const max = parseAmountOn(channel, sent.max_amount, 'max');
    const suggested = parseAmountOn(channel, suggested_amount, 'suggested');
    return {
      revision: {
        ...(sent.amount !== undefined && { amount: amount.amount }),
        ...(sent.min_amount !== undefined && { min: min.amount }),
        ...(sent.max_amount !== undefined && { max: max.amount }),
        ...(suggested_amount !== undefined && { suggested: suggested.amount }),
        ...(sent.alternative_display_types !== undefined && {
          displays: sent.alternative_display_types ?? [],
        }),
        ...(expires_at && { expires: parseTimestamp(expires_at) }),
      },
      problems: [amount.problem, min.problem, max.problem, suggested.problem],
    };
  },
  show: ({ state }) => {
    const { holder, suggested, displays } = getDetail(state, 'VIRTUAL_ACCOUNT');
    const { amount, min, max } = state.requested;
    const major = (minor: number | null) =>
      minor === null ? null : toMajor(state.currency, minor);
    return {
      virtual_account: {
        channel_code: state.channel,
        amount: major(amount),
        min_amount: major(min),
        max_amount: major(max),
        currency: state.currency,
        channel_properties: {
          customer_name: holder,
          virtual_account_number: state.identifier ?? '',
          expires_at: toIsoString(state.expires ?? 0),
          ...(suggested !== null && { suggested_amount: toMajor(state.currency, suggested) }),
        },
        alternative_displays: displays.map(({ type, content }) => ({ type, data: content })),
      },
    };
  },
};
