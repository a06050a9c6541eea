// Tests that the detail of an instrument is only read as that of its own type.
import { expect, test } from 'vitest';
import { channelsOfTypes, harness } from '../../testing/harness.ts';
import { findDetail, getDetail } from './index.ts';

test('the detail of a type is found on its own instruments only', async () => {
  const { make } = harness();
  const { state } = await make({ channel: channelsOfTypes.OVER_THE_COUNTER });
  expect(getDetail(state, 'OVER_THE_COUNTER')).toEqual({ holder: 'Siti' });
  expect(findDetail(state, 'CARD')).toBeNull();
  expect(() => getDetail(state, 'CARD')).toThrow('is not of CARD');
});
