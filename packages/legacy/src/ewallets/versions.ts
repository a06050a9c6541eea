// Lists the dated versions of e-wallets.

/**
 * Every date that any e-wallet endpoint knows. Each endpoint accepts them all, so that a client
 * that sends the same version with every request is never refused (VER-CONF-03).
 */
export const ewalletVersions = [
  '2019-02-04',
  '2020-01-25', // VER-14
  '2020-02-01', // VER-13
  '2020-02-21',
  '2021-01-25',
] as const;

const ASYNCHRONOUS = '2020-02-21';

/**
 * Returns whether a version waits for the payer of an OVO payment; later ones respond at once
 * (VER-11).
 */
export const awaitsPayer = (version: string | null): boolean =>
  version !== null && version < ASYNCHRONOUS;
