// The bars that our client is held to: what a reader carries and waits for because of it.

export const bars = {
  /** Types of a program that creates, lists and refunds, and seconds to check it. */
  types: 3_000,
  checkSeconds: 0.5,
  /** Bytes of the bundled program, compressed. */
  gzip: 15_000,
  gzipWithValidation: 45_000,
  importMs: 40,
} as const;
