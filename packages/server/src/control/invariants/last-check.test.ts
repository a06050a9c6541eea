// Checks the reported progress of a check of the books: on a real store, at each of its steps.
import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';
import { readingOn, readsHere, type OperatorReads } from '../reads/reading.ts';
import { LastCheck, type CheckProgress } from './last-check.ts';

/** The books of a server, and the reported progress at each step of a check. */
const open = async () => {
  const { kasir } = await openTestServer();
  const seen: (CheckProgress | null)[] = [];
  const here = readsHere(readingOn(kasir.store, kasir.context));
  const reads: OperatorReads = {
    ...here,
    run: (read, input, report) =>
      here.run(read, input, (steps) => {
        report?.(steps);
        seen.push(books.progress);
      }),
  };
  const books = new LastCheck(
    reads,
    () => kasir.store.now(),
    () => undefined,
  );
  return { books, seen };
};

const sharesOf = (seen: readonly (CheckProgress | null)[]): (number | null | undefined)[] =>
  seen.map((progress) => progress?.share);

test('the first check measures its progress in books, later ones in the pages that the check before read', async () => {
  const { books, seen } = await open();
  expect(books.progress).toBeNull();
  await books.check(0);
  const all = seen.at(-1)?.books ?? 0;
  expect(seen.at(-1)).toMatchObject({ checked: all, share: 1 });
  expect(seen.map((progress) => progress?.share)).toEqual(
    seen.map((progress) => (progress?.checked ?? 0) / all),
  );
  expect(books.progress).toBeNull();
  const first = seen.splice(0);
  await books.check(0);
  const shares = sharesOf(seen);
  expect(seen).toHaveLength(first.length);
  expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  expect(shares).toEqual(shares.toSorted((one, other) => Number(one) - Number(other)));
  expect(seen.at(-1)?.leftMs).toBe(0);
});

test('callers during a check share its result, and a failed check is no longer in progress', async () => {
  const { books } = await open();
  const [one, other] = await Promise.all([books.check(0), books.check(0)]);
  expect(other).toBe(one);
  const failing: OperatorReads = {
    run: () => Promise.reject(new Error('gone')),
    warmUp: () => undefined,
    close: async () => undefined,
  };
  const broken = new LastCheck(failing, Date.now, () => undefined);
  await expect(broken.check(0)).rejects.toThrow('gone');
  expect(broken.progress).toBeNull();
});
