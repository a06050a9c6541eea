// Tests the steps of operators: they lead a sub-account through every status of its lifecycle.
import { findStep } from '@kasir/core/resource';
import { expect, test } from 'vitest';
import { subAccountLifecycle, type SubAccountState } from './kind.ts';
import { subAccountSteps } from './step.ts';

type Status = SubAccountState['status'];

/** Returns the statuses to which operators can lead a sub-account, itself included. */
const reachable = (from: Status): ReadonlySet<Status> => {
  const reached = new Set<Status>([from]);
  // A set that grows while it is walked through is walked through to its new end.
  for (const status of reached)
    for (const on of subAccountSteps) {
      const step = findStep(subAccountLifecycle, status, on);
      if (step) reached.add(step.to as Status);
    }
  return reached;
};

test('operators can lead an invited sub-account to every status, and one of any status to LIVE', () => {
  expect(reachable('INVITED')).toEqual(new Set(subAccountLifecycle.states));
  for (const status of subAccountLifecycle.states) expect(reachable(status)).toContain('LIVE');
});
