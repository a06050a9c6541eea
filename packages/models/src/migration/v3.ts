// Data table of the migration to v3: the fields, types, ids and channel codes of earlier
// generations, with their replacements.
import { channels, type ChannelType } from '../channels/table.ts';

export const v3Migration = {
  /** Field -> field. */
  fields: {
    amount: 'request_amount', // V3-MAP-10
    checkout_method: 'type', // V3-MAP-11
    success_redirect_url: 'success_return_url', // V3-MAP-12
    failure_redirect_url: 'failure_return_url', // V3-MAP-13
  },
  /** Prefix of ids -> prefix, as the specification writes them (V3-MAP-14, V3-MAP-15). */
  prefixes: { 'ewc-': 'py-', qr_: 'py-', 'dd-': 'py-', 'lat-': 'pt-', 'pm-': 'pt-' },
  /** The replacements of earlier features (V3-MAP-01 to V3-MAP-09). */
  replacements: [
    { was: 'one-time e-wallet payment', type: 'PAY', clause: 'V3-MAP-01' },
    { was: 'dynamic QR payment', type: 'PAY', clause: 'V3-MAP-02' },
    { was: 'saving a wallet while paying', type: 'PAY_AND_SAVE', clause: 'V3-MAP-03' },
    { was: 'static QR code', type: 'REUSABLE_PAYMENT_CODE', clause: 'V3-MAP-04' },
    { was: 'open virtual account', type: 'REUSABLE_PAYMENT_CODE', clause: 'V3-MAP-05' },
    { was: 'retail outlet code', type: 'REUSABLE_PAYMENT_CODE', clause: 'V3-MAP-06' },
    { was: 'linking a direct debit account', type: 'SAVE', clause: 'V3-MAP-07' },
    { was: 'saving a card', type: 'SAVE', clause: 'V3-MAP-08' },
    { was: 'charging what was saved again', type: 'PAY', clause: 'V3-MAP-09' },
  ],
} as const;

/** A channel code of v2 that has another name in v3. */
export interface RenamedCode {
  readonly type: ChannelType;
  readonly country: string;
  readonly v2: string;
  readonly v3: string;
}

/** All channel codes that v3 spells differently (V3-MAP-16), derived from the channel table. */
export const renamedCodes: readonly RenamedCode[] = channels.flatMap(
  ({ type, country, code, v2, v3 }) =>
    v2 && v3 !== null && v3.code !== code ? [{ type, country, v2: code, v3: v3.code }] : [],
);
