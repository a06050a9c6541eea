// Tests for which sub-accounts the platform may act.
import { expect, test } from 'vitest';
import { mayAct, subAccountLifecycle } from './kind.ts';

test('a platform acts for LIVE sub-accounts, and in test mode for all but suspended ones', () => {
  const { states } = subAccountLifecycle;
  expect(states.filter((status) => mayAct(status, 'live'))).toEqual(['LIVE']);
  expect(states.filter((status) => !mayAct(status, 'test'))).toEqual(['SUSPENDED']);
});
