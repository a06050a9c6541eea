// Reads the card that a payer types on the page of an invoice: used for one charge, never stored.
import type { CardNetwork } from '@kasir/models';
import type { Field, Typed, TypedProblem } from '../hosted-page.ts';
import type { Problem } from '../instruments/problems.ts';
import type { CardInput } from '../instruments/types/card/detail.ts';
import type { Phrase } from '../phrases.ts';

interface CardField extends Field {
  /** The names by which problems of a card refer to this field. */
  readonly of: readonly string[];
  readonly pattern: RegExp;
  /** The messages for a malformed value, and for one that its network or expiry date rules out. */
  readonly wrong: Phrase;
  readonly refused: Phrase;
}

/** Month and year, with or without a slash, which numeric keyboards do not have. */
const EXPIRY = /^(0[1-9]|1[0-2]|[1-9](?=\/))\/?(?:20)?(\d\d)$/;

const fields: readonly CardField[] = [
  {
    name: 'card_number',
    label: { say: 'card_number' },
    fill: 'cc-number',
    numeric: true,
    secret: true,
    of: ['card.number'],
    pattern: /^\d{12,19}$/,
    wrong: { say: 'card_number_wrong' },
    refused: { say: 'card_number_unknown' },
  },
  {
    name: 'expiry',
    label: { say: 'expiry_date' },
    fill: 'cc-exp',
    numeric: true,
    half: true,
    example: { say: 'expiry_example' },
    of: ['card.month', 'card.year'],
    pattern: EXPIRY,
    wrong: { say: 'expiry_date_wrong' },
    refused: { say: 'card_expired' },
  },
  {
    name: 'cvn',
    label: { say: 'security_code' },
    fill: 'cc-csc',
    numeric: true,
    half: true,
    secret: true,
    of: ['card.securityCode'],
    pattern: /^\d{3,4}$/,
    wrong: { say: 'security_code_wrong' },
    refused: { say: 'security_code_length' },
  },
  {
    name: 'holder',
    label: { say: 'name_on_card' },
    fill: 'cc-name',
    of: ['card.holder'],
    optional: true,
    pattern: /^[^\p{Cc}]{0,100}$/u,
    wrong: { say: 'name_on_card_wrong' },
    refused: { say: 'name_on_card_wrong' },
  },
];

/** Returns the input fields of a card whose number is of one of these networks. */
export const cardFields = (accepted: readonly CardNetwork[]): readonly Field[] =>
  fields.map(({ of: _of, pattern: _pattern, wrong: _wrong, refused: _refused, ...one }) => ({
    ...one,
    ...(one.name === 'card_number' && { networks: accepted }),
  }));

/** Returns the typed card, without spaces and hyphens between its digits, and its errors. */
export const readCard = (
  typed: Typed,
): { readonly card: CardInput; readonly problems: readonly TypedProblem[] } => {
  const value = (name: string): string =>
    name === 'holder' ? typed(name).trim() : typed(name).replaceAll(/[\s-]/g, '');
  const [, month = '', year = ''] = EXPIRY.exec(value('expiry')) ?? [];
  return {
    card: {
      number: value('card_number'),
      month: month.padStart(2, '0'),
      year: `20${year}`,
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
export const typedProblems = (problems: readonly Problem[]): readonly TypedProblem[] => {
  const known = new Map(
    problems.map((problem) => {
      const { name, refused } = fields.find(({ of }) => of.includes(problem.field)) ?? {
        name: 'card_number',
        refused: { say: 'card_refused' } as const,
      };
      return [name, { field: name, message: refused }];
    }),
  );
  return [...known.values()];
};
