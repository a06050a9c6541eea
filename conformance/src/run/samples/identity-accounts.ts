// Data table: accounts of a customer elsewhere, by their type.
import type { Made } from './sample.ts';

/** Identity account type -> its properties, those that it needs and the others. */
export const properties: Readonly<Record<string, readonly [Made, Made]>> = {
  BANK_ACCOUNT: [
    { account_number: '12345678', account_holder_name: 'Siti' },
    { swift_code: 'BRINIDJA', account_type: 'Savings', account_details: 'Main', currency: 'IDR' },
  ],
  EWALLET: [{ account_number: '081234567890' }, { account_holder_name: 'Siti', currency: 'IDR' }],
  CREDIT_CARD: [{ token_id: 'token1' }, {}],
  PAY_LATER: [{ account_id: 'pl1' }, { account_holder_name: 'Siti', currency: 'PHP' }],
  OTC: [{ payment_code: '7700' }, { expires_at: '2031-12-31' }],
  QR_CODE: [{ qr_string: '000201' }, {}],
  SOCIAL_MEDIA: [{ account_id: 'siti' }, { account_handle: 'siti' }],
};

/** Accounts of every type, with all of their properties. */
export const accounts: readonly Made[] = Object.entries(properties).map(
  ([type, [needed, others]]) => ({ type, properties: { ...needed, ...others } }),
);
