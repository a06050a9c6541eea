// Lists all laws, and checks the names of laws that users write.
import { nameOf, type Law } from './law.ts';
import { groupOf } from './verdict.ts';
import { laws, watchingLaws } from './laws/index.ts';
import { program } from './program.ts';
import { BadUsage } from './run/bad-usage.ts';
import type { RunOptions } from './runner/options.ts';
import { isSelected } from './runner/plan.ts';

/** Every law, including those that watch the responses of others. */
export const everyLaw: readonly Law[] = [...laws, ...watchingLaws];

/** Throws `BadUsage` if a name in --only is unknown. */
export const checkWords = (words: readonly string[], own: readonly Law[] = []): void => {
  const all = [...everyLaw, ...own];
  const unknown = words.filter((word) => !all.some((law) => isSelected(law, [word])));
  if (unknown.length === 0) return;
  const groups = [...new Set(everyLaw.map(groupOf))].toSorted().join(', ');
  throw new BadUsage(
    `--only: unknown law, group or endpoint: ${unknown.join(', ')}. ` +
      `Groups: ${groups}. Run ${program} list for all laws.`,
  );
};

/** Throws `BadUsage` if a known failure names an unknown law. */
export const checkKnown = ({ known = [], laws = [] }: RunOptions): void => {
  const names = new Set([...everyLaw, ...laws].map(nameOf));
  const unknown = known.filter(({ law }) => !names.has(law)).map(({ law }) => law);
  if (unknown.length === 0) return;
  throw new BadUsage(
    `--known: unknown law: ${unknown.join(', ')}. Run ${program} list for all laws.`,
  );
};
