// What the page knows of the contracts before it asks for anything: the server writes it into it.

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
  /** Categories of channels that transactions are posted in. */
  readonly categories: readonly string[];
}
