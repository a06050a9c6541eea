// Transfers: their lifecycle on the wire.
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { transferMachine } from '@kasir/models';
import { expect, test } from 'vitest';
import { place } from '../testing/decide.ts';
import { transferLifecycle, transfers } from './kind.ts';

const requested = {
  source: 'a',
  destination: 'b',
  currency: 'PHP',
  amount: 1_005,
  job: 'j',
  created: 0,
};

test('a transfer has exactly the lifecycle steps that its state machine on the wire declares (TXN-FIELD-cashflow-transfer)', async () => {
  const state = (reference: string) => ({ ...requested, reference });
  const viewpoint = { place: place(), state, show: (status: string) => status };
  expect(await observedSteps(transfers, [viewpoint])).toEqual(machineSteps(transferMachine));
  expect(transferLifecycle.states).toEqual(transferMachine.states);
});
