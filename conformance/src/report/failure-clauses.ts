// Finds the clauses that a failure is about: those that it names, otherwise those of its law that
// belong to the endpoint and the fields that differ, otherwise those of the law, or of the endpoint
// for a story.
import { clausesIn, clausesOf } from '../clauses.ts';
import { registry } from '../registry.ts';
import type { Violation } from '../violation.ts';
import type { Exchange } from '../targets/wire/message.ts';

/** Returns the members that fit; all of them if none fits. */
const narrowed = (ids: readonly string[], fits: (id: string) => boolean): readonly string[] => {
  const some = ids.filter(fits);
  return some.length > 0 ? some : ids;
};

/**
 * The most clauses of a law about one thing. A story carries those of everything that it does: all
 * together they say nothing about one endpoint.
 */
const MOST_OF_ONE_THING = 40;

/** Returns the field that a clause is about: the last part of its id, if that is in lower case. */
const fieldOf = (id: string): string | null => /-([a-z_][\w.]*)$/.exec(id)?.[1] ?? null;

/** Returns the clauses of a violation; `exchanges` led to it. */
export const clausesOfFailure = (
  law: { readonly clauses: readonly string[] },
  { expected, diff }: Pick<Violation, 'expected' | 'diff'>,
  exchanges: readonly Exchange[],
): readonly string[] => {
  const named = clausesIn(expected);
  if (named.length > 0) return named;
  const endpoint = exchanges.at(-1)?.outgoing.endpoint ?? '';
  const contract = registry.contracts.get(endpoint);
  const own = contract ? clausesOf(contract) : [];
  const shared = law.clauses.filter((id) => own.includes(id));
  const isStory = contract !== undefined && law.clauses.length > MOST_OF_ONE_THING;
  const related = shared.length > 0 ? shared : isStory ? own : law.clauses;
  const text = `${expected} ${diff.map(({ path }) => path).join(' ')}`;
  const words = new Set(text.match(/[\w.]+/g));
  return narrowed(related, (id) => words.has(fieldOf(id) ?? ''));
};
