// Reads the card that a payer types on the page of an invoice: used for one charge, never stored.
import type { Field, Typed, TypedProblem } from '../hosted-page.ts';
import type { Problem } from '../instruments/problems.ts';
import type { CardInput } from '../instruments/types/card/detail.ts';
import type { Phrase } from '../phrases.ts';

interface CardField extends Field {
  /** The name of the field in a card's problems. */
  readonly field: string;
  readonly pattern: RegExp;
  /** The messages for a malformed value, and for one that its network or expiry date rules out. */
  readonly wrong: Phrase;
  readonly refused: Phrase;
}

const fields: readonly CardField[] = [
  {
    name: 'card_number',
    label: { say: 'card_number' },
    fill: 'cc-number',
    numeric: true,
    field: 'card.number',
    pattern: /^\d{12,19}$/,
    wrong: { say: 'card_number_wrong' },
    refused: { say: 'card_number_unknown' },
  },
  {
    name: 'exp_month',
    label: { say: 'expiry_month' },
    fill: 'cc-exp-month',
    numeric: true,
    field: 'card.month',
    pattern: /^(0[1-9]|1[0-2])$/,
    wrong: { say: 'expiry_month_wrong' },
    refused: { say: 'card_expired' },
  },
  {
    name: 'exp_year',
    label: { say: 'expiry_year' },
    fill: 'cc-exp-year',
    numeric: true,
    field: 'card.year',
    pattern: /^20\d\d$/,
    wrong: { say: 'expiry_year_wrong' },
    refused: { say: 'card_expired' },
  },
  {
    name: 'cvn',
    label: { say: 'security_code' },
    fill: 'cc-csc',
    numeric: true,
    field: 'card.securityCode',
    pattern: /^\d{3,4}$/,
    wrong: { say: 'security_code_wrong' },
    refused: { say: 'security_code_length' },
  },
  {
    name: 'holder',
    label: { say: 'name_on_card' },
    fill: 'cc-name',
    field: 'card.holder',
    optional: true,
    pattern: /^[^\p{Cc}]{0,100}$/u,
    wrong: { say: 'name_on_card_wrong' },
    refused: { say: 'name_on_card_wrong' },
  },
];

/** The input fields of a card. */
export const cardFields: readonly Field[] = fields.map(
  ({ field: _field, pattern: _pattern, wrong: _wrong, refused: _refused, ...one }) => one,
);

/** Returns a card as it was typed, without spaces between its digits, with the errors in it. */
export const readCard = (
  typed: Typed,
): { readonly card: CardInput; readonly problems: readonly TypedProblem[] } => {
  const value = (name: string): string =>
    name === 'holder' ? typed(name).trim() : typed(name).replaceAll(/[\s-]/g, '');
  return {
    card: {
      number: value('card_number'),
      month: value('exp_month'),
      year: value('exp_year'),
      securityCode: value('cvn'),
      holder: value('holder') === '' ? null : value('holder'),
      postalCode: false,
      installment: null,
    },
    problems: fields
      .filter(({ name, pattern }) => !pattern.test(value(name)))
      .map(({ name, wrong }) => ({ field: name, message: wrong })),
  };
};

/** Maps the problems of a card to the fields in which it was typed. */
export const typedProblems = (problems: readonly Problem[]): readonly TypedProblem[] =>
  problems.map((problem) => {
    const { name, refused } = fields.find(({ field }) => field === problem.field) ?? {
      name: 'card_number',
      refused: { say: 'card_refused' } as const,
    };
    return { field: name, message: refused };
  });
