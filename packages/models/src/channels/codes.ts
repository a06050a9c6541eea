// Channel codes as texts with known values: a later platform may have more channels.
import { known } from '@kasir/core';
import { linkableCodes, transactionCode } from './find.ts';
import { channels, type ChannelType } from './table.ts';

const inV2 = channels.filter(({ v2 }) => v2);

const ofType = (type: ChannelType) =>
  known(inV2.filter((one) => one.type === type).map(({ code }) => code));

export const directDebitChannelCode = ofType('DIRECT_DEBIT');
export const ewalletChannelCode = ofType('EWALLET');
export const overTheCounterChannelCode = ofType('OVER_THE_COUNTER');
export const qrCodeChannelCode = ofType('QR_CODE');
export const virtualAccountChannelCode = ofType('VIRTUAL_ACCOUNT');

/** All channel codes of v2. */
export const channelCode = known(inV2.map(({ code }) => code)).describe(
  'Codes of payment channels; more may follow.',
);

/** All channel codes of v3. */
export const v3ChannelCode = known(channels.flatMap(({ v3 }) => (v3 ? [v3.code] : [])));

/** Codes as in transactions, with the country as prefix. */
export const transactionChannelCode = known(channels.map(transactionCode));

/** Codes as in linked accounts of the legacy API. */
export const linkedChannelCode = known(linkableCodes);
