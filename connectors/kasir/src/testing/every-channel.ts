// Pays over many channels of a live account, and compares the books of both sides.
import { createHash } from 'node:crypto';
import { majorBounds, type Channel } from '@kasir/models';
import { expect, inject } from 'vitest';
import type { LiveChain } from './live-chain.ts';
import { nameOf, paymentsOn, refund, type Pay } from './payments.ts';

/**
 * Factor of the first payment of a type and currency: the money that it leaves covers the fees of
 * all refunds.
 */
const COVER = 200;

/** Orders things by the seed of the run: the same seed, the same order. */
const shuffle = <T>(things: readonly T[], name: (thing: T) => string): readonly T[] => {
  const place = (thing: T) =>
    createHash('sha256')
      .update(`${inject('seed')} ${name(thing)}`)
      .digest('hex');
  return things.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
};

/**
 * Returns the kinds of payments to try on a channel: one of each generation, selected by the seed
 * of the run, or all of them in a thorough run.
 */
const chooseKinds = (channel: Channel): readonly (readonly [string, Pay])[] => {
  const kinds = [...paymentsOn(channel)];
  if (inject('thorough') > 1) return kinds;
  const drawn = shuffle(kinds, ([kind]) => `${nameOf(channel)} ${kind}`);
  return ['v2', 'v3'].flatMap((name) =>
    drawn.filter(([kind]) => kind.startsWith(name)).slice(0, 1),
  );
};

/**
 * Returns some channels of each type, selected by the seed of the run, or all of them in a thorough
 * run. `most` is the number of each type.
 */
export const drawChannels = (all: readonly Channel[], most: number): readonly Channel[] => {
  if (inject('thorough') > 1) return all;
  const byType = Map.groupBy(all, ({ type }) => type);
  return [...byType.values()].flatMap((channels) => shuffle(channels, nameOf).slice(0, most));
};

/** Pays channels by kinds of payments of both generations, and refunds what they can refund. */
export const payChannels = async (
  { merchant }: Pick<LiveChain, 'merchant'>,
  all: readonly Channel[],
): Promise<void> => {
  const problems: string[] = [];
  const covered = new Set<string>();
  for (const channel of all) {
    const { min, max } = majorBounds(channel);
    // The maximum of a wallet may be too small to cover the fees of cards, so each type needs its
    // own cover.
    const cover = `${channel.type} ${channel.currency}`;
    for (const [kind, pay] of chooseKinds(channel)) {
      try {
        // The fee of a payment is not refunded, so another payment covers the full refund.
        if (channel.refund && !covered.has(cover)) {
          await pay(merchant, channel, Math.min(min * COVER, max));
          covered.add(cover);
        }
        const paid = await pay(merchant, channel, min);
        if (channel.refund) await refund(merchant, channel, paid);
      } catch (error) {
        problems.push(`${nameOf(channel)}, ${kind}: ${String(error)}`);
      }
    }
  }
  expect(problems).toEqual([]);
};

/** Checks that the books of both sides agree with each other and with the statement. */
export const expectAgreement = async (chain: LiveChain): Promise<void> => {
  // The outcome of the last operation may not have reached the platform yet.
  await expect
    .poll(async () => {
      const { live, processor } = await chain.books();
      return [live, processor];
    })
    .toSatisfy(([live, processor]) => JSON.stringify(live) === JSON.stringify(processor));
  expect(await chain.reconcile()).toEqual((await chain.books()).processor);
  expect(chain.failures).toEqual([]);
};
