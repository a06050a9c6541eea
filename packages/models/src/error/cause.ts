// What is said of an error code beside its status.

export interface ErrorCause {
  /** Why it comes, as a sentence. */
  readonly why: string;
  /** What the caller does about it, as a sentence. */
  readonly remedy: string;
}
