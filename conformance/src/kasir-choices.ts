// The decisions of Kasir where the specification leaves them open, as runs of the suite have shown.
import { readFileSync } from 'node:fs';

/** Question -> choice, as reports list them. */
export type Choices = Readonly<Record<string, string>>;

/** The choices that several runs agree on. */
export const agreed = (runs: readonly Choices[]): Choices => {
  const all = Map.groupBy(
    runs.flatMap((choices) => Object.entries(choices)),
    ([question]) => question,
  );
  const same = [...all].filter(([, some]) => new Set(some.map(([, choice]) => choice)).size === 1);
  return Object.fromEntries(same.map(([question, some]) => [question, some[0]?.[1] ?? '']));
};

let read: Choices | undefined;

/** Question -> choice: the table `choices.tsv`, which `tools/choices` writes from reports. */
export const kasirChoices = (): Choices =>
  (read ??= Object.fromEntries(
    readFileSync(new URL('../choices.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t') as [string, string]),
  ));
