// Tests what is stored of the lines of a statement: their contents and operation, the statement and
// the feed that they belong to, and the differences of those that do not match.
import type { AnyKind, RowOf } from '@kasir/core/resource';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { describe, expect, test } from 'vitest';
import { ledgers } from '../ledger/ledgers.ts';
import { changeLiveSettings } from '../operations/change-settings.ts';
import { operations } from '../operations/kind.ts';
import type { AgreedFee } from '../operations/settings.ts';
import { decide, partition } from '../testing/decide.ts';
import { sendOperation, succeedOperation, type SampleOperation } from '../testing/operations.ts';
import { postAdjustment } from './adjustment.ts';
import { differences } from './difference.ts';
import { statementFeeds } from './feed.ts';
import type { ReportedLine } from './line.ts';
import { noteMissing } from './missing.ts';
import { completeStatement, recordLines, rematchLine } from './record.ts';
import { findStatement } from './statement.ts';
import { statementLines } from './statement-line.ts';

const id = '00000000-0000-7000-8000-000000000001';
const paid: SampleOperation = { id, work: 'charge', currency: 'IDR', amount: 10_000 };
const line: ReportedLine = {
  id: 'line-1',
  operation: `op_${id}`,
  kind: 'charge',
  currency: 'IDR',
  gross: 10_000,
  fee: 250,
  net: 9_750,
  settled: 1_700_000_000_000,
};
const day = { connector: 'bank', date: '2026-11-01' };

/** An account with operations that were sent. */
const open = async (...samples: readonly SampleOperation[]) => {
  const { now, advance } = manualClock();
  const store = memoryStore({ now });
  await decide(store, (d) => {
    for (const one of samples) sendOperation(d, one);
  });
  const all = <K extends AnyKind>(kind: K): Promise<RowOf<K>[]> =>
    store.view(partition, (view) => view.list(kind, {}, { limit: 99 }).rows);
  return {
    now,
    advance,
    run: <R>(act: Parameters<typeof decide<R>>[1]) => decide(store, act),
    look: <R>(read: Parameters<typeof store.view<R>>[1]) => store.view(partition, read),
    succeed: (of = id) => decide(store, (d) => succeedOperation(d, of)),
    record: (lines: readonly ReportedLine[], at = day) =>
      decide(store, (d) => recordLines(d, at, 'fetched', lines)),
    lines: async () => (await all(statementLines)).map(({ state }) => state),
    differences: async () => (await all(differences)).map(({ state }) => state),
    rematch: async () => {
      const rows = await all(statementLines);
      await decide(store, (d) => {
        for (const row of rows) rematchLine(d, row.id);
      });
    },
    complete: (date: string, ids: readonly string[] | null) =>
      decide(store, (d) => completeStatement(d, { ...day, date }, ids && new Set(ids))),
  };
};

describe('a line is stored with its contents and its operation', () => {
  test('when it matches, and then its operation is settled', async () => {
    const { now, look, succeed, record, lines, differences: listed } = await open(paid);
    await succeed();
    await record([line]);
    const { id: name, ...contents } = line;
    const statement = await look((view) => findStatement(view, day)?.id);
    expect(await lines()).toEqual([
      {
        ...contents,
        status: 'MATCHED',
        connector: 'bank',
        statement,
        date: '2026-11-01',
        line: name,
        about: id,
        adjusted: false,
        created: now(),
      },
    ]);
    expect(await listed()).toEqual([]);
    await look((view) => {
      expect(view.get(operations, id)?.state.settled).toBe(true);
      expect(view.balance(ledgers.settled, 'IDR')).toBe(-9_750);
      expect(view.balance(ledgers.processorFees, 'IDR')).toBe(-250);
      expect(view.balance(ledgers.clearing, 'IDR')).toBe(0);
    });
  });

  test('when it does not match, and then its difference names all of it', async () => {
    const { look, succeed, record, lines, differences: listed } = await open(paid);
    await succeed();
    const wrong = { ...line, gross: 9_999, net: 9_749 };
    await record([wrong]);
    expect(await lines()).toMatchObject([{ status: 'DIFFERENT', about: id, adjusted: false }]);
    const [statement, stored] = await look((view) => [
      findStatement(view, day)?.id,
      view.list(statementLines, {}, { limit: 9 }).rows[0]?.id,
    ]);
    const [difference] = await listed();
    expect(difference).toMatchObject({
      status: 'OPEN',
      connector: 'bank',
      reasons: ['AMOUNT'],
      subject: `line ${stored}`,
      statement,
      date: '2026-11-01',
      line: stored,
      operation: id,
    });
    expect(difference?.reported).toMatchObject(wrong);
  });

  test.each([
    ['by our id with a prefix', paid, `op_${id}`, id],
    ['by our id without a prefix', paid, id, id],
    ['by the id of a received payment', { ...paid, external: 'paid_1' }, 'paid_1', id],
    ['but not an operation of another connector', { ...paid, connector: 'shop' }, id, null],
    [
      'but not a received payment of another connector',
      { ...paid, connector: 'shop', external: 'paid_1' },
      'paid_1',
      null,
    ],
  ])('%s', async (_, sample, operation, about) => {
    const { record, lines } = await open(sample);
    await record([{ ...line, operation }]);
    expect(await lines()).toMatchObject([{ about, operation }]);
  });
});

