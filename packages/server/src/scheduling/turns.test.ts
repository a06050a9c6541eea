// Checks turns: a waiting caller is next, however much others have queued.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Requests work of these callers, all at once; returns the order in which it was done. */
const doneInOrder = async (askers: readonly string[]): Promise<string[]> => {
  const turns = new Turns();
  const done: string[] = [];
  let running = 0;
  const work = (asker: string) => async (): Promise<void> => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    done.push(asker);
    running -= 1;
  };
  await Promise.all(askers.map((asker) => turns.run(asker, work(asker))));
  return done;
};

test('a new caller comes right after the running piece of work, however much another has queued', async () => {
  expect(await doneInOrder(['a', 'a', 'a', 'a', 'b'])).toEqual(['a', 'b', 'a', 'a', 'a']);
  expect(await doneInOrder(['a', 'a', 'b', 'c', 'c'])).toEqual(['a', 'b', 'a', 'c', 'c']);
});

test('a caller with one piece after another rests between them, and another caller does not wait for it', async () => {
  const turns = new Turns(1e6);
  const done: string[] = [];
  const work = (asker: string) => async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push(asker);
  };
  const first = turns.run('a', work('a'));
  const second = turns.run('a', work('a'));
  await first;
  await turns.run('b', work('b'));
  expect(done).toEqual(['a', 'b']);
  await second;
  const third = turns.run('a', work('a'));
  const resting = turns.run('a', work('a'));
  await third;
  turns.close();
  await expect(resting).rejects.toThrow('closed');
});

test('a waiting caller comes after at most one piece of work of each other caller', async () => {
  const askers = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(askers, async (requested) => {
      const done = await doneInOrder(requested);
      expect(done.toSorted()).toEqual(requested.toSorted());
      for (const [at, asker] of done.entries()) {
        if (asker !== done[at + 1]) continue;
        expect(new Set(done.slice(at)), 'somebody else was waiting').toEqual(new Set([asker]));
      }
    }),
  );
});

test('a failed piece of work passes the turn on, and queued work is refused on close', async () => {
  const turns = new Turns();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const failing = turns.run('a', async () => {
    await held;
    throw new Error('spoiled');
  });
  const next = turns.run('a', async () => 'next');
  release();
  await expect(failing).rejects.toThrow('spoiled');
  expect(await next).toBe('next');
  const last = turns.run('a', () => new Promise(() => undefined));
  const waiting = turns.run('b', async () => 'never');
  turns.close();
  await expect(waiting).rejects.toThrow('closed');
  await expect(turns.run('c', async () => 'never')).rejects.toThrow('closed');
  void last;
});
