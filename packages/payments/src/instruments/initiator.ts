// Lists those who can initiate a charge, which decides whether its payer is authenticated.

export const initiators = [
  /** The payer, who is authenticated as usual. */
  'payer',
  /** The merchant, without the payer present: the holder of a card is not authenticated. */
  'merchant',
  /** The merchant by a standing agreement: the owner of an account is not authenticated either. */
  'agreement',
] as const;
export type Initiator = (typeof initiators)[number];
