// Events that did not arrive, grouped by the reason, so that one cause is read once.
import type { EventView } from '@kasir/control';

export interface TroubleGroup {
  readonly text: string;
  readonly remedy: string;
  readonly events: readonly EventView[];
}

/** Groups of undelivered events, the largest first. */
export const groupTroubles = (events: readonly EventView[]): TroubleGroup[] => {
  const troubled = events.filter(({ trouble }) => trouble !== null);
  return [
    ...Map.groupBy(troubled, ({ trouble }) => `${trouble?.text}\n${trouble?.remedy}`).values(),
  ]
    .map((those) => ({
      text: those[0]?.trouble?.text ?? '',
      remedy: those[0]?.trouble?.remedy ?? '',
      events: those,
    }))
    .toSorted((one, other) => other.events.length - one.events.length);
};
