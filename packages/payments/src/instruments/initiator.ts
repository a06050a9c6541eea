// Names those who start the charge of an instrument, and thereby who is asked.

export const initiators = [
  /** The payer, whom the channel asks as usual. */
  'payer',
  /** The merchant, without the payer present: the holder of a card is not authenticated. */
  'merchant',
  /** The merchant by a standing agreement: the owner of an account is not asked either. */
  'agreement',
] as const;
export type Initiator = (typeof initiators)[number];
