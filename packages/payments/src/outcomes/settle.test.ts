// Tests what the outcomes of connectors do to the work that waited for them: linked wallets with
// their tokens, and refusals.
import { decideIn, type Scope } from '@kasir/core/server';
import type { Partition, View } from '@kasir/core/store';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { describe, expect, test } from 'vitest';
import { createInstrument } from '../instruments/create.ts';
import { getInstrument } from '../instruments/find.ts';
import { changeLiveSettings } from '../operations/change-settings.ts';
import { operations, type OperationRow } from '../operations/kind.ts';
import type { LiveConnector } from '../operations/settings.ts';
import { plainAccount } from '../testing/account.ts';
import { contextFor } from '../testing/decide.ts';
import { channelsOfTypes, toNewInstrument } from '../testing/harness.ts';
import { liveConnector } from '../testing/live-connectors.ts';
import { nothingNamed } from '../testing/operations.ts';
import type { Outcome } from './outcome.ts';
import { applyOutcome, applyRefusal } from './settle.ts';

const wallet = channelsOfTypes.EWALLET;
const partition: Partition = { account: plainAccount.id, mode: 'live' };

const connectorOf = (name: string): LiveConnector =>
  liveConnector(name, [wallet], ['charge', 'refund', 'link', 'unlink']);

const approved: Outcome = {
  work: 'link',
  status: 'succeeded',
  ...nothingNamed,
  sequence: 1,
};

/** A wallet that is being linked in live mode by the first of these connectors. */
const linking = async (...names: readonly string[]) => {
  const store = memoryStore({ now: manualClock().now });
  const decide = <R>(run: (d: Scope) => R): Promise<R> =>
    store.exec(partition, (at, tx) => decideIn(at, tx, { ...contextFor(), partition }, run));
  const { id, product } = await decide((d) => {
    changeLiveSettings(d, { connectors: names.map(connectorOf) });
    const made = createInstrument(d, toNewInstrument(d, { channel: wallet, reusable: true }));
    return { id: made.id, product: made.state.product.id };
  });
  const operationsIn = (reads: Pick<View, 'children'>): readonly OperationRow[] =>
    reads.children(operations, product);
  const last = (reads: Pick<View, 'children'>): OperationRow => {
    const row = operationsIn(reads).at(-1);
    if (!row) throw new Error('There is no operation');
    return row;
  };
  return {
    decide,
    /** Lets the connector of the last operation report. */
    report: (outcome: Partial<Outcome>) =>
      decide((d) => void applyOutcome(d, last(d), { ...approved, ...outcome })),
    /** Lets the connector of the last operation refuse it. */
    refuse: () => decide((d) => applyRefusal(d, last(d))),
    instrument: () => store.view(partition, (view) => getInstrument(view, id).state),
    sent: () => store.view(partition, (view) => operationsIn(view).map(({ state }) => state)),
  };
};

describe('a wallet is linked by the token of its connector', () => {
  test.each([
    ['with the success', null, 'token-2', 'token-2'],
    ['before the success', 'token-1', null, 'token-1'],
    ['twice, the last one', 'token-1', 'token-2', 'token-2'],
  ])('that comes %s', async (_, first, second, token) => {
    const { report, instrument, sent } = await linking('bank');
    await report({ status: 'pending', token: first, sequence: 1 });
    expect(await instrument()).toMatchObject({ status: 'REQUIRES_ACTION' });
    await report({ token: second, sequence: 2 });
    expect(await sent()).toMatchObject([{ status: 'SUCCEEDED', token }]);
    expect(await instrument()).toMatchObject({
      status: 'ACTIVE',
      vault: { connector: 'bank', token },
    });
  });

  test('but a late report that repeats the success without it takes no token away', async () => {
    const { report, sent } = await linking('bank');
    await report({ token: 'token-1' });
    await report({ sequence: 2, processorReference: 'ref-1' });
    expect(await sent()).toMatchObject([{ token: 'token-1', processorReference: 'ref-1' }]);
  });
});

describe('a refused operation', () => {
  test('ends the work that waited for it when no other connector can do it', async () => {
    const { refuse, instrument, sent } = await linking('bank');
    await refuse();
    expect(await sent()).toMatchObject([{ status: 'REFUSED', attention: null }]);
    expect(await instrument()).toMatchObject({
      status: 'FAILED',
      failure: 'CHANNEL_UNAVAILABLE',
    });
  });

  test('goes to the next connector that is still enabled, for which the work waits then', async () => {
    const { decide, refuse, report, instrument, sent } = await linking('a', 'b', 'c', 'd');
    await decide((d) =>
      changeLiveSettings(d, {
        connectors: [
          connectorOf('a'),
          { ...connectorOf('b'), enabled: false },
          connectorOf('c'),
          connectorOf('e'),
        ],
      }),
    );
    await refuse();
    expect(await sent()).toMatchObject([
      { connector: 'a', status: 'REFUSED' },
      { connector: 'c', status: 'SENT', fallbacks: [] },
    ]);
    expect(await instrument()).toMatchObject({ status: 'REQUIRES_ACTION' });
    await report({ token: 'token-1' });
    expect(await instrument()).toMatchObject({
      status: 'ACTIVE',
      vault: { connector: 'c', token: 'token-1' },
    });
  });

  test('ends the work once the last connector has refused it too', async () => {
    const { refuse, instrument, sent } = await linking('a', 'b');
    await refuse();
    await refuse();
    expect(await sent()).toMatchObject([
      { connector: 'a', status: 'REFUSED' },
      { connector: 'b', status: 'REFUSED' },
    ]);
    expect(await instrument()).toMatchObject({ status: 'FAILED' });
  });

  test('stays as it is when its connector has reported before', async () => {
    const { report, refuse, instrument, sent } = await linking('bank');
    await report({ status: 'pending' });
    await refuse();
    expect(await sent()).toMatchObject([{ status: 'WAITING' }]);
    expect(await instrument()).toMatchObject({ status: 'REQUIRES_ACTION' });
  });
});
