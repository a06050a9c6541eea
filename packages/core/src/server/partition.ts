// Partitions: an account in one mode, the partition that everything belongs to.
export type Mode = 'test' | 'live';

/** The partition everything belongs to: an account in one mode. No transaction spans two. */
export interface Partition {
  readonly account: string;
  readonly mode: Mode;
}

/** Partition of what must be found without an account: keys, accounts, settings. */
export const SYSTEM: Partition = { account: '$system', mode: 'live' };

/** A partition as one string, first in every key. */
export const partitionKey = (partition: Partition): string =>
  `${partition.account}:${partition.mode}`;
export const partitionOf = (key: string): Partition => {
  const cut = key.lastIndexOf(':');
  return { account: key.slice(0, cut), mode: key.slice(cut + 1) as Mode };
};
