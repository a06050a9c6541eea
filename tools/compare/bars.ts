// The limits of our client: how much code a program carries because of it, and how long it waits.

export const bars = {
  /** Number of types in a program that creates, lists and refunds, and seconds to check it. */
  types: 3_000,
  checkSeconds: 0.5,
  /** Bytes of the bundled program, compressed. */
  gzip: 15_000,
  gzipWithValidation: 45_000,
  importMs: 40,
} as const;
