// The laws of reconciliation: for any statements, in any order and repeated, money is settled once,
// and only where a line and its operation agree.
import type { AnyKind, RowOf } from '@kasir/core/resource';
import type { Decision } from '@kasir/core/server';
import type { Store, View } from '@kasir/core/store';
import { manualClock, memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledgers } from '../ledger/ledgers.ts';
import { operations } from '../operations/kind.ts';
import { isSettled, type OperationState } from '../operations/state.ts';
import { decide, partition } from '../testing/decide.ts';
import { sendOperation, succeedOperation, type SampleOperation } from '../testing/operations.ts';
import { postAdjustment } from './adjustment.ts';
import { differences } from './difference.ts';
import type { ReportedLine } from './line.ts';
import { grossOf, matchLine } from './match.ts';
import { completeStatement, recordLines, rematchLine } from './record.ts';
import { resolveDifference } from './resolve.ts';
import { findStatement, statements } from './statement.ts';
import { statementLines } from './statement-line.ts';

const currencies = ['IDR', 'PHP'] as const;
const works = ['charge', 'capture', 'refund', 'receive', 'authorize'] as const;
const kinds = {
  charge: 'charge',
  capture: 'capture',
  refund: 'refund',
  receive: 'payment',
} as const;

const operationOf = (work: OperationState['work'], index: number, amount: number) => ({
  id: `00000000-0000-7000-8000-00000000000${index}`,
  work,
  currency: currencies[index % 2] ?? 'IDR',
  amount,
  ...(work === 'receive' && { external: `received-${index}` }),
});

/** The id by which the connector knows an operation. */
const known = ({ id, external }: SampleOperation): string => external ?? `op_${id}`;

/** Returns a line that matches an operation, before a flaw is added to it. */
const lineOf = (operation: SampleOperation, id: string, fee: number): ReportedLine => {
  const { work, currency, amount } = operation;
  const gross = work === 'refund' ? -amount : amount;
  const kind = work in kinds ? kinds[work as keyof typeof kinds] : 'charge';
  return {
    id,
    operation: known(operation),
    kind,
    currency,
    gross,
    fee,
    net: gross - fee,
    settled: 0,
  };
};

const samples = fc.array(
  fc.record({ work: fc.constantFrom(...works), amount: fc.integer({ min: 1, max: 1_000 }) }),
  { minLength: 1, maxLength: 6 },
);

/** The flaws of a line: mostly none. */
const flaws: readonly ((line: ReportedLine) => ReportedLine)[] = [
  (line) => line,
  (line) => line,
  (line) => line,
  (line) => ({ ...line, gross: line.gross + 1, net: line.net + 1 }),
  (line) => ({ ...line, net: line.net - 1 }),
  (line) => ({ ...line, currency: 'USD' }),
  (line) => ({ ...line, kind: 'capture' }),
  (line) => ({ ...line, operation: 'unknown-operation' }),
];

type Step =
  | { readonly act: 'succeed'; readonly operation: number }
  | {
      readonly act: 'report';
      readonly day: number;
      readonly lines: readonly {
        readonly operation: number;
        readonly name: number;
        readonly fee: number;
        readonly flaw: number;
      }[];
    }
  | { readonly act: 'rematch' | 'complete' | 'resolve'; readonly day: number };

const nat = (max: number) => fc.nat({ max });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('succeed' as const), operation: nat(5) }),
  fc.record({
    act: fc.constant('report' as const),
    day: nat(2),
    lines: fc.array(
      fc.record({
        operation: nat(5),
        name: nat(7),
        fee: fc.integer({ min: -3, max: 20 }),
        flaw: nat(flaws.length - 1),
      }),
      { maxLength: 5 },
    ),
  }),
  fc.record({
    act: fc.constantFrom('rematch' as const, 'complete' as const, 'resolve' as const),
    day: nat(2),
  }),
);

