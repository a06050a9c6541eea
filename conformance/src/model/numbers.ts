// Numbers and codes that payers pay to: virtual accounts and payment codes of the legacy API. No
// clause states their shape: sent values are shown, changes last, and an ended number stays so.
import { differences } from '../differences.ts';
import type { Made } from '../run/samples/sample.ts';
import type { Command, Sent } from './command.ts';
import type { Kind, ModelObject } from './model.ts';
import { open, refused } from './expecting.ts';
import { get } from './reading.ts';
import { once } from './becoming.ts';
import { amountAt } from './amounts.ts';
import { echo, is, oneOf, some, type Rule, instant, given } from './rule.ts';

/** The properties in which families of numbers differ. */
export interface Family {
  /** Its name in messages, e.g. `a virtual account`. */
  readonly name: string;
  /** Resource of its endpoints, e.g. `payment_codes`. */
  readonly api: string;
  readonly clause: string;
  readonly currency: string;
  readonly category: string;
  /** The names of its fields. */
  readonly reference: string;
  readonly amount: string;
  readonly end: string;
  readonly holder: string;
  /** The field of the number itself. */
  readonly number: string;
  /** The field in which a payment names its number. */
  readonly paidTo: string;
  readonly paidEvent: string;
  /** The event of its status and of changes; null without one. */
  readonly statusEvent: string | null;
  /** Channel -> the fields that select it. */
  readonly channels: Readonly<Record<string, Made>>;
  /** True when an amount is enforced only if is_closed was sent as true. */
  readonly isClosable: boolean;
  readonly hasMetadata: boolean;
  /** The number of digits that a merchant can choose; null when it cannot. */
  readonly digits: number | null;
  /** True when its holder can be changed. */
  readonly isRenamed: boolean;
  /** Returns the request of a payment. */
  pay(
    thing: ModelObject<NumberFacts>,
    amount: number,
  ): { params?: Readonly<Record<string, string>>; body: Made };
  /** The endpoint that shows a payment by its id, or that lists the payments of a number. */
  readonly payments: { readonly endpoint: string; readonly by: 'id' | 'number' };
}

export interface NumberFacts {
  readonly sent: Made;
  amount: unknown;
  single: boolean;
  description: unknown;
  metadata: unknown;
  holder: unknown;
  /** When it ends; null until that was seen. */
  ends: number | null;
  /** True when it has ended: by its time, its only payment, or its merchant. */
  over: boolean;
  /** True when it was seen to be open; at first a number may still be PENDING. */
  open: boolean;
  payments: number;
}

const AWAKE = ['ACTIVE', 'PENDING'];
const ENDED = ['INACTIVE', 'EXPIRED'];

export const HOUR_MS = 3_600_000;

const statusRule = ({ over, open }: NumberFacts): Rule => {
  if (over) return oneOf(ENDED);
  return open ? is('ACTIVE') : oneOf(AWAKE);
};

/** Returns whether only one amount may be paid. */
export const isClosed = ({ isClosable }: Family, { sent, amount }: NumberFacts): boolean =>
  isClosable ? sent['is_closed'] === true : amount !== undefined && amount !== null;

export const kindOf = (family: Family): Kind<NumberFacts> => {
  const { api, amount, end, holder, reference, statusEvent, clause } = family;
  return {
    name: family.name,
    clauses: '',
    classOf: (facts) =>
      [
        isClosed(family, facts) ? 'closed' : 'open',
        facts.single ? 'once' : 'often',
        facts.over ? 'ended' : 'waiting',
        facts.payments > 0 ? 'paid' : '',
      ].join(' '),
    moving: ['status', end, 'updated', 'updated_at', 'alternative_displays'],
    rules: (facts) => ({
      id: some(),
      [reference]: is(facts.sent[reference]),
      [holder]: is(facts.holder),
      [amount]: echo(facts.amount),
      is_single_use: is(facts.single),
      ...(family.isClosable && { is_closed: is(isClosed(family, facts)) }),
      // The fields that selected the channel are shown.
      ...given(facts.sent, channelNames(family)),
      description: echo(facts.description),
      ...(family.hasMetadata && { metadata: echo(facts.metadata) }),
      status: statusRule(facts),
      [end]: facts.ends === null ? some() : instant(facts.ends),
    }),
    learn: (facts, thing) => {
      facts.ends ??= Date.parse(String(thing.seen(end)));
      facts.open ||= thing.seen('status') === 'ACTIVE';
    },
    clearUndetermined: ({ over, open }) => !over && !open,
    passing: ['ACTIVE'],
    ...(statusEvent !== null && {
      announces: { ACTIVE: { names: [statusEvent], clause } },
    }),
    views: [get(`${api}.get`)],
    timers: ({ over, ends }) =>
      once(over ? null : ends, 'its end', clause, (facts) => {
        facts.over = true;
      }),
  };
};

