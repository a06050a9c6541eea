// The switches of an account.

/** Switches that make documented errors reachable; all are on unless an operator turns them off. */
export const switchNames = [
  'qr_codes',
  'transactions',
  'reports',
  'ewallets',
  'virtual_accounts',
  'direct_debit',
  'cards',
  'retail_outlets',
  'paylater',
  'cardless_credit',
  'card_installments',
] as const;
export type SwitchName = (typeof switchNames)[number];
