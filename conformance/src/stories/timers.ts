// Moves the clock: a little, or to one millisecond before, at and after the next automatic change.
import { type Timer, copyOf, type ModelObject, type Model } from '../model/model.ts';

interface Pending {
  readonly thing: ModelObject;
  readonly timer: Timer;
}

const pendingOf = (model: Model): readonly Pending[] =>
  model.things
    .flatMap((thing) =>
      (thing.kind.timers?.(thing.facts, thing) ?? []).map((timer) => ({ thing, timer })),
    )
    .toSorted((a, b) => a.timer.at - b.timer.at);

/** Fires the timers that are due in the model. */
const fireDue = (model: Model): void => {
  for (;;) {
    const due = pendingOf(model).find(({ timer }) => model.now !== null && timer.at <= model.now);
    if (!due) return;
    const { thing, timer } = due;
    const facts = copyOf(thing.facts);
    timer.fire(facts, model, thing);
    thing.facts = facts;
    thing.touch();
  }
};

/** Moves the target's clock and the model's, by milliseconds. */
const move = async (model: Model, ms: number): Promise<void> => {
  const { control } = model.trial.context;
  if (!control?.clock || ms <= 0 || model.now === null) return;
  await control.clock.advance(ms);
  model.now += ms;
  for (const thing of model.things)
    if (thing.kind.clearUndetermined?.(thing.facts)) model.touch(thing);
  fireDue(model);
};

/** Amounts of time that a story lets pass without a timer, in milliseconds. */
const LITTLE = [1, 1_000, 60_000, 3_600_000] as const;

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Returns the milliseconds of a level with a fixed length; null for other levels. Calendar days
 * begin at midnight UTC.
 */
const spanOf = (level: string, now: number): number | null => {
  const spans: Readonly<Record<string, number>> = {
    'a minute later': MINUTE,
    'ten minutes later': 10 * MINUTE,
    'past midnight': DAY - (now % DAY) + 1,
    'a minute before a day later': DAY - MINUTE,
  };
  return spans[level] ?? null;
};

/** The most that a story moves the clock from its beginning, in milliseconds. */
const HORIZON = 200 * DAY;

/** The same when the clock has been moved by years already, by other stories and other runs. */
const NEAR = 10 * DAY;
const AHEAD = 5 * 365 * DAY;

/**
 * Returns the most that a random story that began at an instant of the target's clock moves it, in
 * milliseconds. All stories share that clock, and it must stay before the dates of documented
 * examples.
 */
export const horizonAt = (began: number | null): number =>
  began !== null && began - Date.now() > AHEAD ? NEAR : HORIZON;

export const clockLevels = {
  to: [
    'a little later',
    'a minute later',
    'before the next timer',
    'at the next timer',
    'after the next timer',
    'ten minutes later',
    'what happens to the last one',
  ],
} as const;

/**
 * Moves time as a level states, and runs `look` at each stop to compare everything: just before a
 * timer its change has not happened yet, after it the change is complete. Resolves to the object of
 * the timer; null without one.
 */
export const passTime = async (
  model: Model,
  level: string,
  look: () => Promise<void>,
): Promise<ModelObject | null> => {
  const { now, began, horizon = HORIZON } = model;
  if (now === null || began === null) return null;
  const span = spanOf(level, now);
  if (span !== null) {
    await letPass(model, span, look);
    return null;
  }
  const next = pendingOf(model).find(({ timer }) => timer.at > now);
  if (level === 'a little later' || !next || next.timer.at - began > horizon) {
    await move(model, model.trial.pick(LITTLE));
    await look();
    return null;
  }
  await move(model, next.timer.at - 1 - now);
  await look();
  if (level === 'before the next timer') return next.thing;
  await move(model, level === 'at the next timer' ? 1 : 2);
  await look();
  return next.thing;
};

/** Lets this many milliseconds pass, from one automatic change to the next. */
export const letPass = async (
  model: Model,
  ms: number,
  look: () => Promise<void>,
): Promise<void> => {
  const end = (model.now ?? 0) + ms;
  while (model.now !== null && model.now < end) {
    const { now } = model;
    const next = pendingOf(model).find(({ timer }) => timer.at > now)?.timer.at ?? end;
    await move(model, Math.min(next, end) - now);
    await look();
  }
};

/** The number of timers of other objects that may fire before that of an object. */
const MOST_ON_THE_WAY = 6;

/** Lets time pass until after the next timer of an object, with the timers before it. */
export const letPassUntil = async (
  model: Model,
  thing: ModelObject | null,
  look: () => Promise<void>,
): Promise<ModelObject | null> => {
  for (let n = 0; n < MOST_ON_THE_WAY; n += 1) {
    const met = await passTime(model, 'after the next timer', look);
    if (met === null || met === thing) return met;
  }
  return null;
};
