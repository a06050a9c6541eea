// Holds the laws of statements: their lines add up to the operations of the run.
import {
  statement as statementSchema,
  type Operation,
  type Statement,
  type StatementLine,
} from '@kasir/connector/protocol';
import { NotApplicable, Violation } from '../../violation.ts';
import type { ConnectorLaw } from '../law.ts';
import type { Trial } from '../trial.ts';

const DAY_MS = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the statements of yesterday and today: a run may last beyond midnight. */
const readStatements = async (trial: Trial): Promise<readonly Statement[]> => {
  const found: Statement[] = [];
  for (const date of [dayOf(Date.now() - DAY_MS), dayOf(Date.now())]) {
    const { body, code } = await trial.wire.get(`/statements?date=${date}`);
    const parsed = statementSchema.safeParse(body);
    if (code !== null || !parsed.success)
      throw new Violation('a statement in which net is gross - fee', JSON.stringify(body));
    if (parsed.data.date !== date) throw new Violation(date, parsed.data.date);
    found.push(parsed.data);
  }
  return found;
};

const moving: readonly string[] = ['charge', 'capture', 'refund'];

/** Throws unless a line matches its operation. */
const expectLine = (line: StatementLine, { id, work, status, amount }: Operation): void => {
  const seen = JSON.stringify(line);
  if (status !== 'succeeded' || !moving.includes(work) || !amount)
    throw new Violation(`no line of ${id}, which is a ${work} and ${status}`, seen);
  const gross = work === 'refund' ? -amount.value : amount.value;
  if (line.kind !== work || line.gross.value !== gross || line.gross.currency !== amount.currency)
    throw new Violation(`${work} of ${gross} ${amount.currency}`, seen);
};

export const statementLaws: readonly ConnectorLaw[] = [
  {
    id: 'statement-1',
    title: 'no operation has two lines, and every line has the amount of its operation',
    run: async (trial) => {
      const lines = (await readStatements(trial)).flatMap((one) => one.lines);
      const own = lines.filter(({ operation }) => trial.model.has(operation));
      const [seen, ids] = [new Set<string>(), new Set<string>()];
      for (const line of lines) {
        if (seen.has(line.operation) || ids.has(line.id))
          throw new Violation(`one line of ${line.operation}`, JSON.stringify(line));
        seen.add(line.operation);
        ids.add(line.id);
      }
      for (const line of own) expectLine(line, await trial.read(line.operation));
      if (own.length === 0) throw new NotApplicable('No line of this run is there yet.');
    },
  },
  {
    id: 'statement-2',
    title: 'a statement that is complete has a line for every success of its day',
    run: async (trial) => {
      // Only the operations so far: the statements may not contain later successes.
      const before = trial.model.all().map(({ operation }) => operation);
      const statements = await readStatements(trial);
      const complete = statements.filter((one) => one.is_complete).map(({ date }) => date);
      const there = new Set(
        statements.flatMap((one) => one.lines).map(({ operation }) => operation),
      );
      const missing = before.filter(
        ({ id, work, status }) => status === 'succeeded' && moving.includes(work) && !there.has(id),
      );
      const lost = missing.find(({ updated_at: at }) => complete.includes(at.slice(0, 10)));
      if (lost) throw new Violation(`a line of ${lost.work} ${lost.id}`, 'none');
      if (missing.length > 0)
        throw new NotApplicable('The statement says that it is not complete: run it again later.');
    },
  },
];
