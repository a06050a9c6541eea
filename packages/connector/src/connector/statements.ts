// Handles the requests for settlement statements.
import * as z from 'zod';
import { respond, respondError } from '../http/respond.ts';
import { statement } from '../protocol/index.ts';
import { dayOfTime } from '../store/day.ts';
import type { ConnectorStore } from '../store/port.ts';
import type { System } from '../system.ts';
import type { MakeStatement } from './author.ts';
import { toKnown } from './runner.ts';

const isDate = (text: string | null): text is string => z.iso.date().safeParse(text).success;

/** Handles GET /statements. Throws when the author's lines are malformed. */
export const respondWithStatement = async (
  { store, system }: { readonly store: ConnectorStore; readonly system: System },
  makeStatement: MakeStatement,
  date: string | null,
): Promise<Response> => {
  if (!isDate(date))
    return respondError('INVALID', {
      field: 'date',
      message: 'date must be a date in the form YYYY-MM-DD.',
    });
  // One transaction reads the successes and decides whether the day is over, because no success is
  // stored for a day after its end.
  const day = await store.transact((rows) => {
    const { operations, payments } = rows.successesOn(date);
    const isOver = dayOfTime(system.now()) > date;
    return { operations: operations.map(toKnown), payments, isOver };
  });
  const made = await makeStatement(date, day);
  return respond(200, statement.parse({ date, ...made }));
};
