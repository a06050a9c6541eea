// Which account switch turns the channels of a type off (CHANNEL_NOT_ACTIVATED).
import type { SwitchName } from '../account/kind.ts';
import type { ChannelType } from './channel.ts';

const switches: Readonly<Record<ChannelType, SwitchName>> = {
  EWALLET: 'ewallets',
  DIRECT_DEBIT: 'direct_debit',
  CARD: 'cards',
  OVER_THE_COUNTER: 'retail_outlets',
  VIRTUAL_ACCOUNT: 'virtual_accounts',
  QR_CODE: 'qr_codes',
};

/** Whether an account may use the channels of a type. */
export const isActivated = (
  account: { readonly switches: Readonly<Record<string, boolean>> },
  type: ChannelType,
): boolean => account.switches[switches[type]] !== false;
