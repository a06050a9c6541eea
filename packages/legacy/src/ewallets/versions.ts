// Dated versions of e-wallets.

/**
 * Every date that any e-wallet endpoint knows, and each of them takes all: a client that sends one
 * version with everything is never refused for it (VER-CONF-03).
 */
export const ewalletVersions = [
  '2019-02-04',
  '2020-01-25', // VER-14
  '2020-02-01', // VER-13
  '2020-02-21',
  '2021-01-25',
] as const;

const ASYNCHRONOUS = '2020-02-21';

/** Whether a version waits for the payer of an OVO payment; later ones answer at once (VER-11). */
export const awaitsPayer = (version: string | null): boolean =>
  version !== null && version < ASYNCHRONOUS;
