// Moves the clock: a little, or to one millisecond before, at and after the next thing that happens
// by itself.
import type { Timer } from '../model/kind.ts';
import type { Thing } from '../model/thing.ts';
import type { World } from '../model/world.ts';

interface Pending {
  readonly thing: Thing;
  readonly timer: Timer;
}

const pendingOf = (world: World): readonly Pending[] =>
  world.things
    .flatMap((thing) =>
      (thing.kind.timers?.(thing.facts, thing) ?? []).map((timer) => ({ thing, timer })),
    )
    .toSorted((a, b) => a.timer.at - b.timer.at);

/** Lets happen in the model what is due. */
const fireDue = (world: World): void => {
  for (;;) {
    const due = pendingOf(world).find(({ timer }) => world.now !== null && timer.at <= world.now);
    if (!due) return;
    const { thing, timer } = due;
    const facts = structuredClone(thing.facts);
    timer.fire(facts, world, thing);
    thing.facts = facts;
    thing.touch();
  }
};

/** Moves the target's clock and the model's, by milliseconds. */
const move = async (world: World, ms: number): Promise<void> => {
  const { control } = world.trial.context;
  if (!control?.clock || ms <= 0 || world.now === null) return;
  await control.clock.advance(ms);
  world.now += ms;
  for (const thing of world.things) if (thing.kind.stirs?.(thing.facts)) world.touch(thing);
  fireDue(world);
};

/** How far a story lets pass without a timer, in milliseconds. */
const LITTLE = [1, 1_000, 60_000, 3_600_000] as const;

/** Timers further away than this are left alone, in milliseconds. */
const HORIZON = 400 * 86_400_000;

export const clockLevels = {
  to: ['a little later', 'before the next timer', 'at the next timer', 'after the next timer'],
} as const;

/**
 * Moves time as a level says. Around a timer `look` compares everything at each instant: just
 * before it nothing has happened yet, after it everything.
 */
export const passTime = async (
  world: World,
  level: string,
  look: () => Promise<void>,
): Promise<void> => {
  const { now } = world;
  if (now === null) return;
  const next = pendingOf(world).find(({ timer }) => timer.at > now);
  if (level === 'a little later' || !next || next.timer.at - now > HORIZON) {
    await move(world, world.trial.pick(LITTLE));
    return;
  }
  await move(world, next.timer.at - 1 - now);
  await look();
  if (level === 'before the next timer') return;
  await move(world, level === 'at the next timer' ? 1 : 2);
  await look();
};
