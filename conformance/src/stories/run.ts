// Runs stories of a product, and shortens the one that diverges to the steps that it needs.
import type { Trial } from '../run/trial.ts';
import { Model } from '../model/model.ts';
import { NotSupported, Violation } from '../violation.ts';
import { accountsOf } from './accounts.ts';
import { Covering } from './covering.ts';
import type { Scenario } from './scenario.ts';
import { stepText, type Step } from './step.ts';
import { Tried } from './tried.ts';
import { endpointsOf, type Product } from './product.ts';
import type { Memory } from './step-chooser.ts';
import { Story } from './story.ts';

/** The most requests that shortening a story may cost, and the most minutes under a rate limit. */
const SHORTENING = 15_000;
const SHORTENING_MINUTES = 20;

/** Freezes time during an act, where the target can. */
const standing = async (trial: Trial, act: (frozen: boolean) => Promise<void>): Promise<void> => {
  const freeze = trial.context.control?.clock?.freeze;
  await (freeze ? freeze(() => act(true)) : act(false));
};

const remembering = (): Memory => ({
  covering: new Covering(),
  tried: new Tried(),
  turns: new Map(),
  decisions: new Map(),
});

/** Begins a new story in a model of its own accounts. */
const begin = async (
  trial: Trial,
  product: Product,
  memory: Memory,
  frozen: boolean,
): Promise<Story> => {
  // The replies that an earlier story has set no longer apply.
  trial.context.receiver?.next([]);
  const endpoints = new Set<string>();
  for (const id of endpointsOf(product)) if (await trial.context.supports(id)) endpoints.add(id);
  const accounts = await accountsOf(trial, {
    siblings: endpoints.has('transfers.create'),
    partners:
      endpoints.has('account_links.create') && trial.context.control?.partners !== undefined,
  });
  const now = frozen ? ((await trial.context.control?.clock?.now?.()) ?? null) : null;
  return new Story(
    new Model({
      trial,
      accounts,
      frozen,
      endpoints,
      now,
      turns: memory.turns,
      decisions: memory.decisions,
    }),
    product,
    memory,
  );
};

/** Stops what a story has begun: other stories share its clock. */
const rest = async ({ model }: Story): Promise<void> => {
  for (const thing of model.things) await thing.kind.rest?.(model, thing);
};

const storyText = ({ steps, times }: Pick<Story, 'steps' | 'times'>): string =>
  steps
    .map((step, at) => {
      const time = times[at] ?? null;
      const isLater = time !== null && time !== times[at - 1];
      return stepText(step) + (isLater ? `, at ${new Date(time).toISOString()}` : '');
    })
    .join('\n');

/** A story that was played: its steps, and its violation where it diverged. */
interface Played {
  readonly steps: readonly Step[];
  readonly violation: Violation | null;
}

/** Plays one story. Rejects when something other than a violation ends it. */
const playOnce = async (
  trial: Trial,
  product: Product,
  memory: Memory,
  act: (story: Story) => Promise<void>,
): Promise<Played> => {
  trial.transcript = [];
  const played: { story: Story | null } = { story: null };
  try {
    await standing(trial, async (frozen) => {
      played.story = await begin(trial, product, memory, frozen);
      await act(played.story);
    });
    return { steps: played.story?.steps ?? [], violation: null };
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    trial.explain(error);
    const { story } = played;
    error.counterexample = story ? storyText(story) : '';
    return { steps: [...(story?.steps ?? [])], violation: error };
  } finally {
    played.story?.events.forget();
  }
};

/** Plays one story, and shortens it when it diverges. */
const play = async (
  trial: Trial,
  product: Product,
  memory: Memory,
  act: (story: Story) => Promise<void>,
): Promise<void> => {
  const { steps, violation } = await playOnce(trial, product, memory, async (story) => {
    await act(story);
    await rest(story);
  });
  if (violation) throw await shortenStory(trial, product, steps, violation);
};

/** Runs random stories of a product. Throws `Violation` with the shortest one that diverges. */
export const runStories = async (trial: Trial, product: Product): Promise<void> => {
  const memory = remembering();
  const { number, steps } = trial.profile.stories;
  for (let count = 0; count < number; count += 1)
    await play(trial, product, memory, (story) => story.run(steps));
  trial.witness('a story');
};

/** Steps that follow a scenario, as a share of those of a story. */
const MORE = 0.2;

/** Plays a scenario, and some random steps after it. Throws `Violation` like `runStories`. */
export const runScenario = async (
  trial: Trial,
  product: Product,
  scenario: Scenario,
): Promise<void> => {
  if (!scenario.isPossible(trial.magic))
    throw new NotSupported(
      'the target does not list what it is about in "magic" of conformance.json',
    );
  const more = Math.floor(trial.profile.stories.steps * MORE);
  await play(trial, product, remembering(), async (story) => {
    if (await story.follow(scenario, more)) trial.witness('the whole scenario');
  });
};

/**
 * Returns the violation of the shortest story that diverges; the given one when none diverges
 * again.
 */
const shortenStory = async (
  trial: Trial,
  product: Product,
  steps: readonly Step[],
  violation: Violation,
): Promise<Violation> => {
  const { client } = trial.context;
  const budget = client.sent + Math.min(SHORTENING, client.within(SHORTENING_MINUTES));
  let shortest = { steps, violation };
  const attempt = async (some: readonly Step[]): Promise<void> => {
    const played = await playOnce(trial, product, remembering(), (story) => story.repeat(some));
    if (played.violation) shortest = { steps: played.steps, violation: played.violation };
  };
  // Leaves out parts, half of the steps at first and then less, while the story still diverges.
  for (
    let size = Math.ceil(steps.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  )
    for (let at = shortest.steps.length - size; at > -size; at -= size) {
      if (client.sent > budget) return shortest.violation;
      const from = Math.max(0, at);
      const rest = shortest.steps.filter((_, index) => index < from || index >= from + size);
      // A story that ends in another way does not replace the shortest one.
      if (rest.length > 0 && rest.length < shortest.steps.length)
        await attempt(rest).catch(() => {});
    }
  return shortest.violation;
};
