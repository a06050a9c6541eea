// Tests that an observation ends: with the value that reached the goal, or with an error that shows
// the last value.
import { expect, test } from 'vitest';
import { observeUntil } from './observe.ts';

test('the value that reached the goal is returned', async () => {
  let count = 0;
  const look = async () => ({ status: (count += 1) < 3 ? 'PENDING' : 'SUCCEEDED' });
  const seen = await observeUntil('a payment', look, ({ status }) => status === 'SUCCEEDED');
  expect(seen).toEqual({ status: 'SUCCEEDED' });
  expect(count).toBe(3);
});

test('an observation fails after the maximum number of reads, with the last value', async () => {
  const look = async () => ({ status: 'PENDING' });
  const watching = observeUntil('SUCCEEDED at /payments/1', look, () => false, 5);
  await expect(watching).rejects.toThrow(
    'SUCCEEDED at /payments/1 was not seen in 5 looks. Last seen: {"status":"PENDING"}',
  );
});
