// Builds the page on which the bank of a card asks the cardholder for a code: the bank, the
// possible outcomes, and the outcome of a typed code.
import type { Context } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import type { Choice, PageView, Typed, TypedProblem } from '../hosted-page.ts';
import type { Phrase } from '../phrases.ts';
import type { InstrumentRow } from './kind.ts';
import { challengerOf } from './types/card/bank.ts';
import { findDetail } from './types/index.ts';

const CODE = 'one_time_code';

/** A possible outcome of a challenge, as the bank of a card names it. */
interface Outcome {
  readonly name: string;
  readonly label: Phrase;
  /** The name that a page uses for it, when different. */
  readonly as?: string;
}

/** Returns the outcomes of a challenge as choices: one cancels, each other has its code. */
export const challengeChoices = (
  outcomes: readonly Outcome[],
  context: Context,
): readonly Choice[] =>
  outcomes.map(({ name, label, as = name }) => {
    const code = getConnector(context).challengeCode(name);
    return { name: as, label, ...(code === null ? { isSecondary: true } : { test: { code } }) };
  });

/**
 * Returns the bank that challenges the owner of an instrument, as part of a page; empty when none
 * does. The button sends the code with the first choice; the code itself decides the outcome.
 */
export const challengeOf = (
  { state }: InstrumentRow,
  [first]: readonly Choice[],
): Pick<PageView, 'challenge'> => {
  const card = findDetail(state, 'CARD');
  if (!card) return {};
  const confirm: Choice = {
    name: first?.name ?? '',
    label: { say: 'confirm' },
    fields: [
      { name: CODE, label: { say: CODE }, fill: 'one-time-code', numeric: true, secret: true },
    ],
  };
  return { challenge: { ...challengerOf(card), confirm } };
};

/** Returns the holder's choice, made by a button or by a code, or the error in the code. */
export const readChallenge = (
  choices: readonly Choice[],
  pressed: string,
  typed: Typed,
): { readonly choice: string | null; readonly problems: readonly TypedProblem[] } => {
  const code = typed(CODE).replaceAll(/\s/g, '');
  if (code === '') return { choice: pressed, problems: [] };
  const meant = choices.find(({ test }) => test?.code === code);
  return meant
    ? { choice: meant.name, problems: [] }
    : { choice: null, problems: [{ field: CODE, message: { say: 'one_time_code_wrong' } }] };
};
