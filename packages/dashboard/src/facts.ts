// The facts of the contracts that the server writes into the page.

export interface OperationFacts {
  /** Id of its contract, by which the audit log names it. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** The lowest role that may call it. */
  readonly role: string;
}

export interface Facts {
  /** Operations of the control API by `group.verb`. */
  readonly operations: Readonly<Record<string, OperationFacts>>;
  /** The roles of operators, from the least to the most powerful. */
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly switches: readonly string[];
  /** Channel categories that transactions are posted in. */
  readonly categories: readonly string[];
  /** Decimal places by currency. */
  readonly decimals: Readonly<Record<string, number>>;
}
