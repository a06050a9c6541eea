// What the clauses say of a call, as the commands of every kind say it.
import type { Expectation } from './command.ts';

export const accepted: Expectation = { is: 'accepted' };

/** The target decides, but always alike; `codes` are those by which it may refuse. */
export const open = (question: string, codes?: readonly string[]): Expectation => ({
  is: 'open',
  question,
  ...(codes && { codes }),
});

/** A clause has it refused, with a status and codes where the specification names them. */
export const refused = (
  clause: string,
  by: { readonly status?: number; readonly codes?: readonly string[] } = {},
): Expectation => ({ is: 'refused', clause, ...by });

/** Refused unless it is possible; what comes of it then is open. */
export const openIf = (isPossible: boolean, question: string, clause: string): Expectation =>
  isPossible ? open(question) : refused(clause);
