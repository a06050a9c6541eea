// The card that a payer types on the page of an invoice: read, used for one charge and forgotten.
import { mustBe } from '@kasir/core';
import type { Field, Typed, TypedProblem } from '../hosted-page.ts';
import type { Problem } from '../instruments/problems.ts';
import type { CardInput } from '../instruments/types/card.ts';

interface CardField extends Field {
  /** Name of the field in the problems of a card. */
  readonly field: string;
  readonly pattern: RegExp;
  readonly accepted: string;
}

const fields: readonly CardField[] = [
  {
    name: 'card_number',
    label: 'Card number',
    fill: 'cc-number',
    field: 'card.number',
    pattern: /^\d{12,19}$/,
    accepted: '12 to 19 digits',
  },
  {
    name: 'exp_month',
    label: 'Expiry month',
    fill: 'cc-exp-month',
    field: 'card.month',
    pattern: /^(0[1-9]|1[0-2])$/,
    accepted: 'a month such as 09',
  },
  {
    name: 'exp_year',
    label: 'Expiry year',
    fill: 'cc-exp-year',
    field: 'card.year',
    pattern: /^20\d\d$/,
    accepted: 'a year such as 2030',
  },
  {
    name: 'cvn',
    label: 'Security code',
    fill: 'cc-csc',
    field: 'card.securityCode',
    pattern: /^\d{3,4}$/,
    accepted: '3 or 4 digits',
  },
  {
    name: 'holder',
    label: 'Name on the card',
    fill: 'cc-name',
    field: 'card.holder',
    optional: true,
    pattern: /^[^\p{Cc}]{0,100}$/u,
    accepted: 'at most 100 characters',
  },
];

/** What a payer types of a card. */
export const cardFields: readonly Field[] = fields.map(({ name, label, fill, optional }) => ({
  name,
  label,
  fill,
  ...(optional && { optional }),
}));

/** A card as it was typed, spaces between its digits left out, or what is wrong with it. */
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
      instalments: false,
    },
    problems: fields
      .filter(({ name, pattern }) => !pattern.test(value(name)))
      .map(({ label, accepted }) => ({ label, message: mustBe(accepted) })),
  };
};

/** Problems of a card under the labels of its fields. */
export const labelled = (problems: readonly Problem[]): readonly TypedProblem[] =>
  problems.map(({ field, message }) => ({
    label: fields.find((one) => one.field === field)?.label ?? 'Card',
    message,
  }));
