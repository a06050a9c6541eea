// Transfers as every release stored them, and the life that the wire shows of them.
import { storedRow } from '@kasir/core/server';
import { transferMachine } from '@kasir/models';
import { expect, test } from 'vitest';
import { transferLifecycle, transfers } from './kind.ts';

test('a transfer of an earlier release is read as state, in minor units', () => {
  const stored = {
    transfer_id: 't',
    reference: 'settlement-1',
    source_user_id: 'a',
    destination_user_id: 'b',
    status: 'FAILED',
    amount: 10.05,
    currency: 'PHP',
    created: '2026-01-01T00:00:00.000Z',
  };
  const { state } = storedRow(transfers, 't', 1, JSON.stringify(stored), '{"job":"j"}');
  expect(state).toEqual({
    status: 'FAILED',
    reference: 'settlement-1',
    source: 'a',
    destination: 'b',
    currency: 'PHP',
    amount: 1_005,
    job: 'j',
    created: Date.UTC(2026, 0, 1),
  });
  expect(storedRow(transfers, 't', 1, '{}', JSON.stringify(state)).state).toEqual(state);
});

test('a transfer lives as the wire shows it: its lifecycle has the steps of the machine and no others (TXN-FIELD-cashflow-transfer)', () => {
  const steps = Object.values(transferLifecycle.on).flatMap((each) =>
    each.flatMap(({ from, to }) => from.map((one) => `${one} ${to}`)),
  );
  expect(new Set(steps)).toEqual(
    new Set(transferMachine.transitions.map(({ from, to }) => `${from} ${to}`)),
  );
  expect(transferLifecycle.states).toEqual(transferMachine.states);
});