describe('a line that is compared again', () => {
  test('matches once its operation has succeeded: its difference is cleared and its money settled', async () => {
    const { look, succeed, record, rematch, lines, differences: listed } = await open(paid);
    await record([line]);
    expect(await listed()).toMatchObject([{ status: 'OPEN', reasons: ['MISSING_HERE'] }]);
    await succeed();
    for (const again of [rematch, rematch, () => record([line])]) {
      await again();
      expect(await lines()).toMatchObject([{ status: 'MATCHED', about: id }]);
      expect(await listed()).toMatchObject([{ status: 'CLEARED' }]);
      expect(await look((view) => view.balance(ledgers.settled, 'IDR'))).toBe(-9_750);
    }
  });

  test('names an operation that was unknown when it came, although it does not match', async () => {
    const { run, succeed, record, rematch, lines, differences: listed } = await open();
    await record([{ ...line, fee: 300 }]);
    expect(await lines()).toMatchObject([{ about: null }]);
    await run((d) => void sendOperation(d, paid));
    await succeed();
    await rematch();
    expect(await lines()).toMatchObject([{ status: 'DIFFERENT', about: id }]);
    expect(await listed()).toMatchObject([{ status: 'OPEN', reasons: ['FEE'], operation: id }]);
  });

  test('clears that its operation was in no statement, whether it matches or not', async () => {
    for (const fee of [250, 300]) {
      const { run, succeed, record, rematch, differences: listed } = await open(paid);
      await record([{ ...line, fee }]);
      await succeed();
      await run((d) => noteMissing(d, id));
      const missing = async () =>
        (await listed()).filter(({ subject }) => subject.startsWith('operation '));
      expect(await missing()).toMatchObject([{ status: 'OPEN' }]);
      await rematch();
      expect(await missing()).toMatchObject([{ status: 'CLEARED' }]);
    }
  });
});

describe('agreed fees of an account', () => {
  const agreed: AgreedFee = {
    connector: 'bank',
    type: null,
    channel: null,
    currency: 'IDR',
    basisPoints: 250,
    fixed: 0,
  };

  test.each([
    ['the agreed fee matches', 250, []],
    ['another fee does not', 251, ['AGREED_FEE']],
  ])('are compared with lines: %s', async (_, fee, reasons) => {
    const { run, succeed, record, differences: listed } = await open(paid);
    await run((d) => void changeLiveSettings(d, { agreedFees: [agreed] }));
    await succeed();
    await record([{ ...line, fee, net: 10_000 - fee }]);
    expect((await listed()).flatMap((one) => one.reasons)).toEqual(reasons);
  });

  test('are not applied to a line whose operation is unknown', async () => {
    const { run, record, differences: listed } = await open();
    await run((d) => void changeLiveSettings(d, { agreedFees: [agreed] }));
    await record([{ ...line, fee: 1, net: 9_999 }]);
    expect(await listed()).toMatchObject([{ reasons: ['MISSING_HERE'], operation: null }]);
  });
});

test('a statement has the source and the time of its last lines', async () => {
  const { now, advance, run, look, record } = await open();
  const statement = () => look((view) => findStatement(view, day)?.state);
  await record([]);
  expect(await statement()).toMatchObject({ source: 'fetched', received: now(), totals: [] });
  advance(1_000);
  await run((d) => recordLines(d, day, 'uploaded', [line]));
  expect(await statement()).toMatchObject({
    source: 'uploaded',
    received: now(),
    totals: [{ currency: 'IDR', lines: 1, gross: 10_000, fee: 250, net: 9_750 }],
  });
});

describe('a line that comes again with other contents', () => {
  test('is listed with its first day and operation and with what was reported now, once for each contents', async () => {
    const { look, record, differences: listed, lines } = await open(paid);
    await record([line]);
    const before = await lines();
    const changes = [
      { fee: 300 },
      { net: 9_000 },
      { gross: 9_000 },
      { settled: 5 },
      { kind: 'capture' as const },
    ];
    for (const change of [...changes, ...changes])
      await record([{ ...line, ...change }], { ...day, date: '2026-11-02' });
    expect(await lines()).toEqual(before);
    const [statement, stored] = await look((view) => [
      findStatement(view, day)?.id,
      view.list(statementLines, {}, { limit: 9 }).rows[0]?.id,
    ]);
    const changed = (await listed()).filter(({ reasons }) => reasons.includes('TWICE'));
    expect(changed).toHaveLength(changes.length);
    for (const one of changed)
      expect(one).toMatchObject({
        status: 'OPEN',
        connector: 'bank',
        reasons: ['TWICE'],
        statement,
        date: '2026-11-01',
        line: stored,
        operation: id,
      });
    expect(changed.map(({ reported }) => reported)).toEqual(
      expect.arrayContaining(changes.map((change) => ({ ...line, ...change }))),
    );
  });

  test('does not count in the totals of its second day', async () => {
    const { look, record } = await open();
    const second = { ...day, date: '2026-11-02' };
    await record([line]);
    await record([line, { ...line, fee: 300 }], second);
    expect(await look((view) => findStatement(view, second)?.state.totals)).toEqual([]);
  });

  test('is another line when it is of another connector', async () => {
    const { record, lines, differences: listed } = await open();
    await record([line]);
    await record([{ ...line, fee: 300, net: 9_700 }], { ...day, connector: 'shop' });
    expect(new Set((await lines()).map(({ connector }) => connector))).toEqual(
      new Set(['bank', 'shop']),
    );
    expect((await listed()).flatMap(({ reasons }) => reasons)).not.toContain('TWICE');
  });
});

