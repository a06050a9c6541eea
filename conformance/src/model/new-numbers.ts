// New numbers and codes: drawn by the target or chosen by the merchant; no number is given out
// twice.
import { differences } from '../differences.ts';
import type { Made } from '../run/samples/sample.ts';
import { metadataOf } from '../run/samples/values.ts';
import { expectThat } from '../violation.ts';
import { field } from '../targets/wire/message.ts';
import type { Command, Occasion } from './command.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { open, refused } from './expecting.ts';
import { addMade } from './acting.ts';
import { amountAt } from './amounts.ts';
import { referenceFor, references } from './references.ts';
import { type Family, type NumberFacts, HOUR_MS, inCurrency, channelNames } from './numbers.ts';

/** Level -> the time until its end; the last one is later than any that a target sets by itself. */
const ends: Readonly<Record<string, number>> = {
  'in an hour': HOUR_MS,
  'in a day': 24 * HOUR_MS,
  'in forty days': 40 * 24 * HOUR_MS,
};

/** Returns the body of a new number by its levels; null when they allow none. */
const bodyOf = (family: Family, kind: Kind<NumberFacts>, occasion: Occasion): Made | null => {
  const { reference, amount, end, holder, digits } = family;
  const { model, levels, draw } = occasion;
  const called = referenceFor(occasion, kind, reference);
  const after = ends[levels['end'] ?? ''];
  const taken = model.all(kind).findLast(({ facts }) => chosenIn(facts) !== undefined);
  if (called === null) return null;
  if (levels['number'] === 'taken' && !taken) return null;
  if (after !== undefined && model.now === null) return null;
  if (levels['closed'] === 'true' && levels['amount'] === 'none') return null;
  const chosen = String(10 ** ((digits ?? 2) - 1) + draw.integer(1, 10 ** 8));
  const number = levels['number'] === 'taken' && taken ? chosenIn(taken.facts) : chosen;
  return {
    ...(levels['number'] === 'taken' && taken
      ? channelFieldsOf(family, taken.facts)
      : family.channels[levels['channel'] ?? '']),
    [reference]: called,
    [holder]: 'Siti Rahayu',
    ...(levels['amount'] !== 'none' && {
      [amount]: inCurrency(family, amountAt(levels['amount'], occasion.draw)),
    }),
    ...(levels['use'] !== 'left out' && { is_single_use: levels['use'] === 'once' }),
    ...((levels['closed'] ?? 'left out') !== 'left out' && {
      is_closed: levels['closed'] === 'true',
    }),
    ...(after !== undefined && { [end]: new Date((model.now ?? 0) + after).toISOString() }),
    ...(levels['description'] === 'given' && { description: 'Two coffees' }),
    ...metadataOf(levels['metadata'], draw),
    ...((levels['number'] === 'chosen' || levels['number'] === 'taken') && {
      virtual_account_number: number,
    }),
  };
};

export const createOf = (family: Family, kind: Kind<NumberFacts>): Command => {
  const { api, clause, name, amount, end, holder, digits } = family;
  return {
    name: `create ${name}`,
    endpoint: `${api}.create`,
    on: null,
    keyed: true,
    weight: 2,
    factors: {
      channel: Object.keys(family.channels),
      amount: ['none', 'thousands', 'hundred thousands'],
      use: ['left out', 'once', 'often'],
      end: ['none', ...Object.keys(ends)],
      description: ['left out', 'given'],
      ...(family.isClosable && { closed: ['left out', 'true', 'false'] }),
      ...(family.hasMetadata && { metadata: ['none', 'one', 'odd'] }),
      ...(digits !== null && { number: ['given', 'given', 'chosen', 'taken'] }),
      reference: references,
    },
    input: (occasion) => {
      const body = bodyOf(family, kind, occasion);
      return body && { body };
    },
    expects: (_, { model, account, input, levels }) => {
      const chosen = field(input.body, 'virtual_account_number');
      const same = model.all(kind).filter(({ facts }) => isSameNumber(family, facts, input.body));
      if (chosen !== undefined && same.length > 0)
        return same.some((one) => one.account === account && !one.facts.over)
          ? refused(clause, { status: 409 })
          : open(
              same.some((one) => !one.facts.over)
                ? `a number of ${String(field(input.body, 'bank_code'))} that another account has`
                : 'a number that has ended',
            );
      const channel = levels['channel'] ?? '';
      const how = chosen === undefined ? '' : ' with a chosen number';
      return open(`${name} of ${channel}${how}`);
    },
    follows: (outcome) => {
      const { model, input } = outcome;
      const sent = input.body as Made;
      const ends = sent[end];
      const made = addMade(outcome, kind, {
        sent,
        amount: sent[amount],
        single: sent['is_single_use'] === true,
        description: sent['description'],
        metadata: sent['metadata'],
        holder: sent[holder],
        ends: typeof ends === 'string' ? Date.parse(ends) : null,
        over: false,
        open: false,
        payments: 0,
      });
      expectOwnNumber(model, family, made);
    },
  };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the digits that its merchant has chosen; undefined without any. */
export const chosenIn = ({ sent }: NumberFacts): string | undefined => {
  const digits = sent['virtual_account_number'];
  return typeof digits === 'string' ? digits : undefined;
};

const channelFieldsOf = (family: Family, { sent }: NumberFacts): Made =>
  Object.fromEntries(channelNames(family).map((name) => [name, sent[name]]));

/** Returns whether a request chooses the same digits and channel as a number. */
const isSameNumber = (family: Family, facts: NumberFacts, body: unknown): boolean =>
  chosenIn(facts) !== undefined &&
  chosenIn(facts) === field(body, 'virtual_account_number') &&
  Object.entries(channelFieldsOf(family, facts)).every(
    ([name, value]) => field(body, name) === value,
  );

/** Checks that no two waiting numbers are the same, and that a chosen one has the chosen digits. */
const expectOwnNumber = (model: Model, family: Family, made: ModelObject<NumberFacts>): void => {
  const number = made.seen(family.number);
  const chosen = chosenIn(made.facts);
  if (chosen !== undefined)
    expectThat(
      number === `${textOf(made.seen('merchant_code'))}${chosen}`,
      `${family.number} with the digits ${chosen} behind merchant_code (${family.clause})`,
      number,
    );
  const channel = channelFieldsOf(family, made.facts);
  const others = model
    .all(made.kind)
    .filter((one) => one !== made && !one.facts.over)
    .filter((one) => differences(channel, channelFieldsOf(family, one.facts)).length === 0);
  expectThat(
    others.every((one) => one.seen(family.number) !== number),
    `${family.number} that no other has (${family.clause})`,
    number,
  );
};
