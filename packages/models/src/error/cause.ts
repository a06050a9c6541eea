// Explains an error code, in addition to its status.

export interface ErrorCause {
  /** The cause, as a sentence. */
  readonly why: string;
  /** The remedy for the caller, as a sentence. */
  readonly remedy: string;
}