/** Returns an amount with hundredths where the market has them. */
export const inCurrency = ({ currency }: Family, amount: number): number =>
  currency === 'PHP' ? amount / 100 : amount;

/** Returns the names of the fields that select a channel. */
export const channelNames = ({ channels }: Family): readonly string[] =>
  Object.keys(Object.values(channels)[0] ?? {});

const CHANGES = [
  'amount',
  'once',
  'often',
  'description',
  'end in an hour',
  'end in the past',
  'holder',
  'metadata',
  'several',
  'nothing',
] as const;

export const changeOf = (family: Family, kind: Kind<NumberFacts>): Command<NumberFacts> => {
  const { api, clause, name, amount, end, holder } = family;
  return {
    name: `change ${name}`,
    endpoint: `${api}.update`,
    on: kind,
    weight: 2,
    factors: { what: CHANGES },
    input: (occasion) => {
      const { model, thing, levels } = occasion;
      if (model.now === null && levels['what']?.startsWith('end')) return null;
      if (levels['what'] === 'holder' && !family.isRenamed) return null;
      if (levels['what'] === 'metadata' && !family.hasMetadata) return null;
      const money = inCurrency(family, amountAt('thousands', occasion.draw));
      const at = (ms: number): Made => ({ [end]: new Date((model.now ?? 0) + ms).toISOString() });
      const bodies: Readonly<Record<string, Made>> = {
        amount: { [amount]: money },
        once: { is_single_use: true },
        often: { is_single_use: false },
        description: { description: model.trial.newReference() },
        'end in an hour': at(HOUR_MS),
        'end in the past': at(-HOUR_MS),
        holder: { [holder]: model.trial.newReference() },
        metadata: { metadata: { table: model.trial.newReference() } },
        several: { description: model.trial.newReference(), [amount]: money },
        nothing: {},
      };
      return { params: thing.params, body: bodies[levels['what'] ?? ''] ?? {} };
    },
    expects: (facts, { levels }) =>
      facts.over ? refused(clause) : open(`changing ${levels['what'] ?? ''} of ${name}`),
    change: (facts, sent) => changed(family, facts, sent),
    follows: ({ model, thing, before, input }) => {
      if (family.statusEvent === null) return;
      const isSame = differences(before, thing.facts).length === 0;
      // A change to the same values may send no event.
      model.expectEvent({
        account: thing.account,
        names: [family.statusEvent],
        clause,
        about: (data) => data['id'] === thing.id,
        optional: isSame || Object.keys(input.body as Made).length === 0,
      });
    },
  };
};

const changed = (family: Family, facts: NumberFacts, { model, input }: Sent<NumberFacts>): void => {
  const body = input.body as Made;
  const { amount, end, holder } = family;
  if (body[amount] !== undefined) facts.amount = body[amount];
  if (body[holder] !== undefined) facts.holder = body[holder];
  if (body['description'] !== undefined) facts.description = body['description'];
  if (body['metadata'] !== undefined) facts.metadata = body['metadata'];
  if (typeof body['is_single_use'] === 'boolean') facts.single = body['is_single_use'];
  const at = body[end];
  if (typeof at !== 'string') return;
  facts.ends = Date.parse(at);
  if (model.now !== null && facts.ends <= model.now) facts.over = true;
};
