// Tests instruments of live mode: the number that a connector issues, and responses that come after
// an instrument has ended.
import { decideIn, type Scope } from '@kasir/core/server';
import type { Partition } from '@kasir/core/store';
import { manualClock, memoryStore } from '@kasir/core/testing';
import type { Channel } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import type { ChargeResult } from '../connectors/port.ts';
import { changeLiveSettings } from '../operations/change-settings.ts';
import { operations, type OperationRow } from '../operations/kind.ts';
import type { OperationState } from '../operations/state.ts';
import { plainAccount } from '../testing/account.ts';
import { contextFor } from '../testing/decide.ts';
import { channelsOfTypes, toNewInstrument } from '../testing/harness.ts';
import { liveConnector } from '../testing/live-connectors.ts';
import { createInstrument } from './create.ts';
import { endInstrument } from './end.ts';
import { getInstrument } from './find.ts';
import { finishIssueJob, reconcileInstrument } from './jobs.ts';
import type { InstrumentRow } from './kind.ts';

const { EWALLET: wallet, VIRTUAL_ACCOUNT: account } = channelsOfTypes;
const partition: Partition = { account: plainAccount.id, mode: 'live' };

const works = ['charge', 'refund', 'link', 'unlink', 'issue', 'close'] as const;

/** An account with one connector, whose responses the test gives. */
const open = async () => {
  const { now, advance } = manualClock();
  const store = memoryStore({ now });
  const decide = <R>(run: (d: Scope) => R): Promise<R> =>
    store.exec(partition, (at, tx) => decideIn(at, tx, { ...contextFor(), partition }, run));
  await decide((d) =>
    changeLiveSettings(d, { connectors: [liveConnector('bank', [wallet, account], works)] }),
  );
  const make = (channel: Channel, identifier: string | null = null): Promise<InstrumentRow> =>
    decide((d) => {
      const reusable = channel === wallet;
      return createInstrument(d, toNewInstrument(d, { channel, reusable, identifier }));
    });
  const operationsOf = ({ state }: InstrumentRow): Promise<readonly OperationState[]> =>
    store.view(partition, (view) =>
      view.children(operations, state.product.id).map((one) => one.state),
    );
  const firstOf = (d: Scope, { state }: InstrumentRow): OperationRow => {
    const [row] = d.children(operations, state.product.id);
    if (!row) throw new Error('There is no operation');
    return row;
  };
  /** Lets the connector do what was requested for an instrument. */
  const approve = (row: InstrumentRow, found: Partial<OperationState>): Promise<void> =>
    decide((d) => {
      const operation = d.transition(operations, firstOf(d, row), 'succeed', found);
      const response = { result: 'approved', operation: operation.id } as const;
      const job = operation.state.work === 'issue' ? finishIssueJob : reconcileInstrument;
      job.run(d, { instrument: row.id, response });
    });
  const instrument = ({ id }: InstrumentRow) =>
    store.view(partition, (view) => getInstrument(view, id).state);
  return { advance, decide, make, approve, instrument, operationsOf };
};

describe('a number that a connector issues', () => {
  test('is the number of its instrument', async () => {
    const { make, approve, instrument } = await open();
    const made = await make(account);
    expect(made.state.status).toBe('PENDING');
    await approve(made, { issued: '9999000111' });
    expect(await instrument(made)).toMatchObject({ status: 'ACTIVE', identifier: '9999000111' });
  });

  test('is refused when another open instrument has it, because the payers of both would pay to it', async () => {
    const { make, approve, instrument, operationsOf } = await open();
    const [first, second] = [await make(account), await make(account)];
    await approve(first, { issued: '9999000111' });
    await approve(second, { issued: '9999000111' });
    expect(await instrument(first)).toMatchObject({ status: 'ACTIVE', identifier: '9999000111' });
    expect(await instrument(second)).toMatchObject({
      status: 'FAILED',
      failure: 'CHANNEL_UNAVAILABLE',
    });
    expect((await operationsOf(second))[0]).toMatchObject({ attention: 'CONTRADICTION' });
  });

  test('is accepted again once the instrument that had it has ended', async () => {
    const { decide, make, approve, instrument, operationsOf } = await open();
    const first = await make(account);
    await approve(first, { issued: '9999000111' });
    await decide((d) => endInstrument(d, first, 'withdraw'));
    const second = await make(account);
    await approve(second, { issued: '9999000111' });
    expect(await instrument(second)).toMatchObject({ status: 'ACTIVE', identifier: '9999000111' });
    expect((await operationsOf(second))[0]).toMatchObject({ attention: null });
  });
});

describe('the late response of a connector', () => {
  test.each([
    ['wallet', wallet, 'unlink', { token: 'token-1' }],
    ['number', account, 'close', { issued: '9999000111' }],
  ] as const)(
    'to a %s that has been withdrawn does not open it, and ends it at the connector',
    async (_, channel, work, found) => {
      const { decide, make, approve, instrument, operationsOf } = await open();
      const made = await make(channel);
      const { status } = (await decide((d) => endInstrument(d, made, 'withdraw'))).state;
      await approve(made, found);
      const ended = await instrument(made);
      expect(ended.status).toBe(status);
      expect(ended.vault).toBeUndefined();
      expect((await operationsOf(made)).map((one) => [one.work, one.status])).toEqual([
        [work === 'unlink' ? 'link' : 'issue', 'SUCCEEDED'],
        [work, 'SENT'],
      ]);
    },
  );

  test('to a wallet whose payer has no time left does not link it, even before its job has expired it', async () => {
    for (const [late, status] of [
      [-1, 'ACTIVE'],
      [0, 'REQUIRES_ACTION'],
    ] as const) {
      const { advance, make, approve, instrument } = await open();
      const made = await make(wallet);
      advance((made.state.openUntil ?? NaN) - made.state.created + late);
      await approve(made, { token: 'token-1' });
      expect((await instrument(made)).status).toBe(status);
    }
  });

  test('that declines what has ended changes nothing', async () => {
    const { decide, make, instrument, operationsOf } = await open();
    const declined: ChargeResult = {
      result: 'declined',
      code: 'CHANNEL_UNAVAILABLE',
      networkCode: null,
    };
    for (const [channel, job] of [
      [wallet, reconcileInstrument],
      [account, finishIssueJob],
    ] as const) {
      const made = await make(channel);
      await decide((d) => endInstrument(d, made, 'withdraw'));
      const ended = await instrument(made);
      await decide((d) => job.run(d, { instrument: made.id, response: declined }));
      expect(await instrument(made)).toEqual(ended);
      expect(await operationsOf(made)).toHaveLength(1);
    }
  });
});