describe('a complete statement', () => {
  test('is marked so, and the feed knows the last complete day, in any order of days', async () => {
    const { look, complete } = await open();
    const last = () => look((view) => view.get(statementFeeds, 'bank')?.state.complete);
    for (const [date, expected] of [
      ['2026-11-02', '2026-11-02'],
      ['2026-11-01', '2026-11-02'],
      ['2026-11-03', '2026-11-03'],
    ] as const) {
      await complete(date, null);
      expect(await last()).toBe(expected);
      expect(await look((view) => findStatement(view, { ...day, date })?.state.complete)).toBe(
        true,
      );
    }
  });

  test('lists each earlier line that it no longer has, and no line of another day', async () => {
    const { look, succeed, record, complete, differences: listed } = await open(paid);
    await succeed();
    await record([line, { ...line, id: 'line-2' }, { ...line, id: 'line-3' }]);
    await record([{ ...line, id: 'line-4' }], { ...day, date: '2026-11-02' });
    await complete(day.date, ['line-2']);
    const missing = (await listed()).filter(({ subject }) => subject.startsWith('withdrawn '));
    const statement = await look((view) => findStatement(view, day)?.id);
    for (const one of missing)
      expect(one).toMatchObject({
        status: 'OPEN',
        connector: 'bank',
        reasons: ['MISSING_THERE'],
        statement,
        date: '2026-11-01',
        operation: id,
      });
    expect(missing.map(({ subject }) => subject)).toEqual(
      missing.map(({ line: name }) => `withdrawn ${name}`),
    );
    expect(missing).toHaveLength(2);
    expect(new Set(missing.map(({ reported }) => reported?.id))).toEqual(
      new Set(['line-1', 'line-3']),
    );
  });

  test('lists nothing when its earlier lines are not to be compared', async () => {
    const { record, complete, differences: listed } = await open();
    await record([line]);
    const before = await listed();
    await complete(day.date, null);
    expect(await listed()).toEqual(before);
  });
});

describe('an adjustment', () => {
  const posted = [
    { ledger: ledgers.settled, amount: -9_750 },
    { ledger: ledgers.processorFees, amount: -250 },
    { ledger: ledgers.clearing, amount: 10_000 },
  ];
  const adjustment = { currency: 'IDR', lines: posted, reason: 'paid by hand', by: 'Siti' };
  type Opened = Awaited<ReturnType<typeof open>>;
  const only = ({ look }: Opened) =>
    look((view) => view.list(differences, {}, { limit: 9 }).rows[0]?.id ?? '');
  const post = ({ run }: Opened, difference: string | null) =>
    run((d) => {
      const done = postAdjustment(d, { ...adjustment, difference });
      return typeof done === 'string' ? done : done.state;
    });
  const balances = ({ look }: Opened) =>
    look((view) => posted.map(({ ledger }) => view.balance(ledger, 'IDR')));

  test('is stored with its time and posts each of its lines', async () => {
    const account = await open();
    expect(await post(account, null)).toEqual({
      ...adjustment,
      difference: null,
      created: account.now(),
    });
    expect(await balances(account)).toEqual(posted.map(({ amount }) => amount));
  });

  test('for the difference of a line marks that line', async () => {
    const account = await open(paid);
    await account.record([line]);
    await post(account, await only(account));
    expect(await account.lines()).toMatchObject([{ status: 'DIFFERENT', adjusted: true }]);
  });

  test('for another difference leaves its line as it is, to be matched later', async () => {
    const account = await open(paid);
    await account.succeed();
    await account.record([line]);
    await account.complete(day.date, []);
    const before = await account.lines();
    await post(account, await only(account));
    expect(await account.lines()).toEqual(before);
  });

  test('for a difference that has gone by itself is refused and posts nothing', async () => {
    const account = await open(paid);
    await account.record([line]);
    await account.succeed();
    await account.rematch();
    const before = await balances(account);
    expect(await post(account, await only(account))).toBe('cleared difference');
    expect(await balances(account)).toEqual(before);
  });

  test('for a resolved difference is posted', async () => {
    const account = await open(paid);
    await account.record([line]);
    const difference = await only(account);
    const resolution = { outcome: 'accepted', note: 'seen', by: 'Siti' } as const;
    await account.run((d) => {
      const row = d.get(differences, difference);
      if (row) d.transition(differences, row, 'resolve', { resolution: { ...resolution, at: 0 } });
    });
    expect(await post(account, difference)).toMatchObject({ difference });
  });
});
