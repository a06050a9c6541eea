// The law of announced webhooks: no object sends a webhook that its page did not announce.
import type { ObjectAction, TimelineEntry } from '@kasir/control';
import { expect, test } from 'vitest';
import {
  listAll,
  openItems,
  openObserved,
  openQuestions,
  play,
  type Control,
} from '../../testing/observed-scenario.ts';
import { openingSteps } from '../../testing/payment-scenarios.ts';

const DAY_MS = 86_400_000;

/** Names of the webhooks that a timeline shows, each as often as it was written. */
const sentIn = (timeline: readonly TimelineEntry[]): readonly string[] =>
  timeline.flatMap(({ type, detail }) => (type === 'event' ? [String(detail['event'])] : []));

/** The sent and the announced webhooks of an object, as its page shows them at one time. */
interface Announced {
  readonly kind: string;
  readonly status: string | null;
  readonly sent: readonly string[];
  readonly upcoming: readonly string[];
  readonly actions: readonly ObjectAction[];
}

type Pages = ReadonlyMap<string, Announced>;

const readAll = async (control: Control, account: string): Promise<Pages> => {
  const pages = new Map<string, Announced>();
  for (const { id, kind, status } of await listAll(control, account, 100)) {
    const { body } = await control('GET', `/accounts/${account}/objects/${id}`);
    const { timeline, webhooks, steps, actions } = body;
    for (const { webhooks: those } of steps)
      expect(webhooks.upcoming).toEqual(expect.arrayContaining(those as string[]));
    pages.set(id, { kind, status, sent: sentIn(timeline), upcoming: webhooks.upcoming, actions });
  }
  return pages;
};

/**
 * Returns whether a webhook belongs to another object, which announces it: a refund or a request.
 */
const isMention = ({ kind }: Announced, event: string): boolean =>
  /^(?:v3_)?payments$/.test(kind) && /^(?:refund|payment_request)\./.test(event);

/** Returns the webhooks that were sent without being announced. */
const surprises = (before: Pages, after: Pages): string[] =>
  [...before].flatMap(([id, page]) =>
    (after.get(id)?.sent ?? [])
      .slice(page.sent.length)
      .filter((event) => !page.upcoming.includes(event) && !isMention(page, event))
      .map((event) => `${page.kind} ${page.status} of ${id}: ${event}`),
  );

/** Performs an action on every object that offers it. */
const actOnAll = async (control: Control, account: string, pages: Pages, action: ObjectAction) => {
  for (const [id, { actions }] of pages) {
    if (!actions.includes(action)) continue;
    const path = `/accounts/${account}/objects/${id}/act`;
    const done = await control('POST', path, { action });
    if (done.body.errors?.[0]?.path === 'body.amount')
      await control('POST', path, { action, amount: 1_000 });
  }
};

test.each([
  ['sync', 'spec', ['authorize', 'pay', 'capture', 'refund']],
  ['async', 'service', ['decline', 'expire', 'cancel', 'capture']],
] as const)(
  'no object sends a webhook that its page did not announce, refunds %s, dialect %s',
  async (refunds, dialect, actions) => {
    const { scenario, control } = await openObserved(refunds, dialect);
    await play(scenario, [...openingSteps, ...openItems(30_000)]);
    await openQuestions(scenario);
    const announced = new Set<string>();
    for (const account of scenario.accounts) {
      let pages = await readAll(control, account);
      const goOn = async (happen: () => Promise<unknown>): Promise<void> => {
        for (const { upcoming } of pages.values())
          for (const event of upcoming) announced.add(event);
        await happen();
        const after = await readAll(control, account);
        expect(surprises(pages, after)).toEqual([]);
        pages = after;
      };
      for (const action of actions) await goOn(() => actOnAll(control, account, pages, action));
      await goOn(() => scenario.kasir.clock.advance(40 * DAY_MS));
    }
    expect(announced.size).toBeGreaterThan(10);
    await scenario.kasir.close();
  },
);
