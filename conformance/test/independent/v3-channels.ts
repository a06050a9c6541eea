// Defines the channels of v3: the type of each, the actions of its payers, and its secret
// properties.
import { inUtc } from './check.ts';
import { withoutSecrets } from './methods.ts';
import { invalid, type Json, type State } from './state.ts';

const WALLETS =
  /^(OVO|DANA|LINKAJA|SHOPEEPAY|ASTRAPAY|JENIUSPAY|NEXCASH|GOPAY|GCASH|PAYMAYA|GRABPAY|TRUEMONEY|LINEPAY|TOUCHANDGO|TNG|WECHATPAY|ALIPAY|MOMO|ZALOPAY|VIETTELPAY|APPOTA|VNPTWALLET)$/;
const OUTLETS =
  /^(ALFAMART|INDOMARET|7ELEVEN(_CLIQQ)?|CEBUANA|ECPAY|PALAWAN|LBC|MLHUILLIER|DP_.+)$/;

/** Returns the type of payment method behind a v3 channel. */
export const typeOf = (channel: string): string => {
  if (/^CARDS?$/.test(channel)) return 'CARD';
  if (channel.endsWith('_VIRTUAL_ACCOUNT')) return 'VIRTUAL_ACCOUNT';
  if (channel.endsWith('_DIRECT_DEBIT')) return 'DIRECT_DEBIT';
  if (/^(QRIS|QRPH|PROMPTPAY|DUITNOW|VIETQR)$|_QR$/.test(channel)) return 'QR_CODE';
  if (OUTLETS.test(channel)) return 'OVER_THE_COUNTER';
  if (WALLETS.test(channel)) return 'EWALLET';
  throw invalid('channel_code', `has no channel ${channel}`);
};

/** Returns channel_properties as they are shown, without the secrets of a card. */
export const publicProperties = (state: State, sent: Json | undefined): Json => {
  const { card_details: card, ...rest } = inUtc(sent ?? {});
  if (!card) return rest;
  const masked = withoutSecrets(card as Json);
  const cvn = state.wrong === 'cvn-returned' ? { cvn: (card as Json)['cvn'] } : {};
  return { ...rest, card_details: { ...masked, ...cvn } };
};

/** Returns the initial actions of an object that waits for its payer. */
export const opening = (state: State, id: string, type: string, code: unknown): Json[] => {
  const redirect = type === 'EWALLET' || type === 'DIRECT_DEBIT' || type === 'CARD';
  const descriptor = type === 'QR_CODE' ? 'QR_STRING' : 'PAYMENT_CODE';
  return [
    redirect
      ? {
          type: 'REDIRECT_CUSTOMER',
          value: `${state.origin}/pay/${id}`,
          descriptor: 'WEB_URL',
        }
      : {
          type: 'PRESENT_TO_CUSTOMER',
          value: typeof code === 'string' ? code : id.slice(-16).toUpperCase(),
          descriptor,
        },
  ];
};