const day = (number: number) => ({ connector: 'bank', date: `2026-11-0${number + 1}` });

const all = <K extends AnyKind>(view: View, kind: K): RowOf<K>[] =>
  view.list(kind, {}, { limit: 1_000 }).rows;

const rematchAll = async (store: Store): Promise<void> => {
  const rows = await store.view(partition, (view) => all(view, statementLines));
  await decide(store, (d) => {
    for (const { id } of rows) rematchLine(d, id);
  });
};

const play = async (
  store: Store,
  one: Step,
  operationsOf: readonly SampleOperation[],
): Promise<void> => {
  const chosen = (index: number): SampleOperation => {
    const one = operationsOf[index % operationsOf.length];
    if (!one) throw new Error('There is no operation');
    return one;
  };
  switch (one.act) {
    case 'succeed':
      return decide(store, (d) => {
        const { id } = chosen(one.operation);
        if (d.get(operations, id)?.state.status === 'SENT') succeedOperation(d, id);
      });
    case 'report':
      return decide(store, (d) => {
        const lines = one.lines.map(({ operation, name, fee, flaw }) =>
          (flaws[flaw] ?? ((line) => line))(lineOf(chosen(operation), `line-${name}`, fee)),
        );
        recordLines(d, day(one.day), 'fetched', lines);
      });
    case 'complete':
      return decide(store, (d) => completeStatement(d, day(one.day), null));
    case 'rematch':
      return rematchAll(store);
    case 'resolve': {
      const [first] = await store.view(partition, (view) => all(view, differences));
      if (first)
        await decide(store, (d) => {
          resolveDifference(d, first.id, { outcome: 'accepted', note: 'seen', by: 'Siti' });
        });
    }
  }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Checks that each statement has one total for each currency of its lines: their sums. */
const checkTotals = (view: View): void => {
  for (const { id, state } of all(view, statements)) {
    const lines = view.children(statementLines, id).map((line) => line.state);
    const expected = [...new Set(lines.map(({ currency }) => currency))].map((currency) => {
      const own = lines.filter((line) => line.currency === currency);
      const [gross, fee, net] = (['gross', 'fee', 'net'] as const).map((field) =>
        sum(own.map((line) => line[field])),
      );
      return { currency, lines: own.length, gross, fee, net };
    });
    expect(state.totals).toHaveLength(expected.length);
    expect(state.totals).toEqual(expect.arrayContaining(expected));
  }
};

/** Checks the books against all operations and lines. */
const checkBooks = (view: View): void => {
  checkTotals(view);
  const lines = all(view, statementLines).map(({ id, state }) => ({ id, ...state }));
  const matched = lines.filter(({ status }) => status === 'MATCHED');
  for (const currency of currencies) {
    const own = matched.filter((line) => line.currency === currency);
    expect(0 - view.balance(ledgers.settled, currency)).toBe(sum(own.map(({ net }) => net)));
    expect(0 - view.balance(ledgers.processorFees, currency)).toBe(sum(own.map(({ fee }) => fee)));
    const unsettled = all(view, operations)
      .filter(({ state }) => state.currency === currency && isSettled(state) === false)
      .map(({ state }) => grossOf(state) ?? 0);
    expect(0 - view.balance(ledgers.clearing, currency)).toBe(sum(unsettled));
  }
  const settled = matched.map(({ about }) => about ?? '');
  expect(new Set(settled).size).toBe(settled.length);
  const isMarked = all(view, operations).filter(({ state }) => isSettled(state) === true);
  expect(new Set(isMarked.map(({ id }) => id))).toEqual(new Set(settled));
};

/** Checks that the listed differences are exactly the lines that do not match now. */
const checkDifferences = (view: View): void => {
  const listed = new Map(
    all(view, differences)
      .filter(
        ({ state: { status, subject } }) => status !== 'CLEARED' && subject.startsWith('line '),
      )
      .map(({ state }) => [state.line, state.reasons]),
  );
  for (const { id, state } of all(view, statementLines)) {
    const about = state.about === null ? undefined : view.get(operations, state.about)?.state;
    if (state.status === 'MATCHED') expect(listed.has(id)).toBe(false);
    else expect(listed.get(id)).toEqual(matchLine(state, about));
  }
};

describe('after any statements', () => {
  test('the settled ledger holds the matched lines and clearing the unsettled operations: nothing is posted twice', () =>
    fc.assert(
      fc.asyncProperty(samples, fc.array(step, { maxLength: 25 }), async (drawn, steps) => {
        const store = memoryStore();
        const own = drawn.map(({ work, amount }, index) => operationOf(work, index, amount));
        await decide(store, (d) => {
          for (const one of own) sendOperation(d, one);
        });
        for (const one of steps) {
          await play(store, one, own);
          await store.view(partition, checkBooks);
        }
        // The second pass sees the operations that the first one has settled.
        await rematchAll(store);
        await rematchAll(store);
        await store.view(partition, (view) => {
          checkBooks(view);
          checkDifferences(view);
        });
      }),
      { numRuns: 150 },
    ));

  test('the order of matching lines and successes does not change the result', () =>
    fc.assert(
      fc.asyncProperty(samples, fc.infiniteStream(fc.nat()), async (drawn, draws) => {
        const settled = drawn.filter(({ work }) => work !== 'authorize');
        const own = settled.map(({ work, amount }, index) => operationOf(work, index, amount));
        const acts: (() => (d: Decision) => void)[] = own.flatMap((one, index) => [
          () => (d) => succeedOperation(d, one.id),
          () => (d) => recordLines(d, day(index % 3), 'fetched', [lineOf(one, `l-${index}`, 2)]),
          () => (d) => recordLines(d, day(index % 3), 'uploaded', [lineOf(one, `l-${index}`, 2)]),
        ]);
        const store = memoryStore();
        await decide(store, (d) => {
          for (const one of own) sendOperation(d, one);
        });
        while (acts.length > 0) {
          const [act] = acts.splice((draws.next().value ?? 0) % acts.length, 1);
          if (act) await decide(store, act());
        }
        await rematchAll(store);
        await store.view(partition, (view) => {
          checkBooks(view);
          expect(all(view, statementLines).map(({ state }) => state.status)).toEqual(
            own.map(() => 'MATCHED'),
          );
          for (const currency of currencies)
            expect(view.balance(ledgers.clearing, currency)).toBe(0);
        });
      }),
      { numRuns: 60 },
    ));
});

const paid = operationOf('charge', 0, 10_000);
const openPaid = async (): Promise<Store> => {
  const store = memoryStore({ now: manualClock().now });
  await decide(store, (d) => {
    sendOperation(d, paid);
    succeedOperation(d, paid.id);
  });
  return store;
};
const report = (store: Store, line: ReportedLine, number = 0): Promise<void> =>
  decide(store, (d) => recordLines(d, day(number), 'fetched', [line]));

test('the totals of a statement count each of its lines once, by currency', async () => {
  const store = await openPaid();
  const line = lineOf(paid, 'line-1', 250);
  await report(store, line);
  await report(store, line);
  await report(store, { ...line, id: 'line-2', currency: 'USD', fee: -1 });
  await report(store, { ...line, id: 'line-3', gross: -4_000, fee: -100, net: -3_900 });
  await store.view(partition, (view) => {
    expect(findStatement(view, day(0))?.state).toMatchObject({
      complete: false,
      totals: [
        { currency: 'USD', lines: 1, gross: 10_000, fee: -1, net: 9_750 },
        { currency: 'IDR', lines: 2, gross: 6_000, fee: 150, net: 5_850 },
      ],
    });
  });
});

test('sums that are too large to be exact are refused, and nothing is stored', async () => {
  const store = await openPaid();
  const large = { ...lineOf(paid, 'line-1', 0), gross: Number.MAX_SAFE_INTEGER };
  await report(store, large);
  await expect(report(store, { ...large, id: 'line-2' })).rejects.toThrow('too large');
  await store.view(partition, (view) => expect(all(view, statementLines)).toHaveLength(1));
});

test('a line that comes again with other contents is listed, and its first contents stay', async () => {
  const store = await openPaid();
  const line = lineOf(paid, 'line-1', 250);
  await report(store, line);
  const other = { ...line, fee: 300, net: 9_700 };
  await report(store, other, 1);
  await report(store, other, 1);
  await store.view(partition, (view) => {
    checkBooks(view);
    expect(all(view, differences).map(({ state }) => state)).toMatchObject([
      { status: 'OPEN', reasons: ['TWICE'], reported: other },
    ]);
  });
});

test('a line that is no longer in the complete statement is listed', async () => {
  const store = await openPaid();
  await report(store, lineOf(paid, 'line-1', 250));
  await report(store, lineOf(paid, 'line-2', 250));
  await decide(store, (d) => completeStatement(d, day(0), new Set(['line-2'])));
  const [row] = await store.view(partition, (view) =>
    all(view, differences).filter(({ state }) => state.subject.startsWith('withdrawn')),
  );
  expect(row?.state).toMatchObject({ reasons: ['MISSING_THERE'], reported: { id: 'line-1' } });
});

test('a resolved difference is opened again when it differs for other reasons', async () => {
  const store = memoryStore();
  await decide(store, (d) => void sendOperation(d, paid));
  await report(store, lineOf(paid, 'line-1', 250));
  const find = () => store.view(partition, (view) => all(view, differences)[0]);
  const found = await find();
  const { id, state } = found ?? { id: '', state: null };
  expect(state).toMatchObject({ status: 'OPEN', reasons: ['MISSING_HERE'] });
  const note = { outcome: 'claimed', note: 'sent to the bank', by: 'Siti' } as const;
  await decide(store, (d) => void resolveDifference(d, id, note));
  await rematchAll(store);
  expect((await find())?.state).toMatchObject({ status: 'RESOLVED', resolution: note });
  await decide(store, (d) => succeedOperation(d, paid.id, 9_000));
  await rematchAll(store);
  expect((await find())?.state).toMatchObject({
    status: 'OPEN',
    reasons: ['AMOUNT'],
    operation: paid.id,
    resolution: null,
  });
});

test('an adjustment must balance, posts its lines once, and its statement line is not matched again', async () => {
  const store = memoryStore();
  await decide(store, (d) => void sendOperation(d, paid));
  await report(store, lineOf(paid, 'line-1', 250));
  const difference = await store.view(partition, (view) => all(view, differences)[0]?.id ?? '');
  const adjustment = {
    difference,
    currency: 'IDR',
    reason: 'paid by hand',
    by: 'Siti',
    lines: [
      { ledger: ledgers.settled, amount: -9_750 },
      { ledger: ledgers.clearing, amount: 9_750 },
    ],
  };
  await decide(store, (d) => {
    const unbalanced = { ...adjustment, lines: adjustment.lines.slice(1) };
    expect(postAdjustment(d, unbalanced)).toBe('unbalanced');
    expect(postAdjustment(d, { ...adjustment, difference: 'x' })).toBe('unknown difference');
    expect(postAdjustment(d, adjustment)).toMatchObject({ state: adjustment });
    succeedOperation(d, paid.id);
  });
  await rematchAll(store);
  await store.view(partition, (view) => {
    expect(view.balance(ledgers.settled, 'IDR')).toBe(-9_750);
    expect(view.balance(ledgers.clearing, 'IDR')).toBe(-250);
    expect(all(view, statementLines)[0]?.state).toMatchObject({ status: 'DIFFERENT' });
  });
});
