// The page on which the bank of a card asks its holder for a code: who asks, what can come of it,
// and which of that a typed code means.
import type { Context } from '@kasir/core/server';
import { connectorOf } from '../connectors/connector.ts';
import type { Choice, PageView, Typed, TypedProblem } from '../hosted-page.ts';
import type { Phrase } from '../phrases.ts';
import type { InstrumentRow } from './kind.ts';
import { typeOf } from './types/index.ts';

const CODE = 'one_time_code';

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

/**
 * Who asks the holder of an instrument, as a part of a page; nothing where nobody does. A code is
 * sent with the first choice, and says by itself which choice it means.
 */
export const challengeOf = (
  { state }: InstrumentRow,
  [first]: readonly Choice[],
): Pick<PageView, 'challenge'> => {
  const known = typeOf(state.type).challenger(state.detail);
  if (!known) return {};
  const confirm: Choice = {
    name: first?.name ?? '',
    label: { say: 'confirm' },
    fields: [{ name: CODE, label: { say: CODE }, fill: 'one-time-code', numeric: true }],
  };
  return { challenge: { ...known, confirm } };
};

/** The choice that a holder has made, by a button or by a code; or what is wrong with the code. */
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
