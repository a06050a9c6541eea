// Channel codes as texts of which some values are known: a later platform may have more channels.
import { known } from '@kasir/core';
import { linkableCodes, transactionCode } from './find.ts';
import { channels } from './table.ts';
import type { ChannelType } from './types.ts';

const inV2 = channels.filter(({ v2 }) => v2);

const ofType = (type: ChannelType) =>
  known(inV2.filter((one) => one.type === type).map(({ code }) => code));

export const directDebitChannelCode = ofType('DIRECT_DEBIT');
export const ewalletChannelCode = ofType('EWALLET');
export const overTheCounterChannelCode = ofType('OVER_THE_COUNTER');
export const qrCodeChannelCode = ofType('QR_CODE');
export const virtualAccountChannelCode = ofType('VIRTUAL_ACCOUNT');

/** Of any type, in v2. */
export const channelCode = known(inV2.map(({ code }) => code));

/** Of any type, in v3. */
export const v3ChannelCode = known(channels.flatMap(({ v3 }) => (v3 ? [v3.code] : [])));

/** As transactions spell them, with the country in front. */
export const transactionChannelCode = known(channels.map(transactionCode));

/** As linked accounts of the legacy API spell them. */
export const linkedChannelCode = known(linkableCodes);
