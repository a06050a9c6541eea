// Declares the acts of payers, which pages, calls and tests perform.

/** A payment to an issued number, code or QR code. Amount in minor units. */
export interface Paid {
  /** Id of the operation that issued the number. */
  readonly operation: string;
  readonly amount: number;
}

export interface Payer {
  /**
   * Acts for the payer of an operation. Resolves to false when nobody is asked for it, or no more.
   */
  readonly act: (operation: string, choice: 'approve' | 'decline') => Promise<boolean>;
  /** Pays an issued number; returns the id of the payment, or null when nothing was issued. */
  readonly pay: (paid: Paid) => Promise<string | null>;
}
