// Declares partitions, an account in one mode, to which all data belongs.
export type Mode = 'test' | 'live';

/** An account in one mode, to which all data belongs. No transaction spans two. */
export interface Partition {
  readonly account: string;
  readonly mode: Mode;
}

/** The partition of data that is found without an account: keys, accounts, settings. */
export const SYSTEM: Partition = { account: '$system', mode: 'live' };

/** Returns a partition as one string, the first part of every key. */
export const partitionKey = (partition: Partition): string =>
  `${partition.account}:${partition.mode}`;
export const partitionOf = (key: string): Partition => {
  const cut = key.lastIndexOf(':');
  return { account: key.slice(0, cut), mode: key.slice(cut + 1) as Mode };
};
