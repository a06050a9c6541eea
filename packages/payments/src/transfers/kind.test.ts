// Transfers as every release stored them, and the life that the wire shows of them.
import { storedRow } from '@kasir/core/server';
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { transferMachine } from '@kasir/models';
import { expect, test } from 'vitest';
import { place } from '../testing/decide.ts';
import { transferLifecycle, transfers } from './kind.ts';

/** A transfer as an earlier release stored it. */
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

const read = (of: object) => storedRow(transfers, 't', 1, JSON.stringify(of), '{"job":"j"}').state;

test('a transfer of an earlier release is read as state, in minor units', () => {
  const state = read(stored);
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

test('a transfer lives as the wire shows it: its lifecycle has the steps of the machine and no others (TXN-FIELD-cashflow-transfer)', async () => {
  const state = (reference: string) => ({ ...read(stored), reference });
  const viewpoint = { place: place(), state, show: (status: string) => status };
  expect(await observedSteps(transfers, [viewpoint])).toEqual(machineSteps(transferMachine));
  expect(transferLifecycle.states).toEqual(transferMachine.states);
});
