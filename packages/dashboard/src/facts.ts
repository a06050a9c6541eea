// The facts of the contracts that the server writes into the page.

export interface OperationFacts {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

export interface Facts {
  /** Operations of the control API by `group.verb`. */
  readonly operations: Readonly<Record<string, OperationFacts>>;
  readonly permissions: readonly string[];
  readonly switches: readonly string[];
  /** Channel categories that transactions are posted in. */
  readonly categories: readonly string[];
  /** Decimal places by currency. */
  readonly decimals: Readonly<Record<string, number>>;
}
