// Tests which connector gets an operation that another one has refused, until when a connector may
// begin one, and when the first question about its outcome follows.
import type { Scope } from '@kasir/core/server';
import { getChannel } from '@kasir/models';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liveAccount } from '../testing/live-account.ts';
import { liveConnector } from '../testing/live-connectors.ts';
import { beginOperation, insteadOf } from './begin.ts';
import { changeLiveSettings } from './change-settings.ts';
import { operations, type OperationRow } from './kind.ts';
import { askJob } from './question.ts';
import type { LiveConnector } from './settings.ts';

const MINUTE_MS = 60_000;
const dana = getChannel('EWALLET', 'DANA', 'ID');

const connectorOf = (name: string, enabled = true): LiveConnector => ({
  ...liveConnector(name, [dana], ['charge']),
  enabled,
});

/** Returns decisions of live mode, in an account with these connectors. */
const open = async (...connectors: readonly LiveConnector[]) =>
  (await liveAccount({ connectors })).decide;

const charge = (d: Scope, expires: number | null = null): OperationRow => {
  const begun = beginOperation(d, {
    work: 'charge',
    channel: dana,
    amount: 25_000,
    order: {
      object: { kind: 'payment', id: 'p-1' },
      reference: 'order-1',
      customer: null,
      returnUrls: { success: null, failure: null, cancel: null },
      means: null,
      continues: null,
      expires,
    },
  });
  if (!begun) throw new Error('No connector can do it');
  return begun;
};

interface Times {
  readonly created_at: string;
  readonly expires_at: string;
}
const timesOf = ({ state }: OperationRow) => {
  const { created_at, expires_at } = JSON.parse(state.request) as Times;
  return { created: Date.parse(created_at), expires: Date.parse(expires_at) };
};

test('a refused operation goes to the next connectors that are there and enabled, in their order, each once', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }),
      fc.array(fc.constantFrom('enabled', 'disabled', 'gone'), { minLength: 5, maxLength: 5 }),
      async (names, fates) => {
        const decide = await open(...names.map((name) => connectorOf(name)));
        const first = await decide((d) => charge(d));
        expect(first.state).toMatchObject({ connector: names[0], instead: null });
        const later = names.map((name, index) => ({ name, fate: fates[index] }));
        const known = later.filter(({ fate }) => fate !== 'gone');
        await decide((d) =>
          changeLiveSettings(d, {
            connectors: known.map(({ name, fate }) => connectorOf(name, fate === 'enabled')),
          }),
        );
        const tried: string[] = [];
        let { id } = first;
        for (;;) {
          const refused = id;
          const next = await decide((d) =>
            insteadOf(d, d.transition(operations, { id: refused }, 'refuse')),
          );
          if (!next) break;
          tried.push(next.state.connector);
          expect(next.state).toMatchObject({ status: 'SENT', instead: refused, amount: 25_000 });
          expect(JSON.parse(next.state.request)).toMatchObject({ id: next.id });
          ({ id } = next);
        }
        const usable = later.slice(1).filter(({ fate }) => fate === 'enabled');
        expect(tried).toEqual(usable.map(({ name }) => name));
      },
    ),
    { numRuns: 60 },
  ));

test('a connector may begin an operation until its object expires, and for a minute at least', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: -10, max: 10_000_000 }), async (after) => {
      const decide = await open(connectorOf('a'));
      const { created, expires } = timesOf(await decide((d) => charge(d, d.now + after)));
      expect(expires - created).toBe(Math.max(after, MINUTE_MS));
    }),
    { numRuns: 40 },
  ));

test('an operation of an object that never expires is not begun hours later, when its payer is gone', async () => {
  const decide = await open(connectorOf('a'));
  const { created, expires } = timesOf(await decide((d) => charge(d)));
  expect(expires).toBeGreaterThan(created + MINUTE_MS);
  expect(expires).toBeLessThanOrEqual(created + 60 * MINUTE_MS);
});

test('the first question about the outcome of an operation follows 5 seconds after it was sent, also instead of a refused one', async () => {
  const { store, advance, decide } = await liveAccount({
    connectors: [connectorOf('a'), connectorOf('b')],
  });
  /** Returns the questions that are due now, each once. */
  const questions = async () => {
    const jobs = await store.claim(9, 60_000);
    return jobs.map(({ topic, payload }) => [topic, payload]);
  };
  const isAskedAfter5Seconds = async ({ id }: OperationRow): Promise<void> => {
    advance(4_999);
    expect(await questions()).toEqual([]);
    advance(1);
    expect(await questions()).toEqual([[askJob.name, { operation: id, question: 0 }]]);
  };
  const first = await decide((d) => charge(d));
  await isAskedAfter5Seconds(first);
  const next = await decide((d) => insteadOf(d, d.transition(operations, first, 'refuse')));
  if (!next) throw new Error('No other connector can do it');
  await isAskedAfter5Seconds(next);
});
