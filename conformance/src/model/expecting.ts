// Creates the expectations that commands of every kind declare.
import type { Expectation } from './command.ts';
import type { Model } from './model.ts';

export const accepted: Expectation = { is: 'accepted' };

/** The target decides, but always alike; `codes` are those with which it may refuse. */
export const open = (question: string, codes?: readonly string[]): Expectation => ({
  is: 'open',
  question,
  ...(codes && { codes }),
});

/** Returns a refusal by a clause, with a status and codes where the specification names them. */
export const refused = (
  clause: string,
  by: { readonly status?: number; readonly codes?: readonly string[] } = {},
): Expectation => ({ is: 'refused', clause, ...by });

/** Returns a refusal unless the call is possible; then its result is open. */
export const openIf = (isPossible: boolean, question: string, clause: string): Expectation =>
  isPossible ? open(question) : refused(clause);

/**
 * Returns the time from a moment until now as a part of an open question whose result may change
 * with time, such as a refund. Empty at that moment, and while the clock is unknown.
 */
export const sinceThen = ({ now }: Pick<Model, 'now'>, then: unknown): string => {
  const at = typeof then === 'string' ? Date.parse(then) : NaN;
  return now === null || Number.isNaN(at) || now === at ? '' : ` ${now - at} ms later`;
};
