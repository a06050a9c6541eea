// Reads the judgments that people have made about survivors: judged.tsv has a line for each, with
// the id of the mutant.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `equivalent`: nobody can see a difference. `unspecified`: users see one, and no clause says which
 * is right. `gap`: the suite should have noticed; with a clause where the specification says so.
 */
const verdicts = ['equivalent', 'unspecified', 'gap'] as const;
type JudgedVerdict = (typeof verdicts)[number];

export interface Judged {
  readonly id: string;
  readonly verdict: JudgedVerdict;
  /** The clause that a gap violates, or null. */
  readonly clause: string | null;
  readonly reason: string;
}

const COLUMNS = 'id\tfile\tverdict\tclause\treason';

/** Returns the judged survivors of a text, where `-` means no clause. Throws on an invalid line. */
export const parseJudged = (text: string): ReadonlyMap<string, Judged> => {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== COLUMNS) throw new Error(`judged.tsv must begin with the line: ${COLUMNS}`);
  const judged = new Map<string, Judged>();
  for (const [at, line] of lines.entries()) {
    const [id = '', , word, clause = '', reason = ''] = line.split('\t');
    const verdict = verdicts.find((one) => one === word);
    const where = `judged.tsv line ${at + 2}`;
    if (!verdict) throw new Error(`${where}: the verdict must be one of ${verdicts.join(', ')}.`);
    if (clause === '' || reason === '')
      throw new Error(`${where}: give a clause or -, and a reason.`);
    if (judged.has(id)) throw new Error(`${where}: ${id} was judged before.`);
    judged.set(id, { id, verdict, clause: clause === '-' ? null : clause, reason });
  }
  return judged;
};

/** Returns the judged survivors of this repository. */
export const readJudged = (): ReadonlyMap<string, Judged> =>
  parseJudged(readFileSync(fileURLToPath(new URL('judged.tsv', import.meta.url)), 'utf8'));
