// The hosted page of an object as one of its views: it names the amount of the object, and offers a
// choice exactly while the payer can decide.
import { expectThat } from '../violation.ts';
import type { View, ModelObject } from './model.ts';

interface Page<F extends object> {
  readonly endpoint: string;
  /** Returns its URL, as the object shows it. */
  url(thing: ModelObject<F>): unknown;
  amount(facts: F): unknown;
  /** Returns whether the payer can decide; null where that is open. */
  waits(facts: F): boolean | null;
}

/** Returns the spellings of an amount by its digits alone, with decimals or without. */
const digitsOf = (amount: number): readonly string[] => [
  String(amount).replace('.', ''),
  amount.toFixed(2).replace('.', ''),
];

/** Returns the numbers of a text by their digits; people separate thousands in several ways. */
const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\d[\d.,\u00A0\u202F]*/g)].map(([number]) => number.replaceAll(/\D/g, ''));

/** Returns the view of an object on its hosted page, where the control interface can read pages. */
export const hostedPage = <F extends object>(page: Page<F>): View<F> => ({
  name: 'its hosted page',
  endpoint: page.endpoint,
  partial: true,
  read: async ({ trial }, thing) => {
    const url = page.url(thing);
    const readPage = trial.context.control?.payer?.read;
    if (!readPage || typeof url !== 'string') return {};
    const { text, choices } = await readPage(url);
    const waits = page.waits(thing.facts);
    const amount = Number(page.amount(thing.facts));
    const numbers = numbersIn(text);
    expectThat(
      waits !== true || digitsOf(amount).some((digits) => numbers.includes(digits)),
      `the amount ${amount} on the page of ${thing.kind.name}`,
      text,
    );
    if (waits !== null)
      expectThat(
        choices.length > 0 === waits,
        `${waits ? 'a choice' : 'no choice'} on the page of ${thing.kind.name}`,
        choices.join(', '),
      );
    return {};
  },
});
