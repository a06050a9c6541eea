// The page on which the bank of a card asks its holder for a code: who asks, what can come of it,
// and which of that a typed code means.
import type { Context } from '@kasir/core/server';
import { connectorOf } from '../connectors/connector.ts';
import type { Challenge, Choice, PageView, Typed, TypedProblem } from '../hosted-page.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { typeOf } from '../instruments/types/index.ts';
import type { Phrase } from '../phrases.ts';

const CODE = 'one_time_code';

const confirm: Choice = {
  name: 'confirm',
  label: { say: 'confirm' },
  fields: [{ name: CODE, label: { say: CODE }, fill: 'one-time-code', numeric: true }],
};

/** What can come of a challenge, as a type of instruments names it. */
interface Outcome {
  readonly name: string;
  readonly label: Phrase;
  /** Under which name a page takes it, where that is not its own. */
  readonly as?: string;
}

/** The outcomes of a challenge as choices: the holder cancels, and a code stands for each other. */
export const challengeChoices = (
  outcomes: readonly Outcome[],
  context: Context,
): readonly Choice[] =>
  outcomes.map(({ name, label, as = name }) => {
    const code = connectorOf(context)?.challengeCode(name) ?? null;
    return { name: as, label, ...(code === null ? { isSecondary: true } : { test: { code } }) };
  });

/** Who asks the holder of an instrument, as a part of a page; nothing where nobody does. */
export const challengeOf = ({ state }: InstrumentRow): Pick<PageView, 'challenge'> => {
  const known: Omit<Challenge, 'confirm'> | null = typeOf(state.type).challenger(state.detail);
  return known ? { challenge: { ...known, confirm } } : {};
};

/** The choice that a holder has made, by a button or by a code; or what is wrong with the code. */
export const readChallenge = (
  choices: readonly Choice[],
  choice: string,
  typed: Typed,
): { readonly choice: string; readonly problems: readonly TypedProblem[] } => {
  if (choice !== confirm.name) return { choice, problems: [] };
  const code = typed(CODE).replaceAll(/\s/g, '');
  const meant = choices.find(({ test }) => test?.code === code && code !== '');
  return meant
    ? { choice: meant.name, problems: [] }
    : { choice, problems: [{ field: CODE, message: { say: 'one_time_code_wrong' } }] };
};
