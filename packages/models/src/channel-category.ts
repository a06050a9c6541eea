// The channel categories by which transactions and fees are grouped.
import * as z from 'zod';

/** Categories of all types of transactions (TXN-FIELD-channel_category, CORE-CONF-04). */
export const channelCategory = z
  .enum([
    'BANK',
    'CASH',
    'CARDS',
    'CARDLESS_CREDIT',
    'DIRECT_DEBIT',
    'EWALLET',
    'PAYLATER',
    'QR_CODE',
    'RETAIL_OUTLET',
    'VIRTUAL_ACCOUNT',
    'XENPLATFORM',
  ])
  .describe('Categories of channels.');
export type ChannelCategory = z.infer<typeof channelCategory>;
